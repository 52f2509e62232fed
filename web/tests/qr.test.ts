import jsQR from "jsqr";
import { describe, expect, it } from "vitest";

import { codeOf } from "../src/kernel/qr";

const SCALE = 4;

/** The picture as a camera sees it: light, and dark where the path is. */
function drawn(size: number, path: string): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * (size * SCALE) ** 2).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let py = Number(y) * SCALE; py < (Number(y) + 1) * SCALE; py++) {
      for (let px = Number(x) * SCALE; px < (Number(x) + Number(width)) * SCALE; px++) {
        pixels.fill(0, 4 * (py * size * SCALE + px), 4 * (py * size * SCALE + px) + 3);
      }
    }
  }
  return pixels;
}

describe("the code of an invitation", () => {
  it.each([
    "http://127.0.0.1:8017/games/Zx-9_aBcDeFgHiJk?invitation=AAAAAAAAAAAAAAAAAAAAAA",
    "https://a-rather-long-name.example.org:8443/games/yrLcrSdA-ai9N0FR?invitation=o-_kZ0123456789abcdefg",
  ])("%s is what a camera reads", (link) => {
    const { size, path } = codeOf(link);
    const found = jsQR(drawn(size, path), size * SCALE, size * SCALE);
    expect(found?.data).toBe(link);
    expect(size).toBeLessThan(60);
  });
  it("has a light border all around", () => {
    const { size, path } = codeOf("x");
    const squares = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, w]) => [Number(x), Number(y), Number(x) + Number(w)]);
    expect(squares.every(([x = 0, y = 0, end = 0]) => x >= 4 && y >= 4 && y < size - 4 && end <= size - 4)).toBe(true);
  });
});
