import { readFile } from "node:fs/promises";
import { viewMemory } from "#kernel/arena.ts";
import { frameSize } from "#plan/frame-size.ts";
import type { PictureFacts } from "#plan/plan.ts";
import type { PicturePlanes } from "#paint/film-memory.ts";
import type { Studio } from "#picture/lay-picture.ts";
import { layOutPlanes, padPlanes, storePicture } from "#picture/lay-picture.ts";
import type { RenderSpec } from "#spec.ts";
import type { FaceFinder } from "./find-faces.ts";
import type { KeptPicture, PictureCache } from "./picture-cache.ts";
import { pictureKey } from "./picture-cache.ts";
import type { PictureWish } from "./prepare-picture.ts";
import { preparePicture } from "./prepare-picture.ts";
import { checkImageFile } from "./sniff-image.ts";

/** Where pictures are laid, and who looks for heads in them. */
export type PictureRoom = Studio & { findFaces: FaceFinder };

/** Prepares the pictures of a spec one after the other and lays their planes into the shared memory. */
export async function preparePictures(
  spec: RenderSpec,
  saturation: number,
  studio: PictureRoom,
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

async function prepareAfresh(path: string, wish: PictureWish, studio: PictureRoom): Promise<LaidPicture> {
  const picture = await preparePicture(path, wish, studio.findFaces);
  return { planes: storePicture(studio, picture), facts: picture.facts };
}

async function prepareOnce(
  path: string,
  wish: PictureWish,
  studio: PictureRoom,
  cache: PictureCache,
): Promise<LaidPicture> {
  await checkImageFile(path);
  const key = pictureKey(await readFile(path), wish);
  const kept = await cache.find(key);
  if (kept) return { planes: storeKept(studio, kept), facts: kept.facts };
  const picture = await preparePicture(path, wish, studio.findFaces);
  const planes = storePicture(studio, picture);
  await cache.keep(key, { facts: picture.facts, depth: picture.depth, planes: copyPlanes(studio, planes) });
  return { planes, facts: picture.facts };
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
