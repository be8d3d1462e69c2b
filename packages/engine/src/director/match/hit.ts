import type { Rank } from "./rank.ts";

/** An object a sentence names; `word` as written there, `at` its place among the words. */
export type Hit = {
  slug: string;
  word: string;
  at: number;
  count: number;
  isRefused: boolean;
  score: number;
  rank: Rank;
  /** It stands behind a preposition: where or with what, not who. */
  isSide?: boolean;
  /** It is what something is like: "like spaghetti", "sünger gibi". */
  isLikeness?: boolean;
  /** Its word is its own name, or its company chose it: nothing else can be meant. */
  isCertain?: boolean;
};
