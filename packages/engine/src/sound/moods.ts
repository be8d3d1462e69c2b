import type { MoodId } from "#presets.ts";

/** A mood as data: tempo, key (MIDI note), four chords (semitones above the key) and how loud each part plays. */
export type Mood = {
  beatsPerMinute: number;
  root: number;
  chords: readonly (readonly [number, number, number, number])[];
  pad: number;
  pluck: number;
  /** Share of the eighth notes that are plucked. */
  pluckDensity: number;
  bass: number;
  bassPattern: "long" | "eighths";
  drums: number;
  /** Kick on every beat, or only on the first. */
  isDriving: boolean;
  /** Seconds a pad takes to swell. */
  padAttack: number;
};

const minor = [
  [0, 3, 7, 14],
  [-4, 0, 3, 12],
  [3, 7, 10, 17],
  [-2, 2, 5, 14],
] as const;

export const MOODS: Readonly<Record<MoodId, Mood>> = {
  calm: {
    beatsPerMinute: 76,
    root: 57,
    chords: minor,
    pad: 1,
    pluck: 0.5,
    pluckDensity: 0.55,
    bass: 0.7,
    bassPattern: "long",
    drums: 0.25,
    isDriving: false,
    padAttack: 0.7,
  },
  uplift: {
    beatsPerMinute: 104,
    root: 60,
    chords: [
      [0, 4, 7, 14],
      [7, 11, 14, 19],
      [-3, 0, 4, 12],
      [5, 9, 12, 16],
    ],
    pad: 0.8,
    pluck: 0.8,
    pluckDensity: 0.85,
    bass: 0.9,
    bassPattern: "long",
    drums: 1,
    isDriving: true,
    padAttack: 0.4,
  },
  dark: {
    beatsPerMinute: 70,
    root: 50,
    chords: [
      [0, 3, 7, 14],
      [-4, 0, 3, 12],
      [5, 8, 12, 17],
      [-2, 2, 5, 9],
    ],
    pad: 1.1,
    pluck: 0.35,
    pluckDensity: 0.45,
    bass: 0.9,
    bassPattern: "long",
    drums: 0.15,
    isDriving: false,
    padAttack: 0.9,
  },
  neon: {
    beatsPerMinute: 98,
    root: 53,
    chords: [
      [0, 3, 7, 10],
      [-4, 0, 3, 8],
      [3, 7, 10, 14],
      [-2, 2, 5, 10],
    ],
    pad: 0.7,
    pluck: 0.9,
    pluckDensity: 0.85,
    bass: 1,
    bassPattern: "eighths",
    drums: 1,
    isDriving: true,
    padAttack: 0.3,
  },
  dreamy: {
    beatsPerMinute: 66,
    root: 60,
    chords: [
      [0, 4, 11, 14],
      [-3, 0, 7, 11],
      [5, 9, 12, 16],
      [-5, -1, 2, 9],
    ],
    pad: 1.15,
    pluck: 0.6,
    pluckDensity: 0.5,
    bass: 0.5,
    bassPattern: "long",
    drums: 0,
    isDriving: false,
    padAttack: 1.1,
  },
  epic: {
    beatsPerMinute: 88,
    root: 55,
    chords: [
      [0, 3, 7, 12],
      [-4, 0, 3, 12],
      [-7, -4, 0, 12],
      [-2, 2, 5, 14],
    ],
    pad: 1.05,
    pluck: 0.45,
    pluckDensity: 0.7,
    bass: 1,
    bassPattern: "long",
    drums: 0.7,
    isDriving: false,
    padAttack: 0.5,
  },
};
