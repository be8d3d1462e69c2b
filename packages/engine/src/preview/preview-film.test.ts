import { beforeAll, expect, test } from "vitest";
import { drawStills } from "#child/draw-stills.ts";
import { prepareFilm } from "#child/prepare-film.ts";
import { createRaster } from "#child/stage-tools.ts";
import type { RenderSpec } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { openPreview } from "./preview-film.ts";
import type { PreviewFilm } from "./preview-film.ts";

const prompt =
  "Why do cats purr? A cat sleeps 70% of its life. Paris or London? A rocket, a robot and a guitar. Follow for more!";
const spec: RenderSpec = { prompt, language: "en", aspectRatio: "9:16", resolution: "480p", style: "bold" };

let sought: number[] = [];
let rendered: Uint8Array[] = [];

beforeAll(async () => {
  await ensureBuilt();
  const stills = await drawStills(spec, ENGINE_FILES, ({ film, framesPerSecond }) => {
    sought = film.scenes.map(({ start, end }) => Math.floor(((start + end) / 2) * framesPerSecond));
    return sought;
  });
  rendered = stills.planes;
});

/** With the render process's own pens, so that every frame can be told to be the same to the byte. */
async function open(): Promise<PreviewFilm> {
  const loadVoice = async () => (await import("#voice/robot-voice.ts")).createRobotVoice();
  const { plan, arena, kernel, tools } = await prepareFilm(spec, { files: ENGINE_FILES, loadVoice });
  return openPreview({ plan, arena, kernel, pictures: [], tools, raster: createRaster(), clipStill: () => null });
}

function isRendered(film: PreviewFilm, scene: number): boolean {
  return Buffer.compare(film.paint(sought[scene] ?? 0), rendered[scene] ?? new Uint8Array()) === 0;
}

test("[R17.3] whichever scene is seen first, the others are laid out when they are asked for, and are the film's own", async () => {
  expect(sought.length).toBeGreaterThan(4);
  for (const first of [0, sought.length - 1]) {
    const film = await open();
    expect(isRendered(film, first)).toBe(true);
    for (const scene of sought.keys()) expect(isRendered(film, scene), `scene ${scene} after ${first}`).toBe(true);
  }
});

test("[R17.3] scenes that were laid out ahead are the film's own, before and after they are forgotten", async () => {
  const film = await open();
  expect(isRendered(film, 1)).toBe(true);
  film.layOutRest();
  for (const scene of sought.keys()) expect(isRendered(film, scene), `scene ${scene}`).toBe(true);
  film.forgetScenes();
  expect(isRendered(film, 2)).toBe(true);
});
