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

test("[R16.3] an asked length is met by pace, breaths and end card, or the film ends early; every beat stays readable", () => {
  const input = {
    texts: array(string({ unit: "grapheme-ascii", minLength: 1, maxLength: 64 }), { minLength: 1, maxLength: 40 }),
    asked: option(double({ min: 5, max: 60, noNaN: true }), { nil: undefined }),
    hasEndCard: boolean(),
    pictureCount: integer({ min: 0, max: 4 }),
  };
  assert(
    property(
      input.texts,
      input.asked,
      input.hasEndCard,
      input.pictureCount,
      (texts, length, hasEndCard, pictureCount) => {
        // Pictures have their own room in it.
        const asked = length === undefined ? undefined : Math.min(60, length + 2 * pictureCount);
        const { beats, breaths, breathSeconds, pictureSeconds, endCard, total } = planTimes({
          texts,
          asked,
          hasEndCard,
          pictureCount,
          isLastOnCard: false,
        });

        const told = sum(beats) + sum(breaths) * breathSeconds + endCard + pictureCount * pictureSeconds;
        expect(told).toBeCloseTo(total, 6);
        expect(total).toBeLessThanOrEqual(asked ?? 60);
        for (const [index, seconds] of beats.slice(0, -1).entries()) {
          const natural = beatSeconds(texts[index] ?? "");
          expect(seconds).toBeGreaterThanOrEqual(natural * 0.85 - 1e-6);
          expect(seconds).toBeLessThanOrEqual(natural * 1.2 + 1e-6);
        }
        expect(Math.max(...breaths)).toBeLessThanOrEqual(1);
        const breath = sum(breaths) > 0 ? breathSeconds : 1.2;
        expect(breath).toBeGreaterThanOrEqual(1.2 - 1e-6);
        const longest = beats.length > 2 ? 2.4 : 2.85;
        expect(breath).toBeLessThanOrEqual(longest + 1e-6);
        expect(pictureSeconds).toBeLessThanOrEqual(3);
        // Only a film that has taken all its breaths, as long as they may be, ends before its time.
        const isEarly = asked !== undefined && total < asked - 1e-6 && total > 5;
        const room = Math.max(1, beats.length - 1) * longest;
        expect(sum(breaths) * breathSeconds).toBeGreaterThanOrEqual(isEarly ? room - 1e-6 : 0);
      },
    ),
  );
});

test("[R16.3] two sentences are no film of a minute: breaths between beats at most, then it ends", () => {
  const texts = ["The sea is calm tonight", "A boat comes home at last"];
  const plan = (asked: number) => planTimes({ texts, asked, hasEndCard: true, isLastOnCard: false });

  expect(plan(60)).toEqual(plan(30));
  expect(plan(60).breaths).toEqual([1, 0]);
  expect(plan(60).breathSeconds).toBeCloseTo(2.85);
  expect(plan(60).endCard).toBeCloseTo(3.6);
  expect(plan(60).total).toBeCloseTo(1.2 * sum(texts.map(beatSeconds)) + 2.85 + 3.6);
  expect(planTimes({ texts: ["Dur"], asked: 60, hasEndCard: false, isLastOnCard: false }).total).toBeLessThan(5.1);
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
