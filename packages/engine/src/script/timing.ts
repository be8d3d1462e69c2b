import type { TimedWord } from "#plan/plan.ts";
import type { WordGroup } from "./caption-groups.ts";

/** Letters a second at an easy pace, and how much slower words may come when there is time to fill. */
const EASY_RATE = 15;
const MAX_STRETCH = 1.5;
const WORD_WEIGHT = 2.2;
/** Letters' worth of time a group stays after its last word began: the eye must be able to finish. */
const GROUP_REST = 7;

/**
 * Spreads words over [start, end] without a voice: longer words take longer, sentences end with a pause. A short text in
 * a long film keeps a natural pace inside each group and rests between the groups.
 */
export function paceWords(
  words: readonly string[],
  groups: readonly WordGroup[],
  span: { start: number; end: number },
): TimedWord[] {
  const lastWords = new Set(groups.map((group) => group.to - 1));
  const weights = words.map((word, index) => weighWord(word) + (lastWords.has(index) ? GROUP_REST : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const available = span.end - span.start;
  const natural = total / EASY_RATE;
  const stretch = Math.min(MAX_STRETCH, available / natural);
  const rest = groups.length > 0 ? (available - natural * stretch) / groups.length : 0;
  let time = span.start;
  return words.map((text, index) => {
    const start = time;
    const spoken = ((weights[index] ?? 0) / EASY_RATE) * stretch;
    time += spoken + (lastWords.has(index) ? rest : 0);
    return { text, start, end: start + Math.max(0.12, spoken - 0.05) };
  });
}

function weighWord(word: string): number {
  const pause = /[.!?…]$/u.test(word) ? 4 : /[,;:–—]$/u.test(word) ? 2 : 0;
  return WORD_WEIGHT + word.length + pause;
}
