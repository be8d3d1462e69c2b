import { createRandom } from "#base/numbers.ts";
import type { MoodId } from "#presets.ts";
import type { Cue } from "./cues.ts";
import { playCues } from "./cues.ts";
import type { Stage } from "./note.ts";
import { playNote } from "./instruments.ts";
import { MOODS } from "./moods.ts";
import { addReverb } from "./reverb.ts";
import type { Score } from "./score.ts";
import { writeScore } from "./score.ts";
import type { Stereo } from "./stereo.ts";
import { createStereo, SAMPLE_RATE } from "./stereo.ts";

const NEAR_SEND = 0.12;
const FAR_SEND = 0.65;
const REVERB_GAIN = 0.5;

/** A piece without recordings, written and played for one film: the same for the same seed, over when the film is. */
export function composeMusic(durationSeconds: number, moodId: MoodId, seed: number, cues: readonly Cue[] = []): Stereo {
  const score = writeScore(durationSeconds, moodId, seed);
  return playScore(score, { durationSeconds, seed, cues, effects: MOODS[moodId].effects });
}

type Performance = { durationSeconds: number; seed: number; cues: readonly Cue[]; effects: number };

export function playScore(score: Score, { durationSeconds, seed, cues, effects }: Performance): Stereo {
  const sampleCount = Math.ceil(durationSeconds * SAMPLE_RATE);
  const stage: Stage = { near: createStereo(sampleCount), far: createStereo(sampleCount), random: createRandom(seed) };
  for (const note of score.notes) playNote(stage, note);
  playCues(stage, cues, { key: score.key, gain: effects });
  for (const side of ["left", "right"] as const) blend(stage, side);
  return stage.near;
}

/** Adds the room to both distances; the result stands in `near`. */
function blend({ near, far }: Stage, side: "left" | "right"): void {
  const dry = near[side];
  const wet = far[side];
  for (let index = 0; index < dry.length; index++) {
    const close = dry[index] ?? 0;
    const distant = wet[index] ?? 0;
    dry[index] = close + distant;
    wet[index] = close * NEAR_SEND + distant * FAR_SEND;
  }
  addReverb(wet, side, { feedback: 0.82, damping: 0.35 });
  for (let index = 0; index < dry.length; index++) dry[index] = (dry[index] ?? 0) + (wet[index] ?? 0) * REVERB_GAIN;
}
