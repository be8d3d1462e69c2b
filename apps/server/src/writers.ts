import type { WriterService } from "@sahne/contract/studio/writer-service";
import type { Config } from "#platform/config.ts";
import { createAnthropicWriter } from "#providers/writers/anthropic.ts";
import { createCompatibleWriter } from "#providers/writers/compatible.ts";
import { createGeminiWriter } from "#providers/writers/gemini.ts";
import { createOpenaiWriter } from "#providers/writers/openai.ts";
import type { Writer } from "#providers/writers/writer.ts";

export type Writers = Record<Exclude<WriterService, "local">, Writer> & { local?: Writer };

/** One client per service, with the models of the settings. */
export function createWriters({ vendors }: Config, sandboxUrl: string | undefined): Writers {
  const { gemini, localWriter } = vendors;
  return {
    openai: createOpenaiWriter({ ...vendors.openai, sandboxUrl }),
    anthropic: createAnthropicWriter({ ...vendors.anthropic, sandboxUrl }),
    gemini: createGeminiWriter({ baseUrl: gemini.baseUrl, models: gemini.writingModels, sandboxUrl }),
    ...(localWriter && { local: createCompatibleWriter(localWriter) }),
  };
}
