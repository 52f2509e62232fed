import { describe, expect, it } from "vitest";

import { Digits } from "../src/kernel/keys";

describe("digits", () => {
  it("name an option at once", () => {
    expect(new Digits().press("3", 5, 0)).toBe(2);
  });
  it("typed quickly are one number", () => {
    const digits = new Digits();
    expect(digits.press("1", 14, 0)).toBe(0);
    expect(digits.press("2", 14, 300)).toBe(11);
  });
  it("typed slowly are two", () => {
    const digits = new Digits();
    digits.press("1", 14, 0);
    expect(digits.press("2", 14, 1500)).toBe(1);
  });
  it("that make too large a number begin anew", () => {
    const digits = new Digits();
    digits.press("1", 14, 0);
    expect(digits.press("9", 14, 300)).toBe(8);
    expect(digits.press("1", 14, 600)).toBe(0);
  });
  it("that name nothing choose nothing", () => {
    const digits = new Digits();
    expect(digits.press("0", 9, 0)).toBe(-1);
    expect(digits.press("7", 4, 100)).toBe(-1);
    expect(digits.press("1", 0, 100)).toBe(-1);
  });
});
