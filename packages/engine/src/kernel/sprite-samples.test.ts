import { beforeAll, expect, test } from "vitest";
import { createRandom } from "#base/numbers.ts";
import type { SpritePlanes } from "#paint/sprite-planes.ts";
import { laySprite, placeSprite, spriteBytes } from "#paint/sprite-planes.ts";
import { planesOf } from "#plan/frame-size.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { compileKernel } from "#child/compile-kernel.ts";
import { createArena, viewMemory } from "./arena.ts";
import type { Kernel } from "./load-kernel.ts";
import { startKernel } from "./load-kernel.ts";

// The kernel works on many samples at once; here every one of them is reckoned alone, the plain way.

const INSET = 2;
const arena = createArena();
const random = createRandom(11);
let kernel: Kernel;

beforeAll(async () => {
  await ensureBuilt();
  kernel = startKernel(await compileKernel(ENGINE_FILES.kernelPath), arena.memory);
}, 120_000);

type Sprite = { planes: SpritePlanes; rgba: Uint8Array };

/** Premultiplied noise with clear, half clear and full pixels; those of a drawing are full inside and clear outside. */
function makeSprite(width: number, height: number, isDrawing = false): Sprite {
  const rgba = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < rgba.length; pixel += 4) {
    const [x, y] = [(pixel / 4) % width, Math.floor(pixel / 4 / width)];
    const inside = 6 - 8 * Math.hypot(x / width - 0.5, y / height - 0.5) ** 0.5 * 1.3;
    const alpha = Math.round(Math.min(1, Math.max(0, isDrawing ? inside : random() * 3 - 1)) * 255);
    for (let channel = 0; channel < 3; channel++) rgba[pixel + channel] = Math.floor(random() * (alpha + 1));
    rgba[pixel + 3] = alpha;
  }
  const place = arena.allocate(rgba.length);
  const planes = placeSprite({ width, height }, arena.allocate(spriteBytes({ width, height })));
  viewMemory(arena.memory).bytes.set(rgba, place);
  const { luma, alpha, chromaU, chromaV, chromaAlpha, planeWidth } = planes;
  kernel.spriteFromRgba(place, width, height, luma, alpha, chromaU, chromaV, chromaAlpha, planeWidth);
  return { planes, rgba };
}

function byteAt(place: number): number {
  return viewMemory(arena.memory).bytes[place] ?? 0;
}

/** The sum of what lies in a square of pixels, those outside of the sprite being clear. */
function sumOf({ rgba, planes }: Sprite, column: number, row: number, side: number): number[] {
  const sum = [0, 0, 0, 0];
  for (let y = row; y < Math.min(row + side, planes.height); y++) {
    for (let x = column; x < Math.min(column + side, planes.width); x++) {
      for (let channel = 0; channel < 4; channel++)
        sum[channel] = (sum[channel] ?? 0) + (rgba[(y * planes.width + x) * 4 + channel] ?? 0);
    }
  }
  return sum;
}

test("a sprite's samples are BT.709 of its premultiplied pixels, in odd sizes too", () => {
  for (const [width, height] of [
    [1, 1],
    [3, 5],
    [8, 6],
    [13, 9],
    [31, 4],
  ] as const) {
    const sprite = makeSprite(width, height);
    const { luma, alpha: alphas, chromaU, chromaV, chromaAlpha, planeWidth } = sprite.planes;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [r = 0, g = 0, b = 0, a = 0] = sumOf(sprite, x, y, 1);
        const at = (y + INSET) * planeWidth + x + INSET;
        const light = (11_966 * r + 40_254 * g + 4064 * b + 4112 * a + 32_768) >> 16;
        expect([byteAt(luma + at), byteAt(alphas + at)]).toEqual([light, a]);
        if (x % 2 === 1 || y % 2 === 1) continue;
        const [red = 0, green = 0, blue = 0, alpha = 0] = sumOf(sprite, x, y, 2);
        const u = (-6596 * red - 22_189 * green + 28_784 * blue + 32_896 * alpha + (1 << 17)) >> 18;
        const v = (28_784 * red - 26_145 * green - 2639 * blue + 32_896 * alpha + (1 << 17)) >> 18;
        const square = ((y + INSET) >> 1) * (planeWidth >> 1) + ((x + INSET) >> 1);
        const inByte = (value: number) => Math.min(255, Math.max(0, value));
        const samples = [chromaU, chromaV, chromaAlpha].map((plane) => byteAt(plane + square));
        expect(samples).toEqual([inByte(u), inByte(v), (alpha + 2) >> 2]);
      }
    }
  }
});

test("every pixel under a turned sprite is mixed of its four neighbours, in whatever rows they lie", () => {
  const size = { width: 160, height: 120 };
  const frame = arena.allocate((size.width * size.height * 3) / 2);
  for (let turns = 0; turns < 24; turns++) {
    const isDrawing = turns % 4 > 1;
    const { planes } = makeSprite(20 + Math.floor(random() * 60), 20 + Math.floor(random() * 60), isDrawing);
    const turn = turns % 3 === 0 ? 0 : (random() - 0.5) * (turns % 3 === 1 ? 0.05 : 6);
    const scale = 0.4 + random() * 1.8;
    const placement = { sprite: 0, x: 80, y: 60, scaleX: turns % 5 === 0 ? -scale : scale, scaleY: scale, turn };
    const opacity = turns % 2 === 0 ? 1 : 0.5;
    viewMemory(arena.memory).bytes.fill(90, frame, frame + (size.width * size.height * 3) / 2);

    laySprite({ kernel, size }, planesOf(size, frame), planes, { ...placement, opacity });

    let worst = 0;
    for (let y = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++) {
        const [fromX, fromY] = [x + 0.5 - placement.x, y + 0.5 - placement.y];
        const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
        const u = (fromX * cosine + fromY * sine) / placement.scaleX + planes.width / 2 + INSET - 0.5;
        const v = (fromY * cosine - fromX * sine) / placement.scaleY + planes.height / 2 + INSET - 0.5;
        const [light, alpha] = [sampleBetween(planes, planes.luma, u, v), sampleBetween(planes, planes.alpha, u, v)];
        const expected = 90 * (1 - (alpha * opacity) / 255) + light * opacity;
        worst = Math.max(worst, Math.abs(byteAt(frame + y * size.width + x) - Math.min(255, expected)));
      }
    }
    // A place is told to a 256th of a pixel, and every step is rounded.
    expect(worst).toBeLessThan(4);
  }
});

test("every sample under an upright sprite is mixed of its four neighbours, up to the frame's edges", () => {
  const size = { width: 90, height: 70 };
  const frame = arena.allocate((size.width * size.height * 3) / 2);
  const places = [
    [45, 35],
    [45.3, 35],
    [45, 34.6],
    [44.7, 35.2],
    [4.4, 6.8],
    [85.5, 66.25],
  ] as const;
  for (const [turn, [x, y]] of [...places, ...places].entries()) {
    const { planes } = makeSprite(50 + turn, 41 + turn, turn < places.length);
    const opacity = turn % 3 === 2 ? 0.5 : 1;
    viewMemory(arena.memory).bytes.fill(90, frame, frame + (size.width * size.height * 3) / 2);

    laySprite({ kernel, size }, planesOf(size, frame), planes, { ...still, x, y, opacity });

    const { Y, U, V } = planesOf(size, frame);
    const whole = { width: size.width, columns: planes.planeWidth, rows: planes.planeHeight, x, y };
    const shift = { x: x - planes.width / 2 - INSET, y: y - planes.height / 2 - INSET };
    expect(worstOf(Y, planes.luma, planes.alpha, { ...whole, ...shift, height: size.height, opacity })).toBeLessThan(4);
    const half = { width: 45, height: 35, columns: planes.planeWidth / 2, rows: planes.planeHeight / 2, opacity };
    const halfShift = { x: shift.x / 2, y: shift.y / 2 };
    expect(worstOf(U, planes.chromaU, planes.chromaAlpha, { ...half, ...halfShift })).toBeLessThan(4);
    expect(worstOf(V, planes.chromaV, planes.chromaAlpha, { ...half, ...halfShift })).toBeLessThan(4);
  }
});

const still = { sprite: 0, scaleX: 1, scaleY: 1, turn: 0, opacity: 1 };
type PlaneSize = Pick<SpritePlanes, "planeWidth" | "planeHeight">;
type Laid = { width: number; height: number; columns: number; rows: number; x: number; y: number; opacity: number };

/** How far the worst sample of a plane is from what it should be, a sprite's corner being laid at (x, y) over 90. */
function worstOf(out: number, colours: number, alphas: number, { width, height, columns, rows, x, y, opacity }: Laid) {
  const size = { planeWidth: columns, planeHeight: rows };
  let worst = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const alpha = sampleBetween(size, alphas, column - x, row - y);
      const expected = 90 * (1 - (alpha * opacity) / 255) + sampleBetween(size, colours, column - x, row - y) * opacity;
      worst = Math.max(worst, Math.abs(byteAt(out + row * width + column) - Math.min(255, expected)));
    }
  }
  return worst;
}

function sampleBetween({ planeWidth, planeHeight }: PlaneSize, plane: number, u: number, v: number): number {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const sampleAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= planeWidth || y >= planeHeight ? 0 : byteAt(plane + y * planeWidth + x);
  const upper = sampleAt(column, row) * (1 - u + column) + sampleAt(column + 1, row) * (u - column);
  const lower = sampleAt(column, row + 1) * (1 - u + column) + sampleAt(column + 1, row + 1) * (u - column);
  return upper * (1 - v + row) + lower * (v - row);
}
