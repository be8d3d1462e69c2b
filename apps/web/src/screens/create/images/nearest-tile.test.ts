import { expect, test } from "vitest";
import { nearestTile } from "./nearest-tile.ts";

// Four columns and a second shelf, which begins after a heading:
//  0 1 2 3
//  4 5
//  6 7 8 9
const places = [
  [0, 0], [1, 0], [2, 0], [3, 0],
  [0, 1], [1, 1],
  [0, 2.4], [1, 2.4], [2, 2.4], [3, 2.4],
] as const; // prettier-ignore
const boxes = places.map(([column, row]) => ({ left: column * 110, top: row * 90, width: 100, height: 80 }));

test.each([
  [1, "right", 2],
  [3, "right", 4],
  [4, "left", 3],
  [0, "left", 0],
  [9, "right", 9],
  [1, "down", 5],
  [3, "down", 5],
  [5, "down", 7],
  [8, "up", 5],
  [7, "down", 7],
  [2, "up", 2],
] as const)("[R7.3] from picture %i the arrow %s leads to %i", (from, direction, to) => {
  expect(nearestTile(boxes, from, direction)).toBe(to);
});
