import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Hit } from "./hit.ts";

const LEAST_HEAD = 3;
/** "Ayısı", "ayının": what endings add to a head. */
const MOST_ENDING = 5;
const POINTS_AT = /(?:^|\s)(?:the|this|that|these|those|its)\s+$/iu;

/**
 * Who was named in full is meant by the head of that name afterwards: behind "the Great Wall of China", "the wall" is that one
 * and no brick wall. English says which with an article; a Turkish head ends its name.
 */
export function nameAgain(found: readonly (readonly Hit[])[], texts: readonly string[], language: Language): Hit[][] {
  const named = new Map<string, string>();
  return found.map((hits, index) =>
    hits.map((hit) => {
      const words = hit.word.split(/\s+/u);
      if (words.length > 1) {
        if (hit.rank === "thing" && !hit.isRefused) named.set(headOf(words, language), hit.slug);
        return hit;
      }
      const slug = meantBy(hit.word, named, texts[index] ?? "", language);
      return slug === undefined ? hit : { ...hit, slug, isCertain: true };
    }),
  );
}

function headOf(words: readonly string[], language: Language): string {
  if (language === "tr") return lowerCase(words.at(-1) ?? "", language).replace(/(?<=\p{L}{3})s?[ıiuü]$/u, "");
  const of = words.findIndex((word) => word.toLowerCase() === "of");
  return singular((of > 0 ? words[of - 1] : words.at(-1)) ?? "");
}

function meantBy(word: string, named: ReadonlyMap<string, string>, text: string, language: Language) {
  if (word === "") return undefined;
  if (language === "en")
    return POINTS_AT.test(text.slice(0, Math.max(0, text.indexOf(word)))) ? named.get(singular(word)) : undefined;
  const small = lowerCase(word, language);
  const [, slug] =
    [...named].find(
      ([head]) => head.length >= LEAST_HEAD && small.startsWith(head) && small.length <= head.length + MOST_ENDING,
    ) ?? [];
  return slug;
}

function singular(word: string): string {
  return word.toLowerCase().replace(/(?<=[^s])s$/u, "");
}
