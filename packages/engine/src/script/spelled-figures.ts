import type { Figure } from "#film/film.ts";
import type { Language } from "#spec.ts";
import { lowerCase } from "./language.ts";
import {
  ENGLISH_ONES,
  ENGLISH_TENS,
  HUNDREDS,
  ONES,
  findWrittenNumbers,
  readSpelledDuration,
  readSpelledSpan,
  TENS,
  worthOf,
} from "./spelled-numbers.ts";
import { isWeighed, unitOf } from "./units.ts";

const SPELLED = {
  tr: new RegExp(
    String.raw`(?<!\p{L})yüzde\s(?:(?<hundred>yüz)(?=[eü]?(?:[^\p{L}]|$))|(?<tens>${TENS.join("|")})(?:\s(?<ones>${ONES.join("|")}))?|(?<alone>${ONES.join("|")}))(?!kaç|çok|az|l)(?=\p{L}{0,6}(?:[^\p{L}]|$))`,
    "u",
  ),
  en: new RegExp(
    String.raw`(?<!\p{L})(?:(?<hundred>(?:a|one) hundred)|(?<tens>${ENGLISH_TENS.join("|")})(?:[\s-](?<ones>${ENGLISH_ONES.join("|")}))?|(?<alone>${ENGLISH_ONES.join("|")})) per\s?cent(?!\p{L})`,
    "u",
  ),
} as const;

const DURATION =
  /(?<![\d.,])(\d{1,2})\s(?:saat|hours?|hrs?|h)\s(?:ve\s|and\s)?(\d{1,2})\s(?:dakika(?:d[ae]n?|y[ae]|l[ıi]k|n[ıi]n)?|dk|minutes?|mins?)(?!\p{L})/iu;

/** "1 saat 20 dakika" is one length of time. */
export function findDuration(text: string, language: Language) {
  const spelled = readSpelledDuration(text, language);
  const [, hours = spelled?.hours, minutes = spelled?.minutes ?? ""] = DURATION.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const unit = language === "tr" ? "saat" : "hours";
  return {
    figure: { prefix: "", value: `${hours}:${String(minutes).padStart(2, "0")}`, unit },
    isLeading: false,
    isFrame: false,
  };
}

/** A number written in words as it is shown in figures, where it stands, and the word of its unit as written. */
export type SpelledFigure = { figure: Figure; from: number; to: number; unit: string };

/** What a large number counts: the next word, without what a Turkish case adds to it. */
const COUNTED: Readonly<Record<Language, RegExp>> = {
  en: /^ (?<unit>(?:\p{L}{3,11}s|people|men|women|children|feet))(?!\p{L})/iu,
  tr: /^ (?<unit>yıl|gün|kilometre|metre|kişi|adım|ton|lira|dolar|euro|insan|asker|kez|defa|kilo|diş|kelime|çiçek|ağaç)(?=(?:d[ae]n?|d[ıiuü]r|l[ıiuü]k|[ıiuü]n|y?[ae])?(?!\p{L}))/iu,
};
const MONEY = /^ (?:dollars|euros|pounds|dolar|euro|avro|sterlin)(?!\p{L})/iu;

/** "Two trillion dollars", "üç bin yıllık", "one hundred thousand times": a large number is shown in figures. */
function readLarge(text: string, language: Language): SpelledFigure | undefined {
  for (const { value, power, isLarge, from, to } of findWrittenNumbers(text, language)) {
    const behind = text.slice(to);
    const money = MONEY.exec(behind)?.[0] ?? "";
    const prefix = money === "" ? "" : unitOf(lowerCase(money.trim(), language), language);
    const counted = money === "" ? (COUNTED[language].exec(behind)?.groups?.["unit"] ?? "") : "";
    // Only when it is shown: the language's way of writing numbers is loaded with the first one.
    const shownWith = (sign: string, unit: string) => ({ prefix: sign, value: value.toLocaleString(language), unit });
    if (prefix === "£" && power === "" && isWeighed(text))
      return { figure: shownWith("", "lbs"), from, to: to + money.length, unit: money.trim() };
    if (power !== "" || money !== "")
      return { figure: shownWith(prefix, power), from, to: to + money.length, unit: power };
    if (counted === "" || !isLarge) continue;
    const unit = unitOf(lowerCase(counted, language), language) || counted;
    const end = endOfWord(text, to + 1 + counted.length);
    return { figure: shownWith("", unit), from, to: end, unit: text.slice(to + 1, end) };
  }
  return undefined;
}

const HOURS = HUNDREDS.slice(0, 12);
const TURKISH_HOURS = ["on bir", "on iki", "dörd", ...ONES, "on"];
const SPELLED_HOUR: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`(?<=\b(?:at|by|until|before|after|past) )(?<hour>${HOURS.join("|")})(?= (?:o.?clock|in the (?:morning|afternoon|evening)|at night)\b)`,
    "iu",
  ),
  tr: new RegExp(
    String.raw`(?<=(?<!\p{L})(?:saat|sabah|akşam|gece|sabahın|gecenin|akşamın) )(?<hour>${TURKISH_HOURS.join("|")})(?:s?[ıiuü]n)?[dt][ae](?!\p{L})`,
    "iu",
  ),
};

const PART_OF_HOUR: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`\b(?:at |by )?(?:(?<half>half past)|(?<past>(?:a )?quarter past)|(?<to>(?:a )?quarter to)) (?<hour>${HOURS.join("|")})\b`,
    "iu",
  ),
  tr: new RegExp(
    String.raw`(?<=(?<!\p{L})saat )(?<hour>${TURKISH_HOURS.join("|")})(?:(?<half> buçuk)(?:ta|tan|a)?|y?[ıiuü] (?:(?<past>çeyrek geç)|(?<to>çeyrek (?:kala|var)))\p{L}*)(?!\p{L})`,
    "iu",
  ),
};

/** "Saat yedi buçukta", "a quarter to eleven". */
function readPartOfHour(text: string, language: Language): SpelledFigure | undefined {
  const found = PART_OF_HOUR[language].exec(text);
  if (!found) return undefined;
  const { hour = "", half, to } = found.groups ?? {};
  const told = worthOf(lowerCase(hour, language).replace("dörd", "dört"), language);
  if (told === undefined) return undefined;
  const shown = String(to === undefined ? told : ((told + 10) % 12) + 1);
  const value = `${language === "tr" ? shown.padStart(2, "0") : shown}:${half ? "30" : to ? "45" : "15"}`;
  return { figure: { prefix: "", value, unit: "" }, from: found.index, to: found.index + found[0].length, unit: "" };
}

/** "At five in the morning", "saat beşte": an hour, as a clock shows it. */
function readSpelledHour(text: string, language: Language): SpelledFigure | undefined {
  const part = readPartOfHour(text, language);
  if (part) return part;
  const found = SPELLED_HOUR[language].exec(text);
  if (!found) return undefined;
  const hour = String(worthOf(lowerCase(found.groups?.["hour"] ?? "", language).replace("dörd", "dört"), language));
  const value = `${language === "tr" ? hour.padStart(2, "0") : hour}:00`;
  return { figure: { prefix: "", value, unit: "" }, from: found.index, to: found.index + found[0].length, unit: "" };
}

/** "Three hours", "iki hafta": how long or how far is shown in figures. */
function readSpan(text: string, language: Language): SpelledFigure | undefined {
  const found = readSpelledSpan(text, language);
  if (!found) return undefined;
  const { value, unit, from, to } = found;
  const figure = { prefix: "", value: String(value), unit: unitOf(lowerCase(unit, language), language) };
  return { figure, from, to, unit: text.slice(from, to).replace(/^.*[\s-](?=\S+$)/u, "") };
}

/** The number a sentence writes in words: a sum or a count; an hour or a length of time, which say less than a year. */
export function findSpelled(text: string, language: Language, hasYear = false): SpelledFigure | undefined {
  const amount = readLarge(text, language);
  return amount ?? (hasYear ? undefined : (readSpelledHour(text, language) ?? readSpan(text, language)));
}

/** A Turkish ending stays on its word. */
function endOfWord(text: string, at: number): number {
  return at + (/^\p{L}*/u.exec(text.slice(at))?.[0].length ?? 0);
}

/** A share written in words: "yüzde yirmi beş", "forty percent". */
export function findSpelledPercent(text: string, language: Language): { value: number; at: number } | undefined {
  const found = SPELLED[language].exec(lowerCase(text, language));
  if (!found) return undefined;
  const { hundred, tens, ones, alone } = found.groups ?? {};
  if (hundred) return { value: 100, at: found.index };
  const [allTens, allOnes] = language === "tr" ? [TENS, ONES] : [ENGLISH_TENS, ENGLISH_ONES];
  return { value: (allTens.indexOf(tens ?? "") + 1) * 10 + allOnes.indexOf(ones ?? alone ?? "") + 1, at: found.index };
}
