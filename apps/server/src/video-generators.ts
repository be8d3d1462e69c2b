import type { Config } from "#platform/config.ts";
import { createFreepik } from "#providers/freepik.ts";
import { createGemini } from "#providers/gemini.ts";
import type { Vendor, VideoGenerator } from "#providers/video-generator.ts";

export type VideoGenerators = Record<Vendor, VideoGenerator>;

/** One client per vendor, with the models of the settings. */
export function createVideoGenerators(config: Config, sandboxUrl: string | undefined): VideoGenerators {
  const { vendors } = config;
  return {
    freepik: createFreepik({ ...vendors.freepik, baseUrl: config.freepik.baseUrl, sandboxUrl }),
    gemini: createGemini({ ...vendors.gemini, baseUrl: config.gemini.baseUrl, sandboxUrl }),
  };
}
