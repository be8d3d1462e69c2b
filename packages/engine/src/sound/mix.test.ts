import { expect, test, vi } from "vitest";
import { MOOD_IDS } from "#presets.ts";
import { measureLoudness } from "./loudness.ts";
import { mixSound, TARGET_LUFS } from "./mix.ts";
import { composeMusic } from "./music.ts";
import { decibels, SAMPLE_RATE } from "./stereo.ts";

// Generous: these draw and decode for real, also on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Long enough for the drums, which come with the second bar. */
const SECONDS = 4;

function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

function tone(seconds: number, hertz: number, gain: number): Float32Array {
  return Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, index) => gain * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE),
  );
}

test("the meter reads a stereo tone of -23 dBFS as -23 LUFS", () => {
  const channel = tone(5, 997, decibels(-23));

  expect(measureLoudness([channel, channel])).toBeCloseTo(-23, 1);
  expect(measureLoudness([new Float32Array(SAMPLE_RATE)])).toBe(-70);
});

test.each(MOOD_IDS)("%s music reaches the film's loudness below -1 dBFS", (mood) => {
  const mix = mixSound(SECONDS, composeMusic(SECONDS, mood, 7), null);

  expect(Math.abs(measureLoudness([mix.left, mix.right]) - TARGET_LUFS)).toBeLessThan(1);
  expect(Math.max(peakOf(mix.left), peakOf(mix.right))).toBeLessThan(decibels(-1));
  expect(mix.left.length).toBe(SECONDS * SAMPLE_RATE);
  expect(mix.left.every(Number.isFinite)).toBe(true);
});

test("the same seed composes the same music, another seed another", () => {
  // As bytes: a hundred thousand numbers compared one by one take longer than composing them.
  const [once, again, other] = [5, 5, 6].map((seed) => Buffer.from(composeMusic(2, "neon", seed).left.buffer));

  expect(once?.equals(again ?? Buffer.alloc(0))).toBe(true);
  expect(once?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

test("a voice is heard over music that steps back, and silence stays silence", () => {
  const speech = { samples: tone(2, 220, 0.3).filter((_, index) => index % 2 === 0), sampleRate: 24_000, startsAt: 1 };
  const mix = mixSound(SECONDS, composeMusic(SECONDS, "uplift", 7), speech);

  expect(Math.abs(measureLoudness([mix.left, mix.right]) - TARGET_LUFS)).toBeLessThan(1);
  expect(peakOf(mixSound(2, null, { ...speech, samples: new Float32Array(100) }).left)).toBe(0);
});
