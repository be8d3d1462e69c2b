import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Age, Sex } from "#stage/figure/figure-name.ts";
import { figureName, readFigure } from "#stage/figure/figure-name.ts";
import { personWord } from "./person-words.ts";

const SHE = /\b(?:she|her|hers|herself)\b/iu;
const HE = /\b(?:he|his|him|himself)\b/iu;

/** A figure that stands for anybody becomes whom its sentence tells of: a woman where it says "she", old where it says "aunt". */
export function agreeing(slug: string, text: string, language: Language): string {
  const aged = AS_OLD[slug];
  if (aged !== undefined && ageTold(text, language) === "old") return aged;
  const figure = readFigure(slug);
  if (!figure || figure.other) return slug;
  const { sex, age } = toldIn(text, language);
  // Whose trade or childhood is meant keeps it.
  const isAnybody = figure.person.age === "adult";
  const person = {
    ...figure.person,
    sex: sex ?? figure.person.sex,
    age: isAnybody ? (age ?? "adult") : "child",
  } as const;
  return figureName({ ...figure, person });
}

/** Drawings of somebody of no age, and of who is old. */
const AS_OLD: Readonly<Record<string, string | undefined>> = {
  woman: "old-woman",
  man: "old-man",
  person: "older-person",
};

/** How old somebody is of whom a sentence says it in years. */
const AGED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:at|aged?|turned) (\d{1,3})\b|\b(\d{1,3})[- ]years?[- ]old\b/iu,
  tr: /(?<!\p{L})(\d{1,3}) yaşında/iu,
};
const OLD_IN_WORDS =
  /(?<!\p{L})(?:altmış|yetmiş|seksen|doksan)(?: \p{L}+)? yaşında|\b(?:sixty|seventy|eighty|ninety)(?:[- ]\w+)?[- ]years?[- ]old\b|\bat (?:the age of )?(?:sixty|seventy|eighty|ninety)(?:-\w+)?\b/iu;
const [OLD_FROM, CHILD_TO] = [60, 13];

/** How old the one is of whom a sentence tells, where it says so. */
export function ageTold(text: string, language: Language): Age | undefined {
  if (OLD_IN_WORDS.test(lowerCase(text, language))) return "old";
  const years = Number(AGED[language].exec(text)?.slice(1).find(Boolean) ?? Number.NaN);
  return years >= OLD_FROM ? "old" : years <= CHILD_TO ? "child" : undefined;
}

function toldIn(text: string, language: Language): { sex?: Sex | undefined; age?: Age | undefined } {
  const known = (text.match(/\p{L}+/gu) ?? []).flatMap((word) => personWord(word, language) ?? []);
  const [one] = known;
  const isShe = language === "en" && SHE.test(text);
  const isHe = language === "en" && HE.test(text);
  const pronoun = isShe === isHe ? undefined : isShe ? ("she" as const) : ("he" as const);
  return { sex: one?.sex ?? pronoun, age: ageTold(text, language) ?? (one?.isName ? undefined : one?.age) };
}
