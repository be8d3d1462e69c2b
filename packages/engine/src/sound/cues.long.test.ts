import { expect, test } from "vitest";
import { at } from "#base/numbers.ts";
import { MOOD_IDS } from "#presets.ts";
import { loadKernel } from "#tools/built-kernel.ts";
import type { Cue } from "./cues.ts";
import { composeMusic } from "./music.ts";
import { SAMPLE_RATE } from "./stereo.ts";

const kernel = await loadKernel();

const SECONDS = 6;
const MOMENT = 3;

/** What the cues add to the music, alone. */
function heardOf(cues: readonly Cue[], mood: (typeof MOOD_IDS)[number] = "uplift"): Float32Array {
  const plain = composeMusic(kernel, SECONDS, mood, { seed: 7 }).left;
  return composeMusic(kernel, SECONDS, mood, { seed: 7, cues }).left.map((sample, index) => sample - at(plain, index));
}

function energyOf(signal: Float32Array, from = 0, to = SECONDS): number {
  return signal
    .subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE))
    .reduce((sum, sample) => sum + sample * sample, 0);
}

test("[R16] a whoosh is strongest at the cut, a rise leads to its moment, a pop and a blow begin at theirs", () => {
  const [cut, pop, rise, hit] = (["cut", "pop", "rise", "hit"] as const).map((kind) => heardOf([{ at: MOMENT, kind }]));
  const shareOf = (signal: Float32Array | undefined, from: number, to: number): number =>
    signal ? energyOf(signal, from, to) / energyOf(signal) : 0;

  expect(shareOf(cut, MOMENT - 0.12, MOMENT + 0.12)).toBeGreaterThan(0.6);
  expect(shareOf(rise, MOMENT - 0.6, MOMENT + 0.1)).toBeGreaterThan(0.6);
  expect(shareOf(pop, MOMENT, MOMENT + 0.15)).toBeGreaterThan(0.9);
  expect(shareOf(hit, MOMENT, MOMENT + 0.5)).toBeGreaterThan(0.7);
  expect(shareOf(pop, 0, MOMENT - 0.001)).toBeLessThan(1e-6);
  expect(shareOf(hit, 0, MOMENT - 0.001)).toBeLessThan(1e-6);
});

test.each(MOOD_IDS)("[R16] in %s the cues are heard and stay under the music", (mood) => {
  const music = composeMusic(kernel, SECONDS, mood, { seed: 7 }).left;
  for (const kind of ["cut", "pop", "rise", "hit"] as const) {
    const cue = heardOf([{ at: MOMENT, kind }], mood);
    const under =
      10 * Math.log10(energyOf(cue, MOMENT - 0.5, MOMENT + 0.5) / energyOf(music, MOMENT - 0.5, MOMENT + 0.5));

    expect(under).toBeLessThan(-4);
    expect(under).toBeGreaterThan(-32);
  }
});

test("cues at impossible times are left out, and two at one moment are heard once", () => {
  const impossible = [Number.NaN, Number.POSITIVE_INFINITY, -5, 99].map((time): Cue => ({ at: time, kind: "hit" }));
  const once = heardOf([{ at: MOMENT, kind: "pop" }]);
  const twice = heardOf([
    { at: MOMENT, kind: "pop" },
    { at: MOMENT + 0.05, kind: "pop" },
  ]);

  expect(energyOf(heardOf(impossible))).toBe(0);
  expect(energyOf(twice)).toBeCloseTo(energyOf(once), 3);
});
