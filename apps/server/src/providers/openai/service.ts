import { httpUrl, modelList, modelName } from "#platform/setting-kinds.ts";
import { defineService } from "#providers/service.ts";
import { createOpenaiSpeaker } from "./speak.ts";
import { createOpenaiWriter } from "./write.ts";

export const openai = defineService({
  environment: {
    OPENAI_BASE_URL: httpUrl.default("https://api.openai.com/v1").meta({ description: "OpenAI’s API" }),
    OPENAI_WRITING_MODELS: modelList
      .default(["gpt-5.4-mini", "gpt-6-luna"])
      .meta({ description: "models that write at OpenAI, the one offered first in front" }),
    OPENAI_SPEECH_MODEL: modelName
      .default("gpt-4o-mini-tts")
      .meta({ description: "model that speaks at OpenAI, which ends its models of speech on 6 January 2027" }),
  },
  read: (values) => ({
    baseUrl: values.OPENAI_BASE_URL,
    models: values.OPENAI_WRITING_MODELS,
    speechModel: values.OPENAI_SPEECH_MODEL,
  }),
  address: ({ baseUrl }) => baseUrl,
  writes: (settings, sandboxUrl) => createOpenaiWriter({ ...settings, sandboxUrl }),
  speaks: (settings, sandboxUrl) => createOpenaiSpeaker({ ...settings, sandboxUrl }),
});
