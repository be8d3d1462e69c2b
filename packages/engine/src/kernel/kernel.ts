// The raster kernel: AssemblyScript, compiled to WASM-SIMD by build.mjs. Not TypeScript: tsc and oxlint skip this file.
// Pictures are planar 8-bit YUV 4:2:0, BT.709, limited range. There is no allocator: the host lays out one shared
// memory and passes byte offsets. Coordinates are 16.16 fixed point, filter weights are Q14, fields are i16 in Q7.

// ---------------------------------------------------------------------------------------------- sub-pixel warp

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

/** Opaque RGBA to padded YUV 4:2:0 planes, chroma sited left. */
export function rgbaToYuv(rgba: usize, width: i32, height: i32, Y: usize, strideY: i32, U: usize, V: usize, strideC: i32): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = load<u32>(rgba + ((y * width + x) << 2));
      const r: i32 = pixel & 255, g: i32 = (pixel >> 8) & 255, b: i32 = (pixel >> 16) & 255;
      store<u8>(Y + y * strideY + x, <u8>((11966 * r + 40254 * g + 4064 * b + (16 << 16) + 32768) >> 16));
    }
  }
  for (let y = 0; y < height >> 1; y++) {
    for (let x = 0; x < width >> 1; x++) {
      let r = 0, g = 0, b = 0;
      for (let dy = 0; dy < 2; dy++) {
        for (let dx = -1; dx < 2; dx++) {
          const column = min(width - 1, max(0, 2 * x + dx)), weight = dx == 0 ? 2 : 1;
          const pixel = load<u32>(rgba + (((2 * y + dy) * width + column) << 2));
          r += weight * (pixel & 255);
          g += weight * ((pixel >> 8) & 255);
          b += weight * ((pixel >> 16) & 255);
        }
      }
      store<u8>(U + y * strideC + x, <u8>((-6596 * r - 22189 * g + 28784 * b + (128 << 19) + (1 << 18)) >> 19));
      store<u8>(V + y * strideC + x, <u8>((28784 * r - 26145 * g - 2639 * b + (128 << 19) + (1 << 18)) >> 19));
    }
  }
}

/** Repeats the edges of a plane into the padding around it. */
export function padPlane(plane: usize, stride: i32, width: i32, height: i32, left: i32, right: i32, rows: i32): void {
  for (let y = 0; y < height; y++) {
    const row = plane + y * stride;
    memory.fill(row - left, load<u8>(row), left);
    memory.fill(row + width, load<u8>(row + width - 1), right);
  }
  const length = left + width + right, first = plane - left, last = first + (height - 1) * stride;
  for (let y = 1; y <= rows; y++) {
    memory.copy(first - y * stride, first, length);
    memory.copy(last + y * stride, last, length);
  }
}

// ---------------------------------------------------------------------------------------------- whole-frame passes

// mask * gain stays below 65536 for a mask of 255 and a gain of 256: one more would wrap to black.
@inline function shadeFactor(mask: v128, gain: v128): v128 {
  return i16x8.add(i16x8.shr_u(i16x8.add(i16x8.mul(mask, gain), i16x8.splat(128)), 8), i16x8.splat(1));
}

/** Darkens luma by mask (255 = as it is) and gain (0..256): vignette, scrim and fades in one pass. */
export function shadeLuma(plane: usize, count: i32, mask: usize, gain: i32): void {
  const black = i16x8.splat(16), factor = i16x8.splat(<i16>gain), zero = i16x8.splat(0);
  for (let i = 0; i < count; i += 16) {
    const y = v128.load(plane + i), m = v128.load(mask + i);
    const low = i16x8.max_s(i16x8.sub(i16x8.extend_low_i8x16_u(y), black), zero);
    const high = i16x8.max_s(i16x8.sub(i16x8.extend_high_i8x16_u(y), black), zero);
    const a = i16x8.add(i16x8.shr_u(i16x8.mul(low, shadeFactor(i16x8.extend_low_i8x16_u(m), factor)), 8), black);
    const b = i16x8.add(i16x8.shr_u(i16x8.mul(high, shadeFactor(i16x8.extend_high_i8x16_u(m), factor)), 8), black);
    v128.store(plane + i, i8x16.narrow_i16x8_u(a, b));
  }
}

/** The same for a chroma plane: colour fades with the light. */
export function shadeChroma(plane: usize, count: i32, mask: usize, gain: i32): void {
  const grey = i16x8.splat(128), factor = i16x8.splat(<i16>gain);
  for (let i = 0; i < count; i += 16) {
    const c = v128.load(plane + i), m = v128.load(mask + i);
    const low = i16x8.mul(i16x8.sub(i16x8.extend_low_i8x16_u(c), grey), shadeFactor(i16x8.extend_low_i8x16_u(m), factor));
    const high = i16x8.mul(i16x8.sub(i16x8.extend_high_i8x16_u(c), grey), shadeFactor(i16x8.extend_high_i8x16_u(m), factor));
    v128.store(plane + i, i8x16.narrow_i16x8_u(i16x8.add(i16x8.shr_s(low, 8), grey), i16x8.add(i16x8.shr_s(high, 8), grey)));
  }
}

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

// ---------------------------------------------------------------------------------------------- generative fields

@inline function hash(x: i32, y: i32, seed: i32): f32 {
  let h: u32 = <u32>(x * 374761393 + y * 668265263 + seed * 1274126177);
  h = (h ^ (h >> 13)) * 1274126177;
  h = h ^ (h >> 16);
  return <f32>(h & 0xffffff) / 16777216.0;
}

@inline function quintic(t: f32): f32 {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function noise(x: f32, y: f32, seed: i32): f32 {
  const floorX = Mathf.floor(x), floorY = Mathf.floor(y), ix = <i32>floorX, iy = <i32>floorY;
  const tx = quintic(x - floorX), ty = quintic(y - floorY);
  const a = hash(ix, iy, seed), b = hash(ix + 1, iy, seed), c = hash(ix, iy + 1, seed), d = hash(ix + 1, iy + 1, seed);
  const top = a + (b - a) * tx;
  return top + (c + (d - c) * tx - top) * ty;
}

function fractal(x: f32, y: f32, seed: i32, octaves: i32): f32 {
  let value: f32 = 0, amplitude: f32 = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    value += amplitude * noise(x, y, seed + octave);
    x = x * 2.03 + 17.7;
    y = y * 2.03 + 9.2;
    amplitude *= 0.5;
  }
  return value;
}

@inline function smooth(from: f32, to: f32, x: f32): f32 {
  const t = min<f32>(1, max<f32>(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

// What a field says about one point: position on the palette, share of the highlight, share of the light.
let tone: f32 = 0, highlight: f32 = 0, light: f32 = 1;

function silk(x: f32, y: f32, t: f32, seed: i32): void {
  const qx = fractal(x * 1.6 + t * 0.05, y * 1.6 - t * 0.03, seed, 3);
  const qy = fractal(x * 1.6 + 5.2, y * 1.6 + 1.3 + t * 0.04, seed + 7, 3);
  const fold = fractal(x * 1.4 + 2.6 * qx + t * 0.03, y * 1.4 + 2.6 * qy, seed + 13, 4);
  tone = smooth(0.26, 0.66, fold);
  highlight = smooth(0.5, 0.78, qx * 0.55 + fold * 0.6) * 0.85;
  light = <f32>0.62 + <f32>0.38 * smooth(0.25, 0.55, qy);
}

// Where the two curtains of an aurora hang in a column, and how bright its ray is: the same for every row of it.
let firstCurtain: f32 = 0, secondCurtain: f32 = 0, ray: f32 = 0;

function hangCurtains(x: f32, t: f32, seed: i32): void {
  firstCurtain = fractal(x * 2.2 + t * 0.06, t * 0.05, seed, 3) * 0.42 + 0.18;
  secondCurtain = fractal(x * 3.1 - t * 0.05 + 8.0, t * 0.04 + 3.0, seed + 5, 3) * 0.5 + 0.2;
  ray = <f32>0.55 + <f32>0.45 * noise(x * 22.0 + fractal(x * 4.0, t * 0.1, seed + 3, 2) * 3.0, t * 0.35, seed + 9);
}

function aurora(y: f32): void {
  const below1 = y - firstCurtain, below2 = y - secondCurtain;
  const curtain1: f32 = Mathf.exp(below1 < 0 ? below1 * <f32>14.0 : below1 * <f32>-5.0) * ray;
  const curtain2: f32 = Mathf.exp(below2 < 0 ? below2 * <f32>12.0 : below2 * <f32>-6.5) * (<f32>1.25 - ray * <f32>0.5);
  tone = min<f32>(1, y * <f32>0.15 + <f32>0.85 * curtain1);
  highlight = min<f32>(1, curtain2 * <f32>0.7);
  light = min<f32>(1, <f32>0.26 + <f32>1.25 * (curtain1 + curtain2 * <f32>0.75) + <f32>0.1 * (1 - y));
}

function mesh(x: f32, y: f32, t: f32, seed: i32): void {
  const a = noise(x * 1.3 + t * 0.11, y * 1.1 - t * 0.07, seed);
  const b = noise(x * 1.2 - t * 0.09, y * 1.3 + t * 0.08, seed + 4);
  tone = smooth(0.15, 0.85, 0.6 * a + 0.4 * y);
  // Light only where the ramp is already warm: over its cold end it would turn grey.
  highlight = smooth(0.4, 0.95, b) * tone;
  light = 0.86 + 0.14 * noise(x * 0.9 + 4.0, y * 0.9 + t * 0.1, seed + 8);
}

function nebula(x: f32, y: f32, t: f32, seed: i32): void {
  const q = fractal(x * 2.4 + t * 0.02, y * 2.4, seed, 4);
  const cloud = fractal(x * 2.1 + 1.8 * q, y * 2.1 + 1.8 * q + t * 0.02, seed + 3, 5);
  tone = smooth(0.22, 0.64, cloud);
  highlight = smooth(0.5, 0.85, q) * tone;
  light = 0.28 + 0.72 * smooth(0.26, 0.68, cloud * 0.75 + q * 0.35);
}

/** A vertical ramp, a halo around a sun at (sunX, sunY), and streaks of cloud drifting by. */
function sky(x: f32, y: f32, t: f32, seed: i32, sunX: f32, sunY: f32, halo: f32): void {
  const dx = x - sunX, dy = y - sunY;
  const streaks = fractal(x * 1.9 + t * 0.035, y * 9.0, seed, 4);
  tone = smooth(0.0, 0.75, y);
  const glow: f32 = halo * Mathf.exp(-Mathf.sqrt(dx * dx + dy * dy) * <f32>4.2) * <f32>0.95;
  highlight = min<f32>(1, glow + smooth(0.5, 0.8, streaks) * <f32>0.28 * (1 - y * <f32>0.6));
  light = 1;
}

/** Fire: tongues that rise and thin out towards the top. */
function flame(x: f32, y: f32, t: f32, seed: i32): void {
  const bend = fractal(x * 1.8, y * 1.4 + t * 0.25, seed + 5, 3) - 0.45;
  const tongues = fractal(x * 2.6 + bend * 1.2, y * 1.5 + t * 0.42, seed, 4);
  const heat = tongues * 1.3 - (1 - y) * 0.58 - 0.02;
  tone = smooth(0.0, 0.8, heat);
  highlight = smooth(0.56, 0.95, heat) * 0.75;
  light = <f32>0.12 + <f32>0.88 * smooth(0.0, 0.5, heat);
}

/**
 * Draws one low-resolution field as three i16 planes in Q7. kind: 0 silk, 1 aurora, 2 mesh, 3 nebula, 4 sky, 5 flame.
 * palette: five colours (three f32 each: ramp start, middle, end, highlight, shadow), then sun x, sun y and halo.
 */
export function drawField(
  kind: i32, Y: usize, U: usize, V: usize, stride: i32, width: i32, height: i32,
  t: f32, seed: i32, palette: usize, aspect: f32,
): void {
  const sunX = load<f32>(palette, 60) * aspect, sunY = load<f32>(palette, 64), halo = load<f32>(palette, 68);
  for (let i = 0; i < width; i++) {
    const x: f32 = (<f32>i / <f32>width) * aspect;
    if (kind == 1) hangCurtains(x, t, seed);
    for (let j = 0; j < height; j++) {
      const y: f32 = <f32>j / <f32>height;
      if (kind == 0) silk(x, y, t, seed);
      else if (kind == 1) aurora(y);
      else if (kind == 2) mesh(x, y, t, seed);
      else if (kind == 3) nebula(x, y, t, seed);
      else if (kind == 4) sky(x, y, t, seed, sunX, sunY, halo);
      else flame(x, y, t, seed);
      const doubled = tone * 2, index = doubled < 1 ? 0 : 1, part = doubled - <f32>index;
      const from = palette + index * 12, to = from + 12;
      let r = load<f32>(from) * (1 - part) + load<f32>(to) * part;
      let g = load<f32>(from, 4) * (1 - part) + load<f32>(to, 4) * part;
      let b = load<f32>(from, 8) * (1 - part) + load<f32>(to, 8) * part;
      r += (load<f32>(palette, 36) - r) * highlight;
      g += (load<f32>(palette, 40) - g) * highlight;
      b += (load<f32>(palette, 44) - b) * highlight;
      r = load<f32>(palette, 48) * (1 - light) + r * light;
      g = load<f32>(palette, 52) * (1 - light) + g * light;
      b = load<f32>(palette, 56) * (1 - light) + b * light;
      const place = <usize>(j * stride + i) << 1;
      store<i16>(Y + place, <i16>min<f32>(32600, (16.0 + 0.18259 * r + 0.61423 * g + 0.06201 * b) * 128.0));
      store<i16>(U + place, <i16>((128.0 - 0.10064 * r - 0.33857 * g + 0.43922 * b) * 128.0));
      store<i16>(V + place, <i16>((128.0 + 0.43922 * r - 0.39894 * g - 0.04027 * b) * 128.0));
    }
  }
}

/** Repeats the edges of a field: one sample left and above, eight right, four below. */
export function padField(field: usize, stride: i32, width: i32, height: i32): void {
  for (let y = 0; y < height; y++) {
    const row = field + ((y * stride) << 1), last = load<i16>(row + ((width - 1) << 1));
    store<i16>(row - 2, load<i16>(row));
    for (let x = 0; x < 8; x++) store<i16>(row + ((width + x) << 1), last);
  }
  const start = field - 2, length = (width + 9) << 1, rowBytes = stride << 1;
  memory.copy(start - rowBytes, start, length);
  for (let y = 0; y < 4; y++) memory.copy(start + (height + y) * rowBytes, start + (height - 1) * rowBytes, length);
}

/** target = a + (b - a) * t over i16 fields, t in Q15. Fields move slowly: drawing every fourth and mixing looks the same. */
export function mixFields(target: usize, a: usize, b: usize, count: i32, t: i32): void {
  const weight = i16x8.splat(<i16>t);
  for (let i = 0; i < count << 1; i += 16) {
    const from = v128.load(a + i);
    v128.store(target + i, i16x8.add(from, i16x8.q15mulr_sat_s(i16x8.sub(v128.load(b + i), from), weight)));
  }
}

@inline function splineWeight(tap: i32, t: f64): i32 {
  const s: f64 = 1.0 - t;
  const weight = tap == 0 ? s * s * s : tap == 1 ? 3 * t * t * t - 6 * t * t + 4 : tap == 2 ? 3 * s * s * s - 6 * s * s + 4 : t * t * t;
  return <i32>Math.round((weight / 6.0) * 32768.0);
}

/** B-spline weights (Q15) for enlarging by `factor`: per row phase four splat vectors, then four lane vectors for columns. */
export function fillSplineWeights(weights: usize, factor: i32): void {
  for (let phase = 0; phase < factor; phase++) {
    const t: f64 = <f64>phase / <f64>factor;
    for (let tap = 0; tap < 4; tap++) {
      for (let lane = 0; lane < 8; lane++) store<i16>(weights + ((phase * 4 + tap) * 8 + lane) * 2, <i16>splineWeight(tap, t));
    }
  }
  const columns = weights + factor * 64;
  for (let tap = 0; tap < 4; tap++) {
    for (let lane = 0; lane < 8; lane++) {
      store<i16>(columns + (tap * 8 + lane) * 2, <i16>splineWeight(tap, <f64>(lane % factor) / <f64>factor));
    }
  }
}

@inline function fourTaps(a: v128, b: v128, c: v128, d: v128, w0: v128, w1: v128, w2: v128, w3: v128): v128 {
  return i16x8.add(
    i16x8.add(i16x8.q15mulr_sat_s(a, w0), i16x8.q15mulr_sat_s(b, w1)),
    i16x8.add(i16x8.q15mulr_sat_s(c, w2), i16x8.q15mulr_sat_s(d, w3)));
}

/**
 * Enlarges a Q7 field 8 times (or 4, for chroma) into an 8-bit plane with a cubic B-spline and ordered dither, so that
 * smooth skies do not band. Writes whole groups of eight: the plane needs eight bytes of slack behind its end.
 */
export function enlargeField(
  target: usize, width: i32, height: i32, field: usize, stride: i32, factor: i32,
  weights: usize, line: usize, dither: usize,
): void {
  const columns = weights + factor * 64, shift = factor == 8 ? 3 : 2, rowBytes = stride << 1;
  const c0 = v128.load(columns), c1 = v128.load(columns, 16), c2 = v128.load(columns, 32), c3 = v128.load(columns, 48);
  const cells = (width + factor - 1) >> shift;
  for (let y = 0; y < height; y++) {
    const w = weights + ((y & (factor - 1)) << 6);
    const w0 = v128.load(w), w1 = v128.load(w, 16), w2 = v128.load(w, 32), w3 = v128.load(w, 48);
    const first = field + <usize>(((y >> shift) - 1) * rowBytes) - 2;
    for (let x = 0; x < cells + 3; x += 8) {
      const row = first + (x << 1);
      v128.store(line + (x << 1), fourTaps(v128.load(row), v128.load(row + rowBytes), v128.load(row + 2 * rowBytes),
        v128.load(row + 3 * rowBytes), w0, w1, w2, w3));
    }
    const noise = v128.load(dither + ((y & 7) << 4)), out = target + y * width;
    if (factor == 8) {
      for (let x = 0; x < cells; x++) {
        const taps = line + (x << 1);
        const sum = fourTaps(v128.load16_splat(taps), v128.load16_splat(taps, 2), v128.load16_splat(taps, 4),
          v128.load16_splat(taps, 6), c0, c1, c2, c3);
        const eight = i16x8.shr_u(i16x8.add(sum, noise), 7);
        v128.store64_lane(out + (x << 3), i8x16.narrow_i16x8_u(eight, eight), 0);
      }
    } else {
      for (let x = 0; x < cells; x += 2) {
        const s = v128.load(line + (x << 1));
        const a = i8x16.shuffle(s, s, 0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3);
        const b = i8x16.shuffle(s, s, 2, 3, 2, 3, 2, 3, 2, 3, 4, 5, 4, 5, 4, 5, 4, 5);
        const c = i8x16.shuffle(s, s, 4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7);
        const d = i8x16.shuffle(s, s, 6, 7, 6, 7, 6, 7, 6, 7, 8, 9, 8, 9, 8, 9, 8, 9);
        const eight = i16x8.shr_u(i16x8.add(fourTaps(a, b, c, d, c0, c1, c2, c3), noise), 7);
        v128.store64_lane(out + (x << 2), i8x16.narrow_i16x8_u(eight, eight), 0);
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------- silhouettes

/**
 * Layered silhouettes, far to near. heights: per layer one i16 per column, in 1/16 px from the top, padded to a multiple
 * of eight with 32767 (never covered). layers: nine i32 each: YUV at the crest, YUV below, ramp length, first row, room for the kernel.
 */
export function drawSilhouettes(
  Y: usize, U: usize, V: usize, width: i32, height: i32,
  heights: usize, heightStride: i32, layers: usize, layerCount: i32, firstRow: i32,
): void {
  const strideC = width >> 1, full = i16x8.splat(16), zero = i16x8.splat(0);
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
