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

/**
 * Enlarging means that sixteen pixels come from at most seventeen neighbours: two loads and a swizzle find them all. Which
 * ones is the same in every row, so columns are the outer loop.
 */
function enlargePlane(target: usize, source: usize, width: i32, height: i32, u: i32, v: i32, step: i32, lanes: usize): void {
  const lastU = (width - 18) << 16, lastV = (height - 2) << 16;
  for (let x = 0; x < width; x += 16) {
    const left = min(x, width - 16), from = min(lastU, max(0, u + left * step)), column = from >> 16;
    let places = i8x16.splat(0), low = i16x8.splat(0), high = i16x8.splat(0);
    for (let lane = 0; lane < 16; lane++) store<u8>(lanes + lane, <u8>((((from & 0xffff) + lane * step)) >> 16));
    places = v128.load(lanes);
    for (let lane = 0; lane < 16; lane++) store<u16>(lanes + (lane << 1), <u16>((((from + lane * step)) >> 8) & 255));
    low = v128.load(lanes);
    high = v128.load(lanes, 16);
    const keepLow = i16x8.sub(i16x8.splat(256), low), keepHigh = i16x8.sub(i16x8.splat(256), high);
    for (let y = 0; y < height; y++) {
      const atV = min(lastV, max(0, v + y * step)), part = (atV >> 8) & 255;
      const upper = source + (atV >> 16) * width + column, lower = upper + width;
      const above = i16x8.splat(<i16>(256 - part)), below = i16x8.splat(<i16>part);
      const a = v128.swizzle(v128.load(upper), places), b = v128.swizzle(v128.load(upper, 1), places);
      const c = v128.swizzle(v128.load(lower), places), d = v128.swizzle(v128.load(lower, 1), places);
      const first = mixRows(
        mixRows(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b), keepLow, low),
        mixRows(i16x8.extend_low_i8x16_u(c), i16x8.extend_low_i8x16_u(d), keepLow, low), above, below);
      const second = mixRows(
        mixRows(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b), keepHigh, high),
        mixRows(i16x8.extend_high_i8x16_u(c), i16x8.extend_high_i8x16_u(d), keepHigh, high), above, below);
      v128.store(target + y * width + left, i8x16.narrow_i16x8_u(first, second));
    }
  }
}

@inline function mixRows(a: v128, b: v128, weightA: v128, weightB: v128): v128 {
  return i16x8.shr_u(i16x8.add(i16x8.add(i16x8.mul(a, weightA), i16x8.mul(b, weightB)), i16x8.splat(128)), 8);
}

/**
 * The frame seen from nearer: (u, v) is the first pixel's place in the source, step (at most one) the way to the next, 16.16.
 * `lanes`: 32 bytes of the thread's own.
 */
export function enlargeFrame(
  target: usize, source: usize, width: i32, height: i32, u: i32, v: i32, step: i32, lanes: usize,
): void {
  const pixels = width * height, quarter = pixels >> 2;
  enlargePlane(target, source, width, height, u, v, step, lanes);
  enlargePlane(target + pixels, source + pixels, width >> 1, height >> 1, u >> 1, v >> 1, step, lanes);
  enlargePlane(target + pixels + quarter, source + pixels + quarter, width >> 1, height >> 1, u >> 1, v >> 1, step, lanes);
}
