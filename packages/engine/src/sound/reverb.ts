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

/** Turns one side of the sound into its reverberation (Schroeder: parallel combs, then all-passes), in place. */
export function addReverb(
  signal: Float32Array,
  side: "left" | "right",
  { feedback, damping }: { feedback: number; damping: number },
): void {
  const offset = side === "left" ? 0 : RIGHT_OFFSET;
  const output = new Float32Array(signal.length);
  const lengthOf = (delay: number): number => Math.round((delay + offset) * SCALE);
  for (const [one, other] of COMB_DELAYS)
    addCombs(signal, output, [lengthOf(one), lengthOf(other)], { feedback, damping });
  for (const delay of ALLPASS_DELAYS) passAll(output, lengthOf(delay));
  signal.set(output);
}

/**
 * Two combs side by side, because each waits for its own last sample. Round after round of their delay lines: inside of one,
 * nothing asks where a line ends.
 */
function addCombs(
  signal: Float32Array,
  output: Float32Array,
  [firstLength, secondLength]: readonly [number, number],
  { feedback, damping }: { feedback: number; damping: number },
): void {
  const first = new Float32Array(firstLength);
  const second = new Float32Array(secondLength);
  let [firstDamped, secondDamped] = [0, 0];
  let [firstPlace, secondPlace] = [0, 0];
  let start = 0;
  while (start < signal.length) {
    const count = Math.min(firstLength - firstPlace, secondLength - secondPlace, signal.length - start);
    for (let step = 0; step < count; step++) {
      const input = (signal[start + step] ?? 0) * 0.3;
      const delayed = first[firstPlace + step] ?? 0;
      const later = second[secondPlace + step] ?? 0;
      firstDamped = delayed + (firstDamped - delayed) * damping;
      secondDamped = later + (secondDamped - later) * damping;
      first[firstPlace + step] = input + firstDamped * feedback;
      second[secondPlace + step] = input + secondDamped * feedback;
      // Rounded as if the first had been written before the second came.
      output[start + step] = Math.fround((output[start + step] ?? 0) + delayed) + later;
    }
    start += count;
    firstPlace = (firstPlace + count) % firstLength;
    secondPlace = (secondPlace + count) % secondLength;
  }
}

function passAll(output: Float32Array, length: number): void {
  const line = new Float32Array(length);
  for (let start = 0; start < output.length; start += length) {
    const count = Math.min(length, output.length - start);
    for (let place = 0; place < count; place++) {
      const delayed = line[place] ?? 0;
      const input = output[start + place] ?? 0;
      line[place] = input + delayed * 0.5;
      output[start + place] = delayed - input * 0.5;
    }
  }
}
