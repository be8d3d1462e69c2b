import type { SpeechService } from "@sahne/contract/studio/voices";
import type { Config } from "#platform/config.ts";
import { createGeminiSpeaker } from "#providers/speakers/gemini.ts";
import { createOpenaiSpeaker } from "#providers/speakers/openai.ts";
import type { Speaker } from "#providers/speakers/speaker.ts";

export type Speakers = Record<SpeechService, Speaker>;

/** One client per service that speaks. */
export function createSpeakers({ vendors }: Config, sandboxUrl: string | undefined): Speakers {
  return {
    gemini: createGeminiSpeaker({ ...vendors.gemini, sandboxUrl }),
    openai: createOpenaiSpeaker({ ...vendors.openai, sandboxUrl }),
  };
}
