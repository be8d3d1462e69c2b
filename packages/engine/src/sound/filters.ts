import { SAMPLE_RATE } from "./stereo.ts";

/** Coefficients of a second-order filter, a0 divided out. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

export function applyBiquad(signal: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const output = new Float32Array(signal.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let index = 0; index < signal.length; index++) {
    const x = signal[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    output[index] = y;
  }
  return output;
}

export function highPass(hertz: number): Biquad {
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const cosine = Math.cos(angle);
  const alpha = Math.sin(angle) / Math.SQRT2;
  const a0 = 1 + alpha;
  return {
    b0: (1 + cosine) / 2 / a0,
    b1: -(1 + cosine) / a0,
    b2: (1 + cosine) / 2 / a0,
    a1: (-2 * cosine) / a0,
    a2: (1 - alpha) / a0,
  };
}

export function shelf(hertz: number, gainDecibels: number, side: "low" | "high"): Biquad {
  const gain = 10 ** (gainDecibels / 40);
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const cosine = Math.cos(angle);
  const slope = Math.sqrt(gain) * Math.SQRT2 * Math.sin(angle);
  const sign = side === "high" ? -1 : 1;
  const a0 = gain + 1 + sign * (gain - 1) * cosine + slope;
  return {
    b0: (gain * (gain + 1 - sign * (gain - 1) * cosine + slope)) / a0,
    b1: (sign * 2 * gain * (gain - 1 - sign * (gain + 1) * cosine)) / a0,
    b2: (gain * (gain + 1 - sign * (gain - 1) * cosine - slope)) / a0,
    a1: (-sign * 2 * (gain - 1 + sign * (gain + 1) * cosine)) / a0,
    a2: (gain + 1 + sign * (gain - 1) * cosine - slope) / a0,
  };
}
