import type { Figure } from "#film/film.ts";
import type { Language } from "#spec.ts";
import { findDates, MONTHS } from "./dates.ts";
import { lowerCase } from "./language.ts";
import { findDuration, findSpelled, findSpelledPercent } from "./spelled-figures.ts";
import { isWeighed, shownUnit, unitOf } from "./units.ts";

const NUMBER = String.raw`(?<value>\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,:/]\d+)?)`;
const FIGURE = new RegExp(
  String.raw`(?:(?<prefix>[$€£₺¥+±−~]|%|\byüzde\s)\s?)?(?<![\p{L}\d.,:/])${NUMBER}(?:['’](?<ending>\p{L}{1,6}))?(?:[\s-]?(?<sign>%|°\s?[cf]?|[$€£₺¥]|x\b|\+))?(?:[\s-](?<word>baz puan|basis points|[\p{L}²³]+))?(?:(?<=[mb]illion|trillion|thousand|mily[oa][nr]|trilyon|\sbin)\s(?<money>dollars|dolar|euros?|avro|pounds|sterlin)(?!\p{L}))?`,
  "giu",
);

/** Words after a number that are no unit of it. */
const NO_UNIT = new Set(
  "ve ile için gibi kadar ama de da mi mı the of and or to in on at for by is are was were more off i a an but with from that as who it ila veya civarı civarında den dan fazla".split(
    " ",
  ),
);
/** "20 moving parts", "at 35 your body", "40 farklı ülke": English counts in the plural, and a quality is no unit. */
const NOT_COUNTED: Readonly<Record<Language, RegExp>> = {
  en: /^(?!(?:wom|m|childr)en$)(?:is|was|this|.*[^s])$/u,
  tr: /(?:y[ae]n|l[ıiuü]|s[ıiuü]z)$/u,
};
const YEAR_BEFORE =
  /(?:^|[\s(])(?:[Ii]n|[Ss]ince|[Bb]y|[Ff]rom|[Uu]ntil|[Tt]ill|of|year|[Ee]arly|[Ll]ate|[Aa]round|[Bb]efore|[Aa]fter|[Cc]irca|mid|yıl|yılı|sene|the|\p{Lu}\p{L}{2,9})\s$/u;
const YEAR_AFTER = /^(?:['’]|\s?(?:yıl|sene|year|bc|ad|ce|bce)|\s*[,.:;!?)–—-]|\s*$)/u;

const MATCH =
  /skor|set[ie]?(?!\p{L})|maç|gerid|önde|yendi|final|rakip|\b(?:score|won|lost|beat|lead|led|match|game|final|down|up)\b/iu;

/** "Finalde 2-0 gerideydik", "won the set 70 to 68": the score of a match. */
function findScore(text: string) {
  const told = /(?<![\d-])(\d{1,3}) to (\d{1,3})(?![\d-]|[.,:]\d| ?%| \p{Ll})/u.exec(text);
  const score = told ? `${told[1]}–${told[2]}` : /(?<![\d-])\d{1,3}[-–]\d{1,3}(?![\d-])/u.exec(text)?.[0];
  if (score === undefined || !MATCH.test(text)) return undefined;
  return { figure: { prefix: "", value: score, unit: "" }, isLeading: false, isFrame: false };
}

/** "50-30-20 kuralı": the parts of a rule are one figure. */
function findRule(text: string) {
  const rule =
    /(?<![\d-])\d{1,3}(?:[-–]\d{1,3}){2,}(?![\d-])(?=\s+(?:kural|yöntem|oran|rule|method|ratio|split))/iu.exec(
      text,
    )?.[0];
  if (rule === undefined) return undefined;
  return { figure: { prefix: "", value: rule, unit: "" }, isLeading: false, isFrame: false };
}

export type Numbers = { figure?: Figure; year?: number; isLeading: boolean };

/** The number a sentence is about: a year, or the first one that carries a sign or a unit. */
export function findNumbers(text: string, language: Language): Numbers {
  let plain: { figure: Figure; isLeading: boolean; isFrame: boolean } | undefined;
  let year: number | undefined;
  const dates = findDates(text, language);
  for (const found of text.matchAll(FIGURE)) {
    const groups = found.groups ?? {};
    const value = groups["value"] ?? "";
    const at = found.index + found[0].indexOf(value);
    const before = text.slice(0, at);
    const after = text.slice(at + value.length);
    const isLeading = !/[\p{L}\d]/u.test(before);
    const date = dates.find(({ from, to }) => at >= from && at < to);
    if (date) {
      if (date.figure) plain ??= { figure: date.figure, isLeading, isFrame: false };
      continue;
    }
    if (isYear(value, before, after)) {
      year ??= Number(value);
      continue;
    }
    const figure =
      readHour(groups, value, before) ??
      readSunrises(groups, value, after) ??
      readFigure(groups, value, language, text);
    if (!figure) continue;
    // A number with a unit says more than a bare one.
    const isSum = /[$€£₺¥]/u.test(figure.prefix);
    const isBetter =
      !plain ||
      plain.isFrame ||
      (isSum && Object.hasOwn(TIMES, plain.figure.unit)) ||
      (plain.figure.unit === "" && plain.figure.prefix === "" && figure.unit + figure.prefix !== "");
    if (isBetter) plain = { figure, isLeading, isFrame: isFrame(found[0], text.slice(found.index + found[0].length)) };
  }
  const whole = findDuration(text, language) ?? findScore(text) ?? findRule(text);
  if (whole) plain = whole;
  const written = plain ? undefined : findSpelled(text, language, year !== undefined);
  if (written) plain = { figure: written.figure, isLeading: false, isFrame: false };
  const spelled = plain ? undefined : findSpelledPercent(text, language);
  if (spelled)
    plain = {
      figure: { prefix: "", value: String(spelled.value), unit: "%" },
      isLeading: !/[\p{L}\d]/u.test(text.slice(0, spelled.at)),
      isFrame: false,
    };
  return {
    ...(plain && { figure: plain.figure }),
    ...(year !== undefined && { year }),
    isLeading: plain?.isLeading ?? false,
  };
}

/** Where a text writes a figure: what stands before it, its Turkish ending, the word of its unit as written, and what follows. */
export type FigureSpan = { before: string; ending: string; unit: string; after: string };

/** Finds the number a figure was read from, in digits or in words; null: it is not there. */
export function spanOfFigure(text: string, figure: Figure, language: Language): FigureSpan | null {
  const whole = spanOfWhole(text, figure, language);
  if (whole) return whole;
  const date = findDates(text, language).find(
    (found) => found.figure?.value === figure.value && found.figure.unit === figure.unit,
  );
  if (date) {
    // "12.05.2024 tarihinde" is read as "12 Mayıs 2024 tarihinde".
    const after = `${date.year === undefined ? "" : ` ${date.year}`}${text.slice(date.to)}`;
    return { before: text.slice(0, date.from), ending: "", unit: figure.unit, after };
  }
  for (const found of text.matchAll(FIGURE)) {
    const groups = found.groups ?? {};
    const value = groups["value"] ?? "";
    const at = found.index + found[0].indexOf(value);
    const [before, after] = [text.slice(0, at), text.slice(at + value.length)];
    const read =
      readHour(groups, value, before) ??
      readSunrises(groups, value, after) ??
      readFigure(groups, value, language, text);
    if (!read || read.value !== figure.value || read.unit !== figure.unit) continue;
    const isWordUnit = groups["word"] !== undefined && !groups["ending"] && isUnitWord(read, groups);
    const signed = value.length + (groups["ending"] ? groups["ending"].length + 1 : 0);
    const sign = groups["sign"] ? text.slice(at + signed).indexOf(groups["sign"]) + groups["sign"].length : 0;
    const end = isWordUnit ? found.index + found[0].length : at + signed + sign;
    const unit = isWordUnit ? (groups["word"] ?? "") : "";
    const ending = text.slice(at + value.length, at + signed);
    return { before: text.slice(0, found.index), ending, unit, after: text.slice(end) };
  }
  // Written in words it is still read once: "iki dakika" gives way to its figure.
  const spelled = findSpelled(text, language);
  if (!spelled || spelled.figure.value !== figure.value || spelled.figure.unit !== figure.unit) return null;
  return { before: text.slice(0, spelled.from), ending: "", unit: spelled.unit, after: text.slice(spelled.to) };
}

/** "2 saat 40 dakikada", "70 to 68": two numbers that are shown as one give way to it together. */
function spanOfWhole(text: string, { value, unit }: Figure, language: Language): FigureSpan | null {
  const [, first = "", mark = "", second = ""] = /^(\d{1,3})([–:])(\d{1,3})$/u.exec(value) ?? [];
  if (mark === "" || (mark === ":" && unit === "")) return null;
  const found =
    mark === "–"
      ? new RegExp(`(?<![\\d.,])${first} to ${second}(?!\\d)`, "u").exec(text)
      : new RegExp(
          `(?<![\\d.,])${first}\\s(?:saat|hours?|hrs?|h)\\s(?:ve\\s|and\\s)?${Number(second)}\\s(?:dakika|dk|minutes?|mins?)(?<ending>d[ae]n?)?(?!\\p{L})`,
          "iu",
        ).exec(text);
  if (!found) return null;
  // What happens in so many hours keeps its case: "saatte".
  const ending = language === "tr" ? (found.groups?.["ending"] ?? "").replace("d", "t") : "";
  return {
    before: text.slice(0, found.index),
    ending: "",
    unit: ending === "" ? "" : `${unit}${ending.replace("a", "e")}`,
    after: text.slice(found.index + found[0].length),
  };
}

/** Whether the word behind a number belongs to it: neither a sign nor a currency does without it. */
function isUnitWord({ unit, prefix }: Figure, groups: Record<string, string | undefined>): boolean {
  if (unit.startsWith("gün ")) return false;
  if (unit === "%" || unit.startsWith("°")) return !groups["sign"] && !/%|yüzde/iu.test(groups["prefix"] ?? "");
  return unit !== "" || (prefix !== "" && !groups["prefix"] && !groups["sign"]);
}

/** "3 days in Paris for €300": how much weighs more than how long. */
const TIMES = { day: 1, days: 1, week: 1, weeks: 1, month: 1, months: 1, gün: 1, hafta: 1, ay: 1 };

/** "8 hafta sonra 5 km": when something happens says less than what it is. */
function isFrame(written: string, after: string): boolean {
  return (
    /(?:saniye|dakika|saat|gün|hafta|ay|yıl|day|week|month|year|hour|minute|second)s?$/iu.test(written) &&
    /^\s(?:sonra|içinde|boyunca|önce|later|from now)(?!\p{L})/iu.test(after)
  );
}

function isYear(value: string, before: string, after: string): boolean {
  if (!/^(?:1\d{3}|20\d{2})$/u.test(value) || /[$€£₺%+]\s?$/u.test(before)) return false;
  if (/^['’]?s\b/u.test(after)) return true;
  if (/^\s\p{L}/u.test(after) && !YEAR_AFTER.test(after))
    return YEAR_BEFORE.test(before) && !/^\s(?:km|kg|m|metre|lira|tl)\b/iu.test(after);
  return YEAR_AFTER.test(after) || YEAR_BEFORE.test(before);
}

/** "16 gün doğumu": these are no days. */
function readSunrises(groups: Record<string, string | undefined>, value: string, after: string): Figure | undefined {
  const [, times = ""] = /^\sgün\s(doğum|batım)/u.exec(after) ?? [];
  return times === "" || groups["ending"]
    ? undefined
    : { prefix: "", value, unit: `gün ${times}u`.replace("batımu", "batımı") };
}

const AT_HOUR = /\b(?:morning|evening|night|day|up|alarm|wake|wakes|woke|tomorrow|dawn)\s(?:at|until|by)\s$/iu;

/** "Sabah 6'da", "saat 10'da": an hour, shown as a clock shows it. */
function readHour(groups: Record<string, string | undefined>, value: string, before: string): Figure | undefined {
  if (!/^(?:[01]?\d|2[0-4])$/u.test(value)) return undefined;
  // "Every morning at 5": an hour without its sign.
  const isAt = !groups["word"] && !groups["sign"] && !groups["prefix"] && AT_HOUR.test(before);
  if (isAt) return { prefix: "", value: `${value}:00`, unit: "" };
  if (!/^[dt][ae]n?$/u.test(groups["ending"] ?? "")) return undefined;
  if (!/(?:^|[\s(])(?:sabah|akşam|gece|öğle|öğlen|saat|sabahın|gecenin|akşamın)\s$/iu.test(before)) return undefined;
  return { prefix: "", value: `${value.padStart(2, "0")}:00`, unit: "" };
}

function readFigure(
  groups: Record<string, string | undefined>,
  value: string,
  language: Language,
  text: string,
): Figure | undefined {
  const sign = groups["sign"]?.replace(/\s/gu, "") ?? "";
  const prefix = groups["prefix"]?.trim() ?? "";
  // "Sabah 6'da kalk": behind an ending no unit follows.
  const word = groups["ending"] ? "" : lowerCase(groups["word"] ?? "", language);
  const unit = shownUnit(unitOf(word, language), word, language);
  // "1.2 million dollars" is written as $1.2 million.
  const money = unitOf(lowerCase(groups["money"] ?? "", language), language);
  if (money !== "" && prefix === "") return { prefix: money, value, unit };
  if (prefix === "%" || lowerCase(prefix, language) === "yüzde" || sign === "%")
    return { prefix: "", value, unit: "%" };
  if (prefix && /[$€£₺¥]/u.test(prefix))
    return { prefix, value, unit: /^(?:m|b|tr)ill?[iy]on|^mily|^bin$|^thousand$/u.test(unit) ? unit : "" };
  if (/[$€£₺¥]/u.test(sign)) return { prefix: sign, value, unit: "" };
  if (sign.startsWith("°"))
    return { prefix, value, unit: sign.length > 1 ? sign.toUpperCase() : unit === "°C" ? unit : "°" };
  if (sign === "x" || unit === "×") return { prefix, value, unit: "×" };
  if (unit === "£" && isWeighed(text)) return { prefix: "", value, unit: "lbs" };
  if (/^[$€£]$/u.test(unit)) return { prefix: unit, value, unit: "" };
  if (unit) return { prefix, value, unit };
  if (MONTHS.has(word) && Number(value) <= 31) return { prefix: "", value, unit: groups["word"] ?? "" };
  if (/^\d{1,2}[:.]\d{2}$/u.test(value) && /^(?:[01]?\d|2[0-4])[:.][0-5]\d$/u.test(value))
    return { prefix: "", value, unit: "" };
  if (!word || NO_UNIT.has(word) || NOT_COUNTED[language].test(word))
    return prefix || /^\d{2,}|^\d[.,]\d{3}/u.test(value)
      ? { prefix: prefix === "~" ? "" : prefix, value, unit: "" }
      : undefined;
  // A large count is a figure with the word it counts ("206 bones"); a small one shows that many objects.
  const count = Number(value.replace(/[.,](?=\d{3})/gu, "").replace(",", "."));
  const counted = countedWord(groups["word"] ?? "", language);
  return count > 5 && counted !== "" ? { prefix, value, unit: counted } : undefined;
}

const LONGEST_COUNTED = 12;

/** The word a number counts, without its case: "90 ülkeden" is 90 ülke. A word with more endings says too little alone. */
function countedWord(word: string, language: Language): string {
  const bare = language === "tr" ? word.replace(/(?<=\p{L}{3})[dt][ae]n?$/u, "") : word;
  const isBent = language === "tr" && bare !== word && /[ıiuü]n$/u.test(bare);
  return bare.length > LONGEST_COUNTED || isBent ? "" : bare;
}
