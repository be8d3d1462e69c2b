import { stepNames } from "./figure-name.ts";
import { stepAt, stepsOf } from "./motion.ts";
import { figureNameOf, figureOf } from "./people-drawings.ts";

/** The names of the other drawings in which somebody moves, and which one is seen at a time; null: nobody, or nothing moves. */
export function motionOf(slug: string): { others: string[]; at: (seconds: number) => number } | null {
  const figure = figureOf(slug);
  const others = figure ? stepNames(figureNameOf(slug), stepsOf(figure)) : [];
  return figure && others.length > 0 ? { others, at: (seconds) => stepAt(figure, seconds) } : null;
}
