export function clamp(value: number, least = 0, most = 1): number {
  if (value < least) return least;
  return value > most ? most : value;
}

/** Typed arrays are read only inside their bounds; this tells the compiler so. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}

/** Ease that never stops at the ends: a camera at rest looks like a frozen film. */
export function easeMoving(share: number): number {
  const x = clamp(share);
  return 0.45 * x + 0.55 * x * x * x * (x * (x * 6 - 15) + 10);
}

/** A small repeatable random source (xorshift32). */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed | 0, 0x9e3779b1) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
}
