import { clamp } from "#base/numbers.ts";
import type { CaptionGroup } from "#plan/plan.ts";
import { easeOut } from "./easing.ts";

/** Seconds a group takes to come and to go; the planner leaves this much between two groups. */
export const ENTER_SECONDS = 0.1;
export const EXIT_SECONDS = 0.14;
/** The eye should find a word just before it is said. */
const WORD_LEAD_SECONDS = 0.05;

export type CaptionMoment = {
  /** 0 → 1 while the group comes, and while it goes. */
  entered: number;
  left: number;
  /** Index of the word being said, -1 before the first, and for how long. */
  activeWord: number;
  activeSeconds: number;
};

export function momentOf(group: CaptionGroup, time: number): CaptionMoment {
  const activeWord = group.words.findLastIndex((word) => time >= word.start - WORD_LEAD_SECONDS);
  const since = group.words[activeWord]?.start;
  return {
    entered: easeOut((time - group.start + ENTER_SECONDS) / 0.26),
    left: clamp((time - group.end) / EXIT_SECONDS),
    activeWord,
    activeSeconds: since === undefined ? -1 : time - since + WORD_LEAD_SECONDS,
  };
}

export function isShown(group: CaptionGroup, time: number): boolean {
  return time >= group.start - ENTER_SECONDS && time < group.end + EXIT_SECONDS;
}
