import { expect, test } from "vitest";
import { FREEPIK_MODELS, OMNI_CAPABILITIES, SAHNE_CAPABILITIES, VEO_CAPABILITIES } from "./engines.ts";
import { resolveOptions } from "./video-options.ts";

test.each([
  ["Kling", FREEPIK_MODELS["kling-v2-6-pro"], 5],
  ["Omni", OMNI_CAPABILITIES, 5],
  ["Veo", VEO_CAPABILITIES, 6],
  ["the free engine", SAHNE_CAPABILITIES, 8],
])(
  "a film of %s that asks for no length has the cheapest one, where length costs [R7.11]",
  (_name, capabilities, seconds) => {
    expect(resolveOptions(capabilities, {}).options.durationSeconds).toBe(seconds);
    const longest = Math.max(...capabilities.durations);
    expect(resolveOptions(capabilities, { durationSeconds: longest }).options.durationSeconds).toBe(longest);
  },
);
