import { at } from "#base/numbers.ts";
import type { Bar } from "./form.ts";
import type { BassPattern, DrumKit, FigurePattern, Mood } from "./moods.ts";
import type { DrumId, Note } from "./note.ts";

/** What the accompanying parts see of a bar: its place in the form, its chord in four voices and its lowest note. */
export type Measure = { bar: Bar; beat: number; voices: readonly number[]; bassNote: number; random: () => number };

/** Quiet parts are played more softly and less brightly, not only by fewer people. */
export function loudnessOf({ energy }: Bar): number {
  return 0.44 + 0.56 * energy;
}

export function playPad(mood: Mood, { bar, beat, voices }: Measure): Note[] {
  const seconds = bar.beats * beat;
  // Before the others come in, the pad carries the piece alone.
  const alone = bar.section === "intro" ? 1.2 : 1;
  return voices.map((pitch, voice) => ({
    part: "pad",
    sound: mood.pad.sound,
    pitch,
    start: bar.start,
    seconds,
    gain: mood.pad.gain * loudnessOf(bar) * alone,
    pan: (voice / 3 - 0.5) * 0.9,
    brightness: bar.energy,
  }));
}

/** Beats from the bar, lengths in beats, and semitones above the bass note. */
const BASS: Readonly<Record<BassPattern, (beats: number, energy: number) => [number, number, number][]>> = {
  held: (beats, energy) =>
    beats < 3 || energy < 0.5
      ? [[0, beats * 0.96, 0]]
      : [
          [0, 1.4, 0],
          [1.5, beats - 2, 0],
          [beats - 0.5, 0.45, energy > 0.9 ? 12 : 0],
        ],
  pulse: (beats, energy) =>
    Array.from({ length: beats * 2 }, (_, step) => [step / 2, 0.36, energy > 0.9 && step % 4 === 3 ? 12 : 0]),
  bounce: (beats) => Array.from({ length: beats }, (_, step) => [step, 0.45, step % 2 === 0 ? 0 : 7]),
  drone: (beats, energy) => [
    [0, beats * 0.98, 0],
    ...(energy > 0.9 ? [[beats / 2, beats * 0.48, 12] as [number, number, number]] : []),
  ],
};

export function playBass(mood: Mood, { bar, beat, bassNote }: Measure): Note[] {
  if (bar.section === "intro") return [];
  // In the break the bass only says which chord it is.
  const pattern = bar.section === "break" ? BASS.drone : BASS[mood.bass.pattern];
  return pattern(bar.beats, bar.energy).map(([from, beats, above]) => ({
    part: "bass",
    sound: "bass",
    pitch: bassNote + above,
    start: bar.start + from * beat,
    seconds: beats * beat,
    gain: mood.bass.gain * loudnessOf(bar) * (from === 0 ? 1 : 0.85),
    pan: 0,
    brightness: bar.energy,
  }));
}

/** Which voice of the chord is struck when: [beat, voice, semitones above it]. */
const FIGURES: Readonly<Record<FigurePattern, (beats: number, turn: number) => [number, number, number][]>> = {
  rolling: (beats, turn) => {
    const order = at([0, 1], turn) === 0 ? [0, 2, 1, 3, 2, 1, 3, 2] : [0, 1, 2, 3, 2, 1, 2, 3];
    return Array.from({ length: beats * 2 }, (_, step) => [step / 2, at(order, step), 12]);
  },
  sparse: (beats, turn) => [
    [turn === 0 ? 0.5 : 1, 2, 12],
    [beats - 1, turn === 0 ? 3 : 1, 12],
  ],
  waltz: (beats, turn) => [
    [0, 0, 0],
    ...Array.from({ length: beats - 1 }, (_, step) => [step + 1, 1 + turn, 0] as [number, number, number]),
    ...Array.from({ length: beats - 1 }, (_, step) => [step + 1, 3, 0] as [number, number, number]),
  ],
  staccato: (beats) => Array.from({ length: beats * 2 }, (_, step) => [step / 2, step % 2 === 0 ? 1 : 2, 0]),
  offbeat: (beats, turn) =>
    Array.from({ length: beats }, (_, step) => [
      [step + 0.5, 1 + turn, 0],
      [step + 0.5, 3, 0],
    ]).flat() as [number, number, number][],
  sixteenths: (beats, turn) => {
    const order = turn === 0 ? [0, 2, 3, 2] : [0, 3, 1, 2];
    return Array.from({ length: beats * 4 }, (_, step) => [step / 4, at(order, step % 4), step % 8 === 4 ? 12 : 0]);
  },
};

export function playFigure(mood: Mood, { bar, beat, voices, random }: Measure, turn: number): Note[] {
  if (bar.section === "break") return [];
  const { sound, gain, pattern } = mood.figure;
  return FIGURES[pattern](bar.beats, turn).flatMap(([from, voice, above]) => {
    // At the beginning only every other note is there.
    if (bar.section === "intro" && (from * 2) % 2 === 1 && random() < 0.4) return [];
    const accent = from % 1 === 0 ? 1.1 : 0.8;
    return [
      {
        part: "figure" as const,
        sound,
        pitch: at(voices, voice) + above,
        start: bar.start + from * beat + random() * 0.006,
        seconds: beat * 0.45,
        gain: gain * accent * loudnessOf(bar) * (0.92 + 0.16 * random()),
        pan: Math.sin(from * 3.4 + voice) * 0.55,
        brightness: bar.energy,
      },
    ];
  });
}

type Hit = [drum: DrumId, beat: number, gain: number];

const KITS: Readonly<Record<DrumKit, (beats: number, energy: number) => Hit[]>> = {
  none: () => [],
  soft: (beats, energy) => [
    ["kick", 0, 0.7],
    ...each(beats, (beat): Hit => ["shaker", beat + 0.5, 0.8]),
    ...(energy > 0.9
      ? ([
          ["kick", beats / 2, 0.6],
          ["tick", beats - 1, 0.5],
        ] as Hit[])
      : []),
  ],
  driving: (beats, energy) => [
    ...each(beats, (beat): Hit => ["kick", beat, energy > 0.6 || beat % 2 === 0 ? 0.9 : 0]),
    ...each(beats, (beat): Hit => ["hat", beat + 0.5, 0.9]),
    ...(energy > 0.6 ? each(beats, (beat): Hit => ["clap", beat, beat % 2 === 1 ? 0.8 : 0]) : []),
    ...(energy > 0.9 ? each(beats, (beat): Hit => ["hat", beat + 0.75, 0.45]) : []),
  ],
  cinematic: (beats, energy) => [
    ["tom", 0, 0.9],
    ...(energy > 0.9
      ? ([
          ["tom", 1.5, 0.6],
          ["tom", beats - 1, 0.7],
          ["tom", beats - 0.5, 0.55],
          ["kick", 0, 0.6],
        ] as Hit[])
      : []),
  ],
  march: (beats, energy) => [
    ["kick", 0, 0.7],
    ["kick", 2, energy > 0.6 ? 0.6 : 0],
    ...each(beats, (beat): Hit => ["snare", beat, beat % 2 === 1 ? 0.8 : 0.35]),
    ...each(beats, (beat): Hit => ["snare", beat + 0.5, beat % 2 === 1 ? 0.5 : 0]),
    ...each(beats, (beat): Hit => ["snare", beat + 0.75, beat % 2 === 1 && energy > 0.6 ? 0.4 : 0]),
  ],
  clock: (beats, energy) => [
    ...each(beats * 2, (step): Hit => ["tick", step / 2, step % 2 === 0 ? 0.9 : 0.5]),
    ["kick", 0, 0.8],
    ["kick", 0.5, 0.5],
    ...(energy > 0.9
      ? ([
          ["tom", beats / 2, 0.6],
          ["tom", beats - 0.5, 0.6],
        ] as Hit[])
      : []),
  ],
  bulletin: (beats, energy) => [
    ["kick", 0, 0.9],
    ["kick", 2.5, energy > 0.6 ? 0.7 : 0],
    ...each(beats * 4, (step): Hit => ["hat", step / 4, step % 4 === 0 ? 0.7 : 0.4]),
    ...each(beats, (beat): Hit => ["snare", beat, beat % 2 === 1 && energy > 0.6 ? 0.7 : 0]),
    ...(energy > 0.9
      ? ([
          ["tom", beats - 0.75, 0.5],
          ["tom", beats - 0.5, 0.6],
        ] as Hit[])
      : []),
  ],
  snaps: (beats, energy) => [
    ["kick", 0, 0.7],
    ["kick", 2, energy > 0.6 ? 0.6 : 0],
    ...each(beats, (beat): Hit => ["clap", beat, beat % 2 === 1 ? 0.55 : 0]),
    ...each(beats, (beat): Hit => ["shaker", beat + 0.5, 0.8]),
  ],
};

export function playDrums(mood: Mood, { bar, beat, random }: Measure): Note[] {
  const { gain, kit } = mood.drums;
  const isSilent = bar.section === "intro" || bar.section === "break";
  const hits = isSilent
    ? []
    : KITS[kit](bar.beats, bar.energy).filter(([, from, loud]) => loud > 0 && from < bar.beats);
  const notes = hits.map(([sound, from, loud]) =>
    strike(sound, bar.start + from * beat, {
      gain: gain * loud * loudnessOf(bar) * (0.94 + 0.12 * random()),
      pan: sound === "hat" || sound === "shaker" ? 0.3 : 0,
    }),
  );
  if (bar.section === "peak" && bar.index === 0) notes.push(strike("crash", bar.start, { gain: mood.effects }));
  // Leads out of the break, or out of the rise where there is none.
  if (bar.section !== "peak" && bar.index === bar.of - 1 && bar.section !== "intro" && !bar.isLast) {
    const seconds = Math.min(2, bar.beats) * beat;
    notes.push(strike("swell", bar.start + bar.beats * beat - seconds, { gain: mood.effects, seconds }));
  }
  return notes;
}

export function strike(
  sound: DrumId,
  start: number,
  { gain, pan = 0, seconds = 0 }: { gain: number; pan?: number; seconds?: number },
): Note {
  return { part: "drums", sound, pitch: 0, start, seconds, gain, pan, brightness: 1 };
}

function each(count: number, make: (step: number) => Hit): Hit[] {
  return Array.from({ length: count }, (_, step) => make(step));
}
