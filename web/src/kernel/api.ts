/** The server's doors. A refusal is an answer like any other: nothing here throws. */
import { time } from "./time.svelte";
import type { Branch, GameOut, HookOut, House, Language, LinkOut, Me, MutedOut, NewGame, Refusal, RemarkOut, ReplayOut, TableOut, TitleOut, WhyOut, WishesIn, WishesOut } from "./wire";

export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** A refusal of our own: the request never reached the server, or what came back was no answer of it. */
export function refusalOf(code: string): Refusal {
  return { code, said: { id: `refused-${code}`, args: {}, number: "" }, clause: "", table: null };
}

async function call<T>(method: string, path: string, body?: unknown, how: RequestInit = {}): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      ...how,
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    return { ok: false, refusal: refusalOf("offline") };
  }
  time.heard(response.headers.get("date"));
  if (response.status === 204) return { ok: true, value: undefined as T };
  try {
    const found: unknown = await response.json();
    if (response.ok) return { ok: true, value: found as T };
    if (isRefusal(found)) return { ok: false, refusal: found };
  } catch {
    // Something in between answered in the server's place: not a word of it can be trusted.
  }
  return { ok: false, refusal: refusalOf("failed") };
}

function isRefusal(found: unknown): found is Refusal {
  return typeof found === "object" && found !== null && "code" in found && "said" in found;
}

const game = (id: string): string => `/games/${encodeURIComponent(id)}`;
const asked = (invitation: string): string => (invitation ? `?invitation=${encodeURIComponent(invitation)}` : "");

// -- people -------------------------------------------------------------------------------------------

export const whoAmI = () => call<Me | null>("GET", "/me");
export const comeIn = (name: string, language: Language) => call<Me>("POST", "/guests", { name, language });
export const change = (what: { name?: string; language?: Language }) => call<Me>("PATCH", "/me", what);
export const keep = (email: string, password: string) => call<Me>("POST", "/me/keep", { email, password });
export const signIn = (email: string, password: string) => call<Me>("POST", "/sign-in", { email, password });
export const signOut = () => call<void>("POST", "/sign-out", {});
export const deleteMe = () => call<void>("DELETE", "/me");

// -- lobby --------------------------------------------------------------------------------------------

export const titles = () => call<TitleOut[]>("GET", "/titles");
export const games = (which: "open" | "mine" | "over") => call<GameOut[]>("GET", `/games?which=${which}`);
export const newGame = (asks: NewGame) => call<GameOut>("POST", "/games", asks);
export const showGame = (id: string, invitation = "") => call<GameOut>("GET", game(id) + asked(invitation));
export const sit = (id: string, seat: string, invitation = "") =>
  call<GameOut>("POST", `${game(id)}/seat`, { seat, invitation });
export const getUp = (id: string) => call<void>("DELETE", `${game(id)}/seat`);
export const putBot = (id: string, seat: string, bot: string) =>
  call<GameOut>("POST", `${game(id)}/bots`, { seat, bot });
export const rematch = (id: string, rotate: boolean) => call<GameOut>("POST", `${game(id)}/rematch`, { rotate });
export const freeSeat = (id: string, seat: string) => call<GameOut>("DELETE", `${game(id)}/kept/${encodeURIComponent(seat)}`);

// -- table --------------------------------------------------------------------------------------------

/** How much of the log is here, so that it is not told again. */
export interface Had {
  since: number;
  epoch: number | null;
}

const had = ({ since, epoch }: Had): string => `?since=${since}${epoch === null ? "" : `&epoch=${epoch}`}`;

export const choose = (id: string, log: Had, number: number, option: string) =>
  call<TableOut>("POST", `${game(id)}/choices${had(log)}`, { number, option });
export const takeBack = (id: string, log: Had, number: number, what: "choice" | "turn" | "by_consent") =>
  call<TableOut>("POST", `${game(id)}/undo${had(log)}`, { number, what });
export const consent = (id: string, log: Had, number: number, agree: boolean) =>
  call<TableOut>("POST", `${game(id)}/undo/consent${had(log)}`, { number, agree });
export const comeBack = (id: string, log: Had) => call<TableOut>("POST", `${game(id)}/seat/back${had(log)}`, {});
/** What is before somebody's eyes is no news to them any more. Told even while the page goes away. */
export const saw = (id: string, move: number, epoch: number) =>
  call<void>("POST", `${game(id)}/seen`, { move, epoch }, { keepalive: true });
export const why = (id: string, text: string) => call<WhyOut>("POST", `${game(id)}/why`, { text });

// -- looking again ------------------------------------------------------------------------------------

export function replay(id: string, move: number, eyes: string, invitation = ""): Promise<Answer<ReplayOut>> {
  const query = new URLSearchParams({ move: String(move) });
  if (eyes) query.set("eyes", eyes);
  if (invitation) query.set("invitation", invitation);
  return call<ReplayOut>("GET", `${game(id)}/replay?${query}`);
}
/** Where the record of a game that is over is fetched from. */
export const recordOf = (id: string, invitation = "") => `/api${game(id)}/record${asked(invitation)}`;
export const branch = (id: string, asks: Branch, invitation = "") =>
  call<GameOut>("POST", `${game(id)}/branch${asked(invitation)}`, asks);
export const upload = (record: string) => call<GameOut>("POST", "/records", { record });
export const forget = (id: string) => call<void>("DELETE", game(id));

// -- talk ---------------------------------------------------------------------------------------------

export const remarks = (id: string, invitation = "") =>
  call<RemarkOut[]>("GET", `${game(id)}/remarks${asked(invitation)}`);
export const say = (id: string, text: string, invitation = "") =>
  call<RemarkOut>("POST", `${game(id)}/remarks${asked(invitation)}`, { text });
export const report = (id: string, number: number, invitation = "") =>
  call<void>("POST", `${game(id)}/remarks/${number}/report${asked(invitation)}`, {});
export const muted = () => call<MutedOut[]>("GET", "/me/mutes");
export const mute = (person: string) => call<void>("POST", "/me/mutes", { person });
export const hear = (person: string) => call<void>("DELETE", "/me/mutes", { person });

// -- letters and news ---------------------------------------------------------------------------------

export const house = () => call<House>("GET", "/house");
export const askForLink = (email: string) => call<null>("POST", "/sign-in-link", { email });
export const lookAtLink = (token: string) => call<LinkOut>("POST", "/links/look", { token });
export const comeInByLink = (token: string) => call<Me>("POST", "/links/come-in", { token });
export const claimEmail = (email: string) => call<Me>("POST", "/me/email", { email });
export const forgetEmail = () => call<Me>("DELETE", "/me/email");
export const withdrawClaim = () => call<Me>("DELETE", "/me/email/claim");
export const setPassword = (password: string) => call<Me>("POST", "/me/password", { password });
export const wishes = () => call<WishesOut>("GET", "/me/wishes");
export const wish = (what: WishesIn) => call<WishesOut>("PATCH", "/me/wishes", what);
export const setHook = (url: string) => call<HookOut>("PUT", "/me/hook", { url });
export const forgetHook = () => call<void>("DELETE", "/me/hook");
export const tryHook = () => call<void>("POST", "/me/hook/test", {});
export const tryLetter = () => call<null>("POST", "/me/letter/test", {});
export const endLetters = (token: string) => call<void>("POST", `/no-letters?token=${encodeURIComponent(token)}`, {});
