import type { Stage } from "./stage.ts";
import { noteToHertz } from "./instruments.ts";
import { addSamples, SAMPLE_RATE } from "./stereo.ts";

/** A moment of the picture that the sound marks: a change of scene, something that appears, a rise, a blow. */
export type Cue = { at: number; kind: "cut" | "pop" | "rise" | "hit" };

type Effect = {
  /** Seconds before the moment and after it. */
  before: number;
  after: number;
  gain: number;
  isFar: boolean;
  /** Plays the sound; `first` is its first sample's place, `at` the moment in seconds. */
  play: (samples: Float64Array, take: Take) => void;
};

type Take = { first: number; at: number; random: () => number; hertz: number };

/** Two of a kind closer than this are heard as one. */
const APART_SECONDS = 0.12;

const EFFECTS: Readonly<Record<Cue["kind"], Effect>> = {
  cut: { before: 0.32, after: 0.28, gain: 0.085, isFar: true, play: playWhoosh },
  pop: { before: 0, after: 0.14, gain: 0.07, isFar: false, play: playPop },
  rise: { before: 1.2, after: 0.06, gain: 0.06, isFar: true, play: playRise },
  hit: { before: 0, after: 0.9, gain: 0.13, isFar: true, play: playHit },
};

/** Plays the cues into the music, tuned to its key. */
export function playCues(stage: Stage, cues: readonly Cue[], { key, gain }: { key: number; gain: number }): void {
  const lastOf = new Map<Cue["kind"], number>();
  for (const [index, cue] of cues.toSorted((a, b) => a.at - b.at).entries()) {
    if (!Number.isFinite(cue.at) || cue.at - (lastOf.get(cue.kind) ?? -1) < APART_SECONDS) continue;
    lastOf.set(cue.kind, cue.at);
    // Things that appear one after the other climb the chord.
    const above = [0, 7, 12, 16, 19][index % 5] ?? 0;
    playCue(stage, cue, { hertz: noteToHertz(key + 12 + above), gain, pan: index % 2 === 0 ? -0.25 : 0.25 });
  }
}

function playCue(stage: Stage, cue: Cue, { hertz, gain, pan }: { hertz: number; gain: number; pan: number }): void {
  const effect = EFFECTS[cue.kind];
  const bus = effect.isFar ? stage.far : stage.near;
  const first = Math.round((cue.at - effect.before) * SAMPLE_RATE);
  const last = Math.min(bus.left.length, Math.round((cue.at + effect.after) * SAMPLE_RATE));
  const samples = new Float64Array(Math.max(0, last - first));
  effect.play(samples, { first, at: cue.at, random: stage.random, hertz });
  for (let index = 0; index < samples.length; index++) samples[index] = (samples[index] ?? 0) * effect.gain;
  addSamples(bus, samples, { first, gain, left: 1 - pan, right: 1 + pan });
}

/** Air that rushes by: noise that opens until the cut and closes after it. */
function playWhoosh(samples: Float64Array, { first, at, random }: Take): void {
  let low = 0;
  let lower = 0;
  for (let index = 0; index < samples.length; index++) {
    const time = (first + index) / SAMPLE_RATE - at;
    const near = time < 0 ? Math.exp(time * 11) : Math.exp(-time * 16);
    low += (0.04 + 0.3 * near) * (random() * 2 - 1 - low);
    lower += 0.03 * (low - lower);
    samples[index] = (low - lower) * near * Math.min(1, (time + 0.32) * 12) * 2.2;
  }
}

/** A drop in the key of the music. */
function playPop(samples: Float64Array, { first, at, hertz }: Take): void {
  let phase = 0;
  for (let index = 0; index < samples.length; index++) {
    const time = (first + index) / SAMPLE_RATE - at;
    phase += (2 * Math.PI * hertz * (1 + 0.6 * Math.exp(-time * 90))) / SAMPLE_RATE;
    samples[index] = Math.sin(phase) * Math.min(1, time * 500) * Math.exp(-time * 32);
  }
}

function playRise(samples: Float64Array, { first, at, random, hertz }: Take): void {
  let low = 0;
  let phase = 0;
  for (let index = 0; index < samples.length; index++) {
    const time = (first + index) / SAMPLE_RATE - at;
    const share = Math.min(1, 1 + time / 1.2);
    low += (0.02 + 0.4 * share * share) * (random() * 2 - 1 - low);
    phase += (2 * Math.PI * hertz * (0.5 + 0.5 * share)) / SAMPLE_RATE;
    const fall = time > 0 ? Math.max(0, 1 - time / 0.06) : 1;
    samples[index] = (low + 0.35 * Math.sin(phase)) * share * share * fall;
  }
}

function playHit(samples: Float64Array, { first, at, random }: Take): void {
  let phase = 0;
  let dull = 0;
  for (let index = 0; index < samples.length; index++) {
    const time = (first + index) / SAMPLE_RATE - at;
    phase += (2 * Math.PI * (46 + 90 * Math.exp(-time * 16))) / SAMPLE_RATE;
    dull += 0.2 * (random() * 2 - 1 - dull);
    const body = (Math.sin(phase) + 0.5 * Math.sin(phase * 3)) * Math.exp(-time * 5);
    samples[index] = body + dull * 1.6 * Math.exp(-time * 22);
  }
}
