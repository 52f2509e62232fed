/** Where the browser is. Links are ordinary links; a plain click on one of ours does not load the page anew. */
import { pageAt, type Page } from "./router";

class Where {
  #address = $state(location.pathname + location.search + location.hash);
  #page = $derived(pageAt(this.#address));

  get page(): Page {
    return this.#page;
  }

  get address(): string {
    return this.#address;
  }

  /** Go to an address of ours. */
  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    const before = this.#page.name;
    this.#read();
    if (how === "push" && this.#page.name !== before) scrollTo(0, 0);
  }

  /** Listen to the browser's own buttons, and to clicks on links. */
  listen(): void {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.getAttribute("href")?.startsWith("#main")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  #read(): void {
    this.#address = location.pathname + location.search + location.hash;
  }
}

export const where = new Where();
