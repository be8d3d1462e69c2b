// What upright and turned sprites have in common: how samples are mixed and laid over a frame. AssemblyScript: see kernel.ts.

/** a * (256 - part) + b * part, rounded, for words that hold bytes: one product, because what runs over falls away again. */
@inline export function weigh(a: v128, b: v128, part: v128): v128 {
  const sum = i16x8.add(v128.or(i16x8.shl(a, 8), i16x8.splat(128)), i16x8.mul(i16x8.sub(b, a), part));
  return i16x8.shr_u(sum, 8);
}

/** Eight samples of the frame under a sprite: old * (255 - alpha) / 255 + colour, all of them words. */
@inline export function layEight(out: usize, colour: v128, alpha: v128, share: v128): void {
  const old = i16x8.extend_low_i8x16_u(v128.load64_zero(out));
  const kept = i16x8.mul(old, i16x8.sub(i16x8.splat(255), i16x8.shr_u(i16x8.mul(alpha, share), 8)));
  const below = i16x8.shr_u(i16x8.add(i16x8.add(kept, i16x8.splat(128)), i16x8.shr_u(kept, 8)), 8);
  const sum = i16x8.add(below, i16x8.shr_u(i16x8.mul(colour, share), 8));
  v128.store64_lane(out, i8x16.narrow_i16x8_u(sum, sum), 0);
}

/** The first `count` words kept, the others clear: a clear sample leaves the frame as it is. */
@inline export function firstWords(words: v128, count: i32): v128 {
  return v128.and(words, i16x8.lt_s(i16x8(0, 1, 2, 3, 4, 5, 6, 7), i16x8.splat(<i16>count)));
}

@inline export function isOpaque(alphas: v128): bool {
  return !v128.any_true(v128.not(alphas));
}
