import { beforeAll, expect, test } from "vitest";
import { createRandom } from "#base/numbers.ts";
import { toYuv } from "#base/color.ts";
import { laySprite, placeSprite, spriteBytes } from "#paint/sprite-planes.ts";
import type { SpritePlanes } from "#paint/sprite-planes.ts";
import { planesOf } from "#plan/frame-size.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { compileKernel } from "#child/compile-kernel.ts";
import { createArena, viewMemory } from "./arena.ts";
import type { Kernel } from "./load-kernel.ts";
import { startKernel } from "./load-kernel.ts";

const arena = createArena();
const size = { width: 102, height: 86 };
const frameBytes = (size.width * size.height * 3) / 2;
const still = { sprite: 0, scaleX: 1, scaleY: 1, turn: 0, opacity: 1 };
let kernel: Kernel;

beforeAll(async () => {
  await ensureBuilt();
  kernel = startKernel(await compileKernel(ENGINE_FILES.kernelPath), arena.memory);
}, 120_000);

type Pixel = (x: number, y: number) => [number, number, number, number];

/** A sprite of premultiplied RGBA. */
function makeSprite(width: number, height: number, pixel: Pixel): SpritePlanes {
  const rgba = arena.allocate(width * height * 4);
  const planes = placeSprite({ width, height }, arena.allocate(spriteBytes({ width, height })));
  const { bytes } = viewMemory(arena.memory);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) bytes.set(pixel(x, y), rgba + (y * width + x) * 4);
  const { luma, alpha, chromaU, chromaV, chromaAlpha, planeWidth } = planes;
  kernel.spriteFromRgba(rgba, width, height, luma, alpha, chromaU, chromaV, chromaAlpha, planeWidth);
  return planes;
}

function makeFrame(luma = 100): number {
  const frame = arena.allocate(frameBytes);
  const { bytes } = viewMemory(arena.memory);
  bytes.fill(luma, frame, frame + size.width * size.height);
  bytes.fill(128, frame + size.width * size.height, frame + frameBytes);
  return frame;
}

function read(frame: number): Uint8Array {
  return viewMemory(arena.memory).bytes.slice(frame, frame + frameBytes);
}

function lay(frame: number, sprite: SpritePlanes, placement: Partial<typeof still> & { x: number; y: number }): void {
  laySprite({ kernel, size }, planesOf(size, frame), sprite, { ...still, ...placement });
}

/** Where the added light is, and how much of it there is. */
function findLight(frame: Uint8Array, ground: number): { x: number; y: number; sum: number } {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const light = (frame[y * size.width + x] ?? 0) - ground;
      sum += light;
      sumX += light * (x + 0.5);
      sumY += light * (y + 0.5);
    }
  }
  return { x: sumX / sum, y: sumY / sum, sum };
}

/** A round spot with a soft edge, 27 pixels wide. */
const spot: Pixel = (x, y) => {
  const alpha = Math.round(255 * Math.max(0, Math.min(1, (13 - Math.hypot(x - 13, y - 13)) / 6)));
  return [alpha, alpha, alpha, alpha];
};

test("an opaque sprite has exactly its own colour, in luma and in both chromas", () => {
  const sprite = makeSprite(32, 24, () => [200, 60, 30, 255]);
  const frame = makeFrame();

  lay(frame, sprite, { x: 48, y: 40 });

  const pixels = read(frame);
  const [y, u, v] = toYuv([200, 60, 30]);
  const chroma = size.width * size.height + 20 * (size.width / 2) + 24;
  expect(Math.abs((pixels[40 * size.width + 48] ?? 0) - y)).toBeLessThanOrEqual(1);
  expect(Math.abs((pixels[chroma] ?? 0) - u)).toBeLessThanOrEqual(1);
  expect(Math.abs((pixels[chroma + (size.width * size.height) / 4] ?? 0) - v)).toBeLessThanOrEqual(1);
  expect(pixels[10 * size.width + 48]).toBe(100);
});

test("a sprite moves by less than a pixel, upright and turned, and loses no light", () => {
  const sprite = makeSprite(27, 27, spot);
  const whole = makeFrame(50);
  lay(whole, sprite, { x: 50.5, y: 42.5 });
  const { sum } = findLight(read(whole), 50);
  const random = createRandom(3);

  for (let turn = 0; turn < 40; turn++) {
    const place = { x: 30 + random() * 40, y: 30 + random() * 30, turn: turn % 2 === 0 ? 0 : random() * 6 };
    const frame = makeFrame(50);
    lay(frame, sprite, place);
    const found = findLight(read(frame), 50);
    expect(Math.hypot(found.x - place.x, found.y - place.y)).toBeLessThan(0.1);
    expect(Math.abs(found.sum / sum - 1)).toBeLessThan(0.02);
  }
});

test("scaled to half it keeps its middle and a quarter of its light", () => {
  const sprite = makeSprite(27, 27, spot);
  const [whole, half] = [makeFrame(50), makeFrame(50)];

  lay(whole, sprite, { x: 50, y: 42 });
  lay(half, sprite, { x: 50, y: 42, scaleX: 0.5, scaleY: 0.5 });

  const [all, quarter] = [findLight(read(whole), 50), findLight(read(half), 50)];
  expect(quarter.sum / all.sum).toBeCloseTo(0.25, 1);
  expect(Math.hypot(quarter.x - 50, quarter.y - 42)).toBeLessThan(0.1);
});

test("at every edge a sprite is cut off at the frame and writes nothing outside it", () => {
  const sprite = makeSprite(40, 30, () => [255, 255, 255, 255]);
  for (const turn of [0, 0.3]) {
    for (const [x, y] of [
      [-8, 40],
      [108, 40],
      [50, -6],
      [50, 92],
      [-30, -30],
      [0.4, 0.7],
      [101.6, 85.2],
      [500, 500],
    ] as const) {
      const [before, frame, after] = [makeFrame(77), makeFrame(77), makeFrame(77)];
      const untouched = read(before);
      lay(frame, sprite, { x, y, turn });
      expect(Buffer.compare(read(before), untouched)).toBe(0);
      expect(Buffer.compare(read(after), untouched)).toBe(0);
    }
  }
});

test("opacity 0 changes nothing and half of it stands between ground and sprite", () => {
  const sprite = makeSprite(32, 32, () => [255, 255, 255, 255]);
  const [none, half] = [makeFrame(), makeFrame()];
  const untouched = read(none);

  lay(none, sprite, { x: 50, y: 40, opacity: 0 });
  lay(half, sprite, { x: 50, y: 40, opacity: 0.5 });

  expect(read(none)).toEqual(untouched);
  expect(Math.abs((read(half)[40 * size.width + 50] ?? 0) - (100 + 235) / 2)).toBeLessThanOrEqual(2);
});

test("a slide shows both frames side by side, a box fills itself only", () => {
  const [old, next, target] = [makeFrame(40), makeFrame(200), makeFrame(0)];

  kernel.slideFrames(target, old, next, size.width, size.height, 30);
  const row = read(target).subarray(0, size.width);
  expect([row[0], row[71], row[72], row[101]]).toEqual([40, 40, 200, 200]);

  const { Y, U, V } = planesOf(size, target);
  kernel.fillBox(Y, U, V, size.width, 10, 4, 20, 6, 90, 100, 110);
  const pixels = read(target);
  expect([pixels[4 * size.width + 10], pixels[4 * size.width + 29], pixels[4 * size.width + 30]]).toEqual([90, 90, 40]);
  expect(pixels[size.width * size.height + 2 * (size.width / 2) + 5]).toBe(100);
});

test("the frame seen from nearer keeps its middle; at step one it is the frame itself", () => {
  const source = makeFrame(60);
  const { bytes } = viewMemory(arena.memory);
  bytes.fill(220, source + 43 * size.width + 40, source + 43 * size.width + 62);
  const [same, near] = [makeFrame(0), makeFrame(0)];

  kernel.enlargeFrame(same, source, size.width, size.height, 0, 0, 65_536, arena.allocate(32_768));
  kernel.enlargeFrame(near, source, size.width, size.height, 25 * 65_536, 21 * 65_536, 32_768, arena.allocate(32_768));

  expect(read(same).subarray(0, size.width * 80)).toEqual(read(source).subarray(0, size.width * 80));
  const bright = findLight(read(near), 60);
  expect(Math.abs(bright.y - 45)).toBeLessThan(1.5);
});
