/** The names of what goes over the wire, as the server's document has them. */
import type { components } from "../protocol/types";

type Schemas = components["schemas"];

export type Said = Schemas["Said"];
export type Refusal = Schemas["Refusal"];
export type Me = Schemas["Me"];
export type Language = Me["language"];
export type TitleOut = Schemas["TitleOut"];
export type GameOut = Schemas["GameOut"];
export type ChairOut = Schemas["ChairOut"];
export type NewGame = Schemas["NewGame"];
export type TableOut = Schemas["TableOut"];
export type DecisionOut = Schemas["DecisionOut"];
export type OptionOut = Schemas["OptionOut"];
export type LineOut = Schemas["LineOut"];
export type WhyOut = Schemas["WhyOut"];
export type ProposalOut = Schemas["ProposalOut"];
export type ClockIn = Schemas["ClockIn"];
export type ClockOut = Schemas["ClockOut"];
export type WaitingOut = Schemas["WaitingOut"];
export type RemarkOut = Schemas["RemarkOut"];
export type ReplayOut = Schemas["ReplayOut"];
export type MutedOut = Schemas["MutedOut"];
export type DigestOut = Schemas["DigestOut"];
export type Branch = Schemas["Branch"];
export type House = Schemas["House"];
export type LinkOut = Schemas["LinkOut"];
export type WishesOut = Schemas["WishesOut"];
export type WishesIn = Schemas["WishesIn"];
export type HookOut = Schemas["HookOut"];
export type What = WishesOut["mail"][number];
export type ResultOut = Schemas["ResultOut"];
