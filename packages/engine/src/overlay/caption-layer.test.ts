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
          const image = layer.at(group.end - 0.02);
          expect(image).not.toBeNull();
          if (!image) continue;
          expect(image.left + image.width).toBeLessThanOrEqual(film.width);
          expect(image.top + image.height).toBeLessThanOrEqual(film.height);
          expect(strongestEdge(image), `${captions} ${aspectRatio} ${prompt.slice(0, 20)}`).toBeLessThan(150);
        }
      }
    }
  }
});

test("nothing is drawn before the first word and after the last group", () => {
  const layer = createCaptionLayer(plan({}));

  expect(layer.at(0)).toBeNull();
  expect(layer.at(2)).not.toBeNull();
  expect(layer.at(9.99)).toBeNull();
});

test("a settled caption is not drawn again", () => {
  const layer = createCaptionLayer(plan({}));

  expect(layer.at(5)).toBe(layer.at(5.5));
});

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
