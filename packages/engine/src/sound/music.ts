import { createRandom } from "#base/numbers.ts";
import type { MoodId } from "#presets.ts";
import type { Cue } from "./cues.ts";
import { playCues } from "./cues.ts";
import { copySides, openDesk, sidesOf } from "./desk.ts";
import type { Stage } from "./stage.ts";
import { playNote } from "./instruments.ts";
import { MOODS } from "./moods.ts";
import { addReverb } from "./reverb.ts";
import type { Score } from "./score.ts";
import { writeScore } from "./score.ts";
import type { Stereo } from "./stereo.ts";
import { SAMPLE_RATE } from "./stereo.ts";

const NEAR_SEND = 0.12;
const FAR_SEND = 0.65;
const REVERB_GAIN = 0.5;

/** A piece without recordings, written and played for one film: the same for the same seed, over when the film is. */
export function composeMusic(
  kernel: WebAssembly.Module,
  durationSeconds: number,
  moodId: MoodId,
  { seed, cues = [] }: { seed: number; cues?: readonly Cue[] },
): Stereo {
  const score = writeScore(durationSeconds, moodId, seed);
  return playScore(kernel, score, { durationSeconds, seed, cues, effects: MOODS[moodId].effects });
}

type Performance = { durationSeconds: number; seed: number; cues: readonly Cue[]; effects: number };

export function playScore(
  kernel: WebAssembly.Module,
  score: Score,
  { durationSeconds, seed, cues, effects }: Performance,
): Stereo {
  const desk = openDesk(kernel, Math.ceil(durationSeconds * SAMPLE_RATE), 5);
  const [near, far, room] = [sidesOf(desk, 0), sidesOf(desk, 2), sidesOf(desk, 4).left];
  const stage: Stage = { desk, near, far, random: createRandom(seed) };
  for (const note of score.notes) playNote(stage, note);
  playCues(stage, cues, { key: score.key, gain: effects });
  for (const side of ["left", "right"] as const) blend(stage, side, room);
  return copySides(near);
}

/** Adds the room to both distances; the result stands in `near`. */
function blend({ desk, near, far }: Stage, side: "left" | "right", room: Float32Array): void {
  const { byteOffset: dry, length } = near[side];
  const wet = far[side];
  desk.kernel.sendToRoom(dry, wet.byteOffset, length, NEAR_SEND, FAR_SEND);
  addReverb(desk, wet, room, { side, feedback: 0.82, damping: 0.35 });
  desk.kernel.addScaled(dry, room.byteOffset, length, REVERB_GAIN);
}
