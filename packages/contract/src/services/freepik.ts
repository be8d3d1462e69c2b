import { CAMERA, EVERY_SHAPE, upTo, type EngineCapabilities } from "#videos/capabilities.ts";
import type { ServiceFacts } from "./service.ts";

const kling: EngineCapabilities = {
  ...CAMERA,
  aspectRatios: EVERY_SHAPE,
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

export const freepik = {
  name: "Freepik",
  keyPage: "https://www.magnific.com/developers/dashboard/api-key",
  films: { serviceType: "freePick", capabilities: kling },
} as const satisfies ServiceFacts;
