import { expect, test } from "vitest";
import { aVideo } from "#test/samples.ts";
import { expectedWorkMs } from "./estimate.ts";
import type { ShownVideo } from "./video-state.ts";

const start = Date.parse(aVideo.createdAt);
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString();

function madeIn(seconds: number, changes: Partial<ShownVideo> = {}): ShownVideo {
  return { ...aVideo, startedAt: at(100), completedAt: at(100 + seconds), ...changes };
}

test("the middle of the account's own films, so that one slow night does not count", () => {
  expect(expectedWorkMs(aVideo, [madeIn(10), madeIn(12), madeIn(900)])).toBe(12_000);
});

test("our own renderer takes longer for a longer film; a vendor does not", () => {
  const long = { ...aVideo.options, durationSeconds: 16 };

  expect(expectedWorkMs({ engine: "sahne", options: long }, [madeIn(10)])).toBe(20_000);
  expect(expectedWorkMs({ engine: "gemini", options: long }, [madeIn(10, { engine: "gemini" })])).toBe(10_000);
});

test("a film as long as its text needs is measured by what it became, and expected to be like those before it", () => {
  const { durationSeconds: _length, ...ofText } = aVideo.options;
  const done = madeIn(28, { options: ofText, videoDuration: 14 });

  expect(expectedWorkMs(aVideo, [done])).toBe(16_000);
  expect(expectedWorkMs({ engine: "sahne", options: ofText }, [done])).toBe(28_000);
  expect(expectedWorkMs(aVideo, [{ ...done, videoDuration: null }])).toBeNull();
});

test("without films of the same engine nothing is claimed", () => {
  expect(expectedWorkMs(aVideo, [])).toBeNull();
  expect(expectedWorkMs(aVideo, [madeIn(10, { engine: "freepik" })])).toBeNull();
  expect(expectedWorkMs(aVideo, [madeIn(10, { status: "failed" })])).toBeNull();
  expect(expectedWorkMs(aVideo, [madeIn(10, { startedAt: null })])).toBeNull();
});

test("a film that waited a day for its time, or was renamed and published since, counts by its work alone", () => {
  const waited = madeIn(10, { scenario: "scheduled", createdAt: at(-86_400), updatedAt: at(90_000) });

  expect(expectedWorkMs(aVideo, [waited])).toBe(10_000);
});
