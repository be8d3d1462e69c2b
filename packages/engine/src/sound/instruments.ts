import { SAMPLE_RATE } from "./stereo.ts";
import { playPluck } from "./pluck.ts";
import type { Note, ToneId } from "./note.ts";
import type { Stage } from "./stage.ts";
import { isDrum, playDrum } from "./drums.ts";

type Timbre = {
  /** The overtones of a soft and of a hard tone. */
  dull: readonly number[];
  bright: readonly number[];
  attack: number;
  release: number;
  /** Seconds until a struck or plucked sound has fallen to a third; 0: it is held. */
  decay: number;
  /** Semitones each voice is off; two voices slightly apart make one wide sound. */
  voices: readonly number[];
  isFar: boolean;
  gain: number;
};

/** As the kernel takes them. */
const TABLE_SIZE = 8192;
const PHASE_TURN = 2 ** 32;

const SOLO = [0];
const PAIR = [-0.06, 0.07];
// Odd harmonics ring hollow, many falling ones buzz, few sound soft.
const sawtooth = (count: number, slope: number): number[] =>
  Array.from({ length: count }, (_, index) => 1 / (index + 1) ** slope);

const TIMBRES: Readonly<Record<ToneId, Timbre>> = {
  pad: timbre(sawtooth(5, 1.7), sawtooth(10, 1.2), {
    attack: 0.5,
    release: 0.9,
    voices: PAIR,
    isFar: true,
    gain: 0.05,
  }),
  strings: timbre(sawtooth(7, 1.3), sawtooth(14, 1), {
    attack: 0.22,
    release: 0.6,
    voices: PAIR,
    isFar: true,
    gain: 0.05,
  }),
  brass: timbre(sawtooth(7, 1.2), [0.7, 1, 0.9, 0.75, 0.55, 0.42, 0.3, 0.22, 0.15, 0.1, 0.07], {
    attack: 0.07,
    release: 0.25,
    voices: PAIR,
    isFar: true,
    gain: 0.068,
  }),
  keys: timbre([1, 0.4, 0.16, 0.06], [1, 0.62, 0.36, 0.22, 0.12, 0.08, 0.04], {
    attack: 0.004,
    release: 0.4,
    decay: 0.9,
    gain: 0.13,
  }),
  bell: timbre([1, 0, 0.2, 0.1], [1, 0, 0.3, 0.22, 0, 0.12, 0, 0.06], {
    attack: 0.003,
    release: 0.8,
    decay: 0.9,
    isFar: true,
    gain: 0.11,
  }),
  marimba: timbre([1, 0, 0, 0.22], [1, 0.05, 0, 0.38, 0, 0, 0, 0, 0, 0.08], {
    attack: 0.002,
    release: 0.12,
    decay: 0.2,
    gain: 0.2,
  }),
  flute: timbre([1, 0.2, 0.05], [1, 0.32, 0.14, 0.05], { attack: 0.09, release: 0.3, isFar: true, gain: 0.11 }),
  synth: timbre(sawtooth(6, 1.3), sawtooth(12, 1.05), {
    attack: 0.012,
    release: 0.2,
    decay: 1.2,
    voices: [-0.08, 0.08],
    gain: 0.1,
  }),
  staccato: timbre(sawtooth(6, 1.3), sawtooth(13, 1), {
    attack: 0.012,
    release: 0.1,
    decay: 0.16,
    isFar: true,
    gain: 0.14,
  }),
  // A phone's speaker gives nothing below 150 Hz: the ear hears the note by the overtones it does give.
  bass: timbre([0.8, 1, 0.8, 0.5, 0.26, 0.12], [0.75, 1, 0.9, 0.66, 0.42, 0.28, 0.16, 0.1], {
    attack: 0.008,
    release: 0.12,
    gain: 0.16,
  }),
};

export function playNote(stage: Stage, note: Note): void {
  if (isDrum(note.sound)) playDrum(stage, note.sound, note);
  else if (note.sound === "pluck") playPluck(stage, { ...note, hertz: noteToHertz(note.pitch) });
  else playTone(stage, TIMBRES[note.sound], note);
}

export function noteToHertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

/** Equal power, so that a part is as loud at the side as in the middle. */
export function panGains(gain: number, pan: number): [number, number] {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [gain * Math.cos(angle), gain * Math.sin(angle)];
}

function playTone(stage: Stage, timbre: Timbre, note: Note): void {
  const bus = timbre.isFar ? stage.far : stage.near;
  // A short note cannot swell for longer than it lasts.
  const attack = Math.max(0.002, Math.min(timbre.attack, note.seconds * 0.6));
  const rate = (timbre.gain * note.gain) / Math.sqrt(timbre.voices.length);
  for (const [voice, detune] of timbre.voices.entries()) {
    const side = timbre.voices.length > 1 ? (voice === 0 ? -0.25 : 0.25) : 0;
    const [gainLeft, gainRight] = panGains(rate, Math.max(-1, Math.min(1, note.pan + side)));
    const table = stage.desk.lend(tableOf(note.brightness > 0.5 ? timbre.bright : timbre.dull));
    const step = Math.round((noteToHertz(note.pitch + detune) / SAMPLE_RATE) * PHASE_TURN);
    const phase = Math.floor(stage.random() * PHASE_TURN) | 0;
    const first = Math.max(0, Math.round(note.start * SAMPLE_RATE));
    const held = Math.round(Math.max(attack, note.seconds) * SAMPLE_RATE);
    const release = Math.round(timbre.release * SAMPLE_RATE);
    const last = Math.min(bus.left.length, first + held + release);
    const fall = timbre.decay > 0 ? Math.exp(-1 / (timbre.decay * SAMPLE_RATE)) : 1;
    const [sides, gains] = [[bus.left.byteOffset, bus.right.byteOffset] as const, [gainLeft, gainRight] as const];
    const shape = [Math.round(attack * SAMPLE_RATE), held, release, fall] as const;
    stage.desk.kernel.addWave(...sides, table, first, last, phase, step, ...shape, ...gains);
  }
}

function timbre(
  dull: readonly number[],
  bright: readonly number[],
  shape: Pick<Timbre, "attack" | "release" | "gain"> & Partial<Timbre>,
): Timbre {
  return { decay: 0, voices: SOLO, isFar: false, ...shape, dull, bright };
}

const tables = new Map<readonly number[], Float32Array>();

/** Made when it is first played: whoever only paints need not wait for them. */
function tableOf(harmonics: readonly number[]): Float32Array {
  const table = tables.get(harmonics) ?? createTable(harmonics);
  tables.set(harmonics, table);
  return table;
}

/** One turn of a wave, as loud as a sine whatever its overtones. */
function createTable(harmonics: readonly number[]): Float32Array {
  const power = harmonics.reduce((sum, gain) => sum + gain * gain, 0);
  const scale = 1 / Math.sqrt(power);
  const table = new Float32Array(TABLE_SIZE);
  for (let index = 0; index < TABLE_SIZE; index++) {
    let sum = 0;
    for (let harmonic = 0; harmonic < harmonics.length; harmonic++) {
      const gain = harmonics[harmonic] ?? 0;
      if (gain === 0) continue;
      // Phases are spread, so that the overtones do not all peak at once.
      sum += scale * gain * Math.sin((2 * Math.PI * (harmonic + 1) * index) / TABLE_SIZE + harmonic * harmonic);
    }
    table[index] = sum;
  }
  return table;
}
