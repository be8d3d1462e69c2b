import type { Note } from "./note.ts";
import type { Stage } from "./stage.ts";
import { SAMPLE_RATE } from "./stereo.ts";

const SECONDS = 1.3;
const GAIN = 0.38;
const DAMPING = 0.9965;

/** A plucked string (Karplus-Strong): a burst of noise circling in a damped loop. */
export function playPluck(
  stage: Stage,
  { hertz, start, gain, pan, brightness }: Pick<Note, "start" | "gain" | "pan" | "brightness"> & { hertz: number },
): void {
  const { left, right } = stage.far;
  const loop = new Float32Array(Math.max(8, Math.round(SAMPLE_RATE / hertz)));
  const sharpness = 0.22 + 0.3 * brightness;
  let smoothed = 0;
  for (let index = 0; index < loop.length; index++) {
    smoothed += sharpness * (stage.random() * 2 - 1 - smoothed);
    loop[index] = smoothed;
  }
  // A mean other than zero would circle too: a thump below hearing that eats the headroom.
  const mean = loop.reduce((sum, value) => sum + value, 0) / loop.length;
  for (let index = 0; index < loop.length; index++) loop[index] = (loop[index] ?? 0) - mean;
  const first = Math.max(0, Math.round(start * SAMPLE_RATE));
  const last = Math.min(left.length, first + Math.round(SAMPLE_RATE * SECONDS));
  const angle = ((pan + 1) * Math.PI) / 4;
  const gainLeft = GAIN * gain * Math.cos(angle);
  const gainRight = GAIN * gain * Math.sin(angle);
  const fadeFrom = last - Math.round(SAMPLE_RATE * 0.1);
  let fade = 1;
  let place = 0;
  for (let index = first; index < last; index++) {
    const next = place + 1 === loop.length ? 0 : place + 1;
    const sample = loop[place] ?? 0;
    loop[place] = DAMPING * 0.5 * (sample + (loop[next] ?? 0));
    place = next;
    if (index >= fadeFrom) fade *= 0.999;
    left[index] = (left[index] ?? 0) + sample * fade * gainLeft;
    right[index] = (right[index] ?? 0) + sample * fade * gainRight;
  }
}
