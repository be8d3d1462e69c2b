// A still backdrop, painted at half the size and enlarged. AssemblyScript: see kernel.ts.

/** Four opaque pixels, a sum for each: red, green, blue and alpha by their weights, green by twice its own. */
@inline function sumsOf(low: v128, high: v128, weights: v128): v128 {
  const first = i32x4.dot_i16x8_s(low, weights), second = i32x4.dot_i16x8_s(high, weights);
  return i32x4.add(v128.shuffle<i32>(first, second, 0, 2, 4, 6), v128.shuffle<i32>(first, second, 1, 3, 5, 7));
}

/** Luma in steps of a sixty-fourth, and chroma, of `count` pixels; what is behind the last of them may be written too. */
function planesFromRgba(rgba: usize, count: i32, light: usize, U: usize, V: usize): void {
  const lumas = i16x8(11966, 20127, 4064, 0, 11966, 20127, 4064, 0), us = i16x8(-6596, -22189, 28784, 0, -6596, -22189, 28784, 0);
  const vs = i16x8(28784, -26145, -2639, 0, 28784, -26145, -2639, 0), middle = i32x4.splat((128 << 16) + 32768);
  for (let i = 0; i < count; i += 4) {
    // Counts that four does not divide end with four pixels that were there before.
    const at = min(i, count - 4), pixels = v128.load(rgba + (at << 2));
    const low = i16x8.extend_low_i8x16_u(pixels), high = i16x8.extend_high_i8x16_u(pixels);
    // Half of green's weight is all that a signed word holds.
    const twiceLow = i8x16.shuffle(low, i16x8.shl(low, 1), 0, 1, 18, 19, 4, 5, 6, 7, 8, 9, 26, 27, 12, 13, 14, 15);
    const twiceHigh = i8x16.shuffle(high, i16x8.shl(high, 1), 0, 1, 18, 19, 4, 5, 6, 7, 8, 9, 26, 27, 12, 13, 14, 15);
    const lights = i32x4.shr_s(i32x4.add(sumsOf(twiceLow, twiceHigh, lumas), i32x4.splat((16 << 16) + 512)), 10);
    v128.store64_lane(light + (at << 1), i16x8.narrow_i32x4_u(lights, lights), 0);
    const words = i16x8.narrow_i32x4_s(
      i32x4.shr_s(i32x4.add(sumsOf(low, high, us), middle), 16), i32x4.shr_s(i32x4.add(sumsOf(low, high, vs), middle), 16));
    const bytes = i8x16.narrow_i16x8_u(words, words);
    v128.store32_lane(U + at, bytes, 0);
    v128.store32_lane(V + at, bytes, 1);
  }
}

/** Three parts of a sample and one of its neighbour, as sixteenths of the whole. */
@inline function enlarged(here: v128, there: v128): v128 {
  const three = i32x4.splat(3);
  const low = i32x4.add(i32x4.mul(i32x4.extend_low_i16x8_u(here), three), i32x4.extend_low_i16x8_u(there));
  const high = i32x4.add(i32x4.mul(i32x4.extend_high_i16x8_u(here), three), i32x4.extend_high_i16x8_u(there));
  return i16x8.narrow_i32x4_u(i32x4.shr_u(low, 4), i32x4.shr_u(high, 4));
}

/** Film grain lives in the middle tones; a little is left everywhere against bands. */
@inline function grained(values: v128, noise: v128, grain: v128): v128 {
  const levels = i16x8.shr_u(values, 6), tones = i16x8.mul(levels, i16x8.sub(i16x8.splat(255), levels));
  const low = i32x4.shr_u(i32x4.extmul_low_i16x8_u(tones, grain), 15), high = i32x4.shr_u(i32x4.extmul_high_i16x8_u(tones, grain), 15);
  const strength = i16x8.add(i16x8.splat(8), i16x8.narrow_i32x4_u(low, high));
  const sum = i16x8.add(values, i16x8.shr_s(i16x8.mul(noise, strength), 5));
  return i16x8.shr_s(i16x8.add(sum, i16x8.splat(32)), 6);
}

/**
 * Opaque RGBA of half the frame's width and height into a frame. Luma is enlarged in steps of a sixty-fourth, and grain is
 * added before it is rounded: no gradient shows bands. `light`: two bytes for every pixel of the half, and as many for another
 * row and 320 more. `noise`: 256 x 256 signed bytes; grain 0..256 is how many levels of luma, in sixteenths, it may add or take
 * in the middle tones. Half the width is eight at least.
 */
export function backdropFromHalf(
  rgba: usize, halfWidth: i32, halfHeight: i32, Y: usize, U: usize, V: usize, light: usize, noise: usize, grain: i32,
): void {
  const count = halfWidth * halfHeight, width = halfWidth << 1;
  planesFromRgba(rgba, count, light, U, V);
  const grains = light + (count << 1), line = grains + 288, share = i16x8.splat(<i16>grain);
  const darkest = i8x16.splat(16), brightest = i8x16.splat(<i8>235);
  for (let y = 0; y < halfHeight << 1; y++) {
    const near = y >> 1, far = min(halfHeight - 1, max(0, near + ((y & 1) << 1) - 1));
    const rowNear = light + ((near * halfWidth) << 1), rowFar = light + ((far * halfWidth) << 1);
    for (let x = 0; x < halfWidth; x += 8) {
      const at = min(x, halfWidth - 8) << 1;
      v128.store(line + at, i16x8.add(i16x8.mul(v128.load(rowNear + at), i16x8.splat(3)), v128.load(rowFar + at)));
    }
    // The edges stand for what is beyond them.
    store<u16>(line - 2, load<u16>(line));
    store<u16>(line + (halfWidth << 1), load<u16>(line + ((halfWidth - 1) << 1)));
    memory.copy(grains, noise + ((y & 255) << 8), 256);
    memory.copy(grains + 256, noise + ((y & 255) << 8), 16);
    for (let x = 0; x < halfWidth; x += 8) {
      const column = min(x, halfWidth - 8), at = line + (column << 1), here = v128.load(at);
      const left = enlarged(here, v128.load(at - 2)), right = enlarged(here, v128.load(at + 2));
      const first = i8x16.shuffle(left, right, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23);
      const second = i8x16.shuffle(left, right, 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31);
      const noises = v128.load(grains + ((column << 1) & 255));
      const bytes = i8x16.narrow_i16x8_u(
        grained(first, i16x8.extend_low_i8x16_s(noises), share), grained(second, i16x8.extend_high_i8x16_s(noises), share));
      v128.store(Y + y * width + (column << 1), i8x16.min_u(brightest, i8x16.max_u(darkest, bytes)));
    }
  }
}
