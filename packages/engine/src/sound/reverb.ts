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
  for (const delay of COMB_DELAYS) {
    const line = new Float32Array(Math.round((delay + offset) * SCALE));
    let place = 0;
    let damped = 0;
    for (let index = 0; index < signal.length; index++) {
      const delayed = line[place] ?? 0;
      damped = delayed + (damped - delayed) * damping;
      line[place] = (signal[index] ?? 0) * 0.3 + damped * feedback;
      output[index] = (output[index] ?? 0) + delayed;
      if (++place === line.length) place = 0;
    }
  }
  for (const delay of ALLPASS_DELAYS) {
    const line = new Float32Array(Math.round((delay + offset) * SCALE));
    let place = 0;
    for (let index = 0; index < signal.length; index++) {
      const delayed = line[place] ?? 0;
      const input = output[index] ?? 0;
      line[place] = input + delayed * 0.5;
      output[index] = delayed - input * 0.5;
      if (++place === line.length) place = 0;
    }
  }
  signal.set(output);
}
