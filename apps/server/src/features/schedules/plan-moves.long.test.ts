import * as fc from "fast-check";
import { expect, test } from "vitest";
import { keepsTheList } from "./plan-moves.model.ts";

test("20,000 plans in eleven zones keep their times through edits of one, later and all (F28) [R13.2] [R13.3 rule]", () => {
  expect(() => fc.assert(keepsTheList, { numRuns: 20_000 })).not.toThrow();
});
