import type { Language } from "#spec.ts";

/** What a word for people only counts or names here: a family of mice, a student loan, a team of horses. */
const NO_PEOPLE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:famil(?:y|ies)|crowds?|groups?|teams?|couples?|friends?|army|armies)(?= of (?:\p{Ll}+ )?(?:mice|rats|ducks|ducklings|geese|swans|birds|bees|ants|cats|kittens|dogs|pupp(?:y|ies)|foxes|wolves|bears|deer|elephants|monkeys|owls|rabbits|hedgehogs|squirrels|fish|dolphins|whales|penguins|horses|huskies|raccoons|otters|plants|mushrooms|languages|words|instruments|hours|days|weeks|months|years|minutes|things|times)\b)|\b(?:students?|teachers?|doctors?|nurses?|drivers?|bab(?:y|ies)|kids?|child|police|family|boss|judge|passengers?|customer)(?= (?:loans?|debts?|visas?|discounts?|cards?|fees?|housing|dorms?|unions?|strikes?|licen[sc]es?|service|seat|seats|menu|meal|clothes|shower|food|formula|wipes|monitor|teeth|carrots?|steps|fights?|fees|lounge|desk|uniform|report|reports|station|car|cars|tree|trees|room|photos?|recipe|budget|business|holiday|trip|dinner|vacation|fight|level|battle|jet|train|ship|terminal)\b)/gu,
  tr: /(?<!\p{L})(?:öğrenci|öğretmen|doktor|çocuk|bebek|aile|müşteri|hasta|yolcu|polis|asker)(?= (?:kredi\p{L}*|belge\p{L}*|evi\p{L}*|kart\p{L}*|yurd\p{L}*|odası\p{L}*|parkı\p{L}*|bezi\p{L}*|maması\p{L}*|arabası\p{L}*|hizmetleri|bütçesi\p{L}*|apartmanı\p{L}*|mezarlığı\p{L}*|uçağı\p{L}*|treni\p{L}*|gemisi\p{L}*))/gu,
};

/** The same text, as long as it was, without words for people where no people are meant. */
export function withoutNoPeople(text: string, language: Language): string {
  return text.replaceAll(NO_PEOPLE[language], (word) => "x".repeat(word.length));
}
