// Layers of land and water. AssemblyScript: see kernel.ts.

/**
 * Layered silhouettes, far to near. heights: per layer one i16 per column, in 1/16 px from the top, padded to a multiple
 * of eight with 32767 (never covered). layers: nine i32 each: YUV at the crest, YUV below, ramp length, first row, room for the kernel.
 */
export function drawSilhouettes(
  Y: usize, U: usize, V: usize, width: i32, height: i32,
  heights: usize, heightStride: i32, layers: usize, layerCount: i32, firstRow: i32,
): void {
  const strideC = width >> 1, full = i16x8.splat(16), zero = i16x8.splat(0);
  const lowest = lowestPoint(heights + (((layerCount - 1) * heightStride) << 1), width);
  for (let y = firstRow & ~1; y < height; y++) {
    const row = Y + y * width, rowU = U + (y >> 1) * strideC, rowV = V + (y >> 1) * strideC, isEven = (y & 1) == 0;
    const edge = i16x8.splat(<i16>((y << 4) + 16));
    // The colour of every layer on this row, kept in its last two numbers.
    for (let index = 0; index < layerCount; index++) {
      const layer = layers + index * 36, crestRow = load<i32>(layer, 28);
      const ramp = y < crestRow ? 0 : min(256, ((y - crestRow) << 8) / load<i32>(layer, 24));
      const luma = load<i32>(layer) + (((load<i32>(layer, 12) - load<i32>(layer)) * ramp) >> 8);
      const u = load<i32>(layer, 4) + (((load<i32>(layer, 16) - load<i32>(layer, 4)) * ramp) >> 8);
      const v = load<i32>(layer, 8) + (((load<i32>(layer, 20) - load<i32>(layer, 8)) * ramp) >> 8);
      store<i32>(layer, luma | (u << 8) | (v << 16), 32);
    }
    if ((y << 4) >= lowest) {
      // The nearest layer hides everything else on this row.
      const colour = load<i32>(layers + (layerCount - 1) * 36, 32);
      memory.fill(row, <u8>(colour & 255), width);
      if (!isEven) continue;
      memory.fill(rowU, <u8>((colour >> 8) & 255), strideC);
      memory.fill(rowV, <u8>((colour >> 16) & 255), strideC);
      continue;
    }
    for (let x = 0; x < width; x += 8) {
      // Start at the nearest layer that hides everything behind it here.
      let first = layerCount;
      while (--first > 0) {
        if (!v128.any_true(i16x8.lt_s(i16x8.sub_sat_s(edge, v128.load(heights + ((first * heightStride + x) << 1))), full))) break;
      }
      for (let index = max(first, 0); index < layerCount; index++) {
        const profile = heights + ((index * heightStride + x) << 1), colour = load<i32>(layers + index * 36, 32);
        const cover = i16x8.min_s(i16x8.max_s(i16x8.sub_sat_s(edge, v128.load(profile)), zero), full);
        if (!v128.any_true(cover)) continue;
        const old = i16x8.extend_low_i8x16_u(v128.load64_zero(row + x));
        // 7-bit weights keep the product inside 16 bits.
        const difference = i16x8.sub(i16x8.splat(<i16>(colour & 255)), old);
        const mixed = i16x8.add(old, i16x8.shr_s(i16x8.mul(difference, i16x8.shl(cover, 3)), 7));
        v128.store64_lane(row + x, i8x16.narrow_i16x8_u(mixed, mixed), 0);
        if (!isEven) continue;
        const u = (colour >> 8) & 255, v = (colour >> 16) & 255;
        for (let pair = 0; pair < 4 && x + pair * 2 < width; pair++) {
          const share = max(0, min(16, (y << 4) + 16 - <i32>load<i16>(profile + (pair << 2))));
          const place = (x >> 1) + pair, oldU = <i32>load<u8>(rowU + place), oldV = <i32>load<u8>(rowV + place);
          store<u8>(rowU + place, <u8>(oldU + (((u - oldU) * share) >> 4)));
          store<u8>(rowV + place, <u8>(oldV + (((v - oldV) * share) >> 4)));
        }
      }
    }
  }
}

function lowestPoint(heights: usize, width: i32): i32 {
  let lowest: i32 = 0;
  for (let x = 0; x < width; x++) lowest = max(lowest, <i32>load<i16>(heights + (x << 1)));
  return lowest;
}
