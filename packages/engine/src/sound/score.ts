import { createRandom } from "#base/numbers.ts";
import type { MoodId } from "#presets.ts";
import { MOOD_IDS } from "#presets.ts";
import type { Measure } from "./accompany.ts";
import { loudnessOf, playBass, playDrums, playFigure, playPad, strike } from "./accompany.ts";
import type { Bar, Form } from "./form.ts";
import { planForm } from "./form.ts";
import type { Chord } from "./harmony.ts";
import { FAMILIES, readChord, readProgression, voiceChord } from "./harmony.ts";
import type { Note } from "./note.ts";
import type { Motif, Variation } from "./melody.ts";
import { inventMotif, singMotif } from "./melody.ts";
import type { Mood } from "./moods.ts";
import { MOODS } from "./moods.ts";

export type BeatGrid = { secondsPerBeat: number; beatsPerBar: 3 | 4 };

export type Score = { form: Form; key: number; notes: Note[] };

const LOWEST_BASS = 33;
const PHRASES: Readonly<Record<Bar["section"], readonly Variation[]>> = {
  intro: ["head"],
  build: ["plain", "head", "higher", "cadence"],
  break: ["inverted", "cadence"],
  peak: ["plain", "ornamented", "higher", "cadence"],
};

/** The beats of a piece, known before it is composed: bars begin at 0 and follow one another without a gap. */
export function beatGrid(moodId: MoodId, seed: number): BeatGrid {
  const { beatsPerMinute, beatsPerBar } = MOODS[moodId];
  const [slowest, fastest] = beatsPerMinute;
  const tempo = slowest + (fastest - slowest) * createStream(moodId, seed, 1)();
  return { secondsPerBeat: 60 / (Math.round(tempo * 2) / 2), beatsPerBar };
}

/** Writes the piece: what everybody plays and when, as data. */
export function writeScore(durationSeconds: number, moodId: MoodId, seed: number): Score {
  const mood = MOODS[moodId];
  const random = createStream(moodId, seed, 2);
  const grid = beatGrid(moodId, seed);
  const form = planForm(durationSeconds, grid, random);
  const key = mood.lowestKey + Math.floor(random() * 12);
  const family = FAMILIES[mood.family];
  const [verse, chorus] = chooseProgressions(family.progressions, random);
  const motif = inventMotif(grid.beatsPerBar, random);
  const opening = random() < 0.5 ? "lead" : "figure";
  const turn = random() < 0.5 ? 0 : 1;
  const notes: Note[] = [];
  let voices: number[] | null = null;
  for (const bar of form.bars) {
    const chords = bar.section === "peak" ? chorus : verse;
    const chord = bar.isLast ? readChord(family.cadence) : (chords[bar.index % chords.length] ?? chords[0] ?? []);
    voices = voiceChord(
      chord.map((tone) => key + tone),
      key + 4,
      voices,
    );
    const bassNote = lowNote(key + (chord[0] ?? 0));
    const measure: Measure = { bar, beat: grid.secondsPerBeat, voices, bassNote, random };
    notes.push(...playPad(mood, measure), ...playBass(mood, measure), ...playDrums(mood, measure));
    if (bar.section !== "intro" || opening === "figure" || bar.index > 0)
      notes.push(...playFigure(mood, measure, bar.section === "peak" ? 1 - turn : turn));
    if (bar.section !== "intro" || opening === "lead") notes.push(...playLead(mood, motif, { ...measure, chord, key }));
  }
  notes.push(...playEnding(mood, { form, key, durationSeconds, voices }));
  return { form, key, notes: swing(notes, mood, grid.secondsPerBeat) };
}

function playLead(
  mood: Mood,
  motif: Motif,
  { bar, beat, random, chord, key }: Measure & { chord: Chord; key: number },
): Note[] {
  const phrase = PHRASES[bar.section];
  const variation =
    bar.isLast || (bar.index === bar.of - 1 && bar.of > 1) ? "cadence" : phrase[bar.index % phrase.length];
  const middle = key + 15;
  const { scale } = FAMILIES[mood.family];
  const tune = singMotif(motif, variation ?? "plain", { scale, chord, key, middle, beats: bar.beats });
  const solo = bar.section === "break" || bar.section === "intro" ? 1.25 : 1;
  return tune.flatMap(({ beat: from, beats, pitch }) => {
    const note: Note = {
      part: "lead",
      sound: mood.lead.sound,
      pitch,
      start: bar.start + from * beat + random() * 0.004,
      seconds: beats * beat * 0.92,
      gain: mood.lead.gain * 1.5 * loudnessOf(bar) * solo * (from === 0 ? 1.05 : 0.95),
      pan: -0.12,
      brightness: bar.energy,
    };
    // At the height of the piece the tune is heard in two octaves.
    if (bar.section !== "peak") return [note];
    return [note, { ...note, pitch: pitch + 12, gain: note.gain * 0.4, pan: 0.2 }];
  });
}

type EndingInput = { form: Form; key: number; durationSeconds: number; voices: number[] | null };

/** The chord of the key, struck by everybody and ringing until the last moment of the film. */
function playEnding(mood: Mood, { form, key, durationSeconds, voices }: EndingInput): Note[] {
  const start = form.endChordAt;
  const seconds = Math.max(0.05, durationSeconds - start - 0.3);
  const chord = readChord(FAMILIES[mood.family].home);
  const common = { start, seconds, brightness: 1 };
  const tones = voiceChord(
    chord.map((tone) => key + tone),
    key + 4,
    voices,
  );
  const pad = tones.map((pitch, voice): Note => ({
    ...common,
    part: "pad",
    sound: mood.pad.sound,
    pitch,
    gain: mood.pad.gain,
    pan: (voice / 3 - 0.5) * 0.9,
  }));
  const strum = tones.map((pitch, voice): Note => ({
    ...common,
    part: "figure",
    sound: mood.figure.sound,
    pitch: pitch + 12,
    start: start + voice * 0.03,
    gain: mood.figure.gain,
    pan: (voice / 3 - 0.5) * 0.9,
  }));
  return [
    ...pad,
    ...strum,
    { ...common, part: "lead", sound: mood.lead.sound, pitch: key + 12, gain: mood.lead.gain * 1.4, pan: 0 },
    { ...common, part: "bass", sound: "bass", pitch: lowNote(key), gain: mood.bass.gain, pan: 0 },
    ...(mood.drums.kit === "none" ? [] : [strike("kick", start, { gain: mood.drums.gain * 0.9 })]),
    strike("crash", start, { gain: mood.effects * 0.6 }),
  ];
}

function swing(notes: Note[], mood: Mood, beat: number): Note[] {
  if (mood.swing === 0) return notes;
  return notes.map((note) => {
    const place = (note.start / beat) % 1;
    const isOffBeat = place > 0.45 && place < 0.55;
    return isOffBeat ? { ...note, start: note.start + mood.swing * beat } : note;
  });
}

function chooseProgressions(progressions: readonly string[], random: () => number): [Chord[], Chord[]] {
  const first = Math.floor(random() * progressions.length);
  const other = (first + 1 + Math.floor(random() * (progressions.length - 1))) % progressions.length;
  return [readProgression(progressions[first] ?? "I"), readProgression(progressions[other] ?? "I")];
}

function lowNote(note: number): number {
  return LOWEST_BASS + ((((note - LOWEST_BASS) % 12) + 12) % 12);
}

/** Tempo and music draw from streams of their own, so that one can be known without the other. */
function createStream(moodId: MoodId, seed: number, purpose: number): () => number {
  const random = createRandom(Math.imul(seed ^ (MOOD_IDS.indexOf(moodId) * 7919), 0x85ebca6b) ^ (purpose * 104_729));
  for (let skipped = 0; skipped < 4; skipped++) random();
  return random;
}
