import type { Stereo } from "./stereo.ts";
import { SAMPLE_RATE } from "./stereo.ts";

const TABLE_SIZE = 2048;

/** Where an instrument plays: the dry sound and what is sent to the reverb. */
export type Stage = { dry: Stereo; wet: Stereo; random(): number };

export type Tone = {
  table: Float32Array;
  hertz: number;
  start: number;
  seconds: number;
  attack: number;
  release: number;
  gain: number;
  /** -1 left … 1 right. */
  pan: number;
  /** Share sent to the reverb. */
  send: number;
};

export const PAD_TABLE = createTable([1, 0.5, 0.32, 0.2, 0.13, 0.09, 0.06, 0.04, 0.028, 0.02]);
export const SOFT_TABLE = createTable([1, 0.22, 0.1, 0.04]);
export const BASS_TABLE = createTable([1, 0.55, 0.18, 0.1, 0.04]);

export function noteToHertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

export function playTone(stage: Stage, tone: Tone): void {
  const { dry, wet } = stage;
  const first = Math.max(0, Math.floor(tone.start * SAMPLE_RATE));
  const last = Math.min(dry.left.length, Math.floor((tone.start + tone.seconds + tone.release) * SAMPLE_RATE));
  const [gainLeft, gainRight] = panGains(tone.gain, tone.pan);
  const attack = tone.attack * SAMPLE_RATE;
  const held = tone.seconds * SAMPLE_RATE;
  const release = tone.release * SAMPLE_RATE;
  const step = (tone.hertz * TABLE_SIZE) / SAMPLE_RATE;
  let phase = stage.random() * TABLE_SIZE;
  for (let index = first; index < last; index++) {
    const age = index - first;
    const whole = Math.trunc(phase);
    const low = tone.table[whole] ?? 0;
    const value = low + ((tone.table[whole + 1] ?? 0) - low) * (phase - whole);
    phase += step;
    if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
    const envelope = (age < attack ? age / attack : 1) * (age > held ? Math.max(0, 1 - (age - held) / release) : 1);
    const sample = value * envelope * envelope;
    dry.left[index] = (dry.left[index] ?? 0) + sample * gainLeft;
    dry.right[index] = (dry.right[index] ?? 0) + sample * gainRight;
    wet.left[index] = (wet.left[index] ?? 0) + sample * gainLeft * tone.send;
    wet.right[index] = (wet.right[index] ?? 0) + sample * gainRight * tone.send;
  }
}

/** A plucked string (Karplus-Strong): a burst of noise circling in a damped loop. */
export function playPluck(
  stage: Stage,
  pluck: { hertz: number; start: number; gain: number; pan: number; send: number },
): void {
  const { dry, wet } = stage;
  const loop = new Float32Array(Math.max(8, Math.round(SAMPLE_RATE / pluck.hertz)));
  let smoothed = 0;
  for (let index = 0; index < loop.length; index++) {
    smoothed += 0.35 * (stage.random() * 2 - 1 - smoothed);
    loop[index] = smoothed;
  }
  const first = Math.max(0, Math.floor(pluck.start * SAMPLE_RATE));
  const last = Math.min(dry.left.length, first + SAMPLE_RATE * 2);
  const [gainLeft, gainRight] = panGains(pluck.gain * 2.2, pluck.pan);
  let place = 0;
  for (let index = first; index < last; index++) {
    const next = place + 1 === loop.length ? 0 : place + 1;
    const sample = loop[place] ?? 0;
    loop[place] = 0.9965 * 0.5 * (sample + (loop[next] ?? 0));
    place = next;
    dry.left[index] = (dry.left[index] ?? 0) + sample * gainLeft;
    dry.right[index] = (dry.right[index] ?? 0) + sample * gainRight;
    wet.left[index] = (wet.left[index] ?? 0) + sample * gainLeft * pluck.send;
    wet.right[index] = (wet.right[index] ?? 0) + sample * gainRight * pluck.send;
  }
}

export function playKick(stage: Stage, start: number, gain: number): void {
  let phase = 0;
  strike(stage, { start, seconds: 0.35, gain, pan: 0, send: 0 }, (time) => {
    phase += (2 * Math.PI * (45 + 90 * Math.exp(-time * 38))) / SAMPLE_RATE;
    return Math.sin(phase) * Math.exp(-time * 11);
  });
}

export function playHat(stage: Stage, start: number, gain: number, pan: number): void {
  let previous = 0;
  strike(stage, { start, seconds: 0.06, gain, pan, send: 0 }, (time) => {
    const noise = stage.random() * 2 - 1;
    const bright = noise - previous;
    previous = noise;
    return bright * Math.exp(-time * 70);
  });
}

export function playClap(stage: Stage, start: number, gain: number): void {
  let fast = 0;
  let slow = 0;
  strike(stage, { start, seconds: 0.22, gain, pan: 0, send: 0.5 }, (time) => {
    fast += 0.32 * (stage.random() * 2 - 1 - fast);
    slow += 0.08 * (fast - slow);
    return (fast - slow) * Math.exp(-time * 20);
  });
}

type Strike = { start: number; seconds: number; gain: number; pan: number; send: number };

function strike(
  { dry, wet }: Stage,
  { start, seconds, gain, pan, send }: Strike,
  sound: (time: number) => number,
): void {
  const first = Math.max(0, Math.floor(start * SAMPLE_RATE));
  const last = Math.min(dry.left.length, first + Math.floor(SAMPLE_RATE * seconds));
  for (let index = first; index < last; index++) {
    const sample = sound((index - first) / SAMPLE_RATE) * gain;
    dry.left[index] = (dry.left[index] ?? 0) + sample * (1 - pan);
    dry.right[index] = (dry.right[index] ?? 0) + sample * (1 + pan);
    wet.left[index] = (wet.left[index] ?? 0) + sample * send;
    wet.right[index] = (wet.right[index] ?? 0) + sample * send;
  }
}

/** Equal power, so that a part is as loud at the side as in the middle. */
function panGains(gain: number, pan: number): [number, number] {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [gain * Math.cos(angle), gain * Math.sin(angle)];
}

function createTable(harmonics: readonly number[]): Float32Array {
  const table = Float32Array.from({ length: TABLE_SIZE + 1 }, (_, index) =>
    harmonics.reduce(
      (sum, gain, harmonic) => sum + gain * Math.sin((2 * Math.PI * (harmonic + 1) * index) / TABLE_SIZE),
      0,
    ),
  );
  const peak = table.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return table.map((value) => value / peak);
}
