import { sayOrdinal, sayWhole, sayYear } from "./number-words.ts";
import { MONTHS } from "./spoken-names.ts";
import { withSuffix } from "./spoken-suffix.ts";
import type { Word } from "./spoken-word.ts";

const CLOCK = /^(?<hour>\d{1,2})(?<mark>[:.])(?<minute>\d{2})(?<half>[ap]\.?m)?(?:['’](?<suffix>\p{L}+))?$/iu;
const DAY_FIRST = /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})(?:['’](?<suffix>\p{L}+))?$/u;
const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/u;
/** After these a number of four digits is a year. */
const YEAR_WORDS =
  /^(?:in|since|by|from|until|till|before|after|during|year|of|around|circa|between|and|to|early|late|mid|the|spring|summer|autumn|fall|winter)$/iu;

/** 15:30 and 3:30pm; 15.30 only where the sentence speaks of a clock. */
export function sayTime({ core, previous, next, language }: Word): string | null {
  const parts = CLOCK.exec(core)?.groups;
  const bare = /^(?<hour>\d{1,2})(?<half>[ap]\.?m)$/iu.exec(core)?.groups;
  if (bare && language === "en") return `${sayWhole(trimZero(bare["hour"]), "en")} ${sayHalf(bare["half"])}`;
  if (/^[ap]\.?m$/iu.test(core) && /^\d{1,2}(?::\d{2})?$/u.test(previous) && language === "en") return sayHalf(core);
  if (!parts || Number(parts["hour"]) > 24 || Number(parts["minute"]) > 59) return null;
  const isClock = parts["mark"] === ":" || (language === "tr" && /^saat/iu.test(previous)) || Boolean(parts["half"]);
  if (!isClock) return null;
  const hour = sayWhole(trimZero(parts["hour"]), language);
  const half = parts["half"] ? ` ${sayHalf(parts["half"])}` : "";
  const minutes = sayMinutes(parts["minute"] ?? "", language);
  if (language === "tr") return withSuffix([hour, minutes].filter(Boolean).join(" "), parts["suffix"]);
  if (!minutes) return half || /^[ap]\.?m$/iu.test(next) ? hour + half : `${hour} o'clock`;
  return `${hour} ${minutes}${half}`;
}

export function sayDate({ core, language }: Word): string | null {
  const parts = DAY_FIRST.exec(core)?.groups ?? YEAR_FIRST.exec(core)?.groups;
  if (!parts) return null;
  let [day, month] = [Number(parts["day"]), Number(parts["month"])];
  // Americans write the month first, with slashes.
  if (language === "en" && core.includes("/") && day <= 12) [day, month] = [month, day];
  else if (month > 12 && day <= 12) [day, month] = [month, day];
  const name = MONTHS[language][month - 1];
  if (!name || day < 1 || day > 31) return null;
  const year = parts["year"] ?? "";
  if (language === "en") return `${name} ${sayOrdinal(String(day), "en")}, ${sayYear(year)}`;
  return withSuffix(`${sayWhole(String(day), "tr")} ${name} ${sayWhole(year, "tr")}`, parts["suffix"]);
}

/** English only: "May 12", "12 May", "in 1923", "the 1990s". Turkish says these like any other number. */
export function sayDayOfMonth({ core, after, previous, next, language }: Word): string | null {
  if (language !== "en") return null;
  const decade = /^(?<year>1[1-9]\d|20\d)0s$/u.exec(core)?.groups?.["year"];
  if (decade)
    return sayYear(`${decade}0`)
      .replace(/y$/u, "ies")
      .replace(/(?<=hundred|thousand|ten)$/u, "s");
  if (/^\d{1,2}$/u.test(core) && Number(core) > 0 && Number(core) <= 31) {
    if (isMonth(previous)) return sayOrdinal(core, "en");
    if (isMonth(next) && !after) return `${/^the$/iu.test(previous) ? "" : "the "}${sayOrdinal(core, "en")} of`;
  }
  if (!/^(?:1[1-9]|20)\d{2}$/u.test(core)) return null;
  const isYear = YEAR_WORDS.test(previous) || isMonth(previous) || /^\d{1,2}(?:st|nd|rd|th)?$/u.test(previous);
  return isYear || next === "" || after !== "" ? sayYear(core) : null;
}

function isMonth(word: string): boolean {
  return MONTHS.en.some(
    (month) =>
      month === word || (word.length >= 3 && word !== "Mar" && month.startsWith(word) && /^\p{Lu}/u.test(word)),
  );
}

function sayMinutes(minute: string, language: Word["language"]): string {
  if (minute === "00") return "";
  if (!minute.startsWith("0")) return sayWhole(minute, language);
  return `${language === "tr" ? "sıfır" : "oh"} ${sayWhole(minute.slice(1), language)}`;
}

function sayHalf(half = ""): string {
  return /^a/iu.test(half) ? "eigh em" : "pee em";
}

function trimZero(digits = ""): string {
  return digits.replace(/^0(?=\d)/u, "");
}
