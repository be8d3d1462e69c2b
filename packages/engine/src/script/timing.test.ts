import { expect, test } from "vitest";
import { paceWords } from "./timing.ts";

const words = "Bir iki üç. Dört beş altı.".split(" ");
const groups = [
  { from: 0, to: 3, lines: [[0, 1, 2]], fontSize: 10 },
  { from: 3, to: 6, lines: [[0, 1, 2]], fontSize: 10 },
];

test("words fill the time, one after the other", () => {
  const timed = paceWords(words, groups, { start: 1, end: 5 });

  expect(timed[0]?.start).toBe(1);
  for (const [index, word] of timed.entries()) {
    expect(word.end).toBeGreaterThan(word.start);
    expect(word.start).toBeGreaterThanOrEqual(timed[index - 1]?.end ?? 0);
  }
  expect(timed.at(-1)?.end).toBeLessThanOrEqual(5);
});

test("a short text in a long film keeps its pace inside a group and rests between groups", () => {
  const timed = paceWords(words, groups, { start: 0, end: 60 });
  const gap = (index: number) => (timed[index + 1]?.start ?? 0) - (timed[index]?.start ?? 0);

  expect(gap(0)).toBeLessThan(1);
  expect(gap(2)).toBeGreaterThan(20);
});
