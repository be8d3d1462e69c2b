import { basename } from "node:path";
import { direct } from "#director/direct.ts";
import type { DirectInput } from "#director/direct.ts";
import { findMood } from "#director/mood.ts";
import type { Film, FilmScene } from "#film/film.ts";
import { fitSpeech, spokenScenes } from "#film/fit-speech.ts";
import type { Studio } from "#image/prepare-pictures.ts";
import type { Arena } from "#kernel/arena.ts";
import { createArena, viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import { compileKernel, startKernel } from "#kernel/load-kernel.ts";
import type { FilmMemory, PicturePlanes, SceneNeeds } from "#paint/film-memory.ts";
import { layOutFilm } from "#paint/film-memory.ts";
import { restPoses } from "#paint/rest-poses.ts";
import { liveSize, spriteSizes } from "#paint/scene-store.ts";
import { buildPlan } from "#plan/build-plan.ts";
import { chooseMusic } from "#plan/choose-music.ts";
import type { FrameSize } from "#plan/frame-size.ts";
import type { PictureFacts, Plan } from "#plan/plan.ts";
import type { PresetId } from "#presets.ts";
import { PRESET_IDS, PRESETS } from "#presets.ts";
import { detectLanguage } from "#script/language.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Speech } from "#sound/mix.ts";
import { beatGrid } from "#sound/score.ts";
import { RenderError } from "#render-error.ts";
import type { RenderSpec } from "#spec.ts";
import { LONGEST_SECONDS } from "#spec.ts";
import { composeScene } from "#stage/compose.ts";
import type { SceneStage } from "#stage/stage.ts";
import { stageThings } from "#stage/things.ts";
import type { Voice } from "#voice/voice.ts";
import { loadAtlas, loadLexicon, loadThings } from "./film-assets.ts";
import { registerFonts } from "./fonts.ts";
import { registerScriptFonts } from "./script-fonts.ts";
import { beatSeconds, placeSpeech } from "./speak-film.ts";
import type { StageSources } from "./stage-tools.ts";
import { createStageTools } from "./stage-tools.ts";

/** Where the built parts lie: the kernel, the worker thread's file, the objects and the fonts. */
export type EngineFiles = { kernelPath: string; workerPath: string; assetFolder: string; fontFolder: string };

export type PrepareOptions = {
  files: EngineFiles;
  workerCount: number;
  loadVoice: () => Promise<Voice>;
  /** Where prepared pictures are kept for other films; absent: nowhere. */
  pictureFolder?: string | undefined;
};

/** What the painting threads need to know besides the plan: plain data. */
export type StageMaterial = Omit<StageSources, "views"> & {
  /** Every letter the film may show. */
  letters: string;
};

/** Everything a film needs before its first frame. */
export type PreparedFilm = {
  plan: Plan;
  memory: FilmMemory;
  material: StageMaterial;
  arena: Arena;
  module: WebAssembly.Module;
  kernel: Kernel;
  speech: Speech | null;
};

export async function prepareFilm(
  spec: RenderSpec,
  { files, workerCount, loadVoice, pictureFolder }: PrepareOptions,
): Promise<PreparedFilm> {
  const letters = lettersOf(spec);
  registerFonts(files.fontFolder);
  await registerScriptFonts(files.fontFolder, letters);
  const { film, untold, music, speech } = spec.film
    ? await readEdited(spec, spec.film, loadVoice)
    : await directFilm(spec, files, loadVoice);
  const module = await compileKernel(files.kernelPath);
  const arena = createArena();
  const kernel = startKernel(module, arena.memory);
  const { planes, facts } = await loadPictures(spec, film, { arena, kernel }, pictureFolder);
  const plan = buildPlan({ spec, film, untold, music, pictures: facts, isSpoken: speech !== null });
  const material = { letters, ...(await loadMaterial(plan, planes, files.assetFolder)) };
  const tools = createStageTools({ ...material, views: viewMemory(arena.memory) });
  const needs = plan.film.scenes.map((scene, index) =>
    needsOf(composeScene(plan.film, index, plan, tools), scene, plan),
  );
  const memory = layOutFilm(arena, kernel, { plan, pictures: planes, needs, workerCount });
  return { plan, memory, material, arena, module, kernel, speech };
}

type DirectedFilm = { film: Film; untold: string; music: Plan["music"]; speech: Speech | null };

async function directFilm(
  spec: RenderSpec,
  files: EngineFiles,
  loadVoice: () => Promise<Voice>,
): Promise<DirectedFilm> {
  const language = spec.language ?? detectLanguage(spec.prompt);
  const seed = spec.seed ?? hashText(spec.prompt);
  const reading = readBeats(spec.prompt, language);
  const isSpoken = spec.voice === "robot" && reading.beats.length > 0;
  const texts = reading.beats.map(({ text }) => text);
  const room = spec.durationSeconds ?? LONGEST_SECONDS;
  const spoken = isSpoken ? await (await loadVoice()).speak(texts, language, room) : null;
  const input: DirectInput = {
    lexicon: await loadLexicon(files.assetFolder),
    seed,
    preset: choosePreset(spec.style, seed),
    durationSeconds: spec.durationSeconds,
    pictures: (spec.images ?? []).map((path, index) => ({ name: spec.imageNames?.[index] ?? basename(path) })),
    channel: spec.channel ?? null,
    spokenSeconds: spoken ? beatSeconds(spoken) : undefined,
  };
  // The words choose the music, the music gives the beat, and the cuts fall on it.
  const music = chooseMusic(spec, direct(reading, input).mood);
  const secondsPerBeat = music === "none" ? undefined : beatGrid(music, seed).secondsPerBeat;
  const { film, dropped: untold } = direct(reading, { ...input, secondsPerBeat });
  return { film, untold, music, speech: spoken && placeSpeech(spoken, film) };
}

/** Takes longer than any film that passes the contract can take to be said. */
const SPOKEN_ROOM_SECONDS = 150;

/** A film that was edited stays as it is; only what is spoken too slowly for its scene makes the scene longer. */
async function readEdited(spec: RenderSpec, edited: Film, loadVoice: () => Promise<Voice>): Promise<DirectedFilm> {
  const texts = spokenScenes(edited).map((index) => edited.scenes[index]?.text ?? "");
  const isSpoken = spec.voice === "robot" && texts.length > 0;
  const spoken = isSpoken ? await (await loadVoice()).speak(texts, edited.language, SPOKEN_ROOM_SECONDS) : null;
  if (spoken && spoken.sentences.length < texts.length)
    throw new RenderError("bad_input", "The film has more words than can be said.");
  const film = spoken ? fitSpeech(edited, beatSeconds(spoken)) : edited;
  const music = chooseMusic(spec, findMood(texts.join(". "), edited.language));
  return { film, untold: "", music, speech: spoken && placeSpeech(spoken, film) };
}

/** Every letter the film may show. */
function lettersOf({ prompt, channel, film }: RenderSpec): string {
  if (!film) return `${prompt} ${channel ?? ""}`;
  const shown = film.scenes.flatMap(({ text, figure, place, versus }) => [
    text,
    ...Object.values(figure ?? {}),
    place?.name,
    versus?.note,
    ...(versus?.sides ?? []).map((side) => side.text),
  ]);
  return `${shown.join(" ")} ${film.channel ?? ""}`;
}

/** FNV-1a: small, and the same on every machine. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function choosePreset(style: RenderSpec["style"], seed: number): PresetId | undefined {
  return style === "surprise" ? PRESET_IDS[Math.abs(seed) % PRESET_IDS.length] : style;
}

async function loadPictures(
  spec: RenderSpec,
  film: Film,
  studio: Studio,
  pictureFolder: string | undefined,
): Promise<{ planes: PicturePlanes[]; facts: PictureFacts[] }> {
  if (!spec.images?.length) return { planes: [], facts: [] };
  // A film without pictures never loads the picture decoders.
  const { preparePictures } = await import("#image/prepare-pictures.ts");
  const { createPictureCache } = await import("#image/picture-cache.ts");
  const { saturation } = PRESETS[film.preset];
  return preparePictures(spec, saturation, studio, pictureFolder ? createPictureCache(pictureFolder) : null);
}

async function loadMaterial(
  { film, pictures }: Plan,
  planes: PicturePlanes[],
  folder: string,
): Promise<Omit<StageSources, "views">> {
  const hasMap = film.scenes.some(({ kind }) => kind === "map");
  return {
    things: Object.fromEntries(await loadThings(folder, stageThings(film))),
    atlas: hasMap ? await loadAtlas(folder) : null,
    pictures: pictures.flatMap((facts, index) => {
      const picture = planes[index];
      return picture ? [{ facts, planes: picture }] : [];
    }),
  };
}

function needsOf(stage: SceneStage, { start, end }: FilmScene, size: FrameSize): SceneNeeds {
  const live = stage.sprites.filter(({ liveUntil }) => liveUntil !== undefined).map(liveSize);
  return { sprites: spriteSizes(stage, restPoses(stage, end - start), size), live };
}
