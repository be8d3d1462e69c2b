// Pictures into planes. AssemblyScript: see kernel.ts.

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

// Added to a number that is not large, it leaves its nearest whole number in the lower half: rounded as `nearest` does it.
const TO_WHOLE: f64 = 6755399441055744;

/** Two pixels of a row that share their colour: what that adds to their light in red, green and blue is reckoned once. */
@inline function storePair(luma: usize, rgba: usize, red: v128, greenOfU: v128, greenOfV: v128, blue: v128): void {
  const levels = i32x4(<i32>load<u8>(luma) - 16, <i32>load<u8>(luma, 1) - 16, 0, 0), whole = f64x2.splat(TO_WHOLE);
  const light = f64x2.mul(f64x2.convert_low_i32x4_s(levels), f64x2.splat(1.164384));
  const reds = f64x2.add(f64x2.add(light, red), whole), blues = f64x2.add(f64x2.add(light, blue), whole);
  const greens = f64x2.add(f64x2.sub(f64x2.sub(light, greenOfU), greenOfV), whole);
  const words = i16x8.narrow_i32x4_s(
    v128.shuffle<i32>(reds, greens, 0, 4, 2, 6), v128.shuffle<i32>(blues, i32x4.splat(255), 0, 4, 2, 6));
  const pixels = v128.shuffle<i32>(words, words, 0, 2, 1, 3);
  v128.store64_lane(rgba, i8x16.narrow_i16x8_u(pixels, pixels), 0);
}

/** A frame of BT.709 limited range as opaque RGBA, rounded as encode/poster.ts does it. Width and height are even. */
export function planesToRgba(frame: usize, width: i32, height: i32, rgba: usize): void {
  const pixels = width * height, half = width >> 1, U = frame + pixels, V = U + (pixels >> 2), rowBytes = <usize>(width << 2);
  for (let row = 0; row < height; row += 2) {
    const chroma = (row >> 1) * half;
    let luma = frame + row * width, out = rgba + ((row * width) << 2);
    for (let column = 0; column < half; column++) {
      const u = <f64>(<i32>load<u8>(U + chroma + column) - 128), v = <f64>(<i32>load<u8>(V + chroma + column) - 128);
      const red = f64x2.splat(1.792741 * v), blue = f64x2.splat(2.112402 * u);
      const greenOfU = f64x2.splat(0.213249 * u), greenOfV = f64x2.splat(0.532909 * v);
      storePair(luma, out, red, greenOfU, greenOfV, blue);
      storePair(luma + width, out + rowBytes, red, greenOfU, greenOfV, blue);
      luma += 2;
      out += 8;
    }
  }
}
