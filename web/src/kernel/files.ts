/** The files of words: one lazy chunk for each language and file. */
import type { Language } from "./wire";

const FOLDER = "../../../src/oldworld/locale";
const files = import.meta.glob<string>(
  ["../../../src/oldworld/locale/*/web.ftl", "../../../src/oldworld/locale/*/*/*.ftl"],
  { query: "?raw", import: "default" },
);

/** The text of a file such as `web` or `chaos/rules`, or "" where there is none. */
export async function wordsFile(language: Language, file: string): Promise<string> {
  return (await files[`${FOLDER}/${language}/${file}.ftl`]?.()) ?? "";
}
