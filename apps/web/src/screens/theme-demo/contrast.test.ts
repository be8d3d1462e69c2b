import { expect, test } from "vitest";
import { contrastRatio, longHex } from "./contrast.ts";

test("black on white is 21, a colour on itself is 1, and the order does not matter", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastRatio("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrastRatio("#a4161a", "#a4161a")).toBe(1);
});

test("[R3.6] white on the accent is 7.75", () => {
  expect(contrastRatio("#ffffff", "#a4161a").toFixed(2)).toBe("7.75");
});

test("the short form that a minifier writes counts the same", () => {
  expect(contrastRatio("#fff", "#a4161a")).toBe(contrastRatio("#ffffff", "#a4161a"));
  expect(longHex("#1aF")).toBe("#11aaFF");
  expect(longHex("#161a1d")).toBe("#161a1d");
});
