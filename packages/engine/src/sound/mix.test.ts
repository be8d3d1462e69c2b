import { expect, test, vi } from "vitest";
import { MOOD_IDS } from "#presets.ts";
import { loadKernel } from "#tools/built-kernel.ts";
import { openDesk, sidesOf } from "./desk.ts";
import { limitPeaks } from "./limiter.ts";
import { measureLoudness, measureLoudnessRange } from "./loudness.ts";
import { mixSound, TARGET_LUFS } from "./mix.ts";
import { composeMusic } from "./music.ts";
import { decibels, SAMPLE_RATE } from "./stereo.ts";

const kernel = await loadKernel();

// Generous: these draw and decode for real, also on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Shorter than most films: there is room for a bar or two and the last chord. */
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

  expect(measureLoudness(kernel, [channel, channel])).toBeCloseTo(-23, 1);
  expect(measureLoudness(kernel, [new Float32Array(SAMPLE_RATE)])).toBe(-70);
});

test.each(MOOD_IDS)("%s music reaches the film's loudness below -1 dBFS, also in a very short film", (mood) => {
  const mix = mixSound(kernel, SECONDS, composeMusic(kernel, SECONDS, mood, { seed: 7 }), null);

  expect(Math.abs(measureLoudness(kernel, [mix.left, mix.right]) - TARGET_LUFS)).toBeLessThan(1);
  expect(Math.max(peakOf(mix.left), peakOf(mix.right))).toBeLessThan(decibels(-1));
  expect(mix.left.length).toBe(SECONDS * SAMPLE_RATE);
  expect(mix.left.every(Number.isFinite)).toBe(true);
});

test("a wave that peaks between two samples is held below the ceiling too", () => {
  // A quarter of the rate, an eighth of a turn late: every sample lies 3 dB under the peak.
  const channel = (): Float32Array =>
    Float32Array.from({ length: SAMPLE_RATE }, (_, index) => Math.sin((Math.PI / 2) * index + Math.PI / 4));
  const desk = openDesk(kernel, SAMPLE_RATE, 4);
  const { left, right } = sidesOf(desk, 0);
  for (const side of [left, right]) side.set(channel());

  limitPeaks(desk, decibels(-2));

  const settled = left.subarray(SAMPLE_RATE / 10, SAMPLE_RATE - SAMPLE_RATE / 10);
  expect(peakOf(settled) * Math.SQRT2).toBeLessThan(decibels(-1.7));
  expect(peakOf(settled) * Math.SQRT2).toBeGreaterThan(decibels(-3));
});

test("the range of a sound that is half quiet and half loud is the distance between both", () => {
  const channel = new Float32Array([...tone(10, 997, decibels(-30)), ...tone(10, 997, decibels(-20))]);

  expect(measureLoudnessRange(kernel, [channel, channel])).toBeCloseTo(10, 0);
});

test("a voice is heard over music that steps back, and silence stays silence", () => {
  const speech = {
    samples: tone(2, 220, 0.3).filter((_, index) => index % 2 === 0),
    sampleRate: 24_000,
    startsAt: 1,
    isRobot: true,
  };
  const mix = mixSound(kernel, SECONDS, composeMusic(kernel, SECONDS, "uplift", { seed: 7 }), speech);

  expect(Math.abs(measureLoudness(kernel, [mix.left, mix.right]) - TARGET_LUFS)).toBeLessThan(1);
  expect(peakOf(mixSound(kernel, 2, null, { ...speech, samples: new Float32Array(100) }).left)).toBe(0);
});
