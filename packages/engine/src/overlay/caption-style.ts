import type { SKRSContext2D } from "@napi-rs/canvas";
import type { CaptionGroup, Captions } from "#plan/plan.ts";
import { clamp } from "#base/numbers.ts";
import { easeOut } from "./easing.ts";
import type { GroupLayout } from "./layout.ts";
import type { WordSprites } from "./word-sprites.ts";

/** Seconds a group takes to come and to go; the planner leaves this much between two groups. */
export const ENTER_SECONDS = 0.1;
export const EXIT_SECONDS = 0.14;
/** The eye should find a word just before it is said. */
const WORD_LEAD_SECONDS = 0.05;

/** Everything a style needs to draw one group at one moment. */
export type CaptionMoment = {
  context: SKRSContext2D;
  sprites: WordSprites;
  captions: Captions;
  group: CaptionGroup;
  layout: GroupLayout;
  time: number;
  /** 0 → 1 while the group comes, and while it goes. */
  entered: number;
  left: number;
  /** Index of the word being said, -1 before the first, and for how long. */
  activeWord: number;
  activeSeconds: number;
};

export type CaptionStyleDrawing = {
  /** Seconds after a word begins in which the picture still moves. */
  settleSeconds: number;
  draw(moment: CaptionMoment): void;
};

export function momentOf(
  group: CaptionGroup,
  time: number,
): Pick<CaptionMoment, "entered" | "left" | "activeWord" | "activeSeconds"> {
  const activeWord = group.words.findLastIndex((word) => time >= word.start - WORD_LEAD_SECONDS);
  const since = group.words[activeWord]?.start;
  return {
    entered: easeOut((time - group.start + ENTER_SECONDS) / 0.26),
    left: clamp((time - group.end) / EXIT_SECONDS),
    activeWord,
    activeSeconds: since === undefined ? -1 : time - since + WORD_LEAD_SECONDS,
  };
}

/** When the word being said has come to rest. */
export function settledTime(group: CaptionGroup, activeWord: number, settleSeconds: number): number {
  return (group.words[activeWord]?.start ?? group.start) - WORD_LEAD_SECONDS + settleSeconds;
}

export function isShown(group: CaptionGroup, time: number): boolean {
  return time >= group.start - ENTER_SECONDS && time < group.end + EXIT_SECONDS;
}
