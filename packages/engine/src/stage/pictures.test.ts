import { expect, test } from "vitest";
import { freeCorners, overlap } from "./pictures.ts";

const PRINT = { x: 100, y: 100, width: 400, height: 500 };
const STICKER = { size: 120, across: 540 };

test("[R16.5] what is stuck on a print keeps off every head and stays in the frame", () => {
  const heads = [
    { x: 380, y: 480, width: 120, height: 120 },
    { x: 110, y: 120, width: 90, height: 90 },
  ];

  const corners = freeCorners(PRINT, STICKER, heads);

  expect(corners).toHaveLength(2);
  for (const { x, y } of corners) {
    expect(overlap({ x: x - 60, y: y - 60, width: 120, height: 120 }, heads)).toBe(0);
    expect(x + 60).toBeLessThan(540);
  }
  expect(freeCorners(PRINT, STICKER, [])).toHaveLength(4);
});
