import type { Beat } from "#script/beats.ts";
import type { Language } from "#spec.ts";
import { isAnimal } from "#director/match/animals.ts";
import type { Hit } from "#director/match/hit.ts";
import { isSomebody } from "#director/topic.ts";
import { personWord } from "./person-words.ts";

/** What only somebody who lives does or feels. */
const LIVES =
  /\b(?:(?:was|felt|is|feels) (?:so |very |always |a little |never )*(?:tired|sad|lonely|alone|afraid|scared|happy|proud|jealous|bored|shy|curious|brave|unhappy|grumpy|sleepy)|liv(?:ed|es)|lay alone|stood alone|sat alone|missed|dream(?:ed|t|s)|want(?:ed|s)|lov(?:ed|es)|wish(?:ed|es)|hat(?:ed|es)|thought|sigh(?:ed|s)|whispered|sang|cried|named|called)\b/u;
const SAID_OF = /\b(?:he|she|his|him)\b/iu;
/** So many sentences must go on about it as about somebody. */
const LEAST_SENTENCES = 2;
/** The subject stands among the first words. */
const FIRST_WORDS = 7;

/** "A little lighthouse was tired of shining": a thing that is told of as somebody; who "he" is then is no man. Null: nothing is. */
export function findHeroThing(
  beats: readonly Beat[],
  found: readonly (readonly Hit[])[],
  language: Language,
): string | null {
  const [first] = beats;
  const things = (found[0] ?? []).filter(({ rank, isRefused }) => rank === "thing" && !isRefused);
  const [main] = things.toSorted((a, b) => a.at - b.at);
  // Turkish leaves out who does it, so that nobody stands there in its place.
  if (language !== "en" || !first || !main || main.at > FIRST_WORDS) return null;
  if (isSomebody(main.slug) || isAnimal(main.slug) || !LIVES.test(first.text)) return null;
  const later = beats.findIndex(({ text }, at) => at > 0 && SAID_OF.test(text));
  const before = later < 0 ? [] : beats.slice(0, later + 1);
  // "Her sister, the left mitten": what is its own is as it is.
  const isOfPerson = before.some(({ text }) =>
    (
      text
        .replaceAll(
          /\b(?:her|his|its) (?:\p{Ll}+ )?(?:sister|brother|mother|father|partner|twin|friends?|neighbou?rs?)\b|\b(?:named|called) \p{Lu}\p{Ll}+/giu,
          "",
        )
        .match(/\p{L}+/gu) ?? []
    ).some((word) => personWord(word, "en")),
  );
  const said = new Set(beats.filter(({ text }) => SAID_OF.test(text)).map(({ sentence }) => sentence));
  return !isOfPerson && said.size >= LEAST_SENTENCES ? main.slug : null;
}

/** Drawings of somebody in its place: it sleeps in no bed and sighs with no face. */
const IN_ITS_PLACE = /^(?:person-|sleeper$|.*-face$|face-|bowed-figure$|waving-hand|hand-|table-lamp$|eyes?$|figure-)/u;

/** A mitten's sister is a mitten. */
const ITS_KIN = /^(?:sister|brother|mother|father|friend|neighbou?r)s?$/iu;

export function withoutPeople(list: readonly Hit[]): Hit[] {
  return list.filter(({ slug, word }) => !IN_ITS_PLACE.test(slug) && !ITS_KIN.test(word));
}
