import { expect, test } from "vitest";
import { FREEPIK_MODELS } from "#services/freepik.ts";
import { OMNI_CAPABILITIES, VEO_CAPABILITIES } from "#services/gemini.ts";
import { SAHNE_CAPABILITIES } from "./engines.ts";
import { resolveOptions } from "./video-options.ts";

test.each([
  ["Kling", FREEPIK_MODELS["kling-v2-6-pro"], 5],
  ["Omni", OMNI_CAPABILITIES, 5],
  ["Veo", VEO_CAPABILITIES, 6],
])(
  "a film of %s that asks for no length has the cheapest one, where length costs [R7.11]",
  (_name, capabilities, seconds) => {
    expect(resolveOptions(capabilities, {}).options.durationSeconds).toBe(seconds);
    const longest = Math.max(...capabilities.durations);
    expect(resolveOptions(capabilities, { durationSeconds: longest }).options.durationSeconds).toBe(longest);
  },
);

test("the free film is upright, in full HD and as long as its text needs, unless something else is asked for [R7.11] [R16.3]", () => {
  expect(resolveOptions(SAHNE_CAPABILITIES, {}).options).toEqual({
    aspectRatio: "9:16",
    resolution: "1080p",
    voice: "off",
  });
  const asked = { aspectRatio: "1:1", resolution: "480p", durationSeconds: 12 } as const;
  expect(resolveOptions(SAHNE_CAPABILITIES, asked).options).toMatchObject(asked);
});

test("a vendor's film keeps the shape and the size it always had [R7.11]", () => {
  expect(resolveOptions(VEO_CAPABILITIES, {}).options).toMatchObject({ aspectRatio: "16:9", resolution: "720p" });
});
