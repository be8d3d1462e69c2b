import type { Language } from "#spec.ts";
import { lowerCase } from "#script/language.ts";
import { AWAKE } from "./asleep.ts";
import { ELSEWHERE } from "./elsewhere.ts";
import { isOutOfTime } from "./eras.ts";
import { BY_WHOLE, PEOPLE, READINGS, YOUNG } from "./readings.ts";
import { ENGLISH_TURNS } from "./turns/english-turns.ts";
import { IDIOMS } from "./turns/idioms.ts";
import { DAILY_TURNS } from "./turns/daily-turns.ts";
import { HEARD_OF_HOME } from "./turns/heard-of-home.ts";
import { HEARD_OF_NATURE } from "./turns/heard-of-nature.ts";
import { HEARD_OF_PEOPLE } from "./turns/heard-of-people.ts";
import { JUDGED_SENSES } from "./turns/judged-senses.ts";
import type { Reading } from "./turns/reading.ts";
import { SECOND_SENSES } from "./turns/second-senses.ts";
import { SPOKEN_TURNS } from "./turns/spoken-turns.ts";
import { STORY_TURNS } from "./turns/story-turns.ts";
import { SUBJECT_TURNS } from "./turns/subject-senses.ts";
import { TOLD_TURNS } from "./turns/told-turns.ts";

/** Who weeps or mourns is not shown smiling. */
const SORROW =
  /(?<!\p{L})ağla(?!ma)|gözyaş|hüngür|hıçkır|üzgün|üzül(?:d|m[üe]|ür)|yas tut|yalnız kal|\b(?:cried|cries|crying|wept|weeps?|weeping|tears|sobb\w+|heartbroken|grie(?:f|v\w+)|lonely|mourn\w*)\b/u;
/** Tears of joy: at a wedding, and where somebody laughs. */
const JOY =
  /\b(?:brides?|weddings?|groom|aisle|joy|happiness|laugh\w*|proud)\b|(?<!\p{L})(?:gelin|düğün|nikah|damat|mutluluk|sevinç|gurur)/u;
const SMILING: ReadonlySet<string> = new Set([
  ...PEOPLE,
  ..."child girl boy classmates student old-man old-woman man woman person".split(" "),
]);

type Named = { slug: string; word: string; isCertain?: boolean };

/** The object that a word means in its sentence and in this text; null: none that is drawn. */
export function meantHere(
  { slug, word, isCertain = false }: Named,
  sentence: string,
  whole: string,
  language: Language,
): string | null {
  const small = lowerCase(whole, language);
  const own = lowerCase(sentence, language);
  const written = lowerCase(word, language);
  if (slug === "sleeping-face" && AWAKE.test(own)) return null;
  const other = ELSEWHERE.find(
    ([known, company, , said]) => known === slug && company.test(small) && (said?.test(written) ?? true),
  );
  if (other) return other[2] ?? null;
  if (!isCertain && isOutOfTime(slug, own, small)) return null;
  if (SMILING.has(slug) && SORROW.test(own) && !YOUNG.test(small) && !JOY.test(own)) return "bowed-figure";
  const turns = [
    SUBJECT_TURNS,
    JUDGED_SENSES,
    SECOND_SENSES,
    TOLD_TURNS,
    STORY_TURNS,
    HEARD_OF_PEOPLE,
    HEARD_OF_NATURE,
    HEARD_OF_HOME,
    DAILY_TURNS,
    SPOKEN_TURNS,
    IDIOMS,
    ...(language === "en" ? [ENGLISH_TURNS] : []),
  ];
  const reading =
    turns.map((readings) => readAs(readings, slug, written, own)).find(Boolean) ??
    readAs(READINGS, slug, written, BY_WHOLE.has(slug) ? small : own);
  return reading ? (reading.meant ?? null) : slug;
}

type Readings = Readonly<Record<string, readonly Reading[]>>;

function readAs(readings: Readings, slug: string, word: string, text: string): Reading | undefined {
  if (!Object.hasOwn(readings, slug)) return undefined;
  return readings[slug]?.find((each) => each.word.test(word) && each.here.test(text) && !each.not?.test(text));
}
