import type { PresetId } from "#presets.ts";
import { aurora, cosmos, dread, minimal, nature, neon, night, noir, volt } from "./cool-looks.ts";
import type { Look } from "./look.ts";
import { bold, cinematic, crema, festive, kitchen, luxury, retro, story } from "./warm-looks.ts";

/** The looks by the ids a person chooses from. */
export const LOOKS: Readonly<Record<PresetId, Look>> = {
  cinematic,
  neon,
  aurora,
  minimal,
  cosmos,
  luxury,
  bold,
  nature,
  retro,
  noir,
  story,
  festive,
  kitchen,
  night,
  volt,
  dread,
  crema,
};
