import type { Brand } from "./film/brand.ts";
import { isBrand } from "./film/brand.ts";
import { faultOfFilm, MOST_SCENES } from "./film/check-film.ts";
import type { Film } from "./film/film.ts";
import { clippedScenes } from "./film/clips.ts";
import type { CaptionStyle, MoodId, PresetId, SceneId } from "./presets.ts";
import { CAPTION_STYLES, FILM_LANGUAGES, MOOD_IDS, PRESET_IDS, SCENE_IDS } from "./presets.ts";
import { RenderError } from "./render-error.ts";
import { FASTEST_TEMPO, SLOWEST_TEMPO } from "#presets.ts";

export const ASPECT_RATIOS = ["16:9", "9:16", "1:1"] as const;
/** Lines of the short side; behind them how many pictures a second, where it is not the usual 30. */
export const RESOLUTIONS = ["480p", "720p", "1080p", "1080p60", "1440p", "2160p"] as const;
export const LANGUAGES = FILM_LANGUAGES;
/** `given`: the speech lies in files already, bought or recorded. */
export const VOICES = ["off", "robot", "given"] as const;

export const SHORTEST_SECONDS = 5;
export const LONGEST_SECONDS = 60;
export const MAX_PROMPT_LENGTH = 10_000;
export const MAX_IMAGES = 10;
const MAX_NAME_LENGTH = 200;
const MAX_SPOKEN_PARTS = 500;
/** Of either kind of system: this file is read in the browser too, which knows no paths. */
const ABSOLUTE = /^(?:\/|[A-Za-z]:[\\/])/u;

/** Samples of the presets are shorter than any film a person may ask for. */
const SHORTEST_SAMPLE_SECONDS = 2;

export type AspectRatio = (typeof ASPECT_RATIOS)[number];
export type Resolution = (typeof RESOLUTIONS)[number];
export type Language = (typeof LANGUAGES)[number];
export type VoiceChoice = (typeof VOICES)[number];

export type RenderSpec = {
  prompt: string;
  language?: Language | undefined;
  aspectRatio: AspectRatio;
  /** Absent: as long as the text needs. */
  durationSeconds?: number | undefined;
  resolution: Resolution;
  /** Absent: the prompt's words choose the scene. */
  style?: PresetId | "surprise" | undefined;
  scene?: SceneId | undefined;
  captions?: CaptionStyle | undefined;
  music?: MoodId | "none" | "own" | undefined;
  /** Absolute path of a piece of music; only with the music `own`. */
  track?: string | undefined;
  voice?: VoiceChoice | undefined;
  /** How fast it speaks; 1 as it does by itself. A scene may have a tempo of its own. */
  tempo?: number | undefined;
  /** Absolute paths of sound files, one for each part that is spoken, in order, empty where none is; only with the voice `given`. */
  speech?: string[] | undefined;
  /** Absolute path of one recording of everything that is spoken, instead. */
  narration?: string | undefined;
  /** Absolute paths of pictures, shown in this order. */
  images?: string[] | undefined;
  /** Absolute paths of filmed clips, one for each scene that has one, in order; only with a film that was edited. */
  clips?: string[] | undefined;
  /** What their owner calls them, in the same order: "menemen.jpg" goes where menemen is told. */
  imageNames?: string[] | undefined;
  /** Named on the end card. */
  channel?: string | undefined;
  /** The look of its owner, and the absolute path of their logo. */
  brand?: Brand | undefined;
  logo?: string | undefined;
  /** Same seed, same film; absent: taken from the prompt. */
  seed?: number | undefined;
  /** A film that was edited: it is made as it stands, and the prompt, the length, the scene and the channel are not asked. */
  film?: Film | undefined;
};

/** Checks a value from outside; throws RenderError `bad_input` naming the first wrong field. */
export function checkRenderSpec(value: unknown, options: { isSample?: boolean } = {}): RenderSpec {
  if (typeof value !== "object" || value === null) throw refused("spec");
  const spec = value as Record<string, unknown>;
  const shortest = options.isSample ? SHORTEST_SAMPLE_SECONDS : SHORTEST_SECONDS;
  const images = checkPaths(spec["images"], MAX_IMAGES, "images");
  const clips = checkPaths(spec["clips"], MOST_SCENES, "clips");
  return {
    prompt: checkPrompt(spec["prompt"]),
    language: oneOf(LANGUAGES, spec["language"], "language"),
    aspectRatio: oneOf(ASPECT_RATIOS, spec["aspectRatio"], "aspectRatio") ?? fail("aspectRatio"),
    durationSeconds: checkDuration(spec["durationSeconds"], shortest),
    resolution: oneOf(RESOLUTIONS, spec["resolution"], "resolution") ?? fail("resolution"),
    style: oneOf([...PRESET_IDS, "surprise"] as const, spec["style"], "style"),
    scene: oneOf(SCENE_IDS, spec["scene"], "scene"),
    captions: oneOf(CAPTION_STYLES, spec["captions"], "captions"),
    music: oneOf([...MOOD_IDS, "none", "own"] as const, spec["music"], "music"),
    track: checkPaths(spec["track"] === undefined ? undefined : [spec["track"]], 1, "track")?.[0],
    voice: oneOf(VOICES, spec["voice"], "voice"),
    tempo: checkTempo(spec["tempo"]),
    speech: checkPaths(spec["speech"], MAX_SPOKEN_PARTS, "speech", { isOptional: true }),
    narration: checkPaths(spec["narration"] === undefined ? undefined : [spec["narration"]], 1, "narration")?.[0],
    images,
    clips,
    imageNames: checkNames(spec["imageNames"]),
    channel: checkChannel(spec["channel"]),
    brand: spec["brand"] === undefined ? undefined : checkBrand(spec["brand"]),
    logo: checkPaths(spec["logo"] === undefined ? undefined : [spec["logo"]], 1, "logo")?.[0],
    seed: spec["seed"] === undefined ? undefined : checkSeed(spec["seed"]),
    film:
      spec["film"] === undefined
        ? undefined
        : checkFilm(spec["film"], { pictures: images?.length ?? 0, clips: clips?.length ?? 0 }),
  };
}

function checkPrompt(value: unknown): string {
  if (typeof value !== "string" || value.length > MAX_PROMPT_LENGTH) throw refused("prompt");
  return value;
}

function checkDuration(value: unknown, shortest: number): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !(value >= shortest && value <= LONGEST_SECONDS)) throw refused("durationSeconds");
  return value;
}

function checkTempo(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !(value >= SLOWEST_TEMPO && value <= FASTEST_TEMPO)) throw refused("tempo");
  return value;
}

function checkNames(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length > MAX_IMAGES) throw refused("imageNames");
  return value.map((name: unknown) => (typeof name === "string" ? name.slice(0, MAX_NAME_LENGTH) : fail("imageNames")));
}

function checkChannel(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value.length > MAX_NAME_LENGTH) throw refused("channel");
  return value.trim() || undefined;
}

function checkBrand(value: unknown): Brand {
  return isBrand(value) ? value : fail("brand");
}

function checkSeed(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw refused("seed");
  return value as number;
}

function checkFilm(value: unknown, given: { pictures: number; clips: number }): Film {
  const fault = faultOfFilm(value, given.pictures);
  if (fault !== null) throw refused(fault);
  const film = value as Film;
  if (clippedScenes(film).length !== given.clips) throw refused("clips");
  if (!(film.durationSeconds >= SHORTEST_SECONDS && film.durationSeconds <= LONGEST_SECONDS))
    throw refused("film.durationSeconds");
  return film;
}

function checkPaths(value: unknown, most: number, field: string, { isOptional = false } = {}): string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length > most) throw refused(field);
  return value.map((path: unknown) => {
    const isPath = typeof path === "string" && (ABSOLUTE.test(path) || (isOptional && path === ""));
    return isPath ? path : fail(field);
  });
}

function oneOf<const Choice extends string>(choices: readonly Choice[], value: unknown, field: string) {
  if (value === undefined) return undefined;
  return choices.find((choice) => choice === value) ?? fail(field);
}

function fail(field: string): never {
  throw refused(field);
}

function refused(field: string): RenderError {
  return new RenderError("bad_input", `The render spec has a wrong ${field}.`);
}
