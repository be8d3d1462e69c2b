// A still backdrop, painted at half the size and enlarged. AssemblyScript: see kernel.ts.

/**
 * Opaque RGBA of half the frame's width and height into a frame. Luma is enlarged in steps of a sixty-fourth, and grain is
 * added before it is rounded: no gradient shows bands. `light`: two bytes for every pixel of the half. `noise`: 256 x 256
 * signed bytes; grain 0..256 is how many levels of luma, in sixteenths, it may add or take in the middle tones.
 */
export function backdropFromHalf(
  rgba: usize, halfWidth: i32, halfHeight: i32, Y: usize, U: usize, V: usize, light: usize, noise: usize, grain: i32,
): void {
  for (let i = 0; i < halfWidth * halfHeight; i++) {
    const pixel = load<u32>(rgba + (i << 2));
    const r: i32 = pixel & 255, g: i32 = (pixel >> 8) & 255, b: i32 = (pixel >> 16) & 255;
    store<u16>(light + (i << 1), <u16>((11966 * r + 40254 * g + 4064 * b + (16 << 16) + 512) >> 10));
    store<u8>(U + i, <u8>((-6596 * r - 22189 * g + 28784 * b + (128 << 16) + 32768) >> 16));
    store<u8>(V + i, <u8>((28784 * r - 26145 * g - 2639 * b + (128 << 16) + 32768) >> 16));
  }
  const width = halfWidth << 1;
  for (let y = 0; y < halfHeight << 1; y++) {
    const near = y >> 1, far = min(halfHeight - 1, max(0, near + ((y & 1) << 1) - 1));
    const rowNear = light + ((near * halfWidth) << 1), rowFar = light + ((far * halfWidth) << 1);
    const grains = noise + ((y & 255) << 8);
    for (let x = 0; x < width; x++) {
      const a = x >> 1, b = min(halfWidth - 1, max(0, a + ((x & 1) << 1) - 1));
      const here = 3 * <i32>load<u16>(rowNear + (a << 1)) + <i32>load<u16>(rowNear + (b << 1));
      const there = 3 * <i32>load<u16>(rowFar + (a << 1)) + <i32>load<u16>(rowFar + (b << 1));
      const value = (3 * here + there) >> 4, level = value >> 6;
      // Film grain lives in the middle tones; a little is left everywhere against bands.
      const strength = 8 + ((grain * level * (255 - level)) >> 15);
      const grained = value + ((<i32>load<i8>(grains + (x & 255)) * strength) >> 5);
      store<u8>(Y + y * width + x, <u8>min(235, max(16, (grained + 32) >> 6)));
    }
  }
}
