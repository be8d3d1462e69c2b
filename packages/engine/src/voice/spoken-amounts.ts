import type { Language } from "#spec.ts";
import type { WrittenNumber } from "./number-words.ts";
import { NUMBER_PATTERN, readNumber, sayDigits, sayNumber, sayOrdinal, sayWhole, sayYear } from "./number-words.ts";
import type { Currency } from "./spoken-names.ts";
import { CURRENCIES, LETTERS, SCALES, UNITS } from "./spoken-names.ts";
import { withSuffix } from "./spoken-suffix.ts";
import type { Word } from "./spoken-word.ts";

const MONEY_FIRST = new RegExp(
  `^(?<sign>[$€£₺])(?<amount>${NUMBER_PATTERN})(?<scale>[KkMB]|bn|mn)?(?:['’](?<suffix>\\p{L}+))?$`,
  "u",
);
const MONEY_LAST = new RegExp(
  `^(?<amount>${NUMBER_PATTERN})(?<sign>[$€£₺]|TL|USD|EUR)(?:['’](?<suffix>\\p{L}+))?$`,
  "u",
);
const PERCENT = new RegExp(
  `^(?<minus>-?)(?:%(?<after>${NUMBER_PATTERN})|(?<before>${NUMBER_PATTERN})%)(?:['’](?<suffix>\\p{L}+))?$`,
  "u",
);
const RANGE = new RegExp(
  `^(?<percent>%?)(?<from>${NUMBER_PATTERN})[-–](?<to>${NUMBER_PATTERN})(?<rest>%|[\\p{L}°²³/]*)(?:['’](?<suffix>\\p{L}+))?$`,
  "u",
);
const FRACTION = /^(?<top>\d{1,2})\/(?<bottom>\d{1,3})$/u;
const MEASURED = new RegExp(
  `^(?<sign>[-+#]?)(?<amount>${NUMBER_PATTERN})(?<unit>[\\p{L}°²³/]*)(?:['’](?<suffix>\\p{L}+))?$`,
  "u",
);
const MIXED = /^(?<letters>\p{L}+)-?(?<digits>\d+)(?:['’](?<suffix>\p{L}+))?$/u;
const ORDINAL_ENDING = /^(?:[ıiuü]?nc[ıiuü])/u;
const SPEEDS = /^km\/(?:h|sa)$/u;
const SIGN_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  tr: { "-": "eksi ", "+": "artı ", "#": "numara " },
  en: { "-": "minus ", "+": "plus ", "#": "number " },
};

/** "$5", "250₺", "$1.5 million", "19,99 TL": the currency is said after the number, wherever it is written. */
export function sayMoney({ core, previous, next, language }: Word): string | null {
  const currencies = CURRENCIES[language];
  const attached = (MONEY_FIRST.exec(core) ?? MONEY_LAST.exec(core))?.groups;
  if (attached) {
    const currency = currencies[attached["sign"] ?? ""];
    const amount = readNumber(attached["amount"] ?? "", language);
    if (!currency || !amount) return null;
    const scale = SCALES[language][attached["scale"] ?? ""];
    if (scale) return withSuffix(`${sayNumber(amount, language)} ${scale} ${currency.name[1]}`, attached["suffix"]);
    // "$5 million": the next word says the dollars.
    if (SCALES[language][next]) return sayNumber(amount, language);
    return withSuffix(sayAmount(amount, currency, language), attached["suffix"]);
  }
  const scaled = SCALES[language][core];
  if (scaled) {
    const sign = MONEY_FIRST.exec(previous)?.groups?.["sign"];
    return sign ? `${scaled} ${currencies[sign]?.name[1] ?? ""}`.trim() : null;
  }
  const [name = "", suffix] = core.split(/['’]/u);
  const currency = currencies[name];
  if (!currency || name.length < 2) return null;
  // "TL 250": said behind the number that follows.
  if (isNumber(next, language) && !isNumber(previous, language)) return "";
  if (!isNumber(previous, language) && !SCALES[language][previous]) return null;
  const amount = readNumber(previous, language);
  const isSplit = amount !== null && amount.fraction.length === 2;
  return withSuffix(
    isSplit ? currency.part[1] : currency.name[amount?.whole === "1" ? 0 : 1],
    suffix && soften(suffix, name),
  );
}

/** Every other word with digits in it. */
export function sayNumberAmong(word: Word): string | null {
  const { core, language } = word;
  if (!/\d/u.test(core)) return sayUnit(word);
  return (
    sayPercent(core, language) ??
    sayRange(core, language) ??
    sayFraction(core, language) ??
    sayMeasured(word) ??
    sayMixed(core, language) ??
    sayLoose(core, language)
  );
}

/** "5 km": the unit behind the number. */
function sayUnit({ core, previous, language }: Word): string | null {
  const [name = "", suffix] = core.split(/['’]/u);
  const unit = UNITS[language][name];
  const amount = readNumber(previous.replace(/^[-+]/u, ""), language);
  if (!unit || !amount) return null;
  return withSuffix(unit[isOne(amount) ? 0 : 1], suffix);
}

function sayPercent(core: string, language: Language): string | null {
  const parts = PERCENT.exec(core)?.groups;
  const amount = parts && readNumber(parts["after"] ?? parts["before"] ?? "", language);
  if (!amount) return null;
  const sign = parts["minus"] ? SIGN_WORDS[language]["-"] : "";
  const said = sayNumber(amount, language);
  return language === "tr" ? withSuffix(`${sign}yüzde ${said}`, parts["suffix"]) : `${sign}${said} percent`;
}

/** "10-15": Turkish says both numbers, English puts "to" between them. */
function sayRange(core: string, language: Language): string | null {
  const parts = RANGE.exec(core)?.groups;
  const [from, to] = [parts?.["from"] ?? "", parts?.["to"] ?? ""].map((text) => readNumber(text, language));
  if (!parts || !from || !to) return null;
  const rest = parts["rest"] ?? "";
  const isPercent = parts["percent"] !== "" || rest === "%";
  const unit = UNITS[language][rest]?.[1];
  if (rest && !isPercent && !unit) return null;
  const say = (amount: WrittenNumber): string =>
    language === "en" && isYearPair(from, to) ? sayYear(amount.whole) : sayNumber(amount, language);
  if (language === "en") return [say(from), "to", say(to), isPercent ? "percent" : unit].filter(Boolean).join(" ");
  return withSuffix([isPercent ? "yüzde" : "", say(from), say(to), unit].filter(Boolean).join(" "), parts["suffix"]);
}

function sayFraction(core: string, language: Language): string | null {
  const { top, bottom } = FRACTION.exec(core)?.groups ?? {};
  if (!top || !bottom) return null;
  if (core === "1/2") return language === "tr" ? "yarım" : "one half";
  const [said, below] = [sayWhole(top, language), sayWhole(bottom, language)];
  if (language === "tr") return core === "7/24" ? "yedi yirmi dört" : `${said} bölü ${below}`;
  if (core === "24/7") return "twenty-four seven";
  if (Number(top) >= Number(bottom)) return `${said} over ${below}`;
  const part = bottom === "4" ? "quarter" : sayOrdinal(bottom, "en");
  return `${said} ${part}${top === "1" ? "" : "s"}`;
}

/** A number with a sign, a unit or an ending on it: -5, 5km, 10K, 3rd, 3'üncü, 2024'te, 3. */
function sayMeasured({ core, after, previous, next, isLast, language }: Word): string | null {
  const parts = MEASURED.exec(core)?.groups;
  const amount = parts && readNumber(parts["amount"] ?? "", language);
  if (!amount) return null;
  const { unit = "", suffix, sign: mark = "" } = parts;
  const sign = SIGN_WORDS[language][mark] ?? "";
  if (mark === "+" && amount.whole.length > 6) return sign + sayDigits(amount.whole, language);
  if (language === "en" && /^(?:st|nd|rd|th)$/u.test(unit)) return sayOrdinal(amount.whole, "en");
  if (language === "tr" && ORDINAL_ENDING.test(unit || (suffix ?? ""))) {
    return sayOrdinal(amount.whole, "tr") + (unit || (suffix ?? "")).replace(ORDINAL_ENDING, "");
  }
  const isOrdinal = language === "tr" && after === "." && !isLast && !amount.fraction && !unit && /^\p{L}/u.test(next);
  if (isOrdinal) return sayOrdinal(amount.whole, "tr");
  const currency = readNumber(previous, language) ? undefined : CURRENCIES[language][previous];
  if (currency && !unit && previous.length > 1) return withSuffix(sayAmount(amount, currency, language), suffix);
  const split = CURRENCIES[language][next];
  if (split && next.length > 1 && !unit && amount.fraction.length === 2) {
    return `${sayWhole(amount.whole, language)} ${split.name[amount.whole === "1" ? 0 : 1]} ${sayWhole(amount.fraction.replace(/^0/u, ""), language)}`;
  }
  const named = nameUnit(unit, amount, language);
  if (named === null) return null;
  const speed = language === "tr" && SPEEDS.test(unit || next) ? "saatte " : "";
  return withSuffix(`${speed}${sign}${sayNumber(amount, language)}${named}`, suffix);
}

function nameUnit(unit: string, amount: WrittenNumber, language: Language): string | null {
  if (!unit) return "";
  // 2K, 4K and 8K are sizes of a picture, 10K are ten thousand.
  if (unit === "K" && /^[248]$/u.test(amount.whole) && !amount.fraction) return ` ${LETTERS[language]["K"]}`;
  const name = UNITS[language][unit]?.[isOne(amount) ? 0 : 1] ?? SCALES[language][unit];
  return name ? ` ${name}` : null;
}

/** A4, B12, MP3, COVID-19: the letters, then the number. */
function sayMixed(core: string, language: Language): string | null {
  const { letters, digits, suffix } = MIXED.exec(core)?.groups ?? {};
  if (!letters || !digits) return null;
  const isSpelled = letters.length <= 3 && !/\p{Ll}/u.test(letters);
  const name = isSpelled ? Array.from(letters, (letter) => LETTERS[language][letter] ?? letter).join(" ") : letters;
  return withSuffix(`${name} ${sayWhole(digits, language)}`, suffix);
}

/** What no rule knows keeps its letters; its numbers are still said as words: 1.2.3, 3D, 5x5. */
function sayLoose(core: string, language: Language): string {
  const isVersion = /^\d+(?:\.\d+){2,}$/u.test(core);
  const dot = isVersion ? (language === "tr" ? " nokta " : " point ") : "";
  return core
    .replaceAll(/\d+/gu, (digits) => ` ${sayWhole(digits, language)} `)
    .replaceAll(".", isVersion ? dot : ".")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function sayAmount(amount: WrittenNumber, { name, part }: Currency, language: Language): string {
  const whole = sayWhole(amount.whole, language);
  if (amount.fraction.length !== 2) return `${sayNumber(amount, language)} ${name[isOne(amount) ? 0 : 1]}`;
  const cents = amount.fraction.replace(/^0/u, "");
  if (cents === "0") return `${whole} ${name[amount.whole === "1" ? 0 : 1]}`;
  const rest = `${sayWhole(cents, language)} ${part[cents === "1" ? 0 : 1]}`;
  if (amount.whole === "0") return rest;
  return `${whole} ${name[amount.whole === "1" ? 0 : 1]}${language === "en" ? " and" : ""} ${rest}`;
}

/** The ending was written for the letters ("TL'ye", te-le-ye) and must fit the word that is said ("liraya"). */
function soften(suffix: string, name: string): string {
  if (name !== "TL") return suffix;
  return suffix.replaceAll("e", "a").replaceAll("i", "ı").replaceAll("ü", "u");
}

function isYearPair(from: WrittenNumber, to: WrittenNumber): boolean {
  return [from, to].every(({ whole, fraction }) => /^(?:1[1-9]|20)\d{2}$/u.test(whole) && !fraction);
}

function isOne({ whole, fraction }: WrittenNumber): boolean {
  return whole === "1" && !fraction;
}

function isNumber(text: string, language: Language): boolean {
  return readNumber(text, language) !== null;
}
