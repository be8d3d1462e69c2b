import { assert, constantFrom, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { MOOD_IDS } from "#presets.ts";
import type { Bar } from "./form.ts";
import { FAMILIES, readProgression, voiceChord } from "./harmony.ts";
import type { Note } from "./note.ts";
import { MOODS } from "./moods.ts";
import type { Score } from "./score.ts";
import { beatGrid, writeScore } from "./score.ts";

const anyMood = constantFrom(...MOOD_IDS);
const anySeed = integer({ min: 0, max: 0xffff_ffff });

function tuneOf({ notes, form }: Score, bar: Bar): Note[] {
  const end = bar.start + bar.beats * form.secondsPerBeat - 0.01;
  return notes.filter(({ part, pan, start }) => part === "lead" && pan < 0 && start >= bar.start && start < end);
}

test.each(Object.entries(FAMILIES))(
  "the %s family has six to eight progressions of four chords, none twice",
  (_, family) => {
    expect(family.progressions.length).toBeGreaterThanOrEqual(6);
    expect(family.progressions.length).toBeLessThanOrEqual(8);
    expect(new Set(family.progressions).size).toBe(family.progressions.length);
    for (const names of family.progressions) {
      const chords = readProgression(names);

      expect(chords).toHaveLength(4);
      expect(chords.every((chord) => chord.length >= 3)).toBe(true);
    }
  },
);

test("from one chord to the next each voice moves as little as it can", () => {
  const [first, second] = readProgression("I IV").map((chord) => chord.map((tone) => tone + 60));
  const before = voiceChord(first ?? [], 64, null);
  const after = voiceChord(second ?? [], 64, before);

  expect(before.every((note, voice) => Math.abs((after[voice] ?? 0) - note) <= 4)).toBe(true);
});

test("the bars fill the film from its first moment to its last chord, whatever its length", () => {
  assert(
    property(anyMood, anySeed, double({ min: 0.5, max: 130, noNaN: true }), (mood, seed, seconds) => {
      const { form, notes } = writeScore(seconds, mood, seed);
      const { secondsPerBeat, beatsPerBar } = beatGrid(mood, seed);
      const bar = beatsPerBar * secondsPerBeat;

      for (const [index, { start }] of form.bars.entries()) expect(start).toBeCloseTo(index * bar, 6);
      expect(
        form.endChordAt % secondsPerBeat < 1e-6 || secondsPerBeat - (form.endChordAt % secondsPerBeat) < 1e-6,
      ).toBe(true);
      expect(seconds - form.endChordAt).toBeLessThan(1.6 + bar + 1e-6);
      expect(notes.every(({ start, seconds: length }) => start >= 0 && start < seconds && length >= 0)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test.each(MOOD_IDS)(
  "the tune of %s comes back: the peak begins with the motif of the rise, and then changes it",
  (mood) => {
    const score = writeScore(40, mood, 11);
    const rhythmOf = (bar: Bar | undefined): number[] =>
      bar
        ? tuneOf(score, bar).map(({ start }) => Math.round(((start - bar.start) / score.form.secondsPerBeat) * 8))
        : [];
    const rise = score.form.bars.find(({ section }) => section === "build");
    const peak = score.form.bars.filter(({ section }) => section === "peak");

    expect(rhythmOf(rise).length).toBeGreaterThan(0);
    expect(rhythmOf(peak[0])).toEqual(rhythmOf(rise));
    const phrase = peak.slice(0, 4).map((bar) =>
      tuneOf(score, bar)
        .map(({ pitch }) => pitch)
        .join(" "),
    );
    expect(new Set(phrase).size).toBeGreaterThan(2);
  },
);

test("pitches stay where their instruments sound", () => {
  assert(
    property(anyMood, anySeed, (mood, seed) => {
      const { notes } = writeScore(30, mood, seed);
      const isWithin = (part: Note["part"], lowest: number, highest: number): boolean =>
        notes.every((note) => note.part !== part || (note.pitch >= lowest && note.pitch <= highest));

      expect(isWithin("bass", 33, 57)).toBe(true);
      expect(isWithin("lead", 50, 104)).toBe(true);
      expect(isWithin("pad", 40, 84)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("the beat is known before the music is made, within the mood's tempi", () => {
  assert(
    property(anyMood, anySeed, (mood, seed) => {
      const { secondsPerBeat, beatsPerBar } = beatGrid(mood, seed);
      const [slowest, fastest] = MOODS[mood].beatsPerMinute;

      expect(60 / secondsPerBeat).toBeGreaterThanOrEqual(slowest - 1e-9);
      expect(60 / secondsPerBeat).toBeLessThanOrEqual(fastest + 1e-9);
      expect(beatsPerBar).toBe(MOODS[mood].beatsPerBar);
      expect(writeScore(20, mood, seed).form.secondsPerBeat).toBe(secondsPerBeat);
    }),
  );
});
