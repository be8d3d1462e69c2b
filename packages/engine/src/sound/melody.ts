import { at } from "#base/numbers.ts";
import type { Chord } from "./harmony.ts";

/** One note of a tune: when, for how long (both in beats from the bar) and at which height (MIDI). */
export type TuneNote = { beat: number; beats: number; pitch: number };

/** What makes a tune be known again: its rhythm and its way up and down, in steps of the scale. */
export type Motif = { rhythm: readonly number[]; steps: readonly number[]; chordTone: number };

/** How a bar takes the motif up. */
export type Variation = "plain" | "head" | "higher" | "inverted" | "ornamented" | "cadence";

export type Ground = {
  scale: readonly number[];
  chord: Chord;
  key: number;
  /** Note the tune moves around. */
  middle: number;
  beats: number;
};

// Lengths in beats; a negative one is a rest.
const RHYTHMS_OF_FOUR = [
  [1, 0.5, 0.5, 2],
  [1.5, 0.5, 1, 1],
  [0.5, 0.5, 1, 2],
  [1, 1, 1.5, 0.5],
  [-0.5, 0.5, 1, 0.5, 1.5],
  [2, 0.5, 0.5, 1],
  [0.75, 0.75, 0.5, 2],
  [1.5, 1.5, 1],
  [0.5, 1, 0.5, 1, 1],
  [-1, 1, 1, 1],
];
const RHYTHMS_OF_THREE = [
  [1, 1, 1],
  [2, 1],
  [1.5, 0.5, 1],
  [1, 2],
  [0.5, 0.5, 2],
  [1, 0.5, 0.5, 1],
  [-1, 1, 1],
];
const MOVES = [-1, 1, -1, 1, 2, -2, 1, -1, 0, 3];

export function inventMotif(beatsPerBar: 3 | 4, random: () => number): Motif {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const rhythm = pick(beatsPerBar === 4 ? RHYTHMS_OF_FOUR : RHYTHMS_OF_THREE);
  const steps = [0];
  while (steps.length < rhythm.length) {
    const last = steps.at(-1) ?? 0;
    const move = pick(MOVES);
    // A tune that has wandered far turns back.
    steps.push(Math.abs(last + move) > 4 ? last - Math.sign(last) * 2 : last + move);
  }
  return { rhythm, steps, chordTone: Math.floor(random() * 3) };
}

/** The motif on the chord of a bar: its strong beats are notes of the chord, the rest walks the scale between. */
export function singMotif(motif: Motif, variation: Variation, ground: Ground): TuneNote[] {
  const ladder = buildLadder(ground);
  const anchor = nearestRung(ladder, chordNoteNear(ground, motif.chordTone));
  const notes: TuneNote[] = [];
  let beat = 0;
  let before = 0;
  for (const [index, length] of motif.rhythm.entries()) {
    const isRest = length < 0;
    const beats = Math.min(Math.abs(length), ground.beats - beat);
    if (beats <= 0) break;
    const step = at(motif.steps, index) * (variation === "inverted" ? -1 : 1) + (variation === "higher" ? 2 : 0);
    const rung = Math.max(0, Math.min(ladder.length - 1, anchor + step));
    const isStrong = beat % 2 === 0 || beats >= 1.5;
    const wanted = at(ladder, rung);
    const pitch = isStrong ? snapToChord(wanted, ground, step === before ? undefined : notes.at(-1)?.pitch) : wanted;
    before = step;
    if (!isRest) notes.push({ beat, beats, pitch });
    beat += beats;
  }
  return vary(notes, variation, ground, ladder);
}

function vary(notes: TuneNote[], variation: Variation, ground: Ground, ladder: readonly number[]): TuneNote[] {
  if (variation === "head" || variation === "cadence") {
    const head = notes.filter(({ beat }) => beat < ground.beats / 2);
    const last = head.at(-1);
    if (!last) return notes.slice(0, 1);
    const pitch = variation === "cadence" ? snapToChord(last.pitch, ground, head.at(-2)?.pitch) : last.pitch;
    return [...head.slice(0, -1), { ...last, pitch, beats: ground.beats - last.beat }];
  }
  if (variation !== "ornamented") return notes;
  return notes.flatMap((note) => {
    if (note.beats < 1 || note.beat === 0) return [note];
    const neighbour = at(ladder, Math.min(ladder.length - 1, nearestRung(ladder, note.pitch) + 1));
    return [
      { ...note, beats: 0.5 },
      { beat: note.beat + 0.5, beats: 0.25, pitch: neighbour },
      { beat: note.beat + 0.75, beats: note.beats - 0.75, pitch: note.pitch },
    ];
  });
}

/** The scale as notes around the middle; where the chord borrows a note, the scale borrows it too. */
function buildLadder({ scale, chord, key, middle }: Ground): number[] {
  const borrowed = chord.map(pitchClass).filter((tone) => !scale.includes(tone));
  const tones = new Set(
    scale.map((tone) => borrowed.find((other) => Math.abs(other - tone) === 1 && !isChordTone(tone, chord)) ?? tone),
  );
  const ladder = [];
  for (let note = middle - 12; note <= middle + 14; note++) if (tones.has(pitchClass(note - key))) ladder.push(note);
  return ladder;
}

function chordNoteNear({ chord, key, middle }: Ground, index: number): number {
  const note = key + at(chord, index % chord.length);
  return note + Math.round((middle - note) / 12) * 12;
}

/** The nearest note of the chord; where the tune moves it must not fall back on the note it comes from. */
function snapToChord(note: number, { chord, key }: Ground, avoided?: number): number {
  for (const distance of [0, -1, 1, -2, 2, -3, 3, -4, 4]) {
    const candidate = note + distance;
    if (candidate !== avoided && isChordTone(pitchClass(candidate - key), chord)) return candidate;
  }
  return note;
}

function isChordTone(tone: number, chord: Chord): boolean {
  return chord.some((other) => pitchClass(other) === tone);
}

function nearestRung(ladder: readonly number[], note: number): number {
  return ladder.reduce(
    (best, rung, index) => (Math.abs(rung - note) < Math.abs(at(ladder, best) - note) ? index : best),
    0,
  );
}

function pitchClass(note: number): number {
  return ((note % 12) + 12) % 12;
}
