import type { Plan } from "#plan/plan.ts";

/** By then every word of a scene stands, and its thing with them. */
const SETTLED_SECONDS = 1.4;
const BEFORE_END_SECONDS = 0.35;

/** The hook when it has settled: it is the film's own title. */
export function choosePosterFrame({ film, framesPerSecond, frameCount }: Plan): number {
  const hook = film.scenes[0];
  const moment = hook ? Math.max(hook.start, Math.min(hook.start + SETTLED_SECONDS, hook.end - BEFORE_END_SECONDS)) : 0;
  return Math.min(frameCount - 1, Math.max(0, Math.round(moment * framesPerSecond)));
}
