// Generative fields, drawn small. AssemblyScript: see kernel.ts.

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
