import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { at } from "#base/numbers.ts";
import { drawStills } from "#child/draw-stills.ts";
import type { Plan } from "#plan/plan.ts";
import type { RenderSpec } from "#spec.ts";
import { ASPECT_RATIOS } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";

// Generous: these draw and decode for real, also on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const base: RenderSpec = {
  prompt: "Üç domatesi doğra. Fırın 180 derece olsun. Çay mı, yoksa kahve mi? İtalya'da pizza ye. Afiyet olsun!",
  language: "tr",
  aspectRatio: "9:16",
  resolution: "480p",
};
let folder: string;

beforeAll(async () => {
  await ensureBuilt();
  folder = await mkdtemp(join(tmpdir(), "sahne-frames-"));
}, 240_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test("[R16.7] a frame is a function of the plan: in any order, twice, it has the same bytes", async () => {
  const everySecond = ({ frameCount }: Plan) =>
    Array.from({ length: Math.floor(frameCount / 31) }, (_, index) => index * 31);

  const forward = await drawStills(base, ENGINE_FILES, everySecond);
  const backward = await drawStills(base, ENGINE_FILES, (plan) => everySecond(plan).toReversed());

  expect(backward.planes.toReversed().map(digest)).toEqual(forward.planes.map(digest));
});

test("[R16.7] a frame painted over the one before it has the bytes of a frame painted alone", async () => {
  const around = ({ film, framesPerSecond }: Plan) =>
    film.scenes.flatMap(({ start, end }) =>
      [start + 0.4, (start + end) / 2].flatMap((time) =>
        [0, 1, 2].map((step) => Math.round(time * framesPerSecond) + step),
      ),
    );

  const { plan, planes } = await drawStills(base, ENGINE_FILES, around);
  const last = around(plan).flatMap((frame, index) => (index % 3 === 2 ? [{ frame, index }] : []));
  // Backwards every third frame follows on one of another moment: more of it is painted anew.
  const alone = await drawStills(base, ENGINE_FILES, () => last.map(({ frame }) => frame).toReversed());

  expect(last.map(({ index }) => digest(planes[index] ?? new Uint8Array()))).toEqual(
    alone.planes.toReversed().map(digest),
  );
});

test("[R16.1] every scene looks different, and the first frame is a full picture already", async () => {
  for (const aspectRatio of ASPECT_RATIOS) {
    const { plan, planes } = await drawStills({ ...base, aspectRatio }, ENGINE_FILES, ({ film, framesPerSecond }) => [
      0,
      ...film.scenes.map(({ start, end }) => Math.round(((start + end) / 2) * framesPerSecond)),
    ]);
    const [first = new Uint8Array(), ...scenes] = planes;

    expect(new Set(scenes.map(digest)).size).toBe(plan.film.scenes.length);
    expect(new Set(plan.film.scenes.map(({ backdrop, colors }) => `${backdrop} ${colors}`)).size).toBeGreaterThan(1);
    // Words and a thing on their ground: light from dark to bright, and nothing faded in from black.
    const luma = first.subarray(0, plan.width * plan.height);
    const sorted = luma.filter((_, index) => index % 97 === 0).toSorted();
    expect(at(sorted, Math.floor(sorted.length * 0.99)) - at(sorted, Math.floor(sorted.length * 0.01))).toBeGreaterThan(
      70,
    );
  }
});

test("every way from one scene to the next begins at the one and ends at the other", async () => {
  const { plan, planes } = await drawStills(base, ENGINE_FILES, ({ film, framesPerSecond }) =>
    film.scenes
      .slice(1)
      .flatMap(({ start }) => [start - 0.3, start, start + 0.3].map((time) => Math.round(time * framesPerSecond))),
  );

  for (let index = 0; index < plan.film.scenes.length - 1; index++) {
    const [before, , after] = planes.slice(index * 3, index * 3 + 3);
    expect(difference(before, after, plan)).toBeGreaterThan(5);
  }
});

test("the camera moves smoothly: a tracked point jitters by less than a tenth of a pixel", async () => {
  const path = join(folder, "dot.png");
  await sharp(dotPicture(1000, 1600), { raw: { width: 1000, height: 1600, channels: 3 } })
    .png()
    .toFile(path);
  const spec: RenderSpec = { ...base, prompt: "", captions: "none", durationSeconds: 5, images: [path] };

  const { planes, plan } = await drawStills(spec, ENGINE_FILES, ({ film, framesPerSecond }) => {
    const photo = film.scenes.find(({ kind }) => kind === "photo");
    const from = Math.round(((photo?.start ?? 0) + 0.6) * framesPerSecond);
    return Array.from({ length: 24 }, (_, index) => from + index);
  });

  const track = planes.map((frame) => findDot(frame, plan));
  for (const axis of [0, 1] as const) {
    const places = track.map((point) => point[axis]);
    const bends = places.slice(2).map((place, index) => place - 2 * at(places, index + 1) + at(places, index));
    const rms = Math.sqrt(bends.reduce((sum, bend) => sum + bend * bend, 0) / bends.length);
    expect(rms).toBeLessThan(0.1);
  }
});

function digest(frame: Uint8Array): string {
  return createHash("sha256").update(frame).digest("hex");
}

function difference(
  a: Uint8Array = new Uint8Array(),
  b: Uint8Array = new Uint8Array(),
  { width, height }: Plan,
): number {
  let sum = 0;
  for (let index = 0; index < width * height; index++) sum += Math.abs(at(a, index) - at(b, index));
  return sum / (width * height);
}

/** A bright round spot on a dark ground. */
function dotPicture(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3).fill(30);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const distance = (x - 500.3) ** 2 + (y - 780.7) ** 2;
      if (distance > 5000) continue;
      const light = 210 * Math.exp(-distance / (2 * 14 ** 2));
      pixels.fill(30 + light, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return pixels;
}

function findDot(frame: Uint8Array, { width, height }: Plan): [number, number] {
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
