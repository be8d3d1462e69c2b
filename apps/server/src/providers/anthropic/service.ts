import { httpUrl, modelList } from "#platform/setting-kinds.ts";
import { defineService } from "#providers/service.ts";
import { createAnthropicWriter } from "./write.ts";

export const anthropic = defineService({
  environment: {
    ANTHROPIC_BASE_URL: httpUrl.default("https://api.anthropic.com").meta({ description: "Anthropic’s API" }),
    ANTHROPIC_WRITING_MODELS: modelList
      .default(["claude-haiku-5-5", "claude-sonnet-5-5"])
      .meta({ description: "models that write at Anthropic, the one offered first in front" }),
  },
  read: (values) => ({ baseUrl: values.ANTHROPIC_BASE_URL, models: values.ANTHROPIC_WRITING_MODELS }),
  address: ({ baseUrl }) => baseUrl,
  writes: (settings, sandboxUrl) => createAnthropicWriter({ ...settings, sandboxUrl }),
});
