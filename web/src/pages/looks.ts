/** How titles look where no board is drawn: the sign of a seat, the picture in the lobby. */
import type { Component } from "svelte";

interface Looks {
  sign(seat: string): string;
  picture(): Promise<{ default: Component }>;
}

const LOOKS: Record<string, Looks> = {
  chaos: {
    sign: (seat) => `p-${seat}`,
    picture: () => import("../titles/chaos/Picture.svelte"),
  },
};

/** The sign of a seat; a chair where the title has no signs. */
export function signOf(title: string, seat: string | undefined): string {
  return (seat && LOOKS[title]?.sign(seat)) || "ui-seat";
}

/** The picture of a title, for those that have one. */
export function pictureOf(title: string): Promise<{ default: Component }> | null {
  return LOOKS[title]?.picture() ?? null;
}
