// Whole-frame passes: cross-fade and light. AssemblyScript: see kernel.ts.

/** target = a * (1 - t) + b * t, t 0..256. */
export function mixFrames(target: usize, a: usize, b: usize, count: i32, t: i32): void {
  const weightA = i16x8.splat(<i16>(256 - t)), weightB = i16x8.splat(<i16>t), half = i16x8.splat(128);
  for (let i = 0; i < count; i += 16) {
    const x = v128.load(a + i), y = v128.load(b + i);
    const low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(x), weightA), i16x8.mul(i16x8.extend_low_i8x16_u(y), weightB));
    const high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(x), weightA), i16x8.mul(i16x8.extend_high_i8x16_u(y), weightB));
    v128.store(target + i, i8x16.narrow_i16x8_u(i16x8.shr_u(i16x8.add(low, half), 8), i16x8.shr_u(i16x8.add(high, half), 8)));
  }
}

/** Adds a luminous sprite at a sub-pixel place (24.8). amount 0..256; the chroma is pulled towards the tint. */
export function addGlow(
  Y: usize, U: usize, V: usize, width: i32, height: i32,
  sprite: usize, size: i32, fixedX: i32, fixedY: i32, amount: i32, tintU: i32, tintV: i32,
): void {
  const left = fixedX >> 8, top = fixedY >> 8, partX = fixedX & 255, partY = fixedY & 255, strideC = width >> 1;
  const fromX = max(0, -left), toX = min(size - 1, width - left), fromY = max(0, -top), toY = min(size - 1, height - top);
  if (fromX >= toX || fromY >= toY) return;
  for (let y = fromY; y < toY; y++) {
    const row = sprite + y * size, next = row + size, out = Y + (top + y) * width + left;
    for (let x = fromX; x < toX; x++) {
      const upper = <i32>load<u8>(row + x + 1) * (256 - partX) + <i32>load<u8>(row + x) * partX;
      const lower = <i32>load<u8>(next + x + 1) * (256 - partX) + <i32>load<u8>(next + x) * partX;
      const light = ((((lower >> 8) * (256 - partY) + (upper >> 8) * partY) >> 8) * amount) >> 8;
      if (light == 0) continue;
      const old = <i32>load<u8>(out + x);
      store<u8>(out + x, <u8>min(235, old + ((light * (255 - old)) >> 8)));
    }
    if (((top + y) & 1) != 0) continue;
    const chromaRow = ((top + y) >> 1) * strideC;
    for (let x = fromX + ((left + fromX) & 1); x < toX; x += 2) {
      const light = (<i32>load<u8>(row + x) * amount) >> 8;
      if (light == 0) continue;
      const place = chromaRow + ((left + x) >> 1);
      const oldU = <i32>load<u8>(U + place), oldV = <i32>load<u8>(V + place);
      store<u8>(U + place, <u8>(oldU + (((tintU - oldU) * light) >> 8)));
      store<u8>(V + place, <u8>(oldV + (((tintV - oldV) * light) >> 8)));
    }
  }
}
