import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { createArena, viewMemory } from "./arena.ts";
import type { Kernel } from "./load-kernel.ts";
import { compileKernel, startKernel } from "./load-kernel.ts";

const arena = createArena();
let kernel: Kernel;

beforeAll(async () => {
  await ensureBuilt();
  kernel = startKernel(await compileKernel(ENGINE_FILES.kernelPath), arena.memory);
}, 120_000);

function fill(count: number, value: (index: number) => number): number {
  const start = arena.allocate(count);
  const { bytes } = viewMemory(arena.memory);
  for (let index = 0; index < count; index++) bytes[start + index] = value(index);
  return start;
}

function read(start: number, count: number): number[] {
  return [...viewMemory(arena.memory).bytes.subarray(start, start + count)];
}

test("full light changes nothing: no sum wraps around to black", () => {
  const luma = fill(256, (index) => Math.max(16, Math.min(235, index)));
  const chroma = fill(256, (index) => index);
  const before = [read(luma, 256), read(chroma, 256)];
  const mask = fill(256, () => 255);

  kernel.shadeLuma(luma, 256, mask, 256);
  kernel.shadeChroma(chroma, 256, mask, 256);

  expect([read(luma, 256), read(chroma, 256)]).toEqual(before);
});

test("no light is black without colour", () => {
  const luma = fill(64, (index) => 16 + index * 3);
  const chroma = fill(64, () => 128);

  kernel.shadeLuma(
    luma,
    64,
    fill(64, () => 255),
    0,
  );
  kernel.shadeChroma(
    chroma,
    64,
    fill(64, () => 0),
    256,
  );

  expect(Math.max(...read(luma, 64))).toBeLessThanOrEqual(16);
  expect(new Set(read(chroma, 64))).toEqual(new Set([128]));
});

test("a cross-fade meets both of its ends exactly", () => {
  const [from, to, mixed] = [fill(64, (index) => index * 2), fill(64, (index) => 255 - index), fill(64, () => 0)];

  kernel.mixFrames(mixed, from, to, 64, 0);
  expect(read(mixed, 64)).toEqual(read(from, 64));
  kernel.mixFrames(mixed, from, to, 64, 256);
  expect(read(mixed, 64)).toEqual(read(to, 64));
});

test("opaque white covers a pixel, transparent leaves it, half mixes them", () => {
  const [width, height] = [16, 2];
  const [Y, U, V] = [fill(32, () => 50), fill(8, () => 90), fill(8, () => 170)];
  const rgba = fill(width * height * 4, (index) => {
    const column = (index >> 2) % width;
    return column < 4 ? 255 : column < 8 ? 0 : 128;
  });

  kernel.overlayRgba(Y, U, V, width, height, rgba, width, height, 0, 0, 256);

  const [white = 0, , , , kept, , , , half = 0] = read(Y, width);
  expect(Math.abs(white - 235)).toBeLessThanOrEqual(1);
  expect(kept).toBe(50);
  expect(Math.abs(half - 142)).toBeLessThanOrEqual(2);
  const [whiteU = 0, , keptU, , halfU = 0] = read(U, 8);
  expect(Math.abs(whiteU - 128)).toBeLessThanOrEqual(1);
  expect(keptU).toBe(90);
  expect(Math.abs(halfU - 109)).toBeLessThanOrEqual(2);
});

test("an image slides by parts of a row without losing light", () => {
  const [width, rows] = [8, 4];
  const image = fill(width * rows * 4, (index) => (index >= width * 4 && index < width * 8 ? 200 : 0));
  const moved = fill(width * (rows + 2) * 4, () => 99);
  const rowsOf = (down: number) => {
    kernel.slideRows(moved, image, width * 4, rows, rows + 2, down);
    return Array.from({ length: rows + 2 }, (_, row) => read(moved + row * width * 4, 1)[0]);
  };

  expect(rowsOf(0)).toEqual([0, 200, 0, 0, 0, 0]);
  expect(rowsOf(64)).toEqual([0, 150, 50, 0, 0, 0]);
  expect(rowsOf(384)).toEqual([0, 0, 100, 100, 0, 0]);
});

test("an enlarged flat field stays flat, whatever the width", () => {
  const [width, height, stride] = [854, 16, 136];
  const field = arena.allocate(stride * 12 * 2) + (stride + 8) * 2;
  const [weights, line, dither] = [arena.allocate(9 * 64), arena.allocate(1024), arena.allocate(128)];
  const target = arena.allocate(width * height + 16);
  viewMemory(arena.memory).shorts.fill(100 * 128, (field >> 1) - stride - 8, (field >> 1) + stride * 8);
  viewMemory(arena.memory).shorts.fill(64, dither >> 1, (dither >> 1) + 64);
  kernel.fillSplineWeights(weights, 8);

  kernel.enlargeField(target, width, height, field, stride, 8, weights, line, dither);

  expect(new Set(read(target, width * height))).toEqual(new Set([100]));
});

test("a warp at scale one copies the picture", () => {
  const [width, height, pad] = [64, 32, 32];
  const stride = width + 2 * pad + 32;
  const plane = fill(stride * (height + 16), (index) => (index * 7) % 200) + 8 * stride + pad;
  const [grid, line, cells, phases] = [
    arena.allocate(4 * 10 * 8),
    arena.allocate(4096),
    arena.allocate(256),
    arena.allocate(2048),
  ];
  const target = arena.allocate(width * height + 64);
  const { ints, bytes } = viewMemory(arena.memory);
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++) ints[(grid >> 2) + row * 10 + column] = column * 16 * 65_536;
  kernel.fillPhotoPhases(phases);

  kernel.warpLuma(target, width, height, plane, stride, width, height, grid, 10, 0, 65_536, line, cells, phases);

  for (const row of [0, 7, height - 1]) {
    expect([...bytes.subarray(target + row * width, target + (row + 1) * width)]).toEqual([
      ...bytes.subarray(plane + row * stride, plane + row * stride + width),
    ]);
  }
});
