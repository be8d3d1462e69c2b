import { z } from "zod";
import { DURATION_MAX_SECONDS, DURATION_MIN_SECONDS } from "#limits.ts";

/** Which machine makes the film: a vendor with the user's key, or the built-in renderer. */
export const engine = z.enum(["sahne", "freepik", "gemini"]);
export type Engine = z.output<typeof engine>;

/** Who made a film that is here: one of those, or its owner elsewhere. */
export const maker = z.enum([...engine.options, "own"]);
export type Maker = z.output<typeof maker>;

/** `sahne` is the built-in renderer, whatever keys there are; a vendor without a key stands for it as well. */
export const serviceType = z.enum(["freePick", "gemini", "sahne"]);
export type ServiceType = z.output<typeof serviceType>;

/** The machine behind each service a person may choose. */
export const ENGINE_OF_SERVICE = { freePick: "freepik", gemini: "gemini", sahne: "sahne" } as const satisfies Record<
  ServiceType,
  Engine
>;

export const aspectRatio = z.enum(["16:9", "9:16", "1:1"]);
export type AspectRatio = z.output<typeof aspectRatio>;
export const resolution = z.enum(["480p", "720p", "1080p"]);
export type Resolution = z.output<typeof resolution>;
/** Voices that cost nothing. */
export const freeVoice = z.enum(["off", "robot"]);

/** What an engine can do. An empty list: the engine decides by itself and the choice is not offered. */
export const engineCapabilities = z
  .object({
    aspectRatios: z.array(aspectRatio),
    /** Every length it makes, in seconds, in rising order. */
    durations: z.array(z.int()).min(1),
    resolutions: z.array(resolution),
    takesImage: z.boolean(),
    voices: z.array(freeVoice),
    /** Style, scene, captions, music and language are the built-in renderer's alone. */
    hasPresets: z.boolean(),
    promptMax: z.int(),
  })
  .meta({ id: "EngineCapabilities" });
export type EngineCapabilities = z.output<typeof engineCapabilities>;

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const vendor = { takesImage: true, voices: ["off"], hasPresets: false } satisfies Partial<EngineCapabilities>;
const everyShape: AspectRatio[] = ["16:9", "9:16", "1:1"];

export const SAHNE_CAPABILITIES: EngineCapabilities = {
  aspectRatios: everyShape,
  durations: upTo(DURATION_MIN_SECONDS, DURATION_MAX_SECONDS),
  resolutions: ["480p", "720p", "1080p"],
  takesImage: true,
  voices: ["off", "robot"],
  hasPresets: true,
  promptMax: 2_500,
};

const kling: EngineCapabilities = {
  ...vendor,
  aspectRatios: everyShape,
  durations: [5, 10],
  resolutions: [],
  promptMax: 2_500,
};
const klingTurbo: EngineCapabilities = { ...kling, durations: upTo(5, 15) };
const seedance: EngineCapabilities = { ...kling, durations: upTo(5, 12), promptMax: 2_000 };

/** The models an operator may set as FREEPIK_MODEL; all of them make films from words alone and from a picture. */
export const FREEPIK_MODELS = {
  "kling-v2-6-pro": kling,
  "kling-v2-1-master": kling,
  "kling-v3-turbo-720p": klingTurbo,
  "kling-v3-turbo-1080p": klingTurbo,
  "seedance-1-5-pro-480p": seedance,
  "seedance-1-5-pro-720p": seedance,
  "seedance-1-5-pro-1080p": seedance,
} as const satisfies Record<string, EngineCapabilities>;
export type FreepikModel = keyof typeof FREEPIK_MODELS;

/** Omni takes three to ten seconds; below five no film of ours goes. */
export const OMNI_CAPABILITIES: EngineCapabilities = {
  ...vendor,
  aspectRatios: ["16:9", "9:16"],
  durations: upTo(DURATION_MIN_SECONDS, 10),
  resolutions: ["720p", "1080p"],
  promptMax: 2_500,
};

export const VEO_CAPABILITIES: EngineCapabilities = { ...OMNI_CAPABILITIES, durations: [6, 8] };

export function geminiCapabilities(model: string): EngineCapabilities {
  return model.startsWith("veo-") ? VEO_CAPABILITIES : OMNI_CAPABILITIES;
}

/** With the models that stand in the settings by default; what an installation really runs is in GET /api/presets. */
export const DEFAULT_CAPABILITIES: Record<Engine, EngineCapabilities> = {
  sahne: SAHNE_CAPABILITIES,
  freepik: FREEPIK_MODELS["kling-v2-6-pro"],
  gemini: OMNI_CAPABILITIES,
};
