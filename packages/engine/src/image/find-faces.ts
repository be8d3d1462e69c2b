import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { clamp } from "#base/numbers.ts";
import type { Thumbnail } from "#picture/analyse-picture.ts";
import type { Face } from "#picture/faces.ts";
import type { FaceNet } from "./face-net.ts";
import { cellsAcross, createFaceNet, VALUES_PER_CELL } from "./face-net.ts";

/** Finds the heads in a small copy of a picture. */
export type FaceFinder = (thumbnail: Thumbnail) => Promise<Face[]>;

/** Made by build-assets.mjs: a line that says what follows, then one byte a number. */
const MODEL_FILE = "faces.model";
type Part = { length: number; scale: number; least: number };

/** Side of what the network looks at: a face that is smaller than a twentieth of the picture is not found. */
const SIDE = 320;
const MEAN_COLOR = [117.001, 114.697, 97.404] as const;
/** The sizes of heads it was trained for, in cells. */
const SIZES = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
const VALUES_PER_SIZE = VALUES_PER_CELL / SIZES.length;
const LEAST_SURE = 0.5;
/** Two that share more than this of what both cover are one. */
const MOST_SHARED = 0.3;
const MOST_FACES = 12;
/** What is found reaches from the brows to the chin: a head has hair, ears and a neck. */
const HEAD = { above: 0.4, beside: 0.18, below: 0.16 };

export async function openFaceFinder(module: WebAssembly.Module, assetFolder: string): Promise<FaceFinder> {
  const net = createFaceNet(module, await readModel(join(assetFolder, MODEL_FILE)));
  return (thumbnail) => headsIn(net, thumbnail);
}

async function readModel(path: string): Promise<Float32Array> {
  const file = await readFile(path);
  const end = file.indexOf("\n");
  const weights = new Float32Array(file.length - end - 1);
  let place = 0;
  for (const { length, scale, least } of JSON.parse(file.toString("utf8", 0, end)) as Part[]) {
    for (const last = place + length; place < last; place++)
      weights[place] = (file[end + 1 + place] ?? 0) * scale + least;
  }
  return weights;
}

type Found = Face & { sureness: number };

async function headsIn(net: FaceNet, { width, height, rgb }: Thumbnail): Promise<Face[]> {
  const seen = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: "contain", position: "left top", background: "#000000", kernel: "linear" })
    .raw()
    .toBuffer();
  const pixels = new Float32Array(seen.length);
  for (let index = 0; index < seen.length; index++)
    pixels[index] = ((seen[index] ?? 0) - (MEAN_COLOR[index % 3] ?? 0)) / 255;
  const longest = Math.max(width, height);
  const [wide, high] = [longest / width, longest / height];
  const found = facesOf(net(pixels, SIDE), cellsAcross(SIDE)).map(({ x, y, ...face }) => ({
    x: x * wide,
    y: y * high,
    width: face.width * wide,
    height: face.height * high,
    sureness: face.sureness,
  }));
  return withoutDoubles(found).slice(0, MOST_FACES).map(headAround);
}

/** Each cell says of five sizes how sure it is of a face, where its middle is and how much larger or smaller it is. */
function facesOf(values: Float32Array, side: number): Found[] {
  const found: Found[] = [];
  for (let place = 0; place < values.length; place += VALUES_PER_SIZE) {
    const sureness = logistic(values[place + 4] ?? 0);
    if (sureness < LEAST_SURE) continue;
    const size = SIZES[(place / VALUES_PER_SIZE) % SIZES.length];
    const cell = Math.floor(place / (VALUES_PER_SIZE * SIZES.length));
    const width = (Math.exp(values[place + 2] ?? 0) * (size?.[0] ?? 0)) / side;
    const height = (Math.exp(values[place + 3] ?? 0) * (size?.[1] ?? 0)) / side;
    const x = ((cell % side) + logistic(values[place] ?? 0)) / side - width / 2;
    const y = (Math.floor(cell / side) + logistic(values[place + 1] ?? 0)) / side - height / 2;
    found.push({ x, y, width, height, sureness });
  }
  return found;
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function withoutDoubles(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const face of found.toSorted((one, other) => other.sureness - one.sureness))
    if (kept.every((other) => sharedShare(face, other) < MOST_SHARED)) kept.push(face);
  return kept;
}

function sharedShare(one: Face, other: Face): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const shared = Math.max(0, wide) * Math.max(0, high);
  return shared / (one.width * one.height + other.width * other.height - shared);
}

function headAround({ x, y, width, height }: Face): Face {
  const left = clamp(x - width * HEAD.beside);
  const top = clamp(y - height * HEAD.above);
  const right = clamp(x + width * (1 + HEAD.beside));
  const bottom = clamp(y + height * (1 + HEAD.below));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
