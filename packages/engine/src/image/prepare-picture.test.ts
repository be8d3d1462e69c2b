import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { knownFaceFinder } from "#tools/known-faces.ts";
import type { FaceFinder } from "./find-faces.ts";
import { preparePicture } from "./prepare-picture.ts";

// Generous: these draw and decode for real, also on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const wish = { frame: { width: 480, height: 854 }, saturation: 1 };
let folder: string;
let photo: Buffer;
let findFaces: FaceFinder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sahne-pictures-"));
  photo = await photoLike(700, 900).jpeg().toBuffer();
  findFaces = await knownFaceFinder();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function prepare(name: string, content: Buffer | string, frame = wish.frame) {
  const path = join(folder, name);
  await writeFile(path, content);
  return preparePicture(path, { ...wish, frame }, findFaces);
}

/** A blue ground with a bright, busy orange subject right of the middle. */
function photoLike(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSubject = Math.hypot(x - width * 0.7, y - height * 0.5) < height * 0.2;
      const isStripe = isSubject && ((x >> 2) + (y >> 2)) % 2 === 0;
      const color = isStripe ? [230, 120, 20] : isSubject ? [120, 50, 10] : [20, 40, 90];
      pixels.set(color, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

test("the subject and room for the camera are found", async () => {
  const { facts, rgba } = await prepare("photo.jpg", photo);

  expect(facts.width).toBeGreaterThan(480 * 1.1);
  expect(facts.height).toBeGreaterThan(854 * 1.1);
  expect(rgba.length).toBe(facts.width * facts.height * 4);
  expect(facts.focus[0]).toBeGreaterThan(0.4);
});

test.each(["png", "webp", "gif"] as const)("a %s is taken, whatever its name says", async (format) => {
  const { facts } = await prepare("photo.jpg", await photoLike(300, 300).toFormat(format).toBuffer());

  expect(facts.width).toBeGreaterThan(480);
});

test("a picture turned by its camera stands upright", async () => {
  const turned = await photoLike(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();

  const { facts } = await prepare("turned.jpg", turned);

  // 900x600 turned is 600x900, which is wider than 480x854: the height of the frame decides.
  expect(facts.height).toBeLessThan(1010);
});

test("transparency, grey and print colours are taken", async () => {
  await prepare("alpha.png", await photoLike(200, 200).ensureAlpha(0.2).png().toBuffer());
  await prepare("grey.jpg", await photoLike(200, 200).greyscale().jpeg().toBuffer());
  const { facts } = await prepare("print.jpg", await photoLike(200, 200).toColourspace("cmyk").jpeg().toBuffer());

  expect(facts.width).toBeGreaterThan(0);
});

test("a flat picture is looked at in its middle", async () => {
  const flat = sharp({ create: { width: 400, height: 400, channels: 3, background: "#fafafa" } });

  const { facts } = await prepare("flat.png", await flat.png().toBuffer());

  expect(facts.focus[0]).toBeCloseTo(0.5, 1);
});

test("[R16.5] a picture whose shape is far from the frame's is kept whole instead of losing its head", async () => {
  const content = await photoLike(600, 900).jpeg().toBuffer();
  const tall = await prepare("tall.jpg", content, { width: 854, height: 480 });

  expect(tall.facts.isPrint).toBe(true);
  expect(tall.facts.width / tall.facts.height).toBeCloseTo(600 / 900, 1);
  expect((await prepare("near.jpg", photo)).facts.isPrint).toBe(false);
});

test("[R16.5] the subject of a square picture is found, too", async () => {
  const pixels = Buffer.alloc(400 * 400 * 3, 150);
  for (let y = 60; y < 130; y++) for (let x = 290; x < 350; x++) pixels.set([217, 120, 90], (y * 400 + x) * 3);
  const content = await sharp(pixels, { raw: { width: 400, height: 400, channels: 3 } })
    .png()
    .toBuffer();

  const { facts } = await prepare("square.png", content, { width: 480, height: 480 });

  expect(facts.focus[0]).toBeGreaterThan(0.65);
  expect(facts.focus[1]).toBeLessThan(0.4);
});

test("[R16.5] a face draws the eye before a busy ground does", async () => {
  const [width, height] = [400, 500];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isFace = Math.hypot((x - 280) / 55, (y - 120) / 70) < 1;
      const isEye = Math.min(Math.hypot(x - 262, y - 108), Math.hypot(x - 298, y - 108)) < 7;
      const ground = y > 300 && (x >> 3) % 2 === 0 ? [96, 110, 122] : [143, 163, 181];
      pixels.set(isEye ? [20, 20, 20] : isFace ? [217, 161, 132] : ground, (y * width + x) * 3);
    }
  }
  const face = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

  const { facts } = await prepare("face.png", face, { width: 480, height: 600 });

  expect(Math.abs(facts.focus[0] - 0.7)).toBeLessThan(0.12);
  expect(Math.abs(facts.focus[1] - 0.24)).toBeLessThan(0.12);
});

test("a missing file is refused as bad input", async () => {
  await expect(preparePicture(join(folder, "nowhere.jpg"), wish, findFaces)).rejects.toMatchObject({
    reason: "bad_input",
  });
});
