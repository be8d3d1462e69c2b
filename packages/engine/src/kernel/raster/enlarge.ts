// Small fields become whole planes. AssemblyScript: see kernel.ts.

/** Repeats the edges of a field: one sample left and above, eight right, four below. */
export function padField(field: usize, stride: i32, width: i32, height: i32): void {
  for (let y = 0; y < height; y++) {
    const row = field + ((y * stride) << 1), last = load<i16>(row + ((width - 1) << 1));
    store<i16>(row - 2, load<i16>(row));
    for (let x = 0; x < 8; x++) store<i16>(row + ((width + x) << 1), last);
  }
  const start = field - 2, length = (width + 9) << 1, rowBytes = stride << 1;
  memory.copy(start - rowBytes, start, length);
  for (let y = 0; y < 4; y++) memory.copy(start + (height + y) * rowBytes, start + (height - 1) * rowBytes, length);
}

/** target = a + (b - a) * t over i16 fields, t in Q15. Fields move slowly: drawing every fourth and mixing looks the same. */
export function mixFields(target: usize, a: usize, b: usize, count: i32, t: i32): void {
  const weight = i16x8.splat(<i16>t);
  for (let i = 0; i < count << 1; i += 16) {
    const from = v128.load(a + i);
    v128.store(target + i, i16x8.add(from, i16x8.q15mulr_sat_s(i16x8.sub(v128.load(b + i), from), weight)));
  }
}

@inline function splineWeight(tap: i32, t: f64): i32 {
  const s: f64 = 1.0 - t;
  const weight = tap == 0 ? s * s * s : tap == 1 ? 3 * t * t * t - 6 * t * t + 4 : tap == 2 ? 3 * s * s * s - 6 * s * s + 4 : t * t * t;
  return <i32>Math.round((weight / 6.0) * 32768.0);
}

/** B-spline weights (Q15) for enlarging by `factor`: per row phase four splat vectors, then four lane vectors for columns. */
export function fillSplineWeights(weights: usize, factor: i32): void {
  for (let phase = 0; phase < factor; phase++) {
    const t: f64 = <f64>phase / <f64>factor;
    for (let tap = 0; tap < 4; tap++) {
      for (let lane = 0; lane < 8; lane++) store<i16>(weights + ((phase * 4 + tap) * 8 + lane) * 2, <i16>splineWeight(tap, t));
    }
  }
  const columns = weights + factor * 64;
  for (let tap = 0; tap < 4; tap++) {
    for (let lane = 0; lane < 8; lane++) {
      store<i16>(columns + (tap * 8 + lane) * 2, <i16>splineWeight(tap, <f64>(lane % factor) / <f64>factor));
    }
  }
}

@inline function fourTaps(a: v128, b: v128, c: v128, d: v128, w0: v128, w1: v128, w2: v128, w3: v128): v128 {
  return i16x8.add(
    i16x8.add(i16x8.q15mulr_sat_s(a, w0), i16x8.q15mulr_sat_s(b, w1)),
    i16x8.add(i16x8.q15mulr_sat_s(c, w2), i16x8.q15mulr_sat_s(d, w3)));
}

/**
 * Enlarges a Q7 field 8 times (or 4, for chroma) into an 8-bit plane with a cubic B-spline and ordered dither, so that
 * smooth skies do not band. Writes whole groups of eight: the plane needs eight bytes of slack behind its end.
 */
export function enlargeField(
  target: usize, width: i32, height: i32, field: usize, stride: i32, factor: i32,
  weights: usize, line: usize, dither: usize,
): void {
  const columns = weights + factor * 64, shift = factor == 8 ? 3 : 2, rowBytes = stride << 1;
  const c0 = v128.load(columns), c1 = v128.load(columns, 16), c2 = v128.load(columns, 32), c3 = v128.load(columns, 48);
  const cells = (width + factor - 1) >> shift;
  for (let y = 0; y < height; y++) {
    const w = weights + ((y & (factor - 1)) << 6);
    const w0 = v128.load(w), w1 = v128.load(w, 16), w2 = v128.load(w, 32), w3 = v128.load(w, 48);
    const first = field + <usize>(((y >> shift) - 1) * rowBytes) - 2;
    for (let x = 0; x < cells + 3; x += 8) {
      const row = first + (x << 1);
      v128.store(line + (x << 1), fourTaps(v128.load(row), v128.load(row + rowBytes), v128.load(row + 2 * rowBytes),
        v128.load(row + 3 * rowBytes), w0, w1, w2, w3));
    }
    const noise = v128.load(dither + ((y & 7) << 4)), out = target + y * width;
    if (factor == 8) {
      for (let x = 0; x < cells; x++) {
        const taps = line + (x << 1);
        const sum = fourTaps(v128.load16_splat(taps), v128.load16_splat(taps, 2), v128.load16_splat(taps, 4),
          v128.load16_splat(taps, 6), c0, c1, c2, c3);
        const eight = i16x8.shr_u(i16x8.add(sum, noise), 7);
        v128.store64_lane(out + (x << 3), i8x16.narrow_i16x8_u(eight, eight), 0);
      }
    } else {
      for (let x = 0; x < cells; x += 2) {
        const s = v128.load(line + (x << 1));
        const a = i8x16.shuffle(s, s, 0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3);
        const b = i8x16.shuffle(s, s, 2, 3, 2, 3, 2, 3, 2, 3, 4, 5, 4, 5, 4, 5, 4, 5);
        const c = i8x16.shuffle(s, s, 4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7);
        const d = i8x16.shuffle(s, s, 6, 7, 6, 7, 6, 7, 6, 7, 8, 9, 8, 9, 8, 9, 8, 9);
        const eight = i16x8.shr_u(i16x8.add(fourTaps(a, b, c, d, c0, c1, c2, c3), noise), 7);
        v128.store64_lane(out + (x << 2), i8x16.narrow_i16x8_u(eight, eight), 0);
      }
    }
  }
}
