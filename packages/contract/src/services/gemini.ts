import { DURATION_MIN_SECONDS } from "#limits.ts";
import { CAMERA, upTo, type EngineCapabilities } from "#videos/capabilities.ts";
import type { ServiceFacts } from "./service.ts";

/** Omni takes three to ten seconds; below five no film of ours goes. */
export const OMNI_CAPABILITIES: EngineCapabilities = {
  ...CAMERA,
  aspectRatios: ["16:9", "9:16"],
  durations: upTo(DURATION_MIN_SECONDS, 10),
  resolutions: ["720p", "1080p"],
  promptMax: 2_500,
};

export const VEO_CAPABILITIES: EngineCapabilities = { ...OMNI_CAPABILITIES, durations: [6, 8] };

export function geminiCapabilities(model: string): EngineCapabilities {
  return model.startsWith("veo-") ? VEO_CAPABILITIES : OMNI_CAPABILITIES;
}

export const gemini = {
  name: "Gemini",
  keyPage: "https://aistudio.google.com/apikey",
  films: { serviceType: "gemini", capabilities: OMNI_CAPABILITIES },
  writes: true,
  speaks: true,
} as const satisfies ServiceFacts;
