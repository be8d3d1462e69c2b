import { at } from "#base/numbers.ts";
import { hearSpeech } from "./hear-speech.ts";
import type { HeardSpeech, Sound } from "./hear-speech.ts";

/** A word this close to a pause begins after it. */
const NEAR_PAUSE_FRAMES = 14;
/** Waiting in one of the two while the other goes on costs this much, so that neither runs ahead for nothing. */
const WAIT_COST = 0.35;

/**
 * When each word of a text begins in a recording of it, in seconds, where nobody tells. The same text by a voice whose words
 * are known (`model`) is laid along the recording, sound by sound, as well as the two fit (dynamic time warping).
 */
export function alignWords(recording: Sound, model: Sound & { starts: readonly number[] }): number[] {
  const [heard, known] = [hearSpeech(recording), hearSpeech(model)];
  if (heard.frames.length === 0 || known.frames.length === 0) return model.starts.map(() => 0);
  const places = fitTogether(known, heard);
  let earliest = 0;
  return model.starts.map((start) => {
    const index = known.frames.findIndex((frame) => frame >= Math.round(start * heard.framesPerSecond));
    const place = index < 0 ? heard.frames.length - 1 : at(places, index);
    earliest = Math.max(earliest, afterPause(heard, place));
    return earliest / heard.framesPerSecond;
  });
}

/** For each frame of the model, the first frame of the recording in which it sounds. */
function fitTogether(model: HeardSpeech, recording: HeardSpeech): Int32Array {
  const [rows, columns] = [model.frames.length, recording.frames.length];
  // 1: both go on; 2: the recording stays; 3: the model stays.
  const steps = new Uint8Array(rows * columns);
  let before = new Float64Array(columns).fill(Infinity);
  for (let row = 0; row < rows; row++) {
    const costs = new Float64Array(columns);
    for (let column = 0; column < columns; column++) {
      const both = row > 0 && column > 0 ? (before[column - 1] ?? 0) : row === column ? 0 : Infinity;
      const modelOn = row > 0 ? (before[column] ?? 0) + WAIT_COST : Infinity;
      const recordingOn = column > 0 ? (costs[column - 1] ?? 0) + WAIT_COST : Infinity;
      const best = Math.min(both, modelOn, recordingOn);
      steps[row * columns + column] = best === both ? 1 : best === modelOn ? 2 : 3;
      costs[column] = best + distance(model, row, recording, column);
    }
    before = costs;
  }
  const places = new Int32Array(rows);
  for (let row = rows - 1, column = columns - 1; row >= 0 && column >= 0;) {
    places[row] = column;
    const step = steps[row * columns + column];
    if (step !== 3) row--;
    if (step !== 2) column--;
  }
  return places;
}

function distance(a: HeardSpeech, row: number, b: HeardSpeech, column: number): number {
  let sum = 0;
  const { bandCount } = a;
  for (let band = 0; band < bandCount; band++) {
    const difference = (a.bands[row * bandCount + band] ?? 0) - (b.bands[column * bandCount + band] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum / bandCount);
}

/** The frame of a place, moved to where the sound comes back when a pause lies beside it. */
function afterPause({ frames, pauseEnds }: HeardSpeech, place: number): number {
  const frame = at(frames, place);
  return pauseEnds.find((end) => Math.abs(end - frame) <= NEAR_PAUSE_FRAMES) ?? frame;
}
