import type { Plan } from "#plan/plan.ts";

/** Posters are taken while words are on screen: late enough to show something, early enough to be the promise. */
const POSTER_SHARE = 0.36;

/** The moment near the poster's place when a caption has been fully said, else the place itself. */
export function choosePosterFrame({ captions, durationSeconds, framesPerSecond, frameCount }: Plan): number {
  const wanted = durationSeconds * POSTER_SHARE;
  const moments = captions.groups.map((group) => Math.min(group.end - 0.1, (group.words.at(-1)?.start ?? 0) + 0.7));
  const best = moments.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
  return Math.min(frameCount - 1, Math.max(0, Math.round(best * framesPerSecond)));
}
