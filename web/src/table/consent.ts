/** Taking back what others have seen: what has become of a question, and who has answered it. */
import type { ChairOut, ProposalOut, TableOut } from "../kernel/wire";

type Asked = Pick<TableOut, "move" | "undo">;

/** A question was on the table before; is it still, was it refused, withdrawn, taken back, or has the game gone on? */
export function outcome(before: Asked | null, now: Asked): "none" | "open" | "refused" | "withdrawn" | "back" | "on" {
  const asked = before?.undo.proposal;
  if (now.undo.proposal) return "open";
  if (!before || !asked) return "none";
  if (now.move === before.move) return now.undo.withdrawn ? "withdrawn" : "refused";
  return now.move < before.move ? "back" : "on";
}

/** Everybody who must agree: the people at the table, whoever sits beside them. */
export function asked(chairs: ChairOut[], proposal: ProposalOut): { seat: string; name: string; agreed: boolean }[] {
  return chairs
    .filter((chair) => chair.name !== "")
    .map(({ seat, name }) => ({ seat, name, agreed: proposal.agreed.includes(seat) }));
}
