/** What this server can do: what it cannot is not offered. */
import * as api from "../kernel/api";

class TheHouse {
  /** Does it send letters? Unknown at first. */
  mail = $state<boolean | null>(null);

  async load(): Promise<void> {
    if (this.mail !== null) return;
    const found = await api.house();
    if (found.ok) this.mail = found.value.mail;
  }
}

export const house = new TheHouse();
