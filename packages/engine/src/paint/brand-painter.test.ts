import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawStills } from "#child/draw-stills.ts";
import type { Brand } from "#film/brand.ts";
import type { RenderSpec } from "#spec.ts";
import { checkRenderSpec } from "#spec.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";

const prompt = "Why do cats purr? A cat sleeps most of the day. Follow for more!";
const spec: RenderSpec = { prompt, language: "en", aspectRatio: "9:16", resolution: "480p", style: "minimal" };
const brand: Brand = { corner: "top-right", accent: "#00c853", second: "#ffd600", watermark: "@sahne", hasLogo: true };
let folder = "";
let logo = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sahne-brand-"));
  logo = join(folder, "logo.png");
  // A magenta square in a see-through margin.
  const square = { create: { width: 100, height: 100, channels: 4, background: "#ff00ff" } } as const;
  await sharp({ create: { width: 200, height: 200, channels: 4, background: "#00000000" } })
    .composite([{ input: await sharp(square).png().toBuffer(), left: 50, top: 50 }])
    .png()
    .toFile(logo);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("[R17.5] the logo stands in its corner and the watermark opposite, in every scene and while scenes change", async () => {
  const choose = ({ frameCount }: { frameCount: number }) => [20, Math.floor(frameCount / 2), frameCount - 10];
  const plain = await drawStills(spec, ENGINE_FILES, choose);
  const branded = await drawStills({ ...spec, brand, logo }, ENGINE_FILES, choose);
  const { width, height } = branded.plan;
  for (const [index, frame] of branded.rgba().entries()) {
    const before = plain.rgba()[index] ?? new Uint8ClampedArray();
    expect(magentaIn(frame, { width, left: width * 0.75, right: width, top: 0, bottom: height * 0.1 })).toBeGreaterThan(
      200,
    );
    expect(magentaIn(frame, { width, left: 0, right: width * 0.7, top: 0, bottom: height })).toBe(0);
    expect(
      differences(frame, before, { width, left: 0, right: width * 0.4, top: 0, bottom: height * 0.08 }),
    ).toBeGreaterThan(50);
  }
});

test("[R17.5] the brand's words end the film, and its letters and colours are in the plan for preview and film alike", async () => {
  const { plan } = await drawStills(
    { ...spec, brand: { ...brand, endWords: "See you on Friday", font: "anton" }, logo },
    ENGINE_FILES,
  );
  expect(plan.film.scenes.at(-1)).toMatchObject({ kind: "end", text: "See you on Friday" });
  expect(plan.film.brand).toMatchObject({ accent: "#00c853", font: "anton" });
});

test("[R17.5] a brand that painters cannot work with is refused", () => {
  for (const wrong of [{ accent: "red" }, { corner: "middle" }, { font: "comic" }, { watermark: "x".repeat(81) }]) {
    expect(() => checkRenderSpec({ ...spec, brand: { ...brand, ...wrong } })).toThrow(/wrong brand/);
  }
  expect(() => checkRenderSpec({ ...spec, brand, logo: "logo.png" })).toThrow(/wrong logo/);
});

type Area = { width: number; left: number; right: number; top: number; bottom: number };

function count(area: Area, isCounted: (place: number) => boolean): number {
  let sum = 0;
  for (let y = Math.ceil(area.top); y < area.bottom; y++)
    for (let x = Math.ceil(area.left); x < area.right; x++) if (isCounted((y * area.width + x) * 4)) sum += 1;
  return sum;
}

function magentaIn(frame: Uint8ClampedArray, area: Area): number {
  return count(area, (at) => (frame[at] ?? 0) > 200 && (frame[at + 1] ?? 255) < 60 && (frame[at + 2] ?? 0) > 200);
}

function differences(frame: Uint8ClampedArray, other: Uint8ClampedArray, area: Area): number {
  return count(area, (at) => Math.abs((frame[at] ?? 0) - (other[at] ?? 0)) > 24);
}
