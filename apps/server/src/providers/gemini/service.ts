import { httpUrl, modelList, modelName } from "#platform/setting-kinds.ts";
import { defineService } from "#providers/service.ts";
import { createGemini } from "./film.ts";
import { createGeminiSpeaker } from "./speak.ts";
import { createGeminiWriter } from "./write.ts";

export const gemini = defineService({
  environment: {
    GEMINI_BASE_URL: httpUrl.default("https://generativelanguage.googleapis.com").meta({ description: "Gemini’s API" }),
    GEMINI_VIDEO_MODEL: modelName
      .default("gemini-omni-1.1-flash")
      .meta({ description: "model that makes videos at Gemini" }),
    GEMINI_WRITING_MODELS: modelList
      .default(["gemini-flash-latest", "gemini-pro-latest"])
      .meta({ description: "models that write at Gemini, the one offered first in front" }),
    GEMINI_SPEECH_MODEL: modelName
      .default("gemini-3.8-flash-lite-tts")
      .meta({ description: "model that speaks at Gemini; gemini-3.8-flash-tts is finer and dearer" }),
  },
  read: (values) => ({
    baseUrl: values.GEMINI_BASE_URL,
    model: values.GEMINI_VIDEO_MODEL,
    writingModels: values.GEMINI_WRITING_MODELS,
    speechModel: values.GEMINI_SPEECH_MODEL,
  }),
  address: ({ baseUrl }) => baseUrl,
  films: (settings, sandboxUrl) => createGemini({ ...settings, sandboxUrl }),
  writes: ({ baseUrl, writingModels }, sandboxUrl) =>
    createGeminiWriter({ baseUrl, models: writingModels, sandboxUrl }),
  speaks: (settings, sandboxUrl) => createGeminiSpeaker({ ...settings, sandboxUrl }),
});
