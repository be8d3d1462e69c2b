import type { Series } from "#schedules/series.ts";

/** What the prompt, the name and the words of the publication may name; each film has its own. */
export const EPISODE_WORDS = ["n", "date", "weekday", "topic"] as const;
export type EpisodeWords = Partial<Record<(typeof EPISODE_WORDS)[number], string>>;

const WORD = /\{(n|date|weekday|topic)\}/g;

/** A word without a value stays as it is; a topic that names another word is not looked at again. */
export function fillEpisode(text: string, words: EpisodeWords): string {
  return text.replaceAll(WORD, (whole: string, word: keyof EpisodeWords) => words[word] ?? whole);
}

export function namesTopic(text: string): boolean {
  return text.includes("{topic}");
}

type Episode = { n: number; at: Date; timeZone: string; language: string; topic: string | undefined };

export function episodeWords({ n, at, timeZone, language, topic: own }: Episode): EpisodeWords {
  return {
    n: String(n),
    date: new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(at),
    weekday: new Intl.DateTimeFormat(language, { weekday: "long", timeZone }).format(at),
    ...(own !== undefined && { topic: own }),
  };
}

/** The topic of the film that comes after so many others; undefined once the list has ended. */
export function topicAfter({ topics, whenDone, next }: Series, others: number): string | undefined {
  const place = next + others;
  return topics[whenDone === "again" ? place % topics.length : place];
}

/** What has had its film stays behind: an edited list goes on with the topic that was next, wherever it now stands. */
export function placeInList(topics: readonly string[], before: Series | null): number {
  if (before === null) return 0;
  const isKept = before.topics.slice(0, before.next).every((used, index) => topics[index] === used);
  if (isKept) return before.next;
  const following = before.topics[before.next];
  return following === undefined ? 0 : Math.max(0, topics.indexOf(following));
}

/** How many films the list still has topics for. */
export function topicsLeft(list: Series | null): number {
  if (list === null || list.whenDone === "again") return Infinity;
  return Math.max(0, list.topics.length - list.next);
}

/** One topic per line, as it is pasted: numbers and dashes of a list are no part of it. */
export function splitTopics(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:\d{1,3}[.)]|[-*•])\s+/, "").trim())
    .filter((line) => line !== "");
}
