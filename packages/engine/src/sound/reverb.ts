const COMB_DELAYS = [1557, 1617, 1491, 1422, 1277, 1356];
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
  for (const delay of COMB_DELAYS) addComb(signal, output, Math.round((delay + offset) * SCALE), { feedback, damping });
  for (const delay of ALLPASS_DELAYS) passAll(output, Math.round((delay + offset) * SCALE));
  signal.set(output);
}

/** Round after round of the delay line: inside of one, nothing asks where the line ends. */
function addComb(
  signal: Float32Array,
  output: Float32Array,
  length: number,
  { feedback, damping }: { feedback: number; damping: number },
): void {
  const line = new Float32Array(length);
  let damped = 0;
  for (let start = 0; start < signal.length; start += length) {
    const count = Math.min(length, signal.length - start);
    for (let place = 0; place < count; place++) {
      const delayed = line[place] ?? 0;
      damped = delayed + (damped - delayed) * damping;
      line[place] = (signal[start + place] ?? 0) * 0.3 + damped * feedback;
      output[start + place] = (output[start + place] ?? 0) + delayed;
    }
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
