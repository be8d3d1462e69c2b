// From one scene to the next. AssemblyScript: see kernel.ts.

@inline function slidePlane(target: usize, a: usize, b: usize, width: i32, height: i32, moved: i32): void {
  for (let y = 0; y < height; y++) {
    const row = y * width;
    memory.copy(target + row, a + row + moved, width - moved);
    memory.copy(target + row + width - moved, b + row, moved);
  }
}

/** Frame b pushes frame a out to the left; `moved` pixels (even) of it are in. Target may be neither. */
export function slideFrames(target: usize, a: usize, b: usize, width: i32, height: i32, moved: i32): void {
  const pixels = width * height, quarter = pixels >> 2;
  slidePlane(target, a, b, width, height, moved);
  slidePlane(target + pixels, a + pixels, b + pixels, width >> 1, height >> 1, moved >> 1);
  slidePlane(target + pixels + quarter, a + pixels + quarter, b + pixels + quarter, width >> 1, height >> 1, moved >> 1);
}

/** One colour in an even box of the frame. */
export function fillBox(
  Y: usize, U: usize, V: usize, width: i32, left: i32, top: i32, boxWidth: i32, boxHeight: i32, y: i32, u: i32, v: i32,
): void {
  for (let row = 0; row < boxHeight; row++) memory.fill(Y + (top + row) * width + left, <u8>y, boxWidth);
  for (let row = 0; row < boxHeight >> 1; row++) {
    const place = ((top >> 1) + row) * (width >> 1) + (left >> 1);
    memory.fill(U + place, <u8>u, boxWidth >> 1);
    memory.fill(V + place, <u8>v, boxWidth >> 1);
  }
}

/** Bytes of what is noted for sixteen columns, and of their samples as words. */
const GROUP: usize = 64, SIXTEEN_WORDS: usize = 32;

/**
 * Enlarging means that sixteen pixels come from at most seventeen neighbours: two loads and a swizzle find them all. Which
 * ones is the same in every row, so it is noted once: their places, the parts between them, and where they begin.
 */
function noteColumns(groups: usize, width: i32, u: i32, step: i32): void {
  const lastU = (width - 18) << 16;
  for (let x = 0; x < width; x += 16) {
    const left = min(x, width - 16), from = min(lastU, max(0, u + left * step));
    for (let lane = 0; lane < 16; lane++) {
      store<u8>(groups + lane, <u8>((((from & 0xffff) + lane * step)) >> 16));
      store<u16>(groups + (lane << 1), <u16>((((from + lane * step)) >> 8) & 255), 16);
    }
    store<i32>(groups, from >> 16, 48);
    groups += GROUP;
  }
}

/** A row of the source, mixed for all columns, as words. */
function mixColumns(line: usize, row: usize, groups: usize, width: i32): void {
  for (let x = 0; x < width; x += 16) {
    const at = row + load<i32>(groups, 48), places = v128.load(groups), whole = i16x8.splat(256);
    const low = v128.load(groups, 16), high = v128.load(groups, 32);
    const a = v128.swizzle(v128.load(at), places), b = v128.swizzle(v128.load(at, 1), places);
    v128.store(line, mixRows(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b), i16x8.sub(whole, low), low));
    v128.store(line, mixRows(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b), i16x8.sub(whole, high), high), 16);
    groups += GROUP;
    line += SIXTEEN_WORDS;
  }
}

/** The next row mostly lies between the same two rows of the source, or begins with the lower of them. */
function enlargePlane(target: usize, source: usize, width: i32, height: i32, u: i32, v: i32, step: i32, scratch: usize): void {
  const lastV = (height - 2) << 16, count = <usize>((width + 15) >> 4);
  let upper = scratch + count * GROUP, lower = upper + count * SIXTEEN_WORDS, mixed = -2;
  noteColumns(scratch, width, u, step);
  for (let y = 0; y < height; y++) {
    const atV = min(lastV, max(0, v + y * step)), part = (atV >> 8) & 255, row = atV >> 16, out = target + y * width;
    if (row != mixed) {
      const spare = upper;
      if (row == mixed + 1) {
        upper = lower;
        lower = spare;
      } else mixColumns(upper, source + row * width, scratch, width);
      mixColumns(lower, source + (row + 1) * width, scratch, width);
      mixed = row;
    }
    const above = i16x8.splat(<i16>(256 - part)), below = i16x8.splat(<i16>part);
    let at: usize = 0;
    for (let x = 0; x < width; x += 16) {
      const first = mixRows(v128.load(upper + at), v128.load(lower + at), above, below);
      const second = mixRows(v128.load(upper + at, 16), v128.load(lower + at, 16), above, below);
      v128.store(out + min(x, width - 16), i8x16.narrow_i16x8_u(first, second));
      at += SIXTEEN_WORDS;
    }
  }
}

@inline function mixRows(a: v128, b: v128, weightA: v128, weightB: v128): v128 {
  return i16x8.shr_u(i16x8.add(i16x8.add(i16x8.mul(a, weightA), i16x8.mul(b, weightB)), i16x8.splat(128)), 8);
}

/**
 * The frame seen from nearer: (u, v) is the first pixel's place in the source, step (at most one) the way to the next, 16.16.
 * `scratch`: 128 bytes of the thread's own for every sixteen columns.
 */
export function enlargeFrame(
  target: usize, source: usize, width: i32, height: i32, u: i32, v: i32, step: i32, scratch: usize,
): void {
  const pixels = width * height, quarter = pixels >> 2;
  enlargePlane(target, source, width, height, u, v, step, scratch);
  enlargePlane(target + pixels, source + pixels, width >> 1, height >> 1, u >> 1, v >> 1, step, scratch);
  enlargePlane(target + pixels + quarter, source + pixels + quarter, width >> 1, height >> 1, u >> 1, v >> 1, step, scratch);
}
