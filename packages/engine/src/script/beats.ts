import type { Figure, Place } from "#film/film.ts";
import type { Language } from "#spec.ts";

// prettier-ignore
export const BEAT_KINDS = [
  "hook", "item", "line", "quote", "question", "figure", "year", "place", "versus", "ending",
] as const;
export type BeatKind = (typeof BEAT_KINDS)[number];

/** One thing that is said: a sentence, or a part of a long one. */
export type Beat = {
  kind: BeatKind;
  /** What is shown and spoken, without markers, emoji, links. */
  text: string;
  /** Parts of one sentence share its number. */
  sentence: number;
  /** Emoji that stood in it, in order. */
  emoji: string[];
  /** What its writer wants to be seen with it. */
  shown?: string;
  /** It asks the viewer to do something. */
  isCall: boolean;
  /** Place in a list: 3 of 5. */
  number?: number;
  of?: number;
  figure?: Figure;
  year?: number;
  place?: Place;
  /** Where a way that begins at `place` leads. */
  placeTo?: Place;
  /** What is left behind and what wins; when it is open, neither. */
  versus?: { sides: [string, string]; note: string; isOpen: boolean };
};

/** Something of the text that is neither shown nor spoken; `at` is its place in the normalised text. */
export type LeftOut = {
  kind: "marker" | "hashtag" | "link" | "direction" | "emoji" | "markup";
  text: string;
  at: number;
};

export type Reading = {
  language: Language;
  beats: Beat[];
  /** Without the sign. */
  hashtags: string[];
  leftOut: LeftOut[];
};

/** From `from` up to `to` of a text. */
export type Span = { from: number; to: number };
