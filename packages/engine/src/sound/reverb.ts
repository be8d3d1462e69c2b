import type { Desk } from "./desk.ts";

/** In pairs: two are played at once. */
const COMB_DELAYS = [
  [1557, 1617],
  [1491, 1422],
  [1277, 1356],
] as const;
const ALLPASS_DELAYS = [225, 556, 441];
/** The right ear hears slightly longer paths: that is what makes the room wide. */
const RIGHT_OFFSET = 23;
const SCALE = 1.09;

type Room = { side: "left" | "right"; feedback: number; damping: number };

/** The reverberation of one side of the sound (Schroeder: parallel combs, then all-passes) into `output`, both of them of the desk. */
export function addReverb(
  { kernel, clear }: Desk,
  signal: Float32Array,
  output: Float32Array,
  { side, feedback, damping }: Room,
): void {
  const offset = side === "left" ? 0 : RIGHT_OFFSET;
  const lengthOf = (delay: number): number => Math.round((delay + offset) * SCALE);
  const { byteOffset: target, length: count } = output;
  output.fill(0);
  for (const [one, other] of COMB_DELAYS) {
    const [first, second] = [lengthOf(one), lengthOf(other)];
    const line = clear(first + second);
    const lines = [line, first, line + first * 4, second] as const;
    kernel.addCombs(signal.byteOffset, target, count, ...lines, feedback, damping);
  }
  for (const delay of ALLPASS_DELAYS) kernel.passAll(target, count, clear(lengthOf(delay)), lengthOf(delay));
}
