import { dirname } from "node:path";
import { createCanvas, Image } from "@napi-rs/canvas";
import { beforeAll, expect, test } from "vitest";
import { loadThings } from "#child/film-assets.ts";
import { paintedName, readPainted } from "#film/thing-colors.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { hueBetween, toOklch } from "./oklch.ts";

const SIDE = 64;

beforeAll(ensureBuilt, 120_000);

/** How much of what a drawing covers is near a hue, and how light it is on average. */
async function pixelsOf(name: string, hue = 0) {
  const svg = (await loadThings(dirname(ENGINE_FILES.kernelPath), [name])).get(name);
  if (svg === undefined) throw new Error(`There is no drawing ${name}.`);
  const image = new Image();
  image.src = Buffer.from(svg.replace("<svg ", `<svg width="${SIDE}" height="${SIDE}" `));
  const pen = createCanvas(SIDE, SIDE).getContext("2d");
  pen.drawImage(image, 0, 0, SIDE, SIDE);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  const seen = Array.from({ length: SIDE * SIDE }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)])
    .filter(([, , , alpha = 0]) => alpha > 200)
    .map(([red = 0, green = 0, blue = 0]) => toOklch([red, green, blue]));
  const near = seen.filter(({ c, h }) => c > 0.06 && hueBetween(h, hue) < 25);
  return { share: near.length / seen.length, light: seen.reduce((sum, { l }) => sum + l, 0) / seen.length };
}

test.each([
  ["delivery-truck", "blue", 256],
  ["tram", "yellow", 94],
  ["bus", "red", 27],
  ["door", "green", 146],
  ["glass-bottle", "navy", 264],
  ["cat", "purple", 302],
  ["wolf", "brown", 55],
] as const)("[R16.1] the %s is mostly %s when it is said to be", async (slug, color, hue) => {
  expect((await pixelsOf(paintedName(slug, color), hue)).share).toBeGreaterThan(0.35);
});

test("[R16.1] a black cat is dark, a white one pale, and the windows of a red bus stay blue", async () => {
  const [own, black, white] = await Promise.all(["cat", "cat-in-black", "cat-in-white"].map((name) => pixelsOf(name)));

  expect(black?.light).toBeLessThan((own?.light ?? 0) - 0.25);
  expect(white?.light).toBeGreaterThan((own?.light ?? 1) + 0.1);
  expect((await pixelsOf("bus-in-red", 230)).share).toBeGreaterThan(0.1);
});

test("[R16.1] of a figure what it holds is painted, and its clothes are part of its name", async () => {
  const [holding, wearing] = [
    "figure-she-child-today-2-carry-calm-with-umbrella",
    "figure-she-adult-today-0-in-white-stand-calm",
  ];
  const folder = dirname(ENGINE_FILES.kernelPath);
  const drawn = await loadThings(folder, [holding, `${holding}-in-red`, wearing]);

  expect(drawn.get(`${holding}-in-red`)).not.toBe(drawn.get(holding));
  expect(paintedName(wearing, "red")).toBe(wearing);
  expect(readPainted(`figure-she-adult-today-0-hug-glad-and-he-adult-today-1-in-red`)).toBeNull();
  expect(paintedName("a".repeat(76), "blue")).toBe("a".repeat(76));
  expect(drawn.get(wearing)).toBeDefined();
});
