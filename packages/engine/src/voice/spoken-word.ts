import type { Language } from "#spec.ts";

/** A word without the punctuation around it, and its neighbours. */
export type Word = {
  core: string;
  /** Punctuation after it: the voice breathes by it. */
  after: string;
  previous: string;
  next: string;
  isLast: boolean;
  language: Language;
  /** Most of the sentence is in capitals: they say nothing about a single word then. */
  isShouted: boolean;
};
