/** A record from a file: read, unpacked where it is packed, and not too long for the server. */
import { refusalOf } from "../kernel/api";
import type { Refusal } from "../kernel/wire";

/** The longest record the server takes, in letters. */
export const LONGEST = 60_000;
const GZIP = [0x1f, 0x8b];

/** The text of a record, or why it cannot be one. */
export async function textOf(file: Blob): Promise<{ text: string } | { refusal: Refusal }> {
  if (file.size > LONGEST) return { refusal: refusalOf("too_long") };
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const packed = GZIP.every((byte, n) => bytes[n] === byte);
    const text = packed ? await unpacked(bytes) : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.length > LONGEST ? { refusal: refusalOf("too_long") } : { text };
  } catch {
    return { refusal: refusalOf("no_text") };
  }
}

/** What was packed with gzip; no more of it than a record may be long. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += decoder.decode(piece.value, { stream: true });
    if (text.length > LONGEST) {
      await reader.cancel();
      break;
    }
  }
  return text;
}
