/** Looking for a word in the rules and on the cards. */
import type { Clause, Words } from "../kernel/words";

/** A card or another piece, and what it says. */
export interface Piece {
  id: string;
  name: string;
  text: string;
}

export interface Chapter {
  id: string;
  text: string;
  clauses: Clause[];
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLowerCase();

/** The pieces of a file of names that say something. */
export function piecesOf(file: string, title: string, words: Words): Piece[] {
  const found: Piece[] = [];
  for (const line of file.split("\n")) {
    const id = /^([a-z]+-[a-z]+-\w+) =/.exec(line)?.[1];
    if (!id?.startsWith(`${title}-`)) continue;
    const text = ["text", "lasting"].filter((part) => words.has(id, part)).map((part) => words.text(id, {}, part));
    if (text.length > 0) found.push({ id, name: words.text(id), text: text.join(" ") });
  }
  return found;
}

/** Clauses and pieces that hold every word that is looked for. Nothing looked for: all of them. */
export function sought(clauses: Clause[], pieces: Piece[], wish: string): { clauses: Clause[]; pieces: Piece[] } {
  const words = fold(wish).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => fold(text).includes(word));
  return {
    clauses: clauses.filter((clause) => clause.number && holds(`${clause.id} ${clause.text}`)),
    pieces: pieces.filter((piece) => holds(`${piece.name} ${piece.text}`)),
  };
}

/** Clauses under the headings of their chapters. */
export function chapters(found: Clause[], all: Clause[]): Chapter[] {
  return all
    .filter((clause) => !clause.number)
    .map((heading) => ({
      id: heading.id,
      text: heading.text,
      clauses: found.filter((clause) => clause.chapter === heading.chapter),
    }))
    .filter((chapter) => chapter.clauses.length > 0);
}
