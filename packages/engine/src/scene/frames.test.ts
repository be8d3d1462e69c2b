import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { at } from "#base/numbers.ts";
import { drawStills } from "#child/draw-stills.ts";
import { PRESET_IDS, SCENE_IDS } from "#presets.ts";
import type { RenderSpec } from "#spec.ts";
import { ASPECT_RATIOS } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";

// Generous: these draw and decode for real, also on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const base: RenderSpec = {
  prompt: "Işığın peşinde bir gün",
  aspectRatio: "16:9",
  durationSeconds: 5,
  resolution: "480p",
};
let folder: string;

beforeAll(async () => {
  await ensureBuilt();
  folder = await mkdtemp(join(tmpdir(), "sahne-frames-"));
}, 120_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test("a frame is a function of the plan: in any order, twice, it has the same bytes", async () => {
  const looks = [
    ["sunset", "kinetic"],
    ["fire", "pill"],
    ["city", "subtitle"],
  ] as const;
  const frames = Array.from({ length: 15 }, (_, index) => 12 + index * 6 + (index % 2));
  for (const [scene, captions] of looks) {
    const forward = await drawStills({ ...base, scene, captions }, ENGINE_FILES, () => frames);
    const backward = await drawStills({ ...base, scene, captions }, ENGINE_FILES, () => frames.toReversed());

    expect(backward.planes.toReversed().map(digest)).toEqual(forward.planes.map(digest));
  }
});

test("every scene draws a picture of its own, and it moves", async () => {
  const pictures = new Set<string>();
  for (const scene of SCENE_IDS) {
    const { planes } = await drawStills({ ...base, scene, captions: "none" }, ENGINE_FILES, () => [60, 90]);
    const [first, second] = planes.map(digest);
    expect(first).not.toBe(second);
    pictures.add(first ?? "");
  }
  expect(pictures.size).toBe(SCENE_IDS.length);
});

test("every preset draws in every shape", async () => {
  for (const style of PRESET_IDS) {
    for (const aspectRatio of ASPECT_RATIOS) {
      const { planes, plan } = await drawStills({ ...base, style, aspectRatio }, ENGINE_FILES);
      const luma = planes[0]?.subarray(0, plan.width * plan.height) ?? new Uint8Array();
      expect(Math.max(...luma.subarray(0, 100_000))).toBeGreaterThan(Math.min(...luma.subarray(0, 100_000)) + 20);
    }
  }
});

test("the film begins and ends in black", async () => {
  const { planes, plan } = await drawStills(base, ENGINE_FILES, ({ frameCount }) => [0, frameCount - 1]);

  for (const frame of planes) {
    const luma = frame.subarray(0, plan.width * plan.height);
    expect(luma.reduce((sum, value) => sum + value, 0) / luma.length).toBeLessThan(40);
  }
});

test("the camera moves smoothly: a tracked point jitters by less than a tenth of a pixel", async () => {
  const path = join(folder, "dot.png");
  await sharp(dotPicture(1600, 1000), { raw: { width: 1600, height: 1000, channels: 3 } })
    .png()
    .toFile(path);
  const spec: RenderSpec = { ...base, durationSeconds: 8, captions: "none", images: [path] };

  const { planes, plan } = await drawStills(spec, ENGINE_FILES, () =>
    Array.from({ length: 50 }, (_, index) => 30 + index),
  );

  const track = planes.map((frame) => findDot(frame, plan));
  for (const axis of [0, 1] as const) {
    const places = track.map((point) => point[axis]);
    const bends = places.slice(2).map((place, index) => place - 2 * at(places, index + 1) + at(places, index));
    const rms = Math.sqrt(bends.reduce((sum, bend) => sum + bend * bend, 0) / bends.length);
    expect(rms).toBeLessThan(0.1);
  }
  expect(Math.abs(at(track[0] ?? [], 0) - at(track.at(-1) ?? [], 0))).toBeGreaterThan(3);
});

function digest(frame: Uint8Array): string {
  return createHash("sha256").update(frame).digest("hex");
}

/** A bright round spot on a dark ground. */
function dotPicture(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3).fill(30);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const distance = (x - 860.3) ** 2 + (y - 480.7) ** 2;
      if (distance > 5000) continue;
      const light = 210 * Math.exp(-distance / (2 * 14 ** 2));
      pixels.fill(30 + light, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return pixels;
}

function findDot(frame: Uint8Array, { width, height }: { width: number; height: number }): [number, number] {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const weight = Math.max(0, (frame[y * width + x] ?? 0) - 110);
      sum += weight;
      sumX += weight * x;
      sumY += weight * y;
    }
  }
  return [sumX / sum, sumY / sum];
}
