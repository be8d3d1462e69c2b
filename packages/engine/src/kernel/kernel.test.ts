import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { createRandom } from "#base/numbers.ts";
import { compileKernel } from "#child/compile-kernel.ts";
import { planesToRgba } from "#encode/poster.ts";
import { createArena, viewMemory } from "./arena.ts";
import type { Kernel } from "./load-kernel.ts";
import { startKernel } from "./load-kernel.ts";

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

test("a cross-fade meets both of its ends exactly", () => {
  const [from, to, mixed] = [fill(64, (index) => index * 2), fill(64, (index) => 255 - index), fill(64, () => 0)];

  kernel.mixFrames(mixed, from, to, 64, 0);
  expect(read(mixed, 64)).toEqual(read(from, 64));
  kernel.mixFrames(mixed, from, to, 64, 256);
  expect(read(mixed, 64)).toEqual(read(to, 64));
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

test("planes become the same pixels in the kernel and without it", () => {
  const size = { width: 64, height: 48 };
  const frameBytes = (size.width * size.height * 3) / 2;
  const frame = fill(frameBytes, (index) => (index * 197 + (index >> 5) * 31) % 256);
  const rgba = fill(size.width * size.height * 4, () => 0);

  kernel.planesToRgba(frame, size.width, size.height, rgba);

  const planes = Uint8Array.from(read(frame, frameBytes));
  expect(read(rgba, size.width * size.height * 4)).toEqual([...planesToRgba(planes, size)]);
});

/** How far the mean of a row of a painted gradient is from where it should be, at most, in levels of luma. */
function farthestFromGradient(hasNoise: boolean): number {
  const half = { width: 160, height: 480 };
  const [width, height] = [half.width * 2, half.height * 2];
  // As the pen paints it: every colour rounded for itself. Ten levels over the whole height, so that a band would be a tenth of it.
  const rgba = fill(half.width * half.height * 4, (index) => {
    const share = Math.floor(index / 4 / half.width) / half.height;
    return [Math.round(40 + 10 * share), Math.round(44 + 8 * share), Math.round(60 + 6 * share), 255][index % 4] ?? 0;
  });
  const random = createRandom(5);
  const [Y, U, V] = [arena.allocate(width * height), arena.allocate(width * height), arena.allocate(width * height)];
  const light = arena.allocate(half.width * half.height * 2 + half.width * 2 + 1024);
  const noise = fill(65_536, () => (hasNoise ? Math.round((random() + random() - 1) * 127) & 255 : 0));
  kernel.backdropFromHalf(rgba, half.width, half.height, Y, U, V, light, noise, LEAST_GRAIN);
  const luma = read(Y, width * height);
  const means = Array.from({ length: height }, (_, row) => mean(luma.slice(row * width, (row + 1) * width)));
  const quarter = height / 4;
  const levels = (mean(means.slice(-quarter)) - mean(means.slice(0, quarter))) / (height - quarter);
  const offset = mean(means.map((value, row) => value - levels * row));
  return Math.max(...means.map((value, row) => Math.abs(value - levels * row - offset)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What the calmest backdrops are painted with. */
const LEAST_GRAIN = Math.round(256 * 0.45);

test("a gradient of a backdrop has no bands: no row is half a level of luma from where it should be", () => {
  expect(farthestFromGradient(true)).toBeLessThan(0.5);
  expect(farthestFromGradient(false)).toBeGreaterThan(0.65);
});
