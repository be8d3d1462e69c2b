import type { ServiceFacts } from "./service.ts";

export const anthropic = {
  name: "Claude",
  keyPage: "https://console.anthropic.com/settings/keys",
  writes: true,
} as const satisfies ServiceFacts;
