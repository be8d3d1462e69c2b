import { basename } from "node:path";
import type { Film } from "#film/film.ts";
import { brandLetters } from "#film/brand.ts";
import { fitSpeech, spokenScenes } from "#film/fit-speech.ts";
import { lettersOf } from "#film/letters.ts";
import type { Studio } from "#picture/lay-picture.ts";
import type { Arena } from "#kernel/arena.ts";
import { createArena } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import { startKernel } from "#kernel/load-kernel.ts";
import type { FilmMemory, PicturePlanes } from "#paint/film-memory.ts";
import { layOutFilm } from "#paint/film-memory.ts";
import { sceneNeeds } from "#paint/scene-store.ts";
import { buildPlan } from "#plan/build-plan.ts";
import type { PictureFacts, Plan } from "#plan/plan.ts";
import type { FilmPlan } from "#plan/plan-film.ts";
import { musicOf, planFilm } from "#plan/plan-film.ts";
import { foldLetters } from "#script/fold-letters.ts";
import { readScript, spokenScript } from "#script/read-script.ts";
import { PRESETS } from "#presets.ts";
import type { Track } from "#sound/fit-track.ts";
import type { Speech } from "#sound/mix.ts";
import { RenderError } from "#render-error.ts";
import type { RenderSpec } from "#spec.ts";
import { LONGEST_SECONDS } from "#spec.ts";
import { composeBrand } from "#stage/brand.ts";
import { composeScene } from "#stage/compose.ts";
import type { SceneStage, StageTools } from "#stage/stage.ts";
import { stageThings } from "#stage/things.ts";
import { changeTempo } from "#voice/change-tempo.ts";
import type { SpokenText, Voice } from "#voice/voice.ts";
import { compileKernel } from "./compile-kernel.ts";
import { loadAtlas, loadLexicon, loadThings } from "./film-assets.ts";
import { registerFonts, registerSystemFonts } from "./fonts.ts";
import { registerScriptFonts } from "./script-fonts.ts";
import { beatSeconds, placeSpeech, timeCaptions } from "./speak-film.ts";
import type { LogoPixels, StageSources } from "./stage-tools.ts";
import { createStageTools } from "./stage-tools.ts";

/** Where the built parts lie: the kernel, the objects and the fonts. */
export type EngineFiles = { kernelPath: string; assetFolder: string; fontFolder: string };

export type PrepareOptions = {
  files: EngineFiles;
  loadVoice: () => Promise<Voice>;
  /** Where prepared pictures are kept for other films; absent: nowhere. */
  pictureFolder?: string | undefined;
};

/** Everything a film needs before its first frame. */
export type PreparedFilm = {
  plan: Plan;
  memory: FilmMemory;
  tools: StageTools;
  /** Every scene, composed to know what it needs: painted without being composed again. */
  stages: Map<number, SceneStage>;
  arena: Arena;
  kernel: Kernel;
  /** The kernel before it was given a memory: the sound is made in one of its own. */
  module: WebAssembly.Module;
  speech: Speech | null;
  /** The music its owner brought along. */
  track: Track | null;
};

export async function prepareFilm(
  spec: RenderSpec,
  { files, loadVoice, pictureFolder }: PrepareOptions,
): Promise<PreparedFilm> {
  const told = spec.film ? lettersOf(spec.film) : `${spec.prompt} ${spec.channel ?? ""}`;
  const written = `${told} ${brandLetters(spec.brand)}`;
  // A text is folded when it is read; an edited film stands as it was written.
  const letters = spec.film ? written : foldLetters(written);
  registerSystemFonts(letters);
  registerFonts(files.fontFolder);
  await registerScriptFonts(files.fontFolder, letters);
  const track = await loadTrack(spec);
  const { film, untold, music, speech } = spec.film
    ? await readEdited(spec, spec.film, loadVoice)
    : await directFilm(spec, { files, loadVoice, track });
  const arena = createArena();
  const module = await compileKernel(files.kernelPath);
  const kernel = startKernel(module, arena.memory);
  const { planes, facts } = await loadPictures(spec, film, { arena, kernel, module, files }, pictureFolder);
  const voice = speech === null ? null : speech.isRobot ? "robot" : "given";
  const plan = buildPlan({ spec, film, untold, music, pictures: facts, voice });
  const logo = await loadLogo(spec.logo);
  const sources = { logo, memory: arena.memory, ...(await loadMaterial(plan, planes, files.assetFolder)) };
  const tools = createStageTools(sources);
  const stages = new Map<number, SceneStage>();
  const needs = plan.film.scenes.map((scene, index) => {
    const stage = composeScene(plan.film, index, plan, tools);
    stages.set(index, stage);
    return sceneNeeds(stage, scene, plan);
  });
  const brand = composeBrand(plan.film, plan, tools).map(({ sprite }) => sprite);
  const memory = layOutFilm(arena, kernel, { plan, pictures: planes, needs, brand });
  return { plan, memory, tools, stages, arena, kernel, module, speech, track };
}

type DirectedFilm = FilmPlan & { speech: Speech | null };

type DirectionTools = Pick<PrepareOptions, "files" | "loadVoice"> & { track: Track | null };

async function directFilm(spec: RenderSpec, { files, loadVoice, track }: DirectionTools): Promise<DirectedFilm> {
  const spoken = await speakScript(spec, loadVoice, spec.durationSeconds ?? LONGEST_SECONDS);
  const planned = planFilm(readScript(spec), spec, {
    lexicon: await loadLexicon(files.assetFolder),
    pictures: (spec.images ?? []).map((path, index) => ({ name: spec.imageNames?.[index] ?? basename(path) })),
    spokenSeconds: spoken ? beatSeconds(spoken) : undefined,
    trackBeatSeconds: track?.beat?.seconds,
  });
  if (!spoken) return { ...planned, speech: null };
  return { ...planned, film: timeCaptions(spoken, planned.film), speech: placeSpeech(spoken, planned.film) };
}

/** Null: nobody speaks, or there is nothing to say. */
async function speakScript(
  spec: RenderSpec,
  loadVoice: () => Promise<Voice>,
  roomSeconds: number,
): Promise<SpokenText | null> {
  // A film without a voice does not read its text twice.
  if (spec.voice !== "robot" && spec.voice !== "given") return null;
  const { texts, language } = spokenScript(spec);
  if (texts.length === 0) return null;
  const voice = spec.voice === "given" ? await loadGiven(spec, loadVoice) : await loadVoice();
  const { tempo = 1, film } = spec;
  // What is said faster takes less of the room.
  const spoken = await voice.speak(texts, language, roomSeconds * tempo);
  const own = film ? spokenScenes(film).map((index) => film.scenes[index]?.tempo) : [];
  return changeTempo(spoken, (index) => own[index] ?? tempo);
}

/** A film without such files never loads what reads them. */
async function loadGiven({ speech = [], narration }: RenderSpec, loadVoice: () => Promise<Voice>): Promise<Voice> {
  if (narration !== undefined) {
    const { createNarratedVoice } = await import("#voice/narrated-voice.ts");
    return createNarratedVoice(narration, loadVoice);
  }
  const { createGivenVoice } = await import("#voice/given-voice.ts");
  return createGivenVoice(speech, loadVoice);
}

/** A film without one never loads what reads it. */
async function loadTrack({ music, track }: RenderSpec): Promise<Track | null> {
  if (music !== "own") return null;
  if (track === undefined) throw new RenderError("bad_input", "The film has no music of its own.");
  const { readTrack } = await import("./read-track.ts");
  return readTrack(track);
}

/** Takes longer than any film that passes the contract can take to be said. */
const SPOKEN_ROOM_SECONDS = 150;

/** A film that was edited stays as it is; only what is spoken too slowly for its scene makes the scene longer. */
async function readEdited(spec: RenderSpec, edited: Film, loadVoice: () => Promise<Voice>): Promise<DirectedFilm> {
  const spoken = await speakScript(spec, loadVoice, SPOKEN_ROOM_SECONDS);
  const music = musicOf(edited, spec);
  if (!spoken) return { film: edited, untold: "", music, speech: null };
  if (spoken.sentences.length < spokenScript(spec).texts.length)
    throw new RenderError("bad_input", "The film has more words than can be said.");
  const film = timeCaptions(spoken, fitSpeech(edited, beatSeconds(spoken)));
  return { film, untold: "", music, speech: placeSpeech(spoken, film) };
}

async function loadPictures(
  spec: RenderSpec,
  film: Film,
  { module, files, ...studio }: Studio & { module: WebAssembly.Module; files: EngineFiles },
  pictureFolder: string | undefined,
): Promise<{ planes: PicturePlanes[]; facts: PictureFacts[] }> {
  if (!spec.images?.length) return { planes: [], facts: [] };
  // A film without pictures never loads the picture decoders.
  const { preparePictures } = await import("#image/prepare-pictures.ts");
  const { createPictureCache } = await import("#image/picture-cache.ts");
  const { openFaceFinder } = await import("#image/find-faces.ts");
  const { saturation } = PRESETS[film.preset];
  const room = { ...studio, findFaces: await openFaceFinder(module, files.assetFolder) };
  return preparePictures(spec, saturation, room, pictureFolder ? createPictureCache(pictureFolder) : null);
}

async function loadLogo(path: string | undefined): Promise<LogoPixels | null> {
  if (path === undefined) return null;
  const { readLogo } = await import("#image/read-logo.ts");
  return readLogo(path);
}

async function loadMaterial(
  { film, pictures }: Plan,
  planes: PicturePlanes[],
  folder: string,
): Promise<Omit<StageSources, "memory" | "logo">> {
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
