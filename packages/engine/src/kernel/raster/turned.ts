// Sprites that are scaled and turned over the frame. AssemblyScript: see kernel.ts; sprites.ts says how they lie in memory.
import { firstWords, isOpaque, layEight, weigh } from "./lay";

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

@inline function stepsOf(step: i32, first: i32): v128 {
  return i32x4.mul(i32x4.splat(step), i32x4(first, first + 1, first + 2, first + 3));
}

/** The same eight steps in words: what runs over falls away, and the part of a pixel is left. */
@inline function partStepsOf(step: i32): v128 {
  return i16x8.mul(i16x8.splat(<i16>step), i16x8(0, 1, 2, 3, 4, 5, 6, 7));
}

/** Eight samples as words: each row holds the eight on the left of each place, then the eight on its right. */
@inline function mixed(upper: v128, lower: v128, partsU: v128, partsV: v128): v128 {
  const near = weigh(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower), partsV);
  const far = weigh(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower), partsV);
  return weigh(near, far, partsU);
}

/**
 * Lays a sprite that is scaled and turned over the frame, inside an even box of it. (u, v) is where the middle of the
 * box's first pixel looks in the sprite, the steps say how that moves a column and a row on; all 16.16 fixed point.
 */
export function overlayTurned(
  Y: usize, U: usize, V: usize, width: i32,
  luma: usize, alpha: usize, chromaU: usize, chromaV: usize, chromaAlpha: usize, spriteWidth: i32, spriteHeight: i32,
  left: i32, top: i32, boxWidth: i32, boxHeight: i32,
  u: i32, v: i32, columnU: i32, columnV: i32, rowU: i32, rowV: i32, opacity: i32,
): void {
  // A chroma sample stands between two pixels and two rows, and its plane's samples a quarter before where luma's do.
  const halfU = ((u + ((columnU + rowU) >> 1)) >> 1) - 16384, halfV = ((v + ((columnV + rowV) >> 1)) >> 1) - 16384;
  const half = width >> 1, place = (top >> 1) * half + (left >> 1), columns = spriteWidth >> 1, rows = spriteHeight >> 1;
  const isFlat = columnV == 0 && rowU == 0 && abs(columnU) <= 2 << 16;
  if (isFlat && spriteWidth <= WIDEST_LINE && boxWidth <= 8 * MOST_GROUPS) {
    layScaled(Y + top * width + left, 0, width, luma, 0, alpha, spriteWidth, spriteHeight, boxWidth, boxHeight,
      u, v, columnU, rowV, opacity);
    layScaled(U + place, V + place, half, chromaU, chromaV, chromaAlpha, columns, rows, boxWidth >> 1, boxHeight >> 1,
      halfU, halfV, columnU, rowV, opacity);
    return;
  }
  layTurned(Y + top * width + left, 0, width, luma, 0, alpha, spriteWidth, spriteHeight, boxWidth, boxHeight,
    u, v, columnU, columnV, rowU, rowV, opacity);
  layTurned(U + place, V + place, half, chromaU, chromaV, chromaAlpha, columns, rows, boxWidth >> 1, boxHeight >> 1,
    halfU, halfV, columnU, columnV, rowU, rowV, opacity);
}

const WIDEST_LINE = 8000, MOST_GROUPS = 512;
// A row of alpha and of two colours between two rows of the sprite, with room for what whole loads find around it.
const LINE_BYTES = 8192, LINES = memory.data(3 * 8192, 16) + 64;
// For each eight columns: where they look, which of the samples there they take, and the parts between them.
const GROUPS = memory.data(512 * 40, 16);

/** Notes what is the same in every row of a sprite that is scaled and not turned; returns the columns from the first to the last. */
function fillGroups(u: i32, columnU: i32, from: i32, end: i32): i32 {
  const steps = partStepsOf(columnU >> 4);
  let group = GROUPS, lowest = i32.MAX_VALUE, highest = i32.MIN_VALUE;
  for (let column = from; column < end; column += 8) {
    const placeU = u + column * columnU, left = min(placeU, placeU + 7 * columnU) >> 16;
    const across = i16x8.add(i16x8.splat(<i16>((placeU - (left << 16)) >> 4)), steps), near = i16x8.shr_u(across, 12);
    v128.store(group, i8x16.narrow_i16x8_u(near, i16x8.add(near, i16x8.splat(1))));
    v128.store(group, i16x8.shr_u(i16x8.shl(across, 4), 8), 16);
    store<i32>(group, left, 32);
    lowest = min(lowest, left);
    highest = max(highest, left);
    group += 40;
  }
  firstLeft = lowest;
  return highest + 16 - lowest;
}

let firstLeft: i32 = 0;

/** What lies between two rows. */
@inline function mixLine(line: usize, upper: usize, stride: i32, count: i32, part: v128): void {
  for (let x = 0; x < count; x += 16) {
    const a = v128.load(upper + x), b = v128.load(upper + x + stride);
    v128.store(line + x, i8x16.narrow_i16x8_u(
      weigh(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b), part),
      weigh(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b), part)));
  }
}

/** Eight samples of a line as words: the eight on the left of each place stand before the eight on its right. */
@inline function mixedPlaces(line: usize, places: v128, parts: v128): v128 {
  const found = v128.swizzle(v128.load(line), places);
  return weigh(i16x8.extend_low_i8x16_u(found), i16x8.extend_high_i8x16_u(found), parts);
}

@inline function layGroup(out: usize, colour: v128, alpha: v128, share: v128, count: i32, isWhole: bool): void {
  if (isWhole) v128.store64_lane(out, i8x16.narrow_i16x8_u(colour, colour), 0);
  else if (count >= 8) layEight(out, colour, alpha, share);
  else layEight(out, firstWords(colour, count), firstWords(alpha, count), share);
}

/**
 * A sprite that is scaled and not turned, which is how most of them arrive: between two rows the whole line is mixed once, and
 * where its columns look is the same in each. Two planes that share their alphas are laid together; `second` 0: only one.
 */
function layScaled(
  plane: usize, second: usize, width: i32, colours: usize, secondColours: usize, alphas: usize, columns: i32, rows: i32,
  boxWidth: i32, boxHeight: i32, u: i32, v: i32, columnU: i32, rowV: i32, opacity: i32,
): void {
  const lastU = (columns - 2) << 16, lastV = (rows - 2) << 16, share = i16x8.splat(<i16>opacity);
  const from = firstColumn(u, columnU, 0, lastU, boxWidth), end = endColumn(u, columnU, 0, lastU, boxWidth);
  if (from >= end) return;
  const count = fillGroups(u, columnU, from, end), first = firstLeft, isFull = opacity == 256;
  const alphaLine = LINES, line = LINES + LINE_BYTES, secondLine = line + LINE_BYTES;
  for (let row = 0; row < boxHeight; row++) {
    const atV = v + row * rowV, out = row * width;
    if (atV < 0 || atV >= lastV) continue;
    const at = (atV >> 16) * columns + first, part = i16x8.splat(<i16>((atV >> 8) & 255));
    mixLine(alphaLine, alphas + at, columns, count, part);
    mixLine(line, colours + at, columns, count, part);
    if (second) mixLine(secondLine, secondColours + at, columns, count, part);
    let group = GROUPS;
    for (let column = from; column < end; column += 8, group += 40) {
      const left = load<i32>(group, 32) - first, places = v128.load(group), parts = v128.load(group, 16);
      // All that these eight may look at: where it is clear, or opaque, nothing is mixed.
      const found = v128.load(alphaLine + left);
      if (!v128.any_true(found)) continue;
      let isWhole = isOpaque(found), alpha = i16x8.splat(255);
      if (!isWhole) {
        alpha = mixedPlaces(alphaLine + left, places, parts);
        if (!v128.any_true(alpha)) continue;
      }
      isWhole = isWhole && isFull && end - column >= 8;
      layGroup(plane + out + column, mixedPlaces(line + left, places, parts), alpha, share, end - column, isWhole);
      if (second)
        layGroup(second + out + column, mixedPlaces(secondLine + left, places, parts), alpha, share, end - column, isWhole);
    }
  }
}

/** Two planes that share their alphas are laid together; `second` 0: only one. */
function layTurned(
  plane: usize, second: usize, width: i32, colours: usize, secondColours: usize, alphas: usize, columns: i32, rows: i32,
  boxWidth: i32, boxHeight: i32, u: i32, v: i32, columnU: i32, columnV: i32, rowU: i32, rowV: i32, opacity: i32,
): void {
  const lastU = (columns - 2) << 16, lastV = (rows - 2) << 16;
  // Eight neighbours then look at sixteen samples of at most three rows.
  const isNear = abs(columnU) <= 2 << 16 && abs(columnV) * 7 < 1 << 16;
  for (let row = 0; row < boxHeight; row++) {
    const atU = u + row * rowU, atV = v + row * rowV, out = plane + row * width, secondOut = second ? second + row * width : 0;
    const from = max(firstColumn(atU, columnU, 0, lastU, boxWidth), firstColumn(atV, columnV, 0, lastV, boxWidth));
    const end = min(endColumn(atU, columnU, 0, lastU, boxWidth), endColumn(atV, columnV, 0, lastV, boxWidth));
    if (isNear)
      layNear(out, secondOut, colours, secondColours, alphas, columns, atU, atV, columnU, columnV, from, end, opacity);
    else layFar(out, secondOut, colours, secondColours, alphas, columns, atU, atV, columnU, columnV, from, end, opacity);
  }
}

/** Eight colours of up to three rows of the sprite: `isLower` says which of them begin one row further down. */
@inline function nearColour(
  at: usize, stride: i32, places: v128, hasThird: bool, isLower: v128, partsU: v128, partsV: v128,
): v128 {
  let upper = v128.swizzle(v128.load(at), places), lower = v128.swizzle(v128.load(at + stride), places);
  if (hasThird) {
    upper = v128.bitselect(lower, upper, isLower);
    lower = v128.bitselect(v128.swizzle(v128.load(at + 2 * stride), places), lower, isLower);
  }
  return mixed(upper, lower, partsU, partsV);
}

/** One row of the frame that looks along rows of the sprite, or nearly so: whole loads find every neighbour. */
function layNear(
  out: usize, second: usize, colours: usize, secondColours: usize, alphas: usize, stride: i32,
  atU: i32, atV: i32, columnU: i32, columnV: i32, from: i32, end: i32, opacity: i32,
): void {
  const share = i16x8.splat(<i16>opacity), toColour = colours - alphas, toSecond = secondColours - alphas;
  const downLow = stepsOf(columnV, 0), downHigh = stepsOf(columnV, 4), partDowns = partStepsOf(columnV);
  // Less than sixteen samples lie between the first and the last: four bits for whole ones, twelve for parts.
  const steps = partStepsOf(columnU >> 4);
  for (let column = from; column < end; column += 8) {
    const placeU = atU + column * columnU, placeV = atV + column * columnV;
    const left = min(placeU, placeU + 7 * columnU) >> 16;
    const first = placeV >> 16, last = (placeV + 7 * columnV) >> 16, top = min(first, last), hasThird = first != last;
    const at = alphas + top * stride + left;
    const across = i16x8.add(i16x8.splat(<i16>((placeU - (left << 16)) >> 4)), steps), near = i16x8.shr_u(across, 12);
    const places = i8x16.narrow_i16x8_u(near, i16x8.add(near, i16x8.splat(1)));
    let upper = v128.swizzle(v128.load(at), places), lower = v128.swizzle(v128.load(at + stride), places);
    let isLower = i8x16.splat(0);
    if (hasThird) {
      const begin = i32x4.splat(placeV - (top << 16));
      const rows = i16x8.narrow_i32x4_s(
        i32x4.shr_s(i32x4.add(begin, downLow), 16), i32x4.shr_s(i32x4.add(begin, downHigh), 16));
      isLower = i8x16.ne(i8x16.narrow_i16x8_u(rows, rows), isLower);
      upper = v128.bitselect(lower, upper, isLower);
      lower = v128.bitselect(v128.swizzle(v128.load(at + 2 * stride), places), lower, isLower);
    }
    if (!v128.any_true(v128.or(upper, lower))) continue;
    const partsU = i16x8.shr_u(i16x8.shl(across, 4), 8);
    const partsV = i16x8.shr_u(i16x8.add(i16x8.splat(<i16>placeV), partDowns), 8);
    const count = end - column, isWhole = opacity == 256 && count >= 8 && isOpaque(v128.and(upper, lower));
    const alpha = isWhole ? upper : mixed(upper, lower, partsU, partsV);
    layGroup(out + column, nearColour(at + toColour, stride, places, hasThird, isLower, partsU, partsV), alpha, share, count, isWhole);
    if (second)
      layGroup(second + column, nearColour(at + toSecond, stride, places, hasThird, isLower, partsU, partsV), alpha, share, count, isWhole);
  }
}

/** One row of the frame that looks anywhere in the sprite: every neighbour is fetched by itself. */
function layFar(
  out: usize, second: usize, colours: usize, secondColours: usize, alphas: usize, stride: i32,
  atU: i32, atV: i32, columnU: i32, columnV: i32, from: i32, end: i32, opacity: i32,
): void {
  const share = i16x8.splat(<i16>opacity), rowStep = i32x4.splat(stride);
  const stepsLow = stepsOf(columnU, 0), stepsHigh = stepsOf(columnU, 4), downLow = stepsOf(columnV, 0), downHigh = stepsOf(columnV, 4);
  const partSteps = partStepsOf(columnU), partDowns = partStepsOf(columnV);
  for (let column = from; column < end; column += 8) {
    const count = end - column;
    const placeU = atU + column * columnU, placeV = atV + column * columnV;
    const startU = i32x4.splat(placeU), startV = i32x4.splat(placeV);
    let low = i32x4.add(i32x4.mul(i32x4.shr_s(i32x4.add(startV, downLow), 16), rowStep), i32x4.shr_s(i32x4.add(startU, stepsLow), 16));
    let high = i32x4.add(i32x4.mul(i32x4.shr_s(i32x4.add(startV, downHigh), 16), rowStep), i32x4.shr_s(i32x4.add(startU, stepsHigh), 16));
    if (count < 8) {
      // What lies behind the end may lie outside of the sprite: its first sample, which is clear, stands for it.
      low = v128.and(low, i32x4.lt_s(i32x4(0, 1, 2, 3), i32x4.splat(count)));
      high = v128.and(high, i32x4.lt_s(i32x4(4, 5, 6, 7), i32x4.splat(count)));
    }
    const upper = gathered(alphas, low, high), lower = gathered(alphas + stride, low, high);
    if (!v128.any_true(v128.or(upper, lower))) continue;
    const partsU = i16x8.shr_u(i16x8.add(i16x8.splat(<i16>placeU), partSteps), 8);
    const partsV = i16x8.shr_u(i16x8.add(i16x8.splat(<i16>placeV), partDowns), 8);
    const alpha = mixedPairs(upper, lower, partsU, partsV);
    layEight(out + column, mixedPairs(gathered(colours, low, high), gathered(colours + stride, low, high), partsU, partsV), alpha, share);
    if (second) {
      const colour = mixedPairs(
        gathered(secondColours, low, high), gathered(secondColours + stride, low, high), partsU, partsV);
      layEight(second + column, colour, alpha, share);
    }
  }
}

/** Eight pairs of neighbours, one of them in each word. */
@inline function gathered(plane: usize, low: v128, high: v128): v128 {
  let pairs = v128.load16_splat(plane + i32x4.extract_lane(low, 0));
  pairs = v128.load_lane<u16>(plane + i32x4.extract_lane(low, 1), pairs, 1);
  pairs = v128.load_lane<u16>(plane + i32x4.extract_lane(low, 2), pairs, 2);
  pairs = v128.load_lane<u16>(plane + i32x4.extract_lane(low, 3), pairs, 3);
  pairs = v128.load_lane<u16>(plane + i32x4.extract_lane(high, 0), pairs, 4);
  pairs = v128.load_lane<u16>(plane + i32x4.extract_lane(high, 1), pairs, 5);
  pairs = v128.load_lane<u16>(plane + i32x4.extract_lane(high, 2), pairs, 6);
  return v128.load_lane<u16>(plane + i32x4.extract_lane(high, 3), pairs, 7);
}

@inline function mixedPairs(upper: v128, lower: v128, partsU: v128, partsV: v128): v128 {
  const left = i16x8.splat(255);
  const near = weigh(v128.and(upper, left), v128.and(lower, left), partsV);
  return weigh(near, weigh(i16x8.shr_u(upper, 8), i16x8.shr_u(lower, 8), partsV), partsU);
}
