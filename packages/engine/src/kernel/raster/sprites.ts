// Sprites over the frame: pictures with a soft edge that are drawn once and then only moved. AssemblyScript: see kernel.ts.
// A sprite has five planes of premultiplied samples, a byte each: luma and its alpha for every pixel; both chromas and their
// alpha for every 2x2 pixels. The outermost two rows and columns of luma are clear, and so is one row before each plane:
// whatever lies between two samples can be read without asking where the sprite ends. Where sixteen pixels are clear or all
// opaque, nothing is mixed with the frame: most of a drawing is one or the other.
import { firstWords, isOpaque, layEight, weigh } from "./lay";

/** Premultiplied RGBA into the cleared planes of a sprite, inset by two pixels. Sprite width and height are even. */
export function spriteFromRgba(
  rgba: usize, width: i32, height: i32,
  luma: usize, alpha: usize, chromaU: usize, chromaV: usize, chromaAlpha: usize, spriteWidth: i32,
): void {
  const half = spriteWidth >> 1;
  for (let y = 0; y < height; y++) {
    const inside = (y + 2) * spriteWidth + 2;
    lumaFromRgba(rgba + ((y * width) << 2), width, luma + inside, alpha + inside);
  }
  for (let y = 0; y < height; y += 2) {
    const row = rgba + ((y * width) << 2), inside = ((y + 2) >> 1) * half + 1;
    const u = chromaU + inside, v = chromaV + inside, a = chromaAlpha + inside;
    if (y + 1 < height) chromaFromRgba(row, row + (width << 2), width, u, v, a);
    else for (let x = 0; x < width; x += 2) storeChroma(x >> 1, row + (x << 2), min(2, width - x), row, 0, u, v, a);
  }
}

/** The weights of red, twice green, blue and alpha: doubled where half of it is all that a signed word holds. */
@inline function lumaOfTwo(pixels: v128): v128 {
  const doubled = i16x8.shl(pixels, 1);
  const weighed = i8x16.shuffle(pixels, doubled, 0, 1, 18, 19, 4, 5, 6, 7, 8, 9, 26, 27, 12, 13, 14, 15);
  return i32x4.dot_i16x8_s(weighed, i16x8(11966, 20127, 4064, 4112, 11966, 20127, 4064, 4112));
}

function lumaFromRgba(row: usize, width: i32, luma: usize, alpha: usize): void {
  let x = 0;
  for (; x + 4 <= width; x += 4) {
    const pixels = v128.load(row + (x << 2));
    if (!v128.any_true(pixels)) continue;
    const first = lumaOfTwo(i16x8.extend_low_i8x16_u(pixels)), second = lumaOfTwo(i16x8.extend_high_i8x16_u(pixels));
    const sums = i32x4.add(v128.shuffle<i32>(first, second, 0, 2, 4, 6), v128.shuffle<i32>(first, second, 1, 3, 5, 7));
    const light = i32x4.shr_u(i32x4.add(sums, i32x4.splat(32768)), 16);
    const words = i16x8.narrow_i32x4_u(light, i32x4.shr_u(pixels, 24)), bytes = i8x16.narrow_i16x8_u(words, words);
    v128.store32_lane(luma + x, bytes, 0);
    v128.store32_lane(alpha + x, bytes, 1);
  }
  for (; x < width; x++) {
    const pixel = load<u32>(row + (x << 2));
    const r: i32 = pixel & 255, g: i32 = (pixel >> 8) & 255, b: i32 = (pixel >> 16) & 255, a: i32 = pixel >>> 24;
    store<u8>(luma + x, <u8>((11966 * r + 40254 * g + 4064 * b + 4112 * a + 32768) >> 16));
    store<u8>(alpha + x, <u8>a);
  }
}

/** Two rows of pixels become one of chroma. */
function chromaFromRgba(upper: usize, lower: usize, width: i32, u: usize, v: usize, a: usize): void {
  let x = 0;
  for (; x + 4 <= width; x += 4) {
    const above = v128.load(upper + (x << 2)), below = v128.load(lower + (x << 2));
    if (!v128.any_true(v128.or(above, below))) continue;
    const first = i16x8.add(i16x8.extend_low_i8x16_u(above), i16x8.extend_low_i8x16_u(below));
    const second = i16x8.add(i16x8.extend_high_i8x16_u(above), i16x8.extend_high_i8x16_u(below));
    // Red, green, blue and alpha of two squares; alpha doubled, because half of its weight is all that a word holds.
    const sums = i16x8.add(v128.shuffle<i64>(first, second, 0, 2), v128.shuffle<i64>(first, second, 1, 3));
    const weighed = i8x16.shuffle(sums, i16x8.shl(sums, 1), 0, 1, 2, 3, 4, 5, 22, 23, 8, 9, 10, 11, 12, 13, 30, 31);
    const us = i32x4.dot_i16x8_s(weighed, i16x8(-6596, -22189, 28784, 16448, -6596, -22189, 28784, 16448));
    const vs = i32x4.dot_i16x8_s(weighed, i16x8(28784, -26145, -2639, 16448, 28784, -26145, -2639, 16448));
    const both = i32x4.add(v128.shuffle<i32>(us, vs, 0, 2, 4, 6), v128.shuffle<i32>(us, vs, 1, 3, 5, 7));
    const colours = i32x4.shr_s(i32x4.add(both, i32x4.splat(1 << 17)), 18);
    const alphas = i16x8.shr_u(i16x8.add(sums, i16x8.splat(2)), 2);
    const words = i16x8.narrow_i32x4_u(colours, colours);
    // u, v and alpha, two of each.
    const samples = i8x16.shuffle(words, alphas, 0, 1, 2, 3, 4, 5, 6, 7, 22, 23, 30, 31, 31, 31, 31, 31);
    const bytes = i8x16.narrow_i16x8_u(samples, samples), at = x >> 1;
    v128.store16_lane(u + at, bytes, 0);
    v128.store16_lane(v + at, bytes, 1);
    v128.store16_lane(a + at, bytes, 2);
  }
  for (; x < width; x += 2) {
    const pixels = min(2, width - x);
    storeChroma(x >> 1, upper + (x << 2), pixels, lower + (x << 2), pixels, u, v, a);
  }
}

/** One sample of chroma from up to two pixels of each row. */
function storeChroma(
  at: i32, upper: usize, upperPixels: i32, lower: usize, lowerPixels: i32, chromaU: usize, chromaV: usize, alpha: usize,
): void {
  let r = 0, g = 0, b = 0, a = 0;
  for (let at = 0; at < upperPixels + lowerPixels; at++) {
    const pixel = at < upperPixels ? load<u32>(upper + (at << 2)) : load<u32>(lower + ((at - upperPixels) << 2));
    r += pixel & 255;
    g += (pixel >> 8) & 255;
    b += (pixel >> 16) & 255;
    a += pixel >>> 24;
  }
  const u = (-6596 * r - 22189 * g + 28784 * b + 32896 * a + (1 << 17)) >> 18;
  const v = (28784 * r - 26145 * g - 2639 * b + 32896 * a + (1 << 17)) >> 18;
  store<u8>(chromaU + at, <u8>min(255, max(0, u)));
  store<u8>(chromaV + at, <u8>min(255, max(0, v)));
  store<u8>(alpha + at, <u8>((a + 2) >> 2));
}

/** Sixteen bytes between those and sixteen others. */
@inline function betweenTwo(a: v128, b: v128, part: v128): v128 {
  return i8x16.narrow_i16x8_u(
    weigh(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b), part),
    weigh(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b), part));
}

/** Sixteen bytes between four neighbours: the row before and the sample before have their parts. */
@inline function betweenFour(a: v128, b: v128, c: v128, d: v128, before: v128, above: v128): v128 {
  const aLow = weigh(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(c), above);
  const bLow = weigh(i16x8.extend_low_i8x16_u(b), i16x8.extend_low_i8x16_u(d), above);
  const aHigh = weigh(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(c), above);
  const bHigh = weigh(i16x8.extend_high_i8x16_u(b), i16x8.extend_high_i8x16_u(d), above);
  return i8x16.narrow_i16x8_u(weigh(aLow, bLow, before), weigh(aHigh, bHigh, before));
}

/** Lays a sprite over an even span of the frame's rows; its upper left corner stands at (x, y), 24.8 fixed point. opacity 0..256. */
export function overlaySprite(
  Y: usize, U: usize, V: usize, width: i32, firstRow: i32, endRow: i32,
  luma: usize, alpha: usize, chromaU: usize, chromaV: usize, chromaAlpha: usize, spriteWidth: i32, spriteHeight: i32,
  x: i32, y: i32, opacity: i32,
): void {
  layUpright(Y, 0, width, firstRow, endRow, luma, 0, alpha, spriteWidth, spriteHeight, x, y, opacity);
  layUpright(U, V, width >> 1, firstRow >> 1, endRow >> 1, chromaU, chromaV, chromaAlpha, spriteWidth >> 1, spriteHeight >> 1,
    x >> 1, y >> 1, opacity);
}

/** Two planes that share their alphas are laid together; `second` 0: only one. */
function layUpright(
  plane: usize, second: usize, width: i32, firstRow: i32, endRow: i32, colours: usize, secondColours: usize, alphas: usize,
  columns: i32, rows: i32, x: i32, y: i32, opacity: i32,
): void {
  const left = x >> 8, top = y >> 8, partX = x & 255, partY = y & 255;
  const fromX = max(0, -left), toX = min(columns, width - left), fromY = max(0, firstRow - top), toY = min(rows, endRow - top);
  // What does not change from pixel to pixel is made before a row begins: nobody takes it out of the loop later.
  for (let row = fromY; row < toY; row++) {
    const source = row * columns, at = (top + row) * width + left, out = plane + at, secondOut = second ? second + at : 0;
    const colour = colours + source, secondColour = secondColours + source, alpha = alphas + source;
    if ((partX | partY) == 0) layStill(out, secondOut, colour, secondColour, alpha, fromX, toX, opacity);
    // Most of what moves bobs up and down: half of the work.
    else if (partX == 0) layTwo(out, secondOut, colour, secondColour, alpha, columns, partY, fromX, toX, opacity);
    else if (partY == 0) layTwo(out, secondOut, colour, secondColour, alpha, 1, partX, fromX, toX, opacity);
    else layFour(out, secondOut, colour, secondColour, alpha, columns, partX, partY, fromX, toX, opacity);
  }
}

/** Sixteen pixels, the last ones of a row fewer. */
@inline function laySixteen(out: usize, colour: v128, alpha: v128, share: v128, count: i32, isWhole: bool): void {
  if (isWhole) {
    v128.store(out, colour);
    return;
  }
  const colourLow = i16x8.extend_low_i8x16_u(colour), alphaLow = i16x8.extend_low_i8x16_u(alpha);
  const colourHigh = i16x8.extend_high_i8x16_u(colour), alphaHigh = i16x8.extend_high_i8x16_u(alpha);
  if (count >= 16) {
    layEight(out, colourLow, alphaLow, share);
    layEight(out + 8, colourHigh, alphaHigh, share);
    return;
  }
  layEight(out, firstWords(colourLow, count), firstWords(alphaLow, count), share);
  if (count > 8) layEight(out + 8, firstWords(colourHigh, count - 8), firstWords(alphaHigh, count - 8), share);
}

/** A row that lies on whole pixels. */
function layStill(
  out: usize, second: usize, colours: usize, secondColours: usize, alphas: usize, from: i32, end: i32, opacity: i32,
): void {
  const share = i16x8.splat(<i16>opacity), isFull = opacity == 256;
  for (let column = from; column < end; column += 16) {
    const alpha = v128.load(alphas + column);
    if (!v128.any_true(alpha)) continue;
    const count = end - column, isWhole = isFull && count >= 16 && isOpaque(alpha);
    laySixteen(out + column, v128.load(colours + column), alpha, share, count, isWhole);
    if (second) laySixteen(second + column, v128.load(secondColours + column), alpha, share, count, isWhole);
  }
}

/** A row between two: `back` is where the other one lies, the row or the sample before. */
function layTwo(
  out: usize, second: usize, colours: usize, secondColours: usize, alphas: usize, back: i32, part: i32,
  from: i32, end: i32, opacity: i32,
): void {
  const share = i16x8.splat(<i16>opacity), parts = i16x8.splat(<i16>part), isFull = opacity == 256;
  for (let column = from; column < end; column += 16) {
    const here = v128.load(alphas + column), there = v128.load(alphas + column - back);
    if (!v128.any_true(v128.or(here, there))) continue;
    const count = end - column;
    let alpha = v128.and(here, there), isWhole = isOpaque(alpha);
    if (!isWhole) {
      alpha = betweenTwo(here, there, parts);
      if (!v128.any_true(alpha)) continue;
    }
    isWhole = isWhole && isFull && count >= 16;
    const colour = colours + column;
    laySixteen(out + column, betweenTwo(v128.load(colour), v128.load(colour - back), parts), alpha, share, count, isWhole);
    if (!second) continue;
    const other = secondColours + column;
    laySixteen(second + column, betweenTwo(v128.load(other), v128.load(other - back), parts), alpha, share, count, isWhole);
  }
}

/** A row between two rows and their samples. */
function layFour(
  out: usize, second: usize, colours: usize, secondColours: usize, alphas: usize, stride: i32, partX: i32, partY: i32,
  from: i32, end: i32, opacity: i32,
): void {
  const share = i16x8.splat(<i16>opacity), isFull = opacity == 256;
  const before = i16x8.splat(<i16>partX), above = i16x8.splat(<i16>partY);
  for (let column = from; column < end; column += 16) {
    const at = alphas + column, a = v128.load(at), b = v128.load(at - 1), c = v128.load(at - stride), d = v128.load(at - stride - 1);
    if (!v128.any_true(v128.or(v128.or(a, b), v128.or(c, d)))) continue;
    const count = end - column;
    let alpha = v128.and(v128.and(a, b), v128.and(c, d)), isWhole = isOpaque(alpha);
    if (!isWhole) {
      alpha = betweenFour(a, b, c, d, before, above);
      if (!v128.any_true(alpha)) continue;
    }
    isWhole = isWhole && isFull && count >= 16;
    laySixteen(out + column, fourAt(colours + column, stride, before, above), alpha, share, count, isWhole);
    if (second) laySixteen(second + column, fourAt(secondColours + column, stride, before, above), alpha, share, count, isWhole);
  }
}

@inline function fourAt(at: usize, stride: i32, before: v128, above: v128): v128 {
  return betweenFour(
    v128.load(at), v128.load(at - 1), v128.load(at - stride), v128.load(at - stride - 1), before, above);
}
