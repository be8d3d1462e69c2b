import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { knownFaceFinder } from "#tools/known-faces.ts";
import { PHOTO_OF_THREE } from "#tools/known-photo.ts";
import type { FaceFinder } from "./find-faces.ts";
import { makeThumbnail } from "./find-focus.ts";

vi.setConfig({ testTimeout: 120_000 });

let findFaces: FaceFinder;

beforeAll(async () => {
  findFaces = await knownFaceFinder();
}, 120_000);

async function headsIn(picture: Sharp) {
  const { width, height } = await picture.metadata();
  const heads = await findFaces(await makeThumbnail(picture, { width, height }));
  return heads.toSorted((one, other) => one.x - other.x);
}

test("[R16.5] the three heads of a photograph are found where they are, hair and chin with them", async () => {
  const heads = await headsIn(sharp(PHOTO_OF_THREE));

  expect(heads).toHaveLength(3);
  // Brow to chin of each, measured by eye on the photograph.
  const faces = [
    { x: 0.36, top: 0.27, bottom: 0.43 },
    { x: 0.6, top: 0.17, bottom: 0.37 },
    { x: 0.83, top: 0.25, bottom: 0.42 },
  ];
  for (const [index, { x, top, bottom }] of faces.entries()) {
    const head = heads[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(Math.abs(head.x + head.width / 2 - x)).toBeLessThan(0.05);
    expect(head.y).toBeLessThan(top);
    expect(head.y + head.height).toBeGreaterThan(bottom);
    expect(head.height).toBeLessThan(0.45);
  }
});

test("[R16.5] a landscape has no heads", async () => {
  expect(await headsIn(sharp(join(ENGINE_FILES.assetFolder, "../samples/aurora.jpg")))).toEqual([]);
});
