import { expect, test } from "vitest";
import { things } from "#tools/stage-fixtures.ts";
import { lowSunOf } from "./low-sun.ts";

test.each([
  ["eiffel-tower sunrise", true],
  ["eiffel-tower red-sunset", true],
  ["sunrise eiffel-tower", true],
  ["sunrise horse-face", false],
  ["sunrise", false],
  ["eiffel-tower", false],
  ["eiffel-tower camel", false],
  ["eiffel-tower sunrise croissant", true],
  ["eiffel-tower sunrise croissant camel", false],
  ["eiffel-tower sunrise winding-road", false],
  ["eiffel-tower sunrise croissant*3", false],
  ["!eiffel-tower sunrise", false],
  ["eiffel-tower*3 sunrise", false],
  // Land has its own sky, and what flies stands on no ground.
  ["winding-road sunrise", false],
  ["balloon sunrise", false],
] as const)("[R16.2] what stands somewhere at sunrise stands before the sun: %s", (shown, isIt) => {
  expect(lowSunOf({ things: things(shown) }) !== null).toBe(isIt);
});
