import { isAbsolute } from "node:path";
import type { CaptionStyle, MoodId, PresetId, SceneId } from "./presets.ts";
import { CAPTION_STYLES, MOOD_IDS, PRESET_IDS, SCENE_IDS } from "./presets.ts";
import { RenderError } from "./render-error.ts";

export const ASPECT_RATIOS = ["16:9", "9:16", "1:1"] as const;
export const RESOLUTIONS = ["480p", "720p", "1080p"] as const;
export const LANGUAGES = ["tr", "en"] as const;
export const VOICES = ["off", "robot"] as const;

export const SHORTEST_SECONDS = 5;
export const LONGEST_SECONDS = 60;
export const MAX_PROMPT_LENGTH = 10_000;
export const MAX_IMAGES = 10;

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
  durationSeconds: number;
  resolution: Resolution;
  /** Absent: the prompt's words choose the scene. */
  style?: PresetId | "surprise" | undefined;
  scene?: SceneId | undefined;
  captions?: CaptionStyle | undefined;
  music?: MoodId | "none" | undefined;
  voice?: VoiceChoice | undefined;
  /** Absolute paths of pictures, shown in this order. */
  images?: string[] | undefined;
  /** Same seed, same film; absent: taken from the prompt. */
  seed?: number | undefined;
};

/** Checks a value from outside; throws RenderError `bad_input` naming the first wrong field. */
export function checkRenderSpec(value: unknown, options: { isSample?: boolean } = {}): RenderSpec {
  if (typeof value !== "object" || value === null) throw refused("spec");
  const spec = value as Record<string, unknown>;
  const shortest = options.isSample ? SHORTEST_SAMPLE_SECONDS : SHORTEST_SECONDS;
  return {
    prompt: checkPrompt(spec["prompt"]),
    language: oneOf(LANGUAGES, spec["language"], "language"),
    aspectRatio: oneOf(ASPECT_RATIOS, spec["aspectRatio"], "aspectRatio") ?? fail("aspectRatio"),
    durationSeconds: checkNumber(spec["durationSeconds"], [shortest, LONGEST_SECONDS], "durationSeconds"),
    resolution: oneOf(RESOLUTIONS, spec["resolution"], "resolution") ?? fail("resolution"),
    style: oneOf([...PRESET_IDS, "surprise"] as const, spec["style"], "style"),
    scene: oneOf(SCENE_IDS, spec["scene"], "scene"),
    captions: oneOf(CAPTION_STYLES, spec["captions"], "captions"),
    music: oneOf([...MOOD_IDS, "none"] as const, spec["music"], "music"),
    voice: oneOf(VOICES, spec["voice"], "voice"),
    images: checkImages(spec["images"]),
    seed: spec["seed"] === undefined ? undefined : checkSeed(spec["seed"]),
  };
}

function checkPrompt(value: unknown): string {
  if (typeof value !== "string" || value.length > MAX_PROMPT_LENGTH) throw refused("prompt");
  return value;
}

function checkNumber(value: unknown, [least, most]: [number, number], field: string): number {
  if (typeof value !== "number" || !(value >= least && value <= most)) throw refused(field);
  return value;
}

function checkSeed(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw refused("seed");
  return value as number;
}

function checkImages(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length > MAX_IMAGES) throw refused("images");
  return value.map((path: unknown) => (typeof path === "string" && isAbsolute(path) ? path : fail("images")));
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
