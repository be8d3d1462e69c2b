import { expect, test, vi } from "vitest";
import { at } from "#base/numbers.ts";
import type { MoodId } from "#presets.ts";
import { MOOD_IDS } from "#presets.ts";
import { loadKernel } from "#tools/built-kernel.ts";
import { sweep } from "#tools/sweep.ts";
import type { Cue } from "./cues.ts";
import { applyBiquad, highPass } from "./filters.ts";
import { FAMILIES, readChord } from "./harmony.ts";
import { noteToHertz } from "./instruments.ts";
import { measureLoudness, measureLoudnessRange } from "./loudness.ts";
import { mixSound, TARGET_LUFS } from "./mix.ts";
import { MOODS } from "./moods.ts";
import { composeMusic, playScore } from "./music.ts";
import { beatGrid, writeScore } from "./score.ts";
import type { Stereo } from "./stereo.ts";
import { SAMPLE_RATE } from "./stereo.ts";

const kernel = await loadKernel();

// Generous: these play whole pieces, also on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const FILM_SECONDS = 30;

function energyOf(signal: Float32Array, from = 0, to = signal.length / SAMPLE_RATE): number {
  const part = signal.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE));
  return part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length);
}

function levelOf(signal: Float32Array, from: number, to: number): number {
  return 10 * Math.log10(energyOf(signal, from, to) + 1e-12);
}

/** The highest point of the wave at four times the rate, by a long sinc that the limiter does not share. */
function truePeakOf(signal: Float32Array): number {
  const reach = 24;
  let peak = 0;
  for (const share of [0, 0.25, 0.5, 0.75]) {
    const filter = Float64Array.from({ length: reach * 2 }, (_, tap) => {
      const distance = share - (tap - reach + 1);
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach);
      return distance === 0 ? 1 : (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
    });
    for (let index = reach; index < signal.length - reach; index++) {
      if (Math.abs(at(signal, index)) < 0.4) continue;
      let sum = 0;
      for (let tap = 0; tap < reach * 2; tap++) sum += at(signal, index + tap - reach + 1) * at(filter, tap);
      peak = Math.max(peak, Math.abs(sum));
    }
  }
  return 20 * Math.log10(peak);
}

/** Which of the twelve notes sound how strongly, four times a second, whatever their phase. */
function fingerprint(signal: Float32Array): number[] {
  const length = SAMPLE_RATE / 4;
  const moments = Array.from({ length: Math.floor(signal.length / length) }, (_, index) =>
    noteStrengths(signal.subarray(index * length, (index + 1) * length)).map(({ energy }) => Math.sqrt(energy)),
  );
  return moments.flatMap((moment) => {
    const mean = moment.reduce((sum, value) => sum + value, 0) / moment.length;
    return moment.map((value) => value - mean);
  });
}

function correlation(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const product = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
    let sum = 0;
    for (let index = 0; index < Math.min(a.length, b.length); index++) sum += at(a, index) * at(b, index);
    return sum;
  };
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

function noteStrengths(signal: Float32Array): { tone: number; energy: number }[] {
  return Array.from({ length: 12 }, (_, tone) => {
    const octaves = [60, 72, 84].map((note) => toneEnergy(signal, noteToHertz(note + tone)));
    return { tone, energy: octaves.reduce((sum, energy) => sum + energy, 0) };
  });
}

/** How strongly a tone sounds (Goertzel, on every third sample: the tones asked for are low). */
function toneEnergy(signal: Float32Array, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz * 3) / SAMPLE_RATE);
  let before = 0;
  let last = 0;
  for (let index = 0; index < signal.length; index += 3) {
    const next = at(signal, index) + turn * last - before;
    before = last;
    last = next;
  }
  return last * last + before * before - turn * last * before;
}

function filmOf(mood: MoodId, seed: number, seconds = FILM_SECONDS): Stereo {
  return mixSound(kernel, seconds, composeMusic(kernel, seconds, mood, { seed }), null);
}

type Levels = { intro: number; build: number; break: number; peak: number };

function sectionLevels(signal: Float32Array, mood: MoodId, seed: number): Levels {
  const { form } = writeScore(FILM_SECONDS, mood, seed);
  const levelIn = (kind: keyof Levels): number => {
    const bars = form.bars.filter(({ section }) => section === kind);
    const levels = bars.map(({ start, beats }) => levelOf(signal, start, start + beats * form.secondsPerBeat));
    return levels.reduce((sum, level) => sum + level, 0) / levels.length;
  };
  return { intro: levelIn("intro"), build: levelIn("build"), break: levelIn("break"), peak: levelIn("peak") };
}

test.each(sweep(MOOD_IDS, 1))(
  "[R16] %s begins quietly, builds, pauses and peaks; −15 ± 1 LUFS, ≤ −1 dBTP, ≥ 4 LU",
  (mood) => {
    const { left, right } = filmOf(mood, 7);

    expect(Math.abs(measureLoudness(kernel, [left, right]) - TARGET_LUFS)).toBeLessThan(1);
    expect(Math.max(truePeakOf(left), truePeakOf(right))).toBeLessThan(-1);
    expect(measureLoudnessRange(kernel, [left, right])).toBeGreaterThanOrEqual(4);
    const levels = sectionLevels(left, mood, 7);
    expect(levels.build).toBeGreaterThan(levels.intro + 1);
    expect(levels.peak).toBeGreaterThan(levels.build + 1);
    expect(levels.peak).toBeGreaterThan(levels.break + 2);
  },
);

test.each(sweep(MOOD_IDS, 1))("[R16] %s ends on the chord of its key, which rings until the film is over", (mood) => {
  const seconds = 11.3;
  const { left } = filmOf(mood, 3, seconds);
  const { key, form } = writeScore(seconds, mood, 3);
  const home = readChord(FAMILIES[MOODS[mood].family].home).map((tone) => (key + tone) % 12);
  const ring = left.subarray(Math.round((form.endChordAt + 0.5) * SAMPLE_RATE));
  const strongest = noteStrengths(ring).sort((a, b) => b.energy - a.energy);

  expect(seconds - form.endChordAt).toBeGreaterThanOrEqual(1.6);
  expect(seconds - form.endChordAt).toBeLessThan(4);
  for (const { tone } of strongest.slice(0, 2)) expect(home).toContain(tone);
  // Heard until the last tenth of a second, and without a click after it.
  expect(levelOf(left, seconds - 0.5, seconds)).toBeGreaterThan(-32);
  expect(levelOf(left, seconds - 0.1, seconds)).toBeGreaterThan(-45);
  expect(Math.abs(at(left, left.length - 1))).toBeLessThan(0.001);
});

test.each(sweep(MOOD_IDS, 1))("[R16] seeds make different pieces of %s: their correlation is below 0.5", (mood) => {
  const pieces = [21, 22, 23].map((seed) => composeMusic(kernel, 6, mood, { seed }).left);
  const [one = [], two = [], three = []] = pieces.map(fingerprint);

  // Two pieces may share a key by chance, so the notes of three are compared and not those of one pair.
  expect((correlation(one, two) + correlation(two, three) + correlation(one, three)) / 3).toBeLessThan(0.5);
  expect(Math.abs(correlation(pieces[0] ?? [], pieces[1] ?? []))).toBeLessThan(0.5);
});

test("[R16] the seed chooses key and tempo", () => {
  const seeds = Array.from({ length: 80 }, (_, seed) => seed);

  expect(new Set(seeds.map((seed) => beatGrid("calm", seed).secondsPerBeat)).size).toBeGreaterThan(8);
  expect(new Set(seeds.map((seed) => writeScore(20, "calm", seed).key)).size).toBe(12);
});

test("the same film has the same music to the last byte", () => {
  const cues: Cue[] = [{ at: 1, kind: "cut" }];
  // As bytes: a hundred thousand numbers compared one by one take longer than composing them.
  const [once, again] = [1, 2].map(() => Buffer.from(composeMusic(kernel, 4, "neon", { seed: 5, cues }).left.buffer));

  expect(once?.equals(again ?? Buffer.alloc(0))).toBe(true);
});

test.each(sweep(MOOD_IDS, 1))("the bass of %s is heard where a phone's speaker begins, at 150 Hz", (mood) => {
  const score = writeScore(9, mood, 7);
  const notes = score.notes.filter(({ part }) => part === "bass");
  const { left } = playScore(kernel, { ...score, notes }, { durationSeconds: 9, seed: 7, cues: [], effects: 0 });
  const onPhone = applyBiquad(applyBiquad(left, highPass(150)), highPass(150));

  expect(10 * Math.log10(energyOf(onPhone) / energyOf(left))).toBeGreaterThan(-5);
});
