import type { Film, SceneKind } from "#film/film.ts";
import type { Cue } from "./cues.ts";

/** Scenes that land: a number, a year, both sides of a comparison. */
const LANDING: ReadonlySet<SceneKind> = new Set(["figure", "chart", "year", "versus"]);
/** When the number or the badge of such a scene has arrived. */
const LANDS_AFTER_SECONDS = 0.5;

/** What the picture does that is worth hearing: every passage, every landing, and the way to the last card. */
export function soundCues({ scenes, isGrave }: Pick<Film, "scenes" | "isGrave">): Cue[] {
  return scenes.flatMap((scene, index): Cue[] => {
    if (index === 0) return [];
    const before = scenes[index - 1];
    const passage: Cue = { at: scene.start, kind: before?.exit === "cut" ? "pop" : "cut" };
    // In a grave film nothing pops.
    const heard = isGrave && passage.kind === "pop" ? [] : [passage];
    if (LANDING.has(scene.kind)) return [...heard, { at: scene.start + LANDS_AFTER_SECONDS, kind: "hit" }];
    if (scene.kind === "end") return [...heard, { at: scene.start, kind: "rise" }];
    return heard;
  });
}
