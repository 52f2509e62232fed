import { describe, expect, it } from "vitest";

import type { RemarkOut } from "../src/kernel/wire";
import { end, merged, unread } from "../src/table/remarks";

const remark = (number: number, speaker = "a", more: Partial<RemarkOut> = {}): RemarkOut => ({
  number,
  speaker,
  name: speaker,
  seat: null,
  text: `text ${number}`,
  at: "2024-05-01T12:00:00Z",
  hidden: false,
  ...more,
});
const numbers = (remarks: RemarkOut[]): number[] => remarks.map(({ number }) => number);

describe("remarks", () => {
  it("stand in order and once each, however they come", () => {
    expect(numbers(merged([remark(0), remark(2)], [remark(1), remark(2), remark(3)]))).toEqual([0, 1, 2, 3]);
  });
  it("are as they came last", () => {
    const found = merged([remark(0)], [remark(0, "a", { hidden: true, text: "" })]);
    expect(found.map(({ hidden, text }) => [hidden, text])).toEqual([[true, ""]]);
  });
  it("are new until they have been read, unless they are one's own or hidden", () => {
    const all = [remark(0), remark(1), remark(2, "me"), remark(3, "b", { hidden: true }), remark(4)];
    expect(unread(all, 1, "me")).toBe(2);
    expect(unread(all, 1, undefined)).toBe(3);
    expect(unread(all, end(all), "me")).toBe(0);
  });
  it("end after the last, also where there are none", () => {
    expect([end([]), end([remark(7)])]).toEqual([0, 8]);
  });
});
