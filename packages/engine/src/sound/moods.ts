import type { MoodId } from "#presets.ts";
import type { FamilyId } from "./harmony.ts";
import type { SoundId } from "./note.ts";

/** A mood as data: how fast, in which harmony, and who plays what how loudly. */
export type Mood = {
  /** Slowest and fastest; the seed chooses between them. */
  beatsPerMinute: readonly [number, number];
  beatsPerBar: 3 | 4;
  family: FamilyId;
  /** MIDI note of the lowest key; the seed raises it by up to eleven semitones. */
  lowestKey: number;
  pad: { sound: SoundId; gain: number };
  figure: { sound: SoundId; gain: number; pattern: FigurePattern };
  lead: { sound: SoundId; gain: number };
  bass: { gain: number; pattern: BassPattern };
  drums: { gain: number; kit: DrumKit };
  /** How late the off-beats come, as a share of a beat. */
  swing: number;
  /** How loud whooshes and hits may be. */
  effects: number;
};

/** The broken chords under the melody. */
export type FigurePattern = "rolling" | "sparse" | "waltz" | "staccato" | "offbeat" | "sixteenths";
export type BassPattern = "held" | "pulse" | "bounce" | "drone";
export type DrumKit = "none" | "soft" | "driving" | "cinematic" | "march" | "clock" | "bulletin" | "snaps";

export const MOODS: Readonly<Record<MoodId, Mood>> = {
  calm: {
    beatsPerMinute: [70, 80],
    beatsPerBar: 4,
    family: "warm",
    lowestKey: 50,
    pad: { sound: "pad", gain: 0.9 },
    figure: { sound: "pluck", gain: 0.8, pattern: "rolling" },
    lead: { sound: "keys", gain: 0.9 },
    bass: { gain: 0.7, pattern: "held" },
    drums: { gain: 0.5, kit: "soft" },
    swing: 0,
    effects: 0.7,
  },
  uplift: {
    beatsPerMinute: [100, 112],
    beatsPerBar: 4,
    family: "bright",
    lowestKey: 51,
    pad: { sound: "pad", gain: 0.8 },
    figure: { sound: "pluck", gain: 1, pattern: "rolling" },
    lead: { sound: "synth", gain: 0.8 },
    bass: { gain: 0.9, pattern: "held" },
    drums: { gain: 1, kit: "driving" },
    swing: 0,
    effects: 1,
  },
  dark: {
    beatsPerMinute: [64, 74],
    beatsPerBar: 4,
    family: "dark",
    lowestKey: 48,
    pad: { sound: "strings", gain: 0.9 },
    figure: { sound: "pluck", gain: 1.2, pattern: "sparse" },
    lead: { sound: "bell", gain: 0.8 },
    bass: { gain: 0.9, pattern: "drone" },
    drums: { gain: 0.6, kit: "cinematic" },
    swing: 0,
    effects: 0.8,
  },
  neon: {
    beatsPerMinute: [94, 104],
    beatsPerBar: 4,
    family: "pulse",
    lowestKey: 49,
    pad: { sound: "pad", gain: 0.7 },
    figure: { sound: "pluck", gain: 0.5, pattern: "sixteenths" },
    lead: { sound: "synth", gain: 0.9 },
    bass: { gain: 1, pattern: "pulse" },
    drums: { gain: 1, kit: "driving" },
    swing: 0,
    effects: 1,
  },
  dreamy: {
    beatsPerMinute: [62, 70],
    beatsPerBar: 4,
    family: "warm",
    lowestKey: 51,
    pad: { sound: "pad", gain: 0.95 },
    figure: { sound: "bell", gain: 0.65, pattern: "rolling" },
    lead: { sound: "flute", gain: 0.75 },
    bass: { gain: 0.7, pattern: "drone" },
    drums: { gain: 0.3, kit: "soft" },
    swing: 0,
    effects: 0.6,
  },
  epic: {
    beatsPerMinute: [84, 94],
    beatsPerBar: 4,
    family: "heroic",
    lowestKey: 49,
    pad: { sound: "strings", gain: 1 },
    figure: { sound: "staccato", gain: 0.9, pattern: "sixteenths" },
    lead: { sound: "brass", gain: 1 },
    bass: { gain: 1, pattern: "held" },
    drums: { gain: 0.75, kit: "cinematic" },
    swing: 0,
    effects: 1,
  },
  grave: {
    beatsPerMinute: [56, 62],
    beatsPerBar: 4,
    family: "dark",
    lowestKey: 48,
    pad: { sound: "strings", gain: 1 },
    figure: { sound: "keys", gain: 0.7, pattern: "sparse" },
    lead: { sound: "keys", gain: 1 },
    bass: { gain: 0.8, pattern: "drone" },
    drums: { gain: 0, kit: "none" },
    swing: 0,
    effects: 0.4,
  },
  tense: {
    beatsPerMinute: [96, 108],
    beatsPerBar: 4,
    family: "suspense",
    lowestKey: 48,
    pad: { sound: "strings", gain: 0.7 },
    figure: { sound: "staccato", gain: 0.8, pattern: "sixteenths" },
    lead: { sound: "strings", gain: 1.3 },
    bass: { gain: 1, pattern: "pulse" },
    drums: { gain: 0.9, kit: "clock" },
    swing: 0,
    effects: 0.9,
  },
  tender: {
    beatsPerMinute: [84, 96],
    beatsPerBar: 3,
    family: "warm",
    lowestKey: 51,
    pad: { sound: "strings", gain: 0.6 },
    figure: { sound: "keys", gain: 0.8, pattern: "waltz" },
    lead: { sound: "keys", gain: 0.9 },
    bass: { gain: 0.6, pattern: "held" },
    drums: { gain: 0, kit: "none" },
    swing: 0,
    effects: 0.5,
  },
  playful: {
    beatsPerMinute: [112, 124],
    beatsPerBar: 4,
    family: "bright",
    lowestKey: 51,
    pad: { sound: "pad", gain: 0.35 },
    figure: { sound: "marimba", gain: 1.1, pattern: "offbeat" },
    lead: { sound: "marimba", gain: 0.9 },
    bass: { gain: 0.9, pattern: "bounce" },
    drums: { gain: 0.8, kit: "snaps" },
    swing: 0.12,
    effects: 1,
  },
  proud: {
    beatsPerMinute: [80, 90],
    beatsPerBar: 4,
    family: "anthem",
    lowestKey: 49,
    pad: { sound: "strings", gain: 0.9 },
    figure: { sound: "staccato", gain: 1.2, pattern: "staccato" },
    lead: { sound: "brass", gain: 1.1 },
    bass: { gain: 0.9, pattern: "held" },
    drums: { gain: 1.3, kit: "march" },
    swing: 0,
    effects: 0.8,
  },
  news: {
    beatsPerMinute: [106, 116],
    beatsPerBar: 4,
    family: "pulse",
    lowestKey: 49,
    pad: { sound: "strings", gain: 0.6 },
    figure: { sound: "staccato", gain: 0.9, pattern: "sixteenths" },
    lead: { sound: "brass", gain: 0.8 },
    bass: { gain: 1, pattern: "pulse" },
    drums: { gain: 0.9, kit: "bulletin" },
    swing: 0,
    effects: 0.9,
  },
};
