import type { Plan } from "#plan/plan.ts";

/** The widest blur of any look, in font sizes. */
export const MOST_BLUR = 0.22;

/** Room around a word for its shadow; italic letters lean out of their advance width, hence the share of the font size. */
export function wordMargin(fontSize: number, blur: number): number {
  return Math.ceil(blur * 2.6 + fontSize * 0.18);
}

/** Height of a word with its shadow: even, so that its middle is between two rows. */
export function wordHeight(fontSize: number, blur: number): number {
  return ((Math.ceil(fontSize * 1.5) + 1) & ~1) + 2 * wordMargin(fontSize, blur);
}

/** The largest image of a single moving word or pill; subtitles have none. */
export function mostWordBytes({ captions, width }: Pick<Plan, "captions" | "width">): number {
  if (captions.style !== "kinetic" && captions.style !== "pill") return 16;
  const fontSize = Math.max(0, ...captions.groups.map((group) => group.fontSize));
  return width * (wordHeight(fontSize, fontSize * MOST_BLUR) + 2) * 4;
}
