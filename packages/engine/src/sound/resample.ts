import { clamp } from "#base/numbers.ts";

const HALF_TAPS = 12;
const TAPS = HALF_TAPS * 2;

/** Polyphase windowed sinc; exact for whole ratios such as 22050 to 48000. */
export function resample(signal: Float32Array, fromRate: number, toRate: number): Float32Array {
  const divisor = greatestCommonDivisor(fromRate, toRate);
  const up = toRate / divisor;
  const down = fromRate / divisor;
  const table = phaseTable(up);
  const output = new Float32Array(Math.floor((signal.length * up) / down));
  for (let index = 0; index < output.length; index++) {
    const position = index * down;
    const centre = Math.floor(position / up);
    const phase = (position - centre * up) * TAPS;
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) {
      const place = centre + tap - HALF_TAPS + 1;
      if (place >= 0 && place < signal.length) sum += (signal[place] ?? 0) * (table[phase + tap] ?? 0);
    }
    output[index] = sum;
  }
  return output;
}

function phaseTable(up: number): Float32Array {
  const table = new Float32Array(up * TAPS);
  for (let phase = 0; phase < up; phase++) {
    for (let tap = 0; tap < TAPS; tap++) {
      const distance = phase / up - (tap - HALF_TAPS + 1);
      const window = 0.5 + 0.5 * Math.cos(Math.PI * clamp(distance / HALF_TAPS, -1, 1));
      const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance);
      table[phase * TAPS + tap] = sinc * window;
    }
  }
  return table;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
