import type { Config } from "#platform/config.ts";
import { createFreepik } from "#providers/freepik.ts";
import { createGemini } from "#providers/gemini.ts";
import type { Vendor, VideoGenerator } from "#providers/video-generator.ts";

export type VideoGenerators = Record<Vendor, VideoGenerator>;

/** One client per vendor, with the models of the settings. */
export function createVideoGenerators({ vendors }: Config, sandboxUrl: string | undefined): VideoGenerators {
  return {
    freepik: createFreepik({ ...vendors.freepik, sandboxUrl }),
    gemini: createGemini({ ...vendors.gemini, sandboxUrl }),
  };
}
