import type { Aspect } from "#film.ts";

/** The nearest of the three shapes we have clips for: `16:9`, `social_story_9_16`, `1280*720`, `960:960`, … */
export function nearestAspect(text: unknown): Aspect {
  const found = /(\d+)\D(\d+)$/.exec(typeof text === "string" ? text : "");
  const ratio = found ? Number(found[1]) / Number(found[2]) : 16 / 9;
  if (ratio > 1.2) return "16:9";
  return ratio < 0.83 ? "9:16" : "1:1";
}
