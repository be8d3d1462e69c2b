import type { ServiceFacts } from "./service.ts";

export const openai = {
  name: "OpenAI",
  keyPage: "https://platform.openai.com/api-keys",
  writes: true,
  speaks: true,
} as const satisfies ServiceFacts;
