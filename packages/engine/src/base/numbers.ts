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
  // Kept as a whole number of 32 bits: in a variable that outlives a call, larger ones would be new objects every time.
  const state = Int32Array.of(Math.imul(seed | 0, 0x9e3779b1) || 1);
  return () => {
    let next = state[0] ?? 1;
    next ^= next << 13;
    next ^= next >>> 17;
    next ^= next << 5;
    state[0] = next;
    return (next >>> 0) / 0x1_0000_0000;
  };
}
