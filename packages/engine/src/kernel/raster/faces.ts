// A small network of convolutions that knows faces. AssemblyScript: see kernel.ts.
// Layers are f32, channels last; weights lie one behind the other in the order in which they are used.

const FIRST_CHANNELS: i32 = 16, HALVING_LAYERS: i32 = 5;

/**
 * Looks at a square of `side` (even) pixels, three f32 each, and writes `results` f32 for each of its cells. The two scratch places
 * hold the largest layer each: 32 channels of a quarter of the pixels.
 */
export function runFaceNet(pixels: usize, side: i32, weights: usize, one: usize, two: usize, results: i32, target: usize): void {
  let at = weights, channels = FIRST_CHANNELS, size = (side - 2) >> 1;
  lookFirst(pixels, side, at, one, two);
  at += (27 * channels + channels) << 2;
  let from = one, to = two;
  for (let layer = 0; layer < HALVING_LAYERS; layer++) {
    lookAround(from, size, channels, at, to);
    at += (9 * channels) << 2;
    mixChannels(to, size * size, channels, channels << 1, at, from, true);
    at += (channels * (channels << 1) + (channels << 1)) << 2;
    channels <<= 1;
    const step = layer < HALVING_LAYERS - 1 ? 2 : 1;
    keepStrongest(from, size, channels, step, to);
    size = (size + step - 1) / step;
    const other = from;
    from = to;
    to = other;
  }
  mixChannels(from, size * size, channels, results, at, target, false);
}

@inline function leak(value: v128): v128 {
  return f32x4.max(value, f32x4.mul(value, f32x4.splat(0.1)));
}

@inline function scaled(sum: v128, share: v128, from: usize): v128 {
  return f32x4.add(sum, f32x4.mul(share, v128.load(from)));
}

/** The first layer, and the strongest of four neighbours of it at once: two lines are kept in `line`. */
function lookFirst(pixels: usize, side: i32, weights: usize, target: usize, line: usize): void {
  const wide = side - 2, pixelBytes = FIRST_CHANNELS << 2, lineBytes = wide * pixelBytes;
  const bias = weights + ((27 * FIRST_CHANNELS) << 2);
  for (let row = 0; row < wide; row++) {
    for (let x = 0; x < wide; x++) {
      let a = v128.load(bias), b = v128.load(bias + 16), c = v128.load(bias + 32), d = v128.load(bias + 48);
      let taps = weights;
      for (let y = 0; y < 3; y++) {
        const from = pixels + (((row + y) * side + x) * 3 << 2);
        for (let i = 0; i < 9; i++) {
          const share = v128.load32_splat(from + (i << 2));
          a = scaled(a, share, taps);
          b = scaled(b, share, taps + 16);
          c = scaled(c, share, taps + 32);
          d = scaled(d, share, taps + 48);
          taps += 64;
        }
      }
      const place = line + (row & 1) * lineBytes + x * pixelBytes;
      v128.store(place, leak(a));
      v128.store(place + 16, leak(b));
      v128.store(place + 32, leak(c));
      v128.store(place + 48, leak(d));
    }
    if (row & 1) {
      for (let x = 0; x < wide >> 1; x++) {
        const upper = line + (x << 1) * pixelBytes, lower = upper + lineBytes;
        const place = target + ((row >> 1) * (wide >> 1) + x) * pixelBytes;
        for (let i = 0; i < pixelBytes; i += 16) {
          const top = f32x4.max(v128.load(upper + i), v128.load(upper + pixelBytes + i));
          v128.store(place + i, f32x4.max(top, f32x4.max(v128.load(lower + i), v128.load(lower + pixelBytes + i))));
        }
      }
    }
  }
}

/** Every place from the nine around it, each channel for itself; beyond the rim is nothing. */
function lookAround(source: usize, size: i32, channels: i32, weights: usize, target: usize): void {
  const bytes = channels << 2;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const place = target + (row * size + column) * bytes;
      for (let i = 0; i < bytes; i += 16) {
        let sum = f32x4.splat(0);
        for (let y = -1; y < 2; y++) {
          if (<u32>(row + y) >= <u32>size) continue;
          for (let x = -1; x < 2; x++) {
            if (<u32>(column + x) >= <u32>size) continue;
            const from = source + ((row + y) * size + column + x) * bytes + i;
            sum = scaled(sum, v128.load(from), weights + ((y + 1) * 3 + x + 1) * bytes + i);
          }
        }
        v128.store(place + i, sum);
      }
    }
  }
}

/** Every place for itself, all its channels together; the bias of each result lies behind the weights. */
function mixChannels(source: usize, places: i32, channels: i32, results: i32, weights: usize, target: usize, leaks: bool): void {
  const rowBytes = results << 2, bias = weights + channels * rowBytes;
  for (let place = 0; place < places; place++) {
    const from = source + ((place * channels) << 2), to = target + place * rowBytes;
    let i = 0;
    for (; i + 64 <= rowBytes; i += 64) {
      let a = v128.load(bias + i), b = v128.load(bias + i + 16), c = v128.load(bias + i + 32), d = v128.load(bias + i + 48);
      let taps = weights + i;
      for (let channel = 0; channel < channels; channel++) {
        const share = v128.load32_splat(from + (channel << 2));
        a = scaled(a, share, taps);
        b = scaled(b, share, taps + 16);
        c = scaled(c, share, taps + 32);
        d = scaled(d, share, taps + 48);
        taps += rowBytes;
      }
      v128.store(to + i, leaks ? leak(a) : a);
      v128.store(to + i + 16, leaks ? leak(b) : b);
      v128.store(to + i + 32, leaks ? leak(c) : c);
      v128.store(to + i + 48, leaks ? leak(d) : d);
    }
    for (; i < rowBytes; i += 4) {
      let sum = load<f32>(bias + i);
      for (let channel = 0; channel < channels; channel++) sum += load<f32>(from + (channel << 2)) * load<f32>(weights + channel * rowBytes + i);
      store<f32>(to + i, leaks ? max(sum, sum * 0.1) : sum);
    }
  }
}

/** The strongest of four neighbours, every `step` places; the last of a row is its own neighbour. */
function keepStrongest(source: usize, size: i32, channels: i32, step: i32, target: usize): void {
  const bytes = channels << 2, out = (size + step - 1) / step;
  for (let row = 0; row < out; row++) {
    const y = row * step, below = min(size - 1, y + 1);
    for (let column = 0; column < out; column++) {
      const x = column * step, right = min(size - 1, x + 1);
      const a = source + (y * size + x) * bytes, b = source + (y * size + right) * bytes;
      const c = source + (below * size + x) * bytes, d = source + (below * size + right) * bytes;
      const place = target + (row * out + column) * bytes;
      for (let i = 0; i < bytes; i += 16) {
        const top = f32x4.max(v128.load(a + i), v128.load(b + i));
        v128.store(place + i, f32x4.max(top, f32x4.max(v128.load(c + i), v128.load(d + i))));
      }
    }
  }
}
