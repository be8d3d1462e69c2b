import { z } from "zod";
import { httpUrl, modelList } from "#platform/setting-kinds.ts";
import { defineService } from "#providers/service.ts";
import { createCompatibleWriter } from "./write.ts";

export const local = defineService({
  environment: {
    LOCAL_WRITER_URL: httpUrl
      .optional()
      .meta({ description: "server that speaks chat completions, up to and with /v1: Ollama, llama.cpp, vLLM" }),
    LOCAL_WRITER_MODELS: modelList.default(["default"]).meta({ description: "models of that server" }),
    LOCAL_WRITER_KEY: z.string().min(1).optional().meta({ description: "key of that server, if it wants one" }),
  },
  read: (values) => {
    const { LOCAL_WRITER_URL: baseUrl, LOCAL_WRITER_MODELS: models, LOCAL_WRITER_KEY: apiKey } = values;
    return baseUrl === undefined ? undefined : { baseUrl, models, apiKey };
  },
  address: (settings) => settings?.baseUrl,
  writes: (settings) => settings && createCompatibleWriter(settings),
});
