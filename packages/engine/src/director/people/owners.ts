import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Hit } from "#director/match/hit.ts";
import { isSomebody } from "#director/topic.ts";
import { personWord, TURKISH_PEOPLE } from "./person-words.ts";

/** "Grandfather's", "dedemin", "Murat'ın": somebody to whom something belongs. */
export function isOwner(word: string, language: Language): boolean {
  if (language === "en") return /['’]s?$/u.test(word);
  if (/['’]n?[ıiuü]n$/u.test(word)) return true;
  const stem = lowerCase(word, "tr").replace(/n?[ıiuü]n$/u, "");
  return stem.length < word.length && (TURKISH_PEOPLE.has(stem) || TURKISH_PEOPLE.has(`${stem.slice(0, -1)}k`));
}

/**
 * Whose house, truck or dress it is does not act and is not seen where the sentence names anything else: "my grandfather's house"
 * is a house.
 */
export function withoutOwners(hits: readonly Hit[], text: string, language: Language): Hit[] {
  const words = text.split(/\s+/u).map((word) => word.replaceAll(/^[^\p{L}]+|[^\p{L}'’]+$/gu, ""));
  const owners = words.filter((word) => isOwner(word, language) && personWord(stemOf(word, language), language));
  if (owners.length === 0) return [...hits];
  const kept = hits.filter(
    ({ slug, word }) => !isSomebody(slug) || !owners.some((owner) => owner.startsWith(word)) || word === "",
  );
  return kept.length > 0 ? kept : hits.map((hit) => ({ ...hit, isSide: true }));
}

function stemOf(word: string, language: Language): string {
  if (language === "en" || /['’]/u.test(word)) return word.split(/['’]/u, 1)[0] ?? "";
  const stem = word.replace(/n?[ıiuü]n$/u, "");
  return TURKISH_PEOPLE.has(lowerCase(stem, "tr")) ? stem : `${stem.slice(0, -1)}k`;
}
