import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Sex } from "#stage/figure/figure-name.ts";
import { ENGLISH_PEOPLE } from "./person-words.ts";

/** What belongs to somebody who was just named: "a nurse vanished on her way home", "the pilot who lost his sight". */
const OWN =
  /^[^,;:]*?\b(?:who (?:\p{L}+ )?|on |in |from |with |after |at |until |when |because |while |before |as |that |says |said |thinks |thought |knew |opened |closed |put down |took off )(she|he|her|his|herself|himself)\b/iu;

/** English words for people of either sex, with the one their pronouns tell: in the same sentence, or at the head of the next. */
export function sexesTold(beats: readonly Beat[]): ReadonlyMap<string, Sex> {
  const sexes = new Map<string, Sex>();
  for (const [index, { text }] of beats.entries()) {
    const found = [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index: at }) => {
      const known = ENGLISH_PEOPLE.get(lowerCase(word, "en"));
      return known ? [{ key: lowerCase(word, "en"), known, rest: text.slice(at + word.length) }] : [];
    });
    // Of two the pronoun may mean either.
    const [one] = found;
    if (!one || found.length > 1 || one.known.sex !== undefined || sexes.has(one.key)) continue;
    const next = /^(she|he)\b/iu.exec(beats[index + 1]?.text ?? "")?.[1];
    const isBefore = /\b(?:she|he|her|his|him)\b/iu.test(text.slice(0, text.length - one.rest.length));
    const own = isBefore ? undefined : (OWN.exec(one.rest)?.[1] ?? next);
    // "He bought a rose. The florist thought he had a girlfriend. One day she …": the one is known, so she is the other.
    const isKnown = own !== undefined && beats.slice(0, index).some((beat) => PRONOUN[sexOf(own)].test(beat.text));
    const later = beats.slice(index + 1, index + 3).map((beat) => /\b(?:she|he)\b/iu.exec(beat.text)?.[0]);
    const told = isKnown ? (later.find((each) => each !== undefined && sexOf(each) !== sexOf(own)) ?? own) : own;
    if (told !== undefined) sexes.set(one.key, sexOf(told));
  }
  return sexes;
}

const PRONOUN: Readonly<Record<Sex, RegExp>> = { she: /\b(?:she|her)\b/iu, he: /\b(?:he|him|his)\b/iu };

function sexOf(pronoun: string): Sex {
  return /^(?:she|her|herself)$/iu.test(pronoun) ? "she" : "he";
}
