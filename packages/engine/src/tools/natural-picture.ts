import sharp from "sharp";

const WIDTH = 2400;
const HEIGHT = 1600;
const OCTAVES = 9;

/** A picture with the statistics of a photograph (detail falls off with its frequency), made from numbers alone. */
export async function makeNaturalPicture(path: string): Promise<void> {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  const channels = [createNoise(1), createNoise(2), createNoise(3)];
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [shape = 0, warm = 0, cool = 0] = channels.map((noise) => noise(x / HEIGHT, y / HEIGHT));
      const place = (y * WIDTH + x) * 3;
      const light = 30 + 260 * (shape - 0.15);
      pixels[place] = light * (0.7 + warm * 0.7);
      pixels[place + 1] = light * 0.95;
      pixels[place + 2] = light * (0.55 + cool * 0.8);
    }
  }
  await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 90 })
    .toFile(path);
}

function createNoise(seed: number): (x: number, y: number) => number {
  return (x, y) => {
    let value = 0;
    for (let octave = 0; octave < OCTAVES; octave++) {
      const scale = 2 * 2 ** octave;
      value += smoothNoise(x * scale, y * scale, seed * 31 + octave) * 0.5 ** (octave + 1);
    }
    return value;
  };
}

function smoothNoise(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [partX, partY] = [ease(x - column), ease(y - row)];
  const upper = hash(column, row, seed) * (1 - partX) + hash(column + 1, row, seed) * partX;
  const lower = hash(column, row + 1, seed) * (1 - partX) + hash(column + 1, row + 1, seed) * partX;
  return upper * (1 - partY) + lower * partY;
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

function hash(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 1_274_126_177);
  value = Math.imul(value ^ (value >>> 13), 1_274_126_177);
  return ((value ^ (value >>> 16)) >>> 0) / 0x1_0000_0000;
}
