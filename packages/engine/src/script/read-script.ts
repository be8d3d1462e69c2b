import type { Preset, SceneId } from "#presets.ts";
import { PRESET_IDS, PRESETS } from "#presets.ts";
import type { Language, RenderSpec } from "#spec.ts";
import { cleanText } from "./clean-text.ts";
import { fitSentences, splitSentences } from "./fit-sentences.ts";
import { detectLanguage } from "./language.ts";
import { chooseScene } from "./scene-words.ts";

/** The film begins and ends with a breath without words. */
export const LEAD_SECONDS = 0.45;
export const TAIL_SECONDS = 0.8;

/** Scenes that suit any words. */
const NEUTRAL_SCENES: readonly SceneId[] = ["sunset", "sea", "aurora", "gold", "city", "soft", "cosmos", "forest"];

export type Script = { seed: number; language: Language; preset: Preset; sceneId: SceneId; sentences: string[] };

/** Everything the words of the prompt decide, before anything is drawn or spoken. */
export function readScript(spec: RenderSpec): Script {
  const text = cleanText(spec.prompt);
  const seed = spec.seed ?? hashText(spec.prompt);
  const language = spec.language ?? detectLanguage(text);
  const preset = choosePreset(spec.style, seed);
  const sceneId = spec.scene ?? chooseScene(text, language, preset.scenes) ?? chooseNeutralScene(preset, seed);
  const seconds = spec.durationSeconds - LEAD_SECONDS - TAIL_SECONDS;
  return {
    seed,
    language,
    preset,
    sceneId,
    sentences: fitSentences(splitSentences(text, language), language, seconds),
  };
}

function choosePreset(style: RenderSpec["style"], seed: number): Preset {
  if (style === undefined) return PRESETS.cinematic;
  if (style !== "surprise") return PRESETS[style];
  return PRESETS[pick(PRESET_IDS, seed) ?? "cinematic"];
}

function chooseNeutralScene({ scenes }: Preset, seed: number): SceneId {
  const neutral = NEUTRAL_SCENES.filter((scene) => scenes.includes(scene));
  return pick(neutral, seed) ?? scenes[0];
}

function pick<Value>(values: readonly Value[], seed: number): Value | undefined {
  return values[Math.abs(seed) % values.length];
}

/** FNV-1a: small, and the same on every machine. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
