export const DRUM_IDS = ["kick", "tom", "snare", "clap", "hat", "shaker", "tick", "crash", "swell"] as const;
export type DrumId = (typeof DRUM_IDS)[number];

export type Part = "pad" | "figure" | "lead" | "bass" | "drums";
export type ToneId =
  | "pad"
  | "strings"
  | "brass"
  | "keys"
  | "bell"
  | "marimba"
  | "flute"
  | "synth"
  | "staccato"
  | "bass";
export type SoundId = ToneId | "pluck" | DrumId;

/** One note of the score. Drums take no pitch. */
export type Note = {
  part: Part;
  sound: SoundId;
  /** MIDI note. */
  pitch: number;
  start: number;
  seconds: number;
  gain: number;
  /** -1 left … 1 right. */
  pan: number;
  /** 0 dull … 1 bright. */
  brightness: number;
};
