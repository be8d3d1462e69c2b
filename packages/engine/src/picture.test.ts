import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { preparePicture } from "#image/prepare-picture.ts";
import { fitPicture, keptSubject } from "#picture/fit-picture.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { knownFaceFinder } from "#tools/known-faces.ts";
import { drawPicture } from "./picture.ts";

vi.setConfig({ testTimeout: 120_000 });

const childPath = join(dirname(ENGINE_FILES.childPath), "picture-child.mjs");
const limits = { maxSide: 8192, minSide: 16, maxPixels: 40_000_000, maxDecodedBytes: 160_000_000 };
const order = { kind: "clean", limits, keptSide: 4096, thumbnailSide: 480, isOpaque: true } as const;

beforeAll(ensureBuilt, 120_000);

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#a4161a" } })
    .png()
    .toBuffer();

test("a picture is drawn in a process of its own, with its thumbnail", async () => {
  const drawn = await drawPicture(await picture(900, 600), order, { childPath });
  const [whole, thumbnail] = await Promise.all(drawn.pictures.map((bytes) => sharp(bytes).metadata()));

  expect(drawn).toMatchObject({ width: 900, height: 600, isOpaque: true });
  expect([whole?.width, thumbnail?.width]).toEqual([900, 480]);
});

test("its subject is found where the renderer finds it, so that a preview cuts it as the film does [R17.3]", async () => {
  const skin = await sharp({ create: { width: 120, height: 160, channels: 3, background: "#e0a080" } })
    .png()
    .toBuffer();
  const wall = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#777777" } });
  const photo = await wall
    .composite([{ input: skin, left: 980, top: 300 }])
    .png()
    .toBuffer();

  const { subject, pictures, width, height } = await drawPicture(photo, order, { childPath });
  const path = join(await mkdtemp(join(tmpdir(), "sahne-focus-")), "kept.jpg");
  await writeFile(path, pictures[0] ?? "");
  const frame = { width: 270, height: 480 };
  const { facts } = await preparePicture(path, { frame, saturation: 1 }, await knownFaceFinder());

  const known = subject ?? { focus: [0, 0], faces: [] };
  const { crop, whole } = fitPicture({ width, height }, frame, known);
  expect(known.focus[0]).toBeGreaterThan(0.75);
  expect(facts).toMatchObject(keptSubject(crop, whole, known));
});

test("one that takes too long is ended with its process and counts as unreadable", async () => {
  await expect(drawPicture(await picture(900, 600), order, { childPath, timeoutMs: 1 })).rejects.toMatchObject({
    reason: "unreadable",
  });
});

test("what would be too many bytes decoded is not decoded", async () => {
  const small = { ...order, limits: { ...limits, maxDecodedBytes: 900 * 600 * 3 - 1 } };

  await expect(drawPicture(await picture(900, 600), small, { childPath })).rejects.toMatchObject({
    reason: "too_large",
  });
});
