import type { Film } from "#film/film.ts";
import type { Look } from "./look.ts";
import { LOOKS } from "./looks.ts";

/** The look of a film in the colours and letters of its owner's brand. */
export function lookOf({ preset, brand }: Pick<Film, "preset" | "brand">): Look {
  const look = LOOKS[preset];
  if (!brand) return look;
  const { accent = look.accent, second = look.hot, font } = brand;
  return { ...look, accent, hot: second, ...(font && { display: font, text: font }) };
}
