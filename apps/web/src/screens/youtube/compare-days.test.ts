import { expect, test } from "vitest";
import { compareDays } from "./compare-days.ts";

test("a period is compared with as many days before, and only where all of them are known [R14.4]", () => {
  expect(compareDays([9, 1, 1, 2, 2], 2)).toEqual({ total: 4, percent: 100 });
  expect(compareDays([4, 4, 1, 1], 2)).toEqual({ total: 2, percent: -75 });
  expect(compareDays([1, 2, 2], 2)).toEqual({ total: 4, percent: null });
  expect(compareDays([0, 0, 2, 2], 2)).toEqual({ total: 4, percent: null });
  expect(compareDays([], 7)).toEqual({ total: 0, percent: null });
});
