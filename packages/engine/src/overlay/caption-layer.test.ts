import { beforeAll, expect, test, vi } from "vitest";
import { at } from "#base/numbers.ts";
import { buildPlan } from "#plan/build-plan.ts";
import type { Plan } from "#plan/plan.ts";
import { FONT_IDS, PRESETS } from "#presets.ts";
import { readScript } from "#script/read-script.ts";
import type { RenderSpec } from "#spec.ts";
import { ASPECT_RATIOS } from "#spec.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import type { CaptionImage } from "./caption-layer.ts";
import { createCaptionLayer } from "./caption-layer.ts";
import { createMeasure, registerFonts } from "./fonts.ts";
import { mostWordBytes } from "./word-box.ts";

// Generous: these draw and decode for real, also on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(() => registerFonts(ENGINE_FILES.fontFolder));

function plan(spec: Partial<RenderSpec>): Plan {
  const whole: RenderSpec = { prompt: "Işık", aspectRatio: "9:16", durationSeconds: 10, resolution: "480p", ...spec };
  return buildPlan({ spec: whole, script: readScript(whole), pictures: [], measure: createMeasure() });
}

const HARD_PROMPTS = [
  "Ğ",
  "Çekoslovakyalılaştıramadıklarımızdan mısınız?",
  "muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine",
  "W".repeat(80),
  "Şimdi, İstanbul'da; ÇÖĞÜŞİI çöğüşıi: jpqy (âîû)!",
  Array.from({ length: 500 }, (_, index) => `kelime${index}`).join(" "),
];

test("no letter is ever cut off: glyphs stay inside their box, boxes inside the frame", () => {
  for (const prompt of HARD_PROMPTS) {
    for (const captions of ["pill", "kinetic", "subtitle"] as const) {
      for (const aspectRatio of ASPECT_RATIOS) {
        const film = plan({ prompt, captions, aspectRatio, style: captions === "kinetic" ? "luxury" : "bold" });
        const layer = createCaptionLayer(film);
        for (const group of film.captions.groups.slice(0, 4)) {
          const images = layer.at(group.end - 0.02);
          expect(images).not.toEqual([]);
          for (const image of images) {
            expect(image.left + image.width).toBeLessThanOrEqual(film.width);
            expect(image.top + image.height).toBeLessThanOrEqual(film.height);
          }
          const [standing] = images;
          const edge = standing ? strongestEdge(standing) : 0;
          expect(edge, `${captions} ${aspectRatio} ${prompt.slice(0, 20)}`).toBeLessThan(150);
        }
      }
    }
  }
});

test("nothing is drawn before the first word and after the last group", () => {
  const layer = createCaptionLayer(plan({}));

  expect(layer.at(0)).toEqual([]);
  expect(layer.at(2)).not.toEqual([]);
  expect(layer.at(9.99)).toEqual([]);
});

test("a settled caption is not drawn again", () => {
  const layer = createCaptionLayer(plan({}));

  const [standing, ...moving] = layer.at(5);

  expect(moving).toEqual([]);
  expect(layer.at(5.5)[0]?.pixels).toBe(standing?.pixels);
});

test.each([
  ["kinetic", "luxury"],
  ["pill", "bold"],
  ["subtitle", "noir"],
] as const)(
  "every image of a %s caption lies inside the frame, on even pixels, in groups of eight",
  (captions, style) => {
    for (const aspectRatio of ASPECT_RATIOS) {
      for (const prompt of HARD_PROMPTS.slice(2, 5)) {
        const film = plan({ prompt, aspectRatio, captions, style, durationSeconds: 5 });
        const layer = createCaptionLayer(film);
        for (let frame = 0; frame < film.frameCount; frame += 5) {
          const images = layer.at(frame / film.framesPerSecond);
          for (const [index, { pixels, left, top, width, height, opacity, down }] of images.entries()) {
            const rows = pixels.length / (width * 4);
            expect(down === undefined ? rows === height : down >= 0 && down < 2 && height <= rows + 2).toBe(true);
            expect(index === 0 || Math.max(rows, height) * width * 4 <= mostWordBytes(film)).toBe(true);
            expect([left & 1, top & 1, height & 1, width & 7]).toEqual([0, 0, 0, 0]);
            expect(Math.min(left, top, film.width - left - width, film.height - top - height)).toBeGreaterThanOrEqual(
              0,
            );
            expect(opacity).toBeGreaterThanOrEqual(0);
          }
        }
      }
    }
  },
);

test("every preset names a font we have", () => {
  for (const preset of Object.values(PRESETS)) expect(FONT_IDS).toContain(preset.font);
});

/** The strongest alpha on the border of the box: soft shadows may reach it, letters may not. */
function strongestEdge({ pixels, width, height }: CaptionImage): number {
  let strongest = 0;
  const look = (x: number, y: number) => {
    strongest = Math.max(strongest, at(pixels, (y * width + x) * 4 + 3));
  };
  for (let x = 0; x < width; x++) [0, height - 1].forEach((y) => look(x, y));
  for (let y = 0; y < height; y++) [0, width - 1].forEach((x) => look(x, y));
  return strongest;
}
