// Sprites over the frame: pictures with a soft edge that are drawn once and then only moved. AssemblyScript: see kernel.ts.
// A sprite has two planes of premultiplied samples: luma and alpha in turn (two bytes a pixel), and for every 2x2 pixels
// the two chromas, alpha and a spare byte. Its outermost two rows and columns are clear, and so is one row before each
// plane: whatever lies between two samples can be read without asking where the sprite ends.

/** Premultiplied RGBA into the planes of a sprite, inset by two pixels. Sprite width and height are even. */
export function spriteFromRgba(rgba: usize, width: i32, height: i32, luma: usize, chroma: usize, spriteWidth: i32): void {
  const strideL = spriteWidth << 1, strideC = spriteWidth << 1;
  for (let y = 0; y < height; y++) {
    const row = rgba + ((y * width) << 2), out = luma + (y + 2) * strideL + 4;
    for (let x = 0; x < width; x++) {
      const pixel = load<u32>(row + (x << 2));
      const r: i32 = pixel & 255, g: i32 = (pixel >> 8) & 255, b: i32 = (pixel >> 16) & 255, a: i32 = pixel >>> 24;
      const light = (11966 * r + 40254 * g + 4064 * b + 4112 * a + 32768) >> 16;
      store<u16>(out + (x << 1), <u16>(light | (a << 8)));
    }
  }
  for (let y = 0; y < height; y += 2) {
    const out = chroma + ((y + 2) >> 1) * strideC + 4;
    for (let x = 0; x < width; x += 2) {
      let r = 0, g = 0, b = 0, a = 0;
      for (let dy = 0; dy < 2; dy++) {
        if (y + dy >= height) continue;
        for (let dx = 0; dx < 2; dx++) {
          if (x + dx >= width) continue;
          const pixel = load<u32>(rgba + (((y + dy) * width + x + dx) << 2));
          r += pixel & 255;
          g += (pixel >> 8) & 255;
          b += (pixel >> 16) & 255;
          a += pixel >>> 24;
        }
      }
      const u = (-6596 * r - 22189 * g + 28784 * b + 32896 * a + (1 << 17)) >> 18;
      const v = (28784 * r - 26145 * g - 2639 * b + 32896 * a + (1 << 17)) >> 18;
      const alpha = (a + 2) >> 2;
      store<u32>(out + (x << 1), <u32>(min(255, max(0, u)) | (min(255, max(0, v)) << 8) | (alpha << 16)));
    }
  }
}

/** Sixteen bytes between four neighbours: `upper` is the row before, `left` one sample before. */
@inline function between(at: usize, stride: i32, sample: i32, partX: i32, partY: i32): v128 {
  const a = v128.load(at);
  if ((partX | partY) == 0) return a;
  // Most of what moves bobs up and down: half of the work.
  if (partX == 0) return mixedBytes(a, v128.load(at - stride), 256 - partY, partY);
  if (partY == 0) return mixedBytes(a, v128.load(at - sample), 256 - partX, partX);
  const b = v128.load(at - sample), c = v128.load(at - stride), d = v128.load(at - stride - sample);
  const here = i16x8.splat(<i16>(256 - partY)), above = i16x8.splat(<i16>partY), half = i16x8.splat(128);
  const near = i16x8.splat(<i16>(256 - partX)), before = i16x8.splat(<i16>partX);
  const aLow = mixed(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(c), here, above, half);
  const bLow = mixed(i16x8.extend_low_i8x16_u(b), i16x8.extend_low_i8x16_u(d), here, above, half);
  const aHigh = mixed(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(c), here, above, half);
  const bHigh = mixed(i16x8.extend_high_i8x16_u(b), i16x8.extend_high_i8x16_u(d), here, above, half);
  return i8x16.narrow_i16x8_u(mixed(aLow, bLow, near, before, half), mixed(aHigh, bHigh, near, before, half));
}

@inline function mixedBytes(a: v128, b: v128, weightA: i32, weightB: i32): v128 {
  const first = i16x8.splat(<i16>weightA), second = i16x8.splat(<i16>weightB), half = i16x8.splat(128);
  return i8x16.narrow_i16x8_u(
    mixed(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b), first, second, half),
    mixed(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b), first, second, half));
}

@inline function mixed(a: v128, b: v128, weightA: v128, weightB: v128, half: v128): v128 {
  return i16x8.shr_u(i16x8.add(i16x8.add(i16x8.mul(a, weightA), i16x8.mul(b, weightB)), half), 8);
}

/** Eight pixels of luma: old * (1 - alpha) + light. `samples` holds light and alpha in turn. */
@inline function layLuma(out: usize, samples: v128, share: v128): void {
  const light = i16x8.shr_u(i16x8.mul(v128.and(samples, i16x8.splat(255)), share), 8);
  const alpha = i16x8.shr_u(i16x8.mul(i16x8.shr_u(samples, 8), share), 8);
  const kept = i16x8.mul(i16x8.extend_low_i8x16_u(v128.load64_zero(out)), i16x8.sub(i16x8.splat(255), alpha));
  const old = i16x8.shr_u(i16x8.add(i16x8.add(kept, i16x8.splat(128)), i16x8.shr_u(kept, 8)), 8);
  const sum = i16x8.add(old, light);
  v128.store64_lane(out, i8x16.narrow_i16x8_u(sum, sum), 0);
}

/** Four samples of both chromas. */
@inline function layChroma(U: usize, V: usize, samples: v128, share: v128): void {
  const byte = i32x4.splat(255);
  const u = i32x4.shr_u(i32x4.mul(v128.and(samples, byte), share), 8);
  const v = i32x4.shr_u(i32x4.mul(v128.and(i32x4.shr_u(samples, 8), byte), share), 8);
  const kept = i32x4.sub(byte, i32x4.shr_u(i32x4.mul(v128.and(i32x4.shr_u(samples, 16), byte), share), 8));
  layChromaPlane(U, u, kept);
  layChromaPlane(V, v, kept);
}

@inline function layChromaPlane(place: usize, colour: v128, kept: v128): void {
  const old = i32x4.mul(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(place))), kept);
  const sum = i32x4.add(i32x4.shr_u(i32x4.add(i32x4.add(old, i32x4.splat(128)), i32x4.shr_u(old, 8)), 8), colour);
  const words = i16x8.narrow_i32x4_u(sum, sum);
  v128.store32_lane(place, i8x16.narrow_i16x8_u(words, words), 0);
}

@inline function layOneLuma(out: usize, sample: i32, share: i32): void {
  const alpha = ((sample >> 8) * share) >> 8, light = ((sample & 255) * share) >> 8;
  const kept = <i32>load<u8>(out) * (255 - alpha);
  store<u8>(out, <u8>min(255, ((kept + 128 + (kept >> 8)) >> 8) + light));
}

@inline function layOneChroma(U: usize, V: usize, sample: i32, share: i32): void {
  const keep = 255 - ((((sample >> 16) & 255) * share) >> 8);
  const u = <i32>load<u8>(U) * keep, v = <i32>load<u8>(V) * keep;
  store<u8>(U, <u8>min(255, ((u + 128 + (u >> 8)) >> 8) + (((sample & 255) * share) >> 8)));
  store<u8>(V, <u8>min(255, ((v + 128 + (v >> 8)) >> 8) + ((((sample >> 8) & 255) * share) >> 8)));
}

/** Lays a sprite over the frame; its upper left corner stands at (x, y), 24.8 fixed point. opacity 0..256. */
export function overlaySprite(
  Y: usize, U: usize, V: usize, width: i32, height: i32,
  luma: usize, chroma: usize, spriteWidth: i32, spriteHeight: i32, x: i32, y: i32, opacity: i32,
): void {
  overlayLuma(Y, width, height, luma, spriteWidth, spriteHeight, x, y, opacity);
  overlayChroma(U, V, width >> 1, height >> 1, chroma, spriteWidth >> 1, spriteHeight >> 1, x >> 1, y >> 1, opacity);
}

function overlayLuma(
  Y: usize, width: i32, height: i32, plane: usize, columns: i32, rows: i32, x: i32, y: i32, opacity: i32,
): void {
  const left = x >> 8, top = y >> 8, partX = x & 255, partY = y & 255, stride = columns << 1, share = i16x8.splat(<i16>opacity);
  const fromX = max(0, -left), toX = min(columns, width - left), fromY = max(0, -top), toY = min(rows, height - top);
  for (let row = fromY; row < toY; row++) {
    const source = plane + row * stride, out = Y + (top + row) * width + left;
    let column = fromX;
    for (; column + 8 <= toX; column += 8) {
      const samples = between(source + (column << 1), stride, 2, partX, partY);
      if (v128.any_true(samples)) layLuma(out + column, samples, share);
    }
    for (; column < toX; column++) {
      const sample = v128.extract_lane<u16>(between(source + (column << 1), stride, 2, partX, partY), 0);
      layOneLuma(out + column, sample, opacity);
    }
  }
}

function overlayChroma(
  U: usize, V: usize, width: i32, height: i32, plane: usize, columns: i32, rows: i32, x: i32, y: i32, opacity: i32,
): void {
  const left = x >> 8, top = y >> 8, partX = x & 255, partY = y & 255, stride = columns << 2, share = i32x4.splat(opacity);
  const fromX = max(0, -left), toX = min(columns, width - left), fromY = max(0, -top), toY = min(rows, height - top);
  for (let row = fromY; row < toY; row++) {
    const source = plane + row * stride, out = (top + row) * width + left;
    let column = fromX;
    for (; column + 4 <= toX; column += 4) {
      const samples = between(source + (column << 2), stride, 4, partX, partY);
      if (v128.any_true(samples)) layChroma(U + out + column, V + out + column, samples, share);
    }
    for (; column < toX; column++) {
      const sample = v128.extract_lane<i32>(between(source + (column << 2), stride, 4, partX, partY), 0);
      layOneChroma(U + out + column, V + out + column, sample, opacity);
    }
  }
}

/** From which column on a place that moves by `step` a column is at least `least`, and from which it is no longer below `most`. */
@inline function firstColumn(at: i32, step: i32, least: i32, most: i32, columns: i32): i32 {
  if (step > 0) return at >= least ? 0 : <i32>min<i64>(columns, (<i64>least - at + step - 1) / step);
  if (step < 0) return at < most ? 0 : <i32>min<i64>(columns, (<i64>at - most) / -step + 1);
  return at >= least && at < most ? 0 : columns;
}

@inline function endColumn(at: i32, step: i32, least: i32, most: i32, columns: i32): i32 {
  if (step > 0) return at >= most ? 0 : <i32>min<i64>(columns, (<i64>most - at + step - 1) / step);
  if (step < 0) return at < least ? 0 : <i32>min<i64>(columns, (<i64>at - least) / -step + 1);
  return columns;
}

@inline function lanesFrom(at: i32, step: i32): v128 {
  return i32x4.add(i32x4.splat(at), i32x4.mul(i32x4.splat(step), i32x4(0, 1, 2, 3)));
}

/** Each of four parts (0..255 of 16.16 places) twice, for the two channels of a luma sample. */
@inline function partsOf(places: v128): v128 {
  return v128.and(i32x4.shr_u(places, 8), i32x4.splat(255));
}

@inline function weigh(a: v128, b: v128, part: v128): v128 {
  const half = i16x8.splat(128);
  return i16x8.shr_u(i16x8.add(i16x8.add(i16x8.mul(a, i16x8.sub(i16x8.splat(256), part)), i16x8.mul(b, part)), half), 8);
}

/** Four pixels of luma and alpha, each between four neighbours of the sprite. */
@inline function gatherLuma(plane: usize, stride: i32, u: v128, v: v128): v128 {
  const offsets = i32x4.add(i32x4.mul(i32x4.shr_s(v, 16), i32x4.splat(stride)), i32x4.shl(i32x4.shr_s(u, 16), 1));
  const p0 = plane + i32x4.extract_lane(offsets, 0), p1 = plane + i32x4.extract_lane(offsets, 1);
  const p2 = plane + i32x4.extract_lane(offsets, 2), p3 = plane + i32x4.extract_lane(offsets, 3);
  let upper = v128.load32_zero(p0), lower = v128.load32_zero(p0 + stride);
  upper = v128.load_lane<u32>(p1, upper, 1);
  upper = v128.load_lane<u32>(p2, upper, 2);
  upper = v128.load_lane<u32>(p3, upper, 3);
  lower = v128.load_lane<u32>(p1 + stride, lower, 1);
  lower = v128.load_lane<u32>(p2 + stride, lower, 2);
  lower = v128.load_lane<u32>(p3 + stride, lower, 3);
  if (!v128.any_true(v128.or(upper, lower))) return i32x4.splat(0);
  const across = partsOf(u), down = partsOf(v);
  // The part of each pixel, once for each of its two samples of two channels.
  const downs = i16x8.narrow_i32x4_u(down, down);
  const downLow = v128.shuffle<i16>(downs, downs, 0, 0, 0, 0, 1, 1, 1, 1), downHigh = v128.shuffle<i16>(downs, downs, 2, 2, 2, 2, 3, 3, 3, 3);
  const low = weigh(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower), downLow);
  const high = weigh(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower), downHigh);
  const acrosses = i16x8.narrow_i32x4_u(across, across);
  const first = v128.shuffle<i32>(low, high, 0, 2, 4, 6), second = v128.shuffle<i32>(low, high, 1, 3, 5, 7);
  return weigh(first, second, v128.shuffle<i16>(acrosses, acrosses, 0, 0, 1, 1, 2, 2, 3, 3));
}

/** Two pixels of chroma and alpha as words, each between four neighbours of four bytes. */
@inline function gatherTwoChroma(p0: usize, p1: usize, stride: i32, acrosses: v128, downs: v128): v128 {
  const upper = v128.load64_lane(p1, v128.load64_zero(p0), 1), lower = v128.load64_lane(p1 + stride, v128.load64_zero(p0 + stride), 1);
  if (!v128.any_true(v128.or(upper, lower))) return i32x4.splat(0);
  const downFirst = v128.shuffle<i16>(downs, downs, 0, 0, 0, 0, 0, 0, 0, 0), downSecond = v128.shuffle<i16>(downs, downs, 1, 1, 1, 1, 1, 1, 1, 1);
  const first = weigh(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower), downFirst);
  const second = weigh(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower), downSecond);
  const near = v128.shuffle<i64>(first, second, 0, 2), far = v128.shuffle<i64>(first, second, 1, 3);
  return weigh(near, far, v128.shuffle<i16>(acrosses, acrosses, 0, 0, 0, 0, 1, 1, 1, 1));
}

/** Four pixels of chroma and alpha, four bytes each. */
@inline function gatherChroma(plane: usize, stride: i32, u: v128, v: v128): v128 {
  const offsets = i32x4.add(i32x4.mul(i32x4.shr_s(v, 16), i32x4.splat(stride)), i32x4.shl(i32x4.shr_s(u, 16), 2));
  const p0 = plane + i32x4.extract_lane(offsets, 0), p1 = plane + i32x4.extract_lane(offsets, 1);
  const p2 = plane + i32x4.extract_lane(offsets, 2), p3 = plane + i32x4.extract_lane(offsets, 3);
  const across = partsOf(u), down = partsOf(v);
  const acrosses = i16x8.narrow_i32x4_u(across, across), downs = i16x8.narrow_i32x4_u(down, down);
  const low = gatherTwoChroma(p0, p1, stride, acrosses, downs);
  const high = gatherTwoChroma(p2, p3, stride, v128.shuffle<i32>(acrosses, acrosses, 1, 1, 1, 1), v128.shuffle<i32>(downs, downs, 1, 1, 1, 1));
  return i8x16.narrow_i16x8_u(low, high);
}

/** One channel pair of two neighbours, bytes spread over 32 bits as 00xx00xx: both are mixed at once. */
@inline function mixSpread(a: u32, b: u32, part: u32): u32 {
  return ((a * (256 - part) + b * part + 0x00800080) >> 8) & 0x00ff00ff;
}

@inline function spread(sample: u32): u32 {
  return (sample & 255) | ((sample & 0xff00) << 8);
}

/** Four pixels: `samples` holds light and alpha in turn as words of sixteen bits. */
@inline function layFourLuma(out: usize, samples: v128, share: v128): void {
  const scaled = i16x8.shr_u(i16x8.mul(samples, share), 8);
  const light = v128.and(scaled, i32x4.splat(0xffff)), alpha = i32x4.shr_u(scaled, 16);
  const old = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(out)));
  const kept = i32x4.mul(old, i32x4.sub(i32x4.splat(255), alpha));
  const sum = i32x4.add(i32x4.shr_u(i32x4.add(i32x4.add(kept, i32x4.splat(128)), i32x4.shr_u(kept, 8)), 8), light);
  const words = i16x8.narrow_i32x4_u(sum, sum);
  v128.store32_lane(out, i8x16.narrow_i16x8_u(words, words), 0);
}

/**
 * Lays a sprite that is scaled and turned over the frame, inside an even box of it. (u, v) is where the middle of the
 * box's first pixel looks in the sprite, the steps say how that moves a column and a row on; all 16.16 fixed point.
 */
export function overlayTurned(
  Y: usize, U: usize, V: usize, width: i32,
  luma: usize, chroma: usize, spriteWidth: i32, spriteHeight: i32,
  left: i32, top: i32, boxWidth: i32, boxHeight: i32,
  u: i32, v: i32, columnU: i32, columnV: i32, rowU: i32, rowV: i32, opacity: i32,
): void {
  const stride = spriteWidth << 1, lastU = (spriteWidth - 2) << 16, lastV = (spriteHeight - 2) << 16;
  const share = i16x8.splat(<i16>opacity);
  for (let row = 0; row < boxHeight; row++) {
    const atU = u + row * rowU, atV = v + row * rowV, out = Y + (top + row) * width + left;
    let column = max(firstColumn(atU, columnU, 0, lastU, boxWidth), firstColumn(atV, columnV, 0, lastV, boxWidth));
    const end = min(endColumn(atU, columnU, 0, lastU, boxWidth), endColumn(atV, columnV, 0, lastV, boxWidth));
    for (; column + 4 <= end; column += 4) {
      const samples = gatherLuma(luma, stride, lanesFrom(atU + column * columnU, columnU), lanesFrom(atV + column * columnV, columnV));
      if (v128.any_true(samples)) layFourLuma(out + column, samples, share);
    }
    for (; column < end; column++) {
      const placeU = atU + column * columnU, placeV = atV + column * columnV;
      const at = luma + (placeV >> 16) * stride + ((placeU >> 16) << 1), partU = (placeU >> 8) & 255, partV = (placeV >> 8) & 255;
      const first = load<u32>(at), second = load<u32>(at + stride);
      const upper = mixSpread(spread(first), spread(first >> 16), partU);
      const lower = mixSpread(spread(second), spread(second >> 16), partU);
      const both = mixSpread(upper, lower, partV);
      layOneLuma(out + column, <i32>((both & 255) | (both >> 8)), opacity);
    }
  }
  overlayTurnedChroma(
    U, V, width >> 1, chroma, spriteWidth >> 1, spriteHeight >> 1, left >> 1, top >> 1, boxWidth >> 1, boxHeight >> 1,
    // A chroma sample stands between two pixels and two rows, and its plane's samples a quarter before where luma's do.
    ((u + ((columnU + rowU) >> 1)) >> 1) - 16384, ((v + ((columnV + rowV) >> 1)) >> 1) - 16384, columnU, columnV, rowU, rowV, opacity);
}

function overlayTurnedChroma(
  U: usize, V: usize, width: i32, plane: usize, columns: i32, rows: i32, left: i32, top: i32, boxWidth: i32, boxHeight: i32,
  u: i32, v: i32, columnU: i32, columnV: i32, rowU: i32, rowV: i32, opacity: i32,
): void {
  const stride = columns << 2, lastU = (columns - 2) << 16, lastV = (rows - 2) << 16;
  const share = i32x4.splat(opacity);
  for (let row = 0; row < boxHeight; row++) {
    const atU = u + row * rowU, atV = v + row * rowV, out = (top + row) * width + left;
    let column = max(firstColumn(atU, columnU, 0, lastU, boxWidth), firstColumn(atV, columnV, 0, lastV, boxWidth));
    const end = min(endColumn(atU, columnU, 0, lastU, boxWidth), endColumn(atV, columnV, 0, lastV, boxWidth));
    for (; column + 4 <= end; column += 4) {
      const samples = gatherChroma(plane, stride, lanesFrom(atU + column * columnU, columnU), lanesFrom(atV + column * columnV, columnV));
      if (v128.any_true(samples)) layChroma(U + out + column, V + out + column, samples, share);
    }
    for (; column < end; column++) {
      const placeU = atU + column * columnU, placeV = atV + column * columnV;
      const at = plane + (placeV >> 16) * stride + ((placeU >> 16) << 2), partU = (placeU >> 8) & 255, partV = (placeV >> 8) & 255;
      const p = load<u32>(at), q = load<u32>(at + 4), r = load<u32>(at + stride), s = load<u32>(at + stride + 4);
      if ((p | q | r | s) == 0) continue;
      const uv = mixSpread(mixSpread(spread(p), spread(q), partU), mixSpread(spread(r), spread(s), partU), partV);
      const a = mixSpread(mixSpread(p >> 16, q >> 16, partU), mixSpread(r >> 16, s >> 16, partU), partV);
      layOneChroma(U + out + column, V + out + column, <i32>((uv & 255) | (uv >> 8) | (a << 16)), opacity);
    }
  }
}
