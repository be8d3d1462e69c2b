import { expect, test } from "vitest";
import { CHAPTER_SECONDS_MIN, chaptersOf } from "./chapters.ts";

const scenesOf = (...ends: number[]) =>
  ends.map((end, index) => ({ text: `Scene ${index + 1}`, start: ends[index - 1] ?? 0, end }));

test("chapters begin at 0:00, with a scene each, and none is shorter than the channel allows [R14.5]", () => {
  const chapters = chaptersOf(scenesOf(4, 8, 12.4, 20, 24, 31.2, 40));

  expect(chapters.map(({ at }) => at)).toEqual([0, 12, 24]);
  expect(chapters[0]?.words).toBe("Scene 1 Scene 2 Scene 3");
  const ends = [...chapters.slice(1).map(({ at }) => at), 40];
  for (const [index, { at }] of chapters.entries())
    expect((ends[index] ?? 0) - at).toBeGreaterThanOrEqual(CHAPTER_SECONDS_MIN);
});

test.each([
  ["too short", scenesOf(10, 20, 29.9)],
  ["two long scenes", scenesOf(25, 50)],
  ["a short end", scenesOf(14, 28, 35)],
  ["nothing", []],
])("a film of %s has none [R14.5]", (_, scenes) => {
  expect(chaptersOf(scenes)).toEqual([]);
});
