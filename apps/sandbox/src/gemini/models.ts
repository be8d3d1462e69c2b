import type { World } from "#world.ts";

const OMNI = ["gemini-omni-1.1-flash"];
const VEO = [
  "veo-3.1-generate-preview",
  "veo-3.1-fast-generate-preview",
  "veo-3.1-lite-generate-preview",
  "veo-3.1-generate-001",
];
const TEXT = [
  "gemini-flash-latest",
  "gemini-flash-lite-latest",
  "gemini-pro-latest",
  "gemini-3.8-flash",
  "gemini-3.8-flash-tts",
  "gemini-3.8-flash-lite-tts",
  "gemini-3.1-flash-tts-preview",
];

export type ModelKind = "omni" | "veo" | "text" | "speech";

export function kindOfModel(name: string): ModelKind | undefined {
  if (OMNI.includes(name)) return "omni";
  if (VEO.includes(name)) return "veo";
  if (/-tts(-preview)?$/.test(name)) return TEXT.includes(name) ? "speech" : undefined;
  return TEXT.includes(name) ? "text" : undefined;
}

export function isRetired(world: World, name: string): boolean {
  return name.startsWith("veo-") && world.settings.current().veoRetired;
}

export function listModels(world: World): Record<string, unknown>[] {
  return [...TEXT, ...OMNI, ...VEO].filter((name) => !isRetired(world, name)).map(describeModel);
}

export function describeModel(name: string): Record<string, unknown> {
  const methods: Record<ModelKind, string[]> = {
    omni: ["createInteraction"],
    veo: ["predictLongRunning"],
    text: ["generateContent", "countTokens"],
    speech: ["generateContent"],
  };
  return {
    name: `models/${name}`,
    displayName: name,
    version: "001",
    inputTokenLimit: 1_048_576,
    outputTokenLimit: 65_536,
    supportedGenerationMethods: methods[kindOfModel(name) ?? "text"],
  };
}
