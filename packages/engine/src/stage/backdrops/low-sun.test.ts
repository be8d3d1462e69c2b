import { expect, test } from "vitest";
import { things } from "#tools/stage-fixtures.ts";
import { lowSunOf } from "./low-sun.ts";

test.each([
  ["eiffel-tower sunrise", true],
  ["eiffel-tower red-sunset", true],
  ["eiffel-tower", false],
  ["eiffel-tower camel", false],
  ["eiffel-tower sunrise camel", false],
  ["!eiffel-tower sunrise", false],
  ["eiffel-tower*3 sunrise", false],
  // Land has its own sky, and what flies stands on no ground.
  ["winding-road sunrise", false],
  ["balloon sunrise", false],
] as const)("[R16.2] one thing at sunrise stands before the sun: %s", (shown, isIt) => {
  expect(lowSunOf({ things: things(shown) }) !== null).toBe(isIt);
});
