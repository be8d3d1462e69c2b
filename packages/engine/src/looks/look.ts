import type { BackdropId } from "#film/film.ts";
import type { FontId, Motion } from "#presets.ts";

/** The backdrop a scene is painted on and its colours as #rrggbb: wall, second colour, the dark of it, and what shines. */
export type ColorSet = { backdrop: BackdropId; base: string; second: string; deep: string; glow: string };

/** How objects are relit: 1 is as drawn, 0 is grey; `side` is how far the side away from the lamp falls into the dark. */
export type Grade = { saturation: number; tint: string; side: number };

/** Everything painters need to know about the taste of a film. Colours as #rrggbb. */
export type Look = {
  /** Titles; sentences; numbers. */
  display: FontId;
  text: FontId;
  figure: FontId;
  isUpperCase: boolean;
  /** The word that stands out, and a second colour for marks where the first cannot be seen. */
  accent: string;
  hot: string;
  /** Dark words on light ground, light words on dark ground. */
  ink: string;
  light: string;
  grade: Grade | null;
  /** Grave looks show no smileys and stand no words on coloured markers. */
  isGrave: boolean;
  motion: Motion;
  sets: readonly [ColorSet, ...ColorSet[]];
};

/** One colour set in one line: the backdrop it was painted for, then its four colours. */
export function colorSet(backdrop: BackdropId, colors: string): ColorSet {
  const [base = "", second = "", deep = "", glow = ""] = colors.split(" ");
  return { backdrop, base, second, deep, glow };
}
