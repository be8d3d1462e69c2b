// Sub-pixel warp of pictures. AssemblyScript: see kernel.ts.

/** Fills 256 phases of a 4-tap Catmull-Rom filter, four i16 weights each. */
export function fillPhotoPhases(phases: usize): void {
  for (let phase = 0; phase < 256; phase++) {
    const t: f64 = <f64>phase / 256.0;
    const before = <i32>Math.round((-0.5 * t + t * t - 0.5 * t * t * t) * 16384.0);
    const right = <i32>Math.round((0.5 * t + 2.0 * t * t - 1.5 * t * t * t) * 16384.0);
    const after = <i32>Math.round((-0.5 * t * t + 0.5 * t * t * t) * 16384.0);
    const entry = phases + phase * 8;
    store<i16>(entry, <i16>before);
    // The second weight takes the rounding error, so that a flat picture stays exactly flat.
    store<i16>(entry, <i16>(16384 - before - right - after), 2);
    store<i16>(entry, <i16>right, 4);
    store<i16>(entry, <i16>after, 6);
  }
}

/** Eight samples of four rows: pixels are widened to Q6, which leaves room for the filter's overshoot. */
@inline function filterEight(row: usize, stride: i32, w0: v128, w1: v128, w2: v128, w3: v128): v128 {
  const a = i16x8.q15mulr_sat_s(i16x8.shl(v128.load8x8_u(row), 6), w0);
  const b = i16x8.q15mulr_sat_s(i16x8.shl(v128.load8x8_u(row + stride), 6), w1);
  const c = i16x8.q15mulr_sat_s(i16x8.shl(v128.load8x8_u(row + 2 * stride), 6), w2);
  const d = i16x8.q15mulr_sat_s(i16x8.shl(v128.load8x8_u(row + 3 * stride), 6), w3);
  return i16x8.add(i16x8.add(a, b), i16x8.add(c, d));
}

/** A weight of one (phase 0) does not fit Q15: it becomes the largest number that does. */
@inline function rowWeight(weights: usize, tap: i32): v128 {
  return i16x8.splat(<i16>min(32767, <i32>load<i16>(weights + (tap << 1)) << 1));
}

/** Filters four source rows into one line of i16 in Q6. */
function filterRows(line: usize, first: usize, stride: i32, count: i32, weights: usize): void {
  const w0 = rowWeight(weights, 0), w1 = rowWeight(weights, 1), w2 = rowWeight(weights, 2), w3 = rowWeight(weights, 3);
  for (let x = 0; x < count; x += 16) {
    v128.store(line + x * 2, filterEight(first + x, stride, w0, w1, w2, w3));
    v128.store(line + x * 2, filterEight(first + x + 8, stride, w0, w1, w2, w3), 16);
  }
}

// Two lines that share their columns lie this far apart; behind both is room for the end of a row.
const LINE_GAP: usize = 16368;
const ROW_END: usize = 32752;

/** The sums of the taps of one column in both lines: two halves of the upper line, then two of the lower. */
@inline function filterColumn(line: usize, u: i32, phases: usize): v128 {
  const place = line + ((u >> 15) & ~1);
  const taps = v128.load64_lane(place, v128.load64_zero(place), 1, LINE_GAP);
  return i32x4.dot_i16x8_s(taps, v128.load64_splat(phases + ((u >> 5) & 0x7f8)));
}

let upperFour: v128 = i32x4.splat(0), lowerFour: v128 = i32x4.splat(0);

/** Four output samples of both lines at u, u+step, … left in upperFour and lowerFour. */
@inline function filterColumns(line: usize, u: i32, step: i32, phases: usize): void {
  const a = filterColumn(line, u, phases), b = filterColumn(line, u + step, phases);
  const c = filterColumn(line, u + 2 * step, phases), d = filterColumn(line, u + 3 * step, phases);
  const upperAB = i8x16.shuffle(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
  const upperCD = i8x16.shuffle(c, d, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
  const lowerAB = i8x16.shuffle(a, b, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
  const lowerCD = i8x16.shuffle(c, d, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
  const rounding = i32x4.splat(1 << 19);
  upperFour = i32x4.shr_s(i32x4.add(addHalves(upperAB, upperCD), rounding), 20);
  lowerFour = i32x4.shr_s(i32x4.add(addHalves(lowerAB, lowerCD), rounding), 20);
}

@inline function addHalves(first: v128, second: v128): v128 {
  return i32x4.add(
    i8x16.shuffle(first, second, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23),
    i8x16.shuffle(first, second, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31));
}

/** One row of both lines, sixteen columns at a time; the last ones go through a spare place and end with the row. */
function filterLines(upper: usize, lower: usize, width: i32, line: usize, base: usize, cells: usize, phases: usize): void {
  for (let x = 0; x < width; x += 16) {
    const cell = cells + (x >> 2), u = load<i32>(cell), step = (load<i32>(cell, 4) - u) >> 4;
    filterColumns(base, u, step, phases);
    const upper0 = upperFour, lower0 = lowerFour;
    filterColumns(base, u + 4 * step, step, phases);
    const upper1 = upperFour, lower1 = lowerFour;
    filterColumns(base, u + 8 * step, step, phases);
    const upper2 = upperFour, lower2 = lowerFour;
    filterColumns(base, u + 12 * step, step, phases);
    const above = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(upper0, upper1), i16x8.narrow_i32x4_s(upper2, upperFour));
    const below = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(lower0, lower1), i16x8.narrow_i32x4_s(lower2, lowerFour));
    if (x + 16 <= width) {
      v128.store(upper + x, above);
      v128.store(lower + x, below);
      continue;
    }
    v128.store(line, above, ROW_END);
    memory.copy(upper + x, line + ROW_END, width - x);
    v128.store(line, below, ROW_END);
    memory.copy(lower + x, line + ROW_END, width - x);
  }
}

// The columns of the source that the row at hand needs: set by fillCells.
let firstColumn: i32 = 0, columnCount: i32 = 0;

/** Writes u at the edge of every cell for a row, `part` thirty-seconds below the grid's row. */
function fillCells(cells: usize, above: usize, below: usize, part: i32, cellCount: i32, leastU: i32, mostU: i32): void {
  let lowest = i32.MAX_VALUE, highest = i32.MIN_VALUE;
  for (let cell = 0; cell <= cellCount; cell++) {
    const a = load<i32>(above + (cell << 2)), b = load<i32>(below + (cell << 2));
    const u = min(max(a + (((b - a) * part) >> 5), leastU), mostU);
    lowest = min(lowest, u);
    highest = max(highest, u);
    store<i32>(cells + (cell << 2), u);
  }
  firstColumn = (lowest >> 16) - 1;
  columnCount = (highest >> 16) + 4 - firstColumn;
}

/** Filters the source rows around v into a line, from the first column that is needed. */
@inline function filterRowsAt(
  line: usize, source: usize, stride: i32, sourceHeight: i32, v: i32, phases: usize,
): void {
  const inside = min(max(v, -(3 << 16)), (sourceHeight + 1) << 16);
  const first = source + <usize>(((inside >> 16) - 1) * stride + firstColumn);
  filterRows(line, first, stride, columnCount, phases + (((inside >> 8) & 255) << 3));
}

/**
 * Sub-pixel warp of a luma plane: out(x, y) = source(u(x, y), v0 + y * dv). u comes from a grid of 16.16 values, one per
 * 16x16 cell of the output and linear in between, so a smooth depth map gives parallax at no cost per pixel. Two rows
 * share their columns: over one row u changes by less than the eye or the encoder can tell. The height is even.
 * The source must be padded by 8 on the left and top, 24 on the right and 4 below.
 */
export function warpLuma(
  target: usize, width: i32, height: i32,
  source: usize, sourceStride: i32, sourceWidth: i32, sourceHeight: i32,
  grid: usize, gridWidth: i32, v0: i32, dv: i32,
  line: usize, cells: usize, phases: usize,
): void {
  for (let y = 0; y < height; y += 2) {
    const above = grid + (((y >> 4) * gridWidth) << 2), below = above + (gridWidth << 2);
    fillCells(cells, above, below, ((y & 15) << 1) + 1, (width + 15) >> 4, -4 << 16, (sourceWidth + 2) << 16);
    filterRowsAt(line, source, sourceStride, sourceHeight, v0 + y * dv, phases);
    filterRowsAt(line + LINE_GAP, source, sourceStride, sourceHeight, v0 + (y + 1) * dv, phases);
    const out = target + y * width;
    // Shifted so that base + 2 * (u >> 16) is the tap left of u.
    filterLines(out, out + width, width, line, line - <usize>((firstColumn + 1) << 1), cells, phases);
  }
}

/** The same for both chroma planes, which lie alike and have a grid of their own. */
export function warpChroma(
  targetU: usize, targetV: usize, width: i32, height: i32,
  sourceU: usize, sourceV: usize, sourceStride: i32, sourceWidth: i32, sourceHeight: i32,
  grid: usize, gridWidth: i32, v0: i32, dv: i32,
  line: usize, cells: usize, phases: usize,
): void {
  for (let y = 0; y < height; y++) {
    const above = grid + (((y >> 4) * gridWidth) << 2), below = above + (gridWidth << 2);
    fillCells(cells, above, below, (y & 15) << 1, (width + 15) >> 4, -4 << 16, (sourceWidth + 2) << 16);
    filterRowsAt(line, sourceU, sourceStride, sourceHeight, v0 + y * dv, phases);
    filterRowsAt(line + LINE_GAP, sourceV, sourceStride, sourceHeight, v0 + y * dv, phases);
    const base = line - <usize>((firstColumn + 1) << 1);
    filterLines(targetU + y * width, targetV + y * width, width, line, base, cells, phases);
  }
}
