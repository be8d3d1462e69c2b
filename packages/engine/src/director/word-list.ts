import type { Language } from "#spec.ts";
import { EVERYDAY } from "./ideas/everyday.ts";
import { FOOD } from "./ideas/food.ts";
import { IGNORED } from "./ideas/ignored.ts";
import { NATURE } from "./ideas/nature.ts";
import { PEOPLE } from "./ideas/people.ts";
import { WORK } from "./ideas/work.ts";
import { WORLD } from "./ideas/world.ts";
import type { Lexicon } from "./lexicon.ts";
import { STOP_WORDS } from "./stop-words.ts";

export type WordEntry = { slug: string; weight: number };

/** By word or phrase (joined with `_`); a verb stem ends with `-`. */
export type WordList = Readonly<Record<Language, ReadonlyMap<string, readonly WordEntry[]>>>;

/** Hand-picked words, names, weak words, keywords: the more we trust a word, the more it weighs. */
const HAND = 8;
const HAND_VERB = 6;
const NAME = 6;
const LAST_WORD_OF_NAME = 4;
const WEAK = 4.4;
const KEYWORD = 3.2;
/** A phrase says more than a word. */
const PHRASE_BONUS = 2;
/** A keyword that more objects share leads to none of them. */
const MOST_SHARED = 3;
const LANGUAGES = ["tr", "en"] as const;

export const IDEAS = [FOOD, NATURE, PEOPLE, WORK, WORLD, EVERYDAY, IGNORED];
/** Stands for nothing: a word that is known and shows no object. */
export const NOTHING = "-";

export function listWords(lexicon: Lexicon): WordList {
  const lists = { tr: new Map<string, WordEntry[]>(), en: new Map<string, WordEntry[]>() };
  for (const language of LANGUAGES) {
    addNames(lexicon, language, lists[language]);
    for (const line of IDEAS.flatMap((ideas) => ideas.trim().split("\n")))
      addIdea(line, lexicon, language, lists[language]);
  }
  return lists;
}

function addNames(lexicon: Lexicon, language: Language, list: Map<string, WordEntry[]>): void {
  const shares = countWords(Object.values(lexicon).flatMap((entry) => [...new Set(entry[language])]));
  const heads = countWords(Object.values(lexicon).map((entry) => lastWord(entry[language][0] ?? "")));
  for (const [slug, entry] of Object.entries(lexicon))
    for (const [index, word] of entry[language].entries()) {
      if (word.length < 3 || STOP_WORDS[language].has(word) || /face$|yüz$/u.test(word)) continue;
      const bonus = word.includes(" ") ? PHRASE_BONUS : 0;
      const shared = shares.get(word) ?? 1;
      if (index === 0) {
        add(list, word, { slug, weight: NAME + bonus });
        if (language === "tr")
          for (const base of baseForms(word.replaceAll(" ", "_"))) add(list, base, { slug, weight: NAME + bonus });
        const head = lastWord(word);
        // "kırmızı elma" is also an elma, where few objects share the last word.
        const isOwn =
          head !== word && head.length > 3 && !STOP_WORDS[language].has(head) && (heads.get(head) ?? 1) <= 2;
        if (isOwn) add(list, head, { slug, weight: LAST_WORD_OF_NAME });
      } else if (shared <= MOST_SHARED && word.length > 3)
        add(list, word, { slug, weight: (KEYWORD + bonus) / shared });
    }
}

/** A hand-picked word stands for its object alone; what CLDR said about it is forgotten. */
function addIdea(line: string, lexicon: Lexicon, language: Language, list: Map<string, WordEntry[]>): void {
  const [slug = "", rest = ""] = line.split(": ");
  if (slug !== NOTHING && !Object.hasOwn(lexicon, slug)) return;
  const [turkish = "", english = ""] = rest.split("|");
  for (const raw of (language === "tr" ? turkish : english).trim().split(" ").filter(Boolean)) {
    const word = raw.replace(/~$/u, "");
    const weight = raw.endsWith("~") ? WEAK : word.endsWith("-") ? HAND_VERB : HAND;
    const entry = { slug, weight: weight + (word.includes("_") && weight !== WEAK ? PHRASE_BONUS : 0) };
    list.set(word, [entry]);
    if (language === "tr") for (const base of baseForms(word)) if (!list.has(base)) list.set(base, [entry]);
  }
}

/** "kutup ayısı" without the ending that joins its words: so "kutup ayıları" is found too. */
function baseForms(phrase: string): string[] {
  const [, start = "", vowel = ""] = /^(.+_.{2,}?)s?([ıiuü])$/u.exec(phrase) ?? [];
  if (!vowel || start.endsWith("-")) return [];
  const hard: Readonly<Record<string, string>> = { b: "p", c: "ç", d: "t", ğ: "k" };
  const last = start.at(-1) ?? "";
  return [start, ...(hard[last] ? [start.slice(0, -1) + hard[last]] : [])];
}

function add(list: Map<string, WordEntry[]>, word: string, entry: WordEntry): void {
  const key = word.replaceAll(" ", "_");
  const entries = list.get(key) ?? [];
  const old = entries.find(({ slug }) => slug === entry.slug);
  if (old) old.weight = Math.max(old.weight, entry.weight);
  else entries.push(entry);
  list.set(key, entries);
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1);
}
