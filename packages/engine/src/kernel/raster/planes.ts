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

@inline function byteOf(value: f64): u32 {
  return <u32>min(255.0, max(0.0, nearest(value)));
}

/** A frame of BT.709 limited range as opaque RGBA, rounded as encode/poster.ts does it. */
export function planesToRgba(frame: usize, width: i32, height: i32, rgba: usize): void {
  const pixels = width * height, U = frame + pixels, V = U + (pixels >> 2);
  for (let row = 0; row < height; row++) {
    const chroma = (row >> 1) * (width >> 1);
    for (let column = 0; column < width; column++) {
      const y = 1.164384 * <f64>(<i32>load<u8>(frame + row * width + column) - 16);
      const u = <f64>(<i32>load<u8>(U + chroma + (column >> 1)) - 128), v = <f64>(<i32>load<u8>(V + chroma + (column >> 1)) - 128);
      const red = byteOf(y + 1.792741 * v), green = byteOf(y - 0.213249 * u - 0.532909 * v), blue = byteOf(y + 2.112402 * u);
      store<u32>(rgba + ((row * width + column) << 2), red | (green << 8) | (blue << 16) | 0xff000000);
    }
  }
}
