/** From ids to sentences, in one language. */
import { FluentBundle, FluentNumber, FluentResource, type Scope, type FluentVariable } from "@fluent/bundle";

import type { Said } from "./wire";

export type Arguments = Record<string, FluentVariable>;

/** A small number needs nobody to format it: browsers take long to learn how to. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}

/** Arguments as Fluent takes them. */
function counted(args: Arguments): Arguments {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, typeof value === "number" ? new Count(value) : value]));
}

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    files: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  /** Is there such a message, with such an attribute? */
  has(id: string, attribute = ""): boolean {
    const message = this.#bundle.getMessage(id);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** The text of a message, or of one of its attributes. What is missing shows its id: better than nothing. */
  text(id: string, args: Arguments = {}, attribute = ""): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === null || pattern === undefined) return attribute ? `${id}.${attribute}` : id;
    return this.#bundle.formatPattern(pattern, counted(args), []);
  }

  /** A saying, with all that goes into it. */
  say(said: Said): string {
    const args: Arguments = {};
    for (const [key, value] of Object.entries(said.args)) args[key] = this.#value(value);
    return this.text(said.id, args) + said.number;
  }

  #value(value: Said["args"][string]): FluentVariable {
    if (typeof value !== "object") return value;
    return Array.isArray(value) ? value.map((part) => this.say(part)).join(", ") : this.say(value);
  }
}

/** A numbered clause of a rulebook, or the heading of a chapter (its number is then ""). */
export interface Clause {
  id: string;
  chapter: string;
  number: string;
  text: string;
}

/** The clauses of a file of rules, in order: `COW-SUMMON-16 = …` is COW-SUMMON.16. */
export function clausesOf(file: string): Clause[] {
  const found: Clause[] = [];
  for (const line of file.split("\n")) {
    const match = /^([A-Z]+-[A-Z]+)(?:-(\d+))? = (.*)$/.exec(line);
    if (!match) continue;
    const [, chapter = "", number = "", text = ""] = match;
    found.push({ id: number ? `${chapter}.${number}` : chapter, chapter, number, text });
  }
  return found;
}
