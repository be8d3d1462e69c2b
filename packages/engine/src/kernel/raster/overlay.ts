// Captions over the frame. AssemblyScript: see kernel.ts.

@inline function channel(low: v128, high: v128, shift: i32, opacity: v128): v128 {
  const byte = i32x4.splat(255);
  const values = i16x8.narrow_i32x4_u(v128.and(i32x4.shr_u(low, shift), byte), v128.and(i32x4.shr_u(high, shift), byte));
  return i16x8.shr_u(i16x8.mul(values, opacity), 8);
}

/** Eight pixels of luma: old * (1 - alpha) + the light of the premultiplied colour. */
@inline function overLuma(out: usize, r: v128, g: v128, b: v128, a: v128): void {
  const kept = i16x8.mul(i16x8.extend_low_i8x16_u(v128.load64_zero(out)), i16x8.sub(i16x8.splat(255), a));
  const old = i16x8.shr_u(i16x8.add(i16x8.add(kept, i16x8.splat(128)), i16x8.shr_u(kept, 8)), 8);
  const colour = i16x8.add(
    i16x8.add(i16x8.mul(r, i16x8.splat(47)), i16x8.mul(g, i16x8.splat(157))),
    i16x8.add(i16x8.mul(i16x8.add(b, a), i16x8.splat(16)), i16x8.splat(128)));
  const sum = i16x8.add(old, i16x8.shr_u(colour, 8));
  v128.store64_lane(out, i8x16.narrow_i16x8_u(sum, sum), 0);
}

/** Four samples of chroma; alpha and colour are sums over 2x2 pixels. */
@inline function overChroma(place: usize, alpha: v128, colour: v128): void {
  const old = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(place)));
  const kept = i32x4.mul(old, i32x4.sub(i32x4.splat(1020), alpha));
  const grey = i32x4.add(i32x4.shl(alpha, 7), i32x4.splat(510));
  // Divides by 1020; the product fits 32 bits without a sign.
  const mixed = i32x4.shr_u(i32x4.mul(i32x4.add(kept, grey), i32x4.splat(16449)), 24);
  const sum = i32x4.min_s(i32x4.max_s(i32x4.add(mixed, i32x4.shr_s(colour, 10)), i32x4.splat(16)), i32x4.splat(240));
  const words = i16x8.narrow_i32x4_u(sum, sum);
  v128.store32_lane(place, i8x16.narrow_i16x8_u(words, words), 0);
}

@inline function pairSums(upper: v128, lower: v128): v128 {
  return i32x4.add(i32x4.extadd_pairwise_i16x8_u(upper), i32x4.extadd_pairwise_i16x8_u(lower));
}

@inline function scaled(r: v128, g: v128, b: v128, weightR: i32, weightG: i32, weightB: i32): v128 {
  return i32x4.add(
    i32x4.add(i32x4.mul(r, i32x4.splat(weightR)), i32x4.mul(g, i32x4.splat(weightG))),
    i32x4.mul(b, i32x4.splat(weightB)));
}

/**
 * Lays premultiplied RGBA (what Skia gives) over the frame. The box lies inside the frame; left, top and its height are
 * even, its width is a multiple of eight; opacity 0..256.
 */
export function overlayRgba(
  Y: usize, U: usize, V: usize, width: i32, height: i32,
  rgba: usize, boxWidth: i32, boxHeight: i32, left: i32, top: i32, opacity: i32,
): void {
  const strideC = width >> 1, rowBytes = boxWidth << 2, share = i16x8.splat(<i16>opacity);
  for (let y = 0; y < boxHeight; y += 2) {
    const row0 = rgba + y * rowBytes, row1 = row0 + rowBytes;
    const out = Y + (top + y) * width + left, chroma = ((top + y) >> 1) * strideC + (left >> 1);
    for (let x = 0; x < boxWidth; x += 8) {
      const at = <usize>(x << 2);
      const p0 = v128.load(row0 + at), p1 = v128.load(row0 + at, 16), q0 = v128.load(row1 + at), q1 = v128.load(row1 + at, 16);
      if (!v128.any_true(v128.or(v128.or(p0, p1), v128.or(q0, q1)))) continue;
      const r0 = channel(p0, p1, 0, share), g0 = channel(p0, p1, 8, share), b0 = channel(p0, p1, 16, share), a0 = channel(p0, p1, 24, share);
      const r1 = channel(q0, q1, 0, share), g1 = channel(q0, q1, 8, share), b1 = channel(q0, q1, 16, share), a1 = channel(q0, q1, 24, share);
      overLuma(out + x, r0, g0, b0, a0);
      overLuma(out + x + width, r1, g1, b1, a1);
      const r = pairSums(r0, r1), g = pairSums(g0, g1), b = pairSums(b0, b1), a = pairSums(a0, a1);
      const place = chroma + (x >> 1);
      overChroma(U + place, a, scaled(r, g, b, -26, -87, 113));
      overChroma(V + place, a, scaled(r, g, b, 113, -103, -10));
    }
  }
}

/**
 * Writes `rows` rows of an image that stands `down` (24.8) rows lower: every row is mixed of two, so that a word may rise
 * by less than a pixel. The first and the last row of the image are clear and stand for everything beyond them.
 */
export function slideRows(target: usize, source: usize, rowBytes: i32, sourceRows: i32, rows: i32, down: i32): void {
  const whole = down >> 8, part = down & 255, last = sourceRows - 1;
  const lower = i16x8.splat(<i16>(256 - part)), upper = i16x8.splat(<i16>part), half = i16x8.splat(128);
  for (let y = 0; y < rows; y++) {
    const row = y - whole, out = target + y * rowBytes;
    const a = source + min(max(row, 0), last) * rowBytes, b = source + min(max(row - 1, 0), last) * rowBytes;
    for (let x = 0; x < rowBytes; x += 16) {
      const p = v128.load(a + x), q = v128.load(b + x);
      const low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(p), lower), i16x8.mul(i16x8.extend_low_i8x16_u(q), upper));
      const high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(p), lower), i16x8.mul(i16x8.extend_high_i8x16_u(q), upper));
      v128.store(out + x, i8x16.narrow_i16x8_u(i16x8.shr_u(i16x8.add(low, half), 8), i16x8.shr_u(i16x8.add(high, half), 8)));
    }
  }
}
