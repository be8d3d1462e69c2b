import type { FilmScene } from "#film/film.ts";
import type { Plan } from "#plan/plan.ts";

/** By then every word of a scene stands, and its thing with them. */
const SETTLED_SECONDS = 1.4;
/** A word needs this long to arrive. */
const WORD_SECONDS = 0.45;
/** Later the scene may already be on its way out. */
const BEFORE_END_SECONDS = 0.35;

/** The hook when it has settled: it is the film's own title. Where it is too short for its words, the first scene that is not. */
export function choosePosterFrame({ film, framesPerSecond, frameCount }: Plan): number {
  const isWhole = (scene: FilmScene): boolean => lengthOf(scene) >= settledAfter(scene) + BEFORE_END_SECONDS;
  const whole = film.scenes.find((scene) => isWhole(scene) && scene.text.trim() !== "") ?? film.scenes.find(isWhole);
  const scene = whole ?? film.scenes.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  const moment = scene
    ? Math.max(scene.start, Math.min(scene.start + settledAfter(scene), scene.end - BEFORE_END_SECONDS))
    : 0;
  return Math.min(frameCount - 1, Math.max(0, Math.round(moment * framesPerSecond)));
}

/** Words that are spoken come one by one. */
function settledAfter({ said }: FilmScene): number {
  return Math.max(SETTLED_SECONDS, (said?.at(-1)?.at ?? 0) + WORD_SECONDS);
}

function lengthOf({ start, end }: FilmScene): number {
  return end - start;
}
