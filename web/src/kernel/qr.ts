/** A QR code as a picture: dark squares on a light ground, whatever the light of the page. */
import { encode } from "uqr";

/** Cameras want so many light squares around the code. */
const QUIET = 4;

export interface Code {
  /** How many squares it is wide, with the light ones around it. */
  size: number;
  /** The dark squares, as the path of an SVG. */
  path: string;
}

/** The code of a text. A row's dark squares that touch are one stroke, so that no hairlines part them. */
export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const path = data.flatMap((row, y) => {
    const strokes: string[] = [];
    for (let x = 0; x < size; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) strokes.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
    }
    return strokes;
  });
  return { size, path: path.join("") };
}
