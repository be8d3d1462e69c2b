import type { Language } from "#spec.ts";

/** Characters a second that can be read or said without haste. */
const COMFORTABLE_RATE: Readonly<Record<Language, number>> = { tr: 16.5, en: 18 };
const SENTENCE_PAUSE = 4;
const SHORTEST_CLAUSE = 12;

export function splitSentences(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** The opening sentences that fit into the time; a first sentence that is too long is cut at a clause, then at a word. */
export function fitSentences(sentences: string[], language: Language, seconds: number): string[] {
  const budget = Math.max(SHORTEST_CLAUSE, seconds * COMFORTABLE_RATE[language]);
  const fitting: string[] = [];
  let used = 0;
  for (const sentence of sentences) {
    used += sentence.length + SENTENCE_PAUSE;
    if (used > budget) return fitting.length > 0 ? fitting : [cutSentence(sentence, budget)];
    fitting.push(sentence);
  }
  return fitting;
}

function cutSentence(sentence: string, budget: number): string {
  if (sentence.length <= budget) return sentence;
  const opening = sentence.slice(0, Math.floor(budget));
  const clause = opening.replace(/[,;:–—][^,;:–—]*$/u, "");
  if (clause.length < opening.length && clause.length > SHORTEST_CLAUSE) return `${clause}…`;
  // A text without a single space is cut where it stands.
  return `${opening.replace(/\s+\S*$/u, "")}…`;
}
