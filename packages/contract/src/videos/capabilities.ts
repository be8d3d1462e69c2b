import { z } from "zod";

export const aspectRatio = z.enum(["16:9", "9:16", "1:1"]);
export type AspectRatio = z.output<typeof aspectRatio>;
/** From the smallest to what costs most; lines of the short side, and 60 where it is not 30 pictures a second. */
export const resolution = z.enum(["480p", "720p", "1080p", "1080p60", "1440p", "2160p"]);
export type Resolution = z.output<typeof resolution>;
/** Voices that cost nothing. */
export const freeVoice = z.enum(["off", "robot"]);

/** What an engine can do. An empty list: the engine decides by itself and the choice is not offered. */
export const engineCapabilities = z
  .object({
    /** The model it is said of; absent: the one that is taken where none is chosen. */
    model: z.string().optional(),
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

/** Every whole number of seconds between the two. */
export const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const EVERY_SHAPE: AspectRatio[] = ["16:9", "9:16", "1:1"];

/** What every service that films has in common: it takes a picture, speaks by itself or not, and knows none of our styles. */
export const CAMERA = {
  takesImage: true,
  voices: ["off"],
  hasPresets: false,
} satisfies Partial<EngineCapabilities>;
