import { expect, test } from "vitest";
import type { FilmScene } from "#film/film.ts";
import type { Plan } from "#plan/plan.ts";
import { choosePosterFrame } from "./poster-frame.ts";

function planOf(...scenes: [seconds: number, text: string][]): Plan {
  let time = 0;
  const laid = scenes.map(([seconds, text]) => {
    const start = time;
    time += seconds;
    return { text, start, end: time } as FilmScene;
  });
  return { film: { scenes: laid }, framesPerSecond: 30, frameCount: Math.round(time * 30) } as Plan;
}

test("[R17.6] the poster shows the title once its last word stands", () => {
  expect(choosePosterFrame(planOf([3, "Why do cats purr?"], [3, "They sleep."]))).toBe(42);
});

test("[R17.6] a title that is gone before its words stand is no poster: the first finished line is", () => {
  expect(choosePosterFrame(planOf([0.6, "Why do cats purr?"], [2, ""], [3, "They sleep."]))).toBe(78 + 42);
  // Nothing but breaths: the first that is long enough.
  expect(choosePosterFrame(planOf([0.6, ""], [2, ""]))).toBe(18 + 42);
  // All of them are short: as late as possible in the longest.
  expect(choosePosterFrame(planOf([0.6, "One"], [1.5, "Two"], [0.9, "Three"]))).toBe(Math.round((0.6 + 1.15) * 30));
});
