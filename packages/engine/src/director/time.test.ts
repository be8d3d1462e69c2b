import { array, assert, boolean, double, integer, option, property, string } from "fast-check";
import { expect, test } from "vitest";
import { beatSeconds } from "./beat-seconds.ts";
import { planTimes, snapCuts, timeNeeded } from "./time.ts";

const sum = (seconds: readonly number[]) => seconds.reduce((total, each) => total + each, 0);

test("a beat is shown for its picture and its letters, never too short nor too long", () => {
  expect(beatSeconds("Dur")).toBe(1.8);
  expect(beatSeconds("x".repeat(34))).toBeCloseTo(2.7);
  expect(beatSeconds("x".repeat(64))).toBe(4);
});

test("the length a text asks for is known before a film is made", () => {
  expect(timeNeeded("Dur", "tr")).toBe(5);
  expect(timeNeeded("This is one sentence of a film. ".repeat(40), "en")).toBeGreaterThan(60);
});

test("an asked length is met to the millisecond by pace, breaths and end card; every beat stays readable [R16]", () => {
  const input = {
    texts: array(string({ unit: "grapheme-ascii", minLength: 1, maxLength: 64 }), { minLength: 1, maxLength: 40 }),
    asked: option(double({ min: 5, max: 60, noNaN: true }), { nil: undefined }),
    hasEndCard: boolean(),
  };
  assert(
    property(input.texts, input.asked, input.hasEndCard, (texts, asked, hasEndCard) => {
      const { beats, breaths, breathSeconds, endCard, total } = planTimes({
        texts,
        asked,
        hasEndCard,
        isLastOnCard: false,
      });

      expect(sum(beats) + sum(breaths) * breathSeconds + endCard).toBeCloseTo(total, 6);
      expect(total).toBe(asked ?? total);
      expect(total).toBeLessThanOrEqual(60);
      for (const [index, seconds] of beats.slice(0, -1).entries()) {
        const natural = beatSeconds(texts[index] ?? "");
        expect(seconds).toBeGreaterThanOrEqual(natural * 0.85 - 1e-6);
        expect(seconds).toBeLessThanOrEqual(natural * 1.2 + 1e-6);
      }
      const breath = sum(breaths) > 0 ? breathSeconds : 1.2;
      expect(breath).toBeGreaterThanOrEqual(1.2 - 1e-6);
      expect(breath).toBeLessThanOrEqual(2.4 + 1e-6);
    }),
  );
});

test("a voice decides the times, and is never hurried", () => {
  const { beats } = planTimes({
    texts: ["a", "b"],
    spokenSeconds: [3, 1],
    asked: 5.5,
    hasEndCard: false,
    isLastOnCard: false,
  });

  expect(beats[0]).toBeCloseTo(3.35);
  expect(beats[1]).toBeGreaterThanOrEqual(1.35);
});

test("cuts fall on beats of the music; none is lost and the end stays", () => {
  assert(
    property(
      array(integer({ min: 1200, max: 4800 }), { minLength: 1, maxLength: 30 }),
      integer({ min: 300, max: 1600 }),
      (lengths, beat) => {
        let time = 0;
        const cuts = lengths.map((length) => (time += length / 1000));
        const snapped = snapCuts(cuts, beat / 1000);

        expect(snapped).toHaveLength(cuts.length);
        expect(snapped.at(-1)).toBe(cuts.at(-1));
        for (const [index, cut] of snapped.entries()) expect(cut).toBeGreaterThan(snapped[index - 1] ?? 0);
      },
    ),
  );
});
