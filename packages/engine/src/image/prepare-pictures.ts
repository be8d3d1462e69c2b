import { readFile } from "node:fs/promises";
import type { Arena } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import { frameSize } from "#plan/frame-size.ts";
import type { PictureFacts } from "#plan/plan.ts";
import type { PicturePlanes, Plane } from "#paint/film-memory.ts";
import type { RenderSpec } from "#spec.ts";
import type { Map2d } from "./map.ts";
import type { KeptPicture, PictureCache } from "./picture-cache.ts";
import { pictureKey } from "./picture-cache.ts";
import type { PreparedPicture, PictureWish } from "./prepare-picture.ts";
import { preparePicture } from "./prepare-picture.ts";
import { checkImageFile } from "./sniff-image.ts";

// What the warp reads beyond the edge of a plane.
const PAD_LEFT = 32;
const PAD_RIGHT = 64;
const PAD_ROWS = 8;
/** Pixels are handed to the kernel in strips, so that no second whole picture lies in memory. */
const STRIP_ROWS = 64;

export type Studio = { arena: Arena; kernel: Kernel };

/** Prepares the pictures of a spec one after the other and lays their planes into the shared memory. */
export async function preparePictures(
  spec: RenderSpec,
  saturation: number,
  studio: Studio,
  cache: PictureCache | null = null,
): Promise<{ planes: PicturePlanes[]; facts: PictureFacts[] }> {
  const wish = { frame: frameSize(spec.aspectRatio, spec.resolution), saturation };
  const planes: PicturePlanes[] = [];
  const facts: PictureFacts[] = [];
  for (const path of spec.images ?? []) {
    const picture = cache ? await prepareOnce(path, wish, studio, cache) : await prepareAfresh(path, wish, studio);
    planes.push(picture.planes);
    facts.push(picture.facts);
  }
  return { planes, facts };
}

type LaidPicture = { planes: PicturePlanes; facts: PictureFacts };

async function prepareAfresh(path: string, wish: PictureWish, studio: Studio): Promise<LaidPicture> {
  const picture = await preparePicture(path, wish);
  return { planes: storePicture(studio, picture), facts: picture.facts };
}

async function prepareOnce(path: string, wish: PictureWish, studio: Studio, cache: PictureCache): Promise<LaidPicture> {
  await checkImageFile(path);
  const key = pictureKey(await readFile(path), wish);
  const kept = await cache.find(key);
  if (kept) return { planes: storeKept(studio, kept), facts: kept.facts };
  const picture = await preparePicture(path, wish);
  const planes = storePicture(studio, picture);
  await cache.keep(key, { facts: picture.facts, depth: picture.depth, planes: copyPlanes(studio, planes) });
  return { planes, facts: picture.facts };
}

function storePicture(studio: Studio, { rgba, depth, facts }: PreparedPicture): PicturePlanes {
  const { arena, kernel } = studio;
  const { width, height } = facts;
  const planes = layOutPlanes(studio, facts, depth);
  const { Y, U, V } = planes;
  const strip = arena.allocate(width * STRIP_ROWS * 4);
  const { bytes } = viewMemory(arena.memory);
  for (let row = 0; row < height; row += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, height - row);
    bytes.set(rgba.subarray(row * width * 4, (row + rows) * width * 4), strip);
    const chroma = (row >> 1) * U.stride;
    const [luma, blue, red] = [Y.start + row * Y.stride, U.start + chroma, V.start + chroma];
    kernel.rgbaToYuv(strip, width, rows, luma, Y.stride, blue, red, U.stride);
  }
  padPlanes(studio, planes);
  return planes;
}

function storeKept(studio: Studio, { facts, depth, planes: pixels }: KeptPicture): PicturePlanes {
  const planes = layOutPlanes(studio, facts, depth);
  const { bytes } = viewMemory(studio.arena.memory);
  let place = 0;
  for (const [start, width] of rowsOf(planes)) {
    bytes.set(pixels.subarray(place, place + width), start);
    place += width;
  }
  padPlanes(studio, planes);
  return planes;
}

function copyPlanes({ arena }: Studio, planes: PicturePlanes): Uint8Array {
  const { bytes } = viewMemory(arena.memory);
  return Buffer.concat([...rowsOf(planes)].map(([start, width]) => bytes.subarray(start, start + width)));
}

/** Start and length of every row of all three planes. */
function* rowsOf({ Y, U, V }: PicturePlanes): Generator<[start: number, width: number]> {
  for (const { start, stride, width, height } of [Y, U, V]) {
    for (let row = 0; row < height; row++) yield [start + row * stride, width];
  }
}

function layOutPlanes({ arena }: Studio, { width, height }: PictureFacts, depth: Map2d): PicturePlanes {
  const Y = allocatePlane(arena, width, height);
  const [U, V] = [allocatePlane(arena, width >> 1, height >> 1), allocatePlane(arena, width >> 1, height >> 1)];
  const depthStart = arena.allocate(depth.values.byteLength);
  viewMemory(arena.memory).floats.set(depth.values, depthStart >> 2);
  return { Y, U, V, depth: { start: depthStart, stride: depth.width * 4, width: depth.width, height: depth.height } };
}

function padPlanes({ kernel }: Studio, { Y, U, V }: PicturePlanes): void {
  for (const { start, stride, width, height } of [Y, U, V])
    kernel.padPlane(start, stride, width, height, PAD_LEFT, PAD_RIGHT, PAD_ROWS);
}

function allocatePlane(arena: Arena, width: number, height: number): Plane {
  const stride = PAD_LEFT + width + PAD_RIGHT;
  return {
    start: arena.allocate(stride * (height + 2 * PAD_ROWS)) + PAD_ROWS * stride + PAD_LEFT,
    stride,
    width,
    height,
  };
}
