/** The pages of the client, and their addresses. */

export type Page =
  | { name: "lobby" }
  | { name: "new"; title: string }
  | { name: "game"; id: string; invitation: string }
  | { name: "replay"; id: string; move: number; eyes: string; invitation: string }
  | { name: "rules"; title: string; clause: string; query: string }
  | { name: "account" }
  | { name: "come-in"; token: string }
  | { name: "no-letters"; token: string }
  | { name: "nowhere" };

const WORD = /^[A-Za-z0-9_-]+$/;

/** The page at an address. */
export function pageAt(address: string): Page {
  const url = new URL(address, "http://here");
  const [first = "", second = "", ...more] = url.pathname.split("/").filter(Boolean);
  if (first === "games" && WORD.test(second) && more.length === 1 && more[0] === "replay") {
    return {
      name: "replay",
      id: second,
      move: Math.trunc(Math.max(0, Number(url.searchParams.get("move")) || 0)),
      eyes: url.searchParams.get("eyes") ?? "",
      invitation: url.searchParams.get("invitation") ?? "",
    };
  }
  if (more.length > 0 || (second && !WORD.test(second))) return { name: "nowhere" };
  if (first === "" && second === "") return { name: "lobby" };
  if (first === "new" && second) return { name: "new", title: second };
  if (first === "games" && second) {
    return { name: "game", id: second, invitation: url.searchParams.get("invitation") ?? "" };
  }
  if (first === "rules") {
    return {
      name: "rules",
      title: second,
      clause: decoded(url.hash.slice(1)),
      query: url.searchParams.get("q") ?? "",
    };
  }
  if (first === "account" && second === "") return { name: "account" };
  // Tokens stand behind the #: no server sees them on the way, and no page that is linked to.
  if ((first === "come-in" || first === "no-letters") && second === "") return { name: first, token: decoded(url.hash.slice(1)) };
  return { name: "nowhere" };
}

/** The address of a page. */
export function addressOf(page: Page): string {
  switch (page.name) {
    case "lobby":
    case "nowhere":
      return "/";
    case "account":
      return "/account";
    case "come-in":
    case "no-letters":
      return `/${page.name}${page.token ? `#${page.token}` : ""}`;
    case "new":
      return `/new/${page.title}`;
    case "game":
      return `/games/${page.id}${page.invitation ? `?invitation=${encodeURIComponent(page.invitation)}` : ""}`;
    case "replay": {
      const query = new URLSearchParams({ move: String(page.move) });
      if (page.eyes) query.set("eyes", page.eyes);
      if (page.invitation) query.set("invitation", page.invitation);
      return `/games/${page.id}/replay?${query}`;
    }
    case "rules": {
      const query = page.query ? `?q=${encodeURIComponent(page.query)}` : "";
      return `/rules${page.title ? `/${page.title}` : ""}${query}${page.clause ? `#${page.clause}` : ""}`;
    }
  }
}

/** The address of a moment of a game. */
export function momentAddress(id: string, move: number, eyes = "", invitation = ""): string {
  return addressOf({ name: "replay", id, move, eyes, invitation });
}

/** The address of a clause, such as COW-SUMMON.16. */
export function clauseAddress(title: string, clause: string): string {
  return addressOf({ name: "rules", title, clause, query: "" });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
