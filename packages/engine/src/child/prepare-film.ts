import type { Studio } from "#image/prepare-pictures.ts";
import type { Arena } from "#kernel/arena.ts";
import { createArena } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import { compileKernel, startKernel } from "#kernel/load-kernel.ts";
import { createMeasure, registerFonts } from "#overlay/fonts.ts";
import { buildPlan } from "#plan/build-plan.ts";
import type { Plan } from "#plan/plan.ts";
import type { PictureFacts } from "#plan/shots.ts";
import type { Preset } from "#presets.ts";
import type { FilmMemory, PicturePlanes } from "#scene/film-memory.ts";
import { layOutFilm } from "#scene/film-memory.ts";
import { LEAD_SECONDS, readScript, TAIL_SECONDS } from "#script/read-script.ts";
import type { Speech } from "#sound/mix.ts";
import type { RenderSpec } from "#spec.ts";
import type { Voice } from "#voice/voice.ts";

/** Where the built parts lie: the kernel, the worker thread's file and the fonts. */
export type EngineFiles = { kernelPath: string; workerPath: string; fontFolder: string };

export type PrepareOptions = {
  files: EngineFiles;
  workerCount: number;
  loadVoice: () => Promise<Voice>;
  /** Where prepared pictures are kept for other films; absent: nowhere. */
  pictureFolder?: string | undefined;
};

/** Everything a film needs before its first frame. */
export type PreparedFilm = {
  plan: Plan;
  film: FilmMemory;
  arena: Arena;
  module: WebAssembly.Module;
  kernel: Kernel;
  speech: Speech | null;
};

export async function prepareFilm(
  spec: RenderSpec,
  { files, workerCount, loadVoice, pictureFolder }: PrepareOptions,
): Promise<PreparedFilm> {
  registerFonts(files.fontFolder);
  const script = readScript(spec);
  const isSpoken = spec.voice === "robot" && script.sentences.length > 0;
  const room = spec.durationSeconds - LEAD_SECONDS - TAIL_SECONDS;
  const spoken = isSpoken ? await (await loadVoice()).speak(script.sentences, script.language, room) : null;
  const spokenWords = spoken?.words.map(({ text, start, end }) => ({
    text,
    start: start + LEAD_SECONDS,
    end: end + LEAD_SECONDS,
  }));
  const module = await compileKernel(files.kernelPath);
  const arena = createArena();
  const kernel = startKernel(module, arena.memory);
  const { planes, facts } = await loadPictures(spec, script.preset, { arena, kernel }, pictureFolder);
  const plan = buildPlan({
    spec,
    script,
    pictures: facts,
    measure: createMeasure(),
    ...(spokenWords && { spokenWords }),
  });
  const film = layOutFilm(arena, kernel, { plan, pictures: planes, workerCount });
  return { plan, film, arena, module, kernel, speech: spoken && { ...spoken, startsAt: LEAD_SECONDS } };
}

async function loadPictures(
  spec: RenderSpec,
  preset: Preset,
  studio: Studio,
  pictureFolder: string | undefined,
): Promise<{ planes: PicturePlanes[]; facts: PictureFacts[] }> {
  if (!spec.images?.length) return { planes: [], facts: [] };
  // A film without pictures never loads the picture decoders.
  const { preparePictures } = await import("#image/prepare-pictures.ts");
  const { createPictureCache } = await import("#image/picture-cache.ts");
  return preparePictures(spec, preset, studio, pictureFolder ? createPictureCache(pictureFolder) : null);
}
