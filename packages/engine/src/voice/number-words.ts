import type { Language } from "#spec.ts";

const TURKISH_ONES = ["", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];
const TURKISH_TENS = ["", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"];
const TURKISH_GROUPS = ["", "bin", "milyon", "milyar", "trilyon"];
const TURKISH_ORDINALS: Readonly<Record<string, string>> = {
  sıfır: "sıfırıncı",
  bir: "birinci",
  iki: "ikinci",
  üç: "üçüncü",
  dört: "dördüncü",
  beş: "beşinci",
  altı: "altıncı",
  yedi: "yedinci",
  sekiz: "sekizinci",
  dokuz: "dokuzuncu",
  on: "onuncu",
  yirmi: "yirminci",
  otuz: "otuzuncu",
  kırk: "kırkıncı",
  elli: "ellinci",
  altmış: "altmışıncı",
  yetmiş: "yetmişinci",
  seksen: "sekseninci",
  doksan: "doksanıncı",
  yüz: "yüzüncü",
  bin: "bininci",
  milyon: "milyonuncu",
  milyar: "milyarıncı",
  trilyon: "trilyonuncu",
};

// prettier-ignore
const ENGLISH_SMALL = [
  "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
  "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
];
const ENGLISH_TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const ENGLISH_GROUPS = ["", "thousand", "million", "billion", "trillion"];
const ENGLISH_ORDINALS: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

const ZERO: Readonly<Record<Language, string>> = { tr: "sıfır", en: "zero" };
const LONGEST_DIGITS = 15;

/** A whole number, given as digits, in words. What is too long to be grasped, or begins with zero, is spelled. */
export function sayWhole(digits: string, language: Language): string {
  if (digits.length > LONGEST_DIGITS || (digits.length > 1 && digits.startsWith("0")))
    return sayDigits(digits, language);
  if (/^0+$/u.test(digits)) return ZERO[language];
  const groups = [];
  for (let end = digits.length; end > 0; end -= 3) groups.push(Number(digits.slice(Math.max(0, end - 3), end)));
  const words = groups.map((value, place) => sayGroup(value, place, language)).toReversed();
  return words.filter(Boolean).join(" ");
}

export function sayDigits(digits: string, language: Language): string {
  return Array.from(digits, (digit) => (digit === "0" ? ZERO[language] : sayWhole(digit, language))).join(" ");
}

export function sayOrdinal(digits: string, language: Language): string {
  const words = sayWhole(digits, language).split(" ");
  const last = words.pop() ?? "";
  if (language === "tr") return [...words, TURKISH_ORDINALS[last] ?? last].join(" ");
  const parts = last.split("-");
  const tail = parts.pop() ?? "";
  const ordinal = ENGLISH_ORDINALS[tail] ?? (tail.endsWith("y") ? `${tail.slice(0, -1)}ieth` : `${tail}th`);
  return [...words, [...parts, ordinal].join("-")].join(" ");
}

/** English reads years in pairs: nineteen twenty-three, two thousand five, twenty twenty-four. */
export function sayYear(digits: string): string {
  const century = digits.slice(0, 2);
  const rest = digits.slice(2);
  if (rest === "00") return century.endsWith("0") ? sayWhole(digits, "en") : `${sayWhole(century, "en")} hundred`;
  if (century.endsWith("0") && rest.startsWith("0")) return sayWhole(digits, "en");
  return `${sayWhole(century, "en")} ${rest.startsWith("0") ? `oh ${sayWhole(rest.slice(1), "en")}` : sayWhole(rest, "en")}`;
}

/** A number as people write it in that language: 1.500,75 in Turkish, 1,500.75 in English. */
export type WrittenNumber = { whole: string; fraction: string; hasPoint: boolean };

export const NUMBER_PATTERN = String.raw`\d+(?:[.,]\d+)*`;

const GROUPED: Readonly<Record<Language, RegExp>> = {
  tr: /^\d{1,3}(?:\.\d{3})+(?:,(?<fraction>\d+))?$/u,
  en: /^\d{1,3}(?:,\d{3})+(?:\.(?<fraction>\d+))?$/u,
};

export function readNumber(text: string, language: Language): WrittenNumber | null {
  const [group, mark] = language === "tr" ? [".", ","] : [",", "."];
  const grouped = GROUPED[language].exec(text);
  if (grouped) {
    const whole = (text.split(mark)[0] ?? "").replaceAll(group, "");
    return { whole, fraction: grouped.groups?.["fraction"] ?? "", hasPoint: mark === "." };
  }
  const plain = /^(?<whole>\d+)(?:(?<mark>[.,])(?<fraction>\d+))?$/u.exec(text)?.groups;
  if (!plain) return null;
  return { whole: plain["whole"] ?? "", fraction: plain["fraction"] ?? "", hasPoint: plain["mark"] === "." };
}

export function sayNumber({ whole, fraction, hasPoint }: WrittenNumber, language: Language): string {
  const start = sayWhole(whole, language);
  if (!fraction) return start;
  if (language === "en") return `${start} point ${sayDigits(fraction, language)}`;
  if (fraction === "5" && !hasPoint && whole !== "0") return `${start} buçuk`;
  const isSpelled = fraction.startsWith("0") || fraction.length > 3;
  return `${start} ${hasPoint ? "nokta" : "virgül"} ${isSpelled ? sayDigits(fraction, language) : sayWhole(fraction, language)}`;
}

function sayGroup(value: number, place: number, language: Language): string {
  if (value === 0) return "";
  if (language === "tr") {
    const group = TURKISH_GROUPS[place] ?? "";
    // A thousand is "bin", never "one bin".
    return place === 1 && value === 1 ? group : `${sayTurkishHundreds(value)} ${group}`.trim();
  }
  return `${sayEnglishHundreds(value)} ${ENGLISH_GROUPS[place] ?? ""}`.trim();
}

function sayTurkishHundreds(value: number): string {
  const hundreds = Math.floor(value / 100);
  return [
    hundreds > 1 ? TURKISH_ONES[hundreds] : "",
    hundreds > 0 ? "yüz" : "",
    TURKISH_TENS[Math.floor(value / 10) % 10],
    TURKISH_ONES[value % 10],
  ]
    .filter(Boolean)
    .join(" ");
}

function sayEnglishHundreds(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const tens = ENGLISH_TENS[Math.floor(rest / 10)] ?? "";
  const small = rest < 20 ? ENGLISH_SMALL[rest] : [tens, ENGLISH_SMALL[rest % 10]].filter(Boolean).join("-");
  return [hundreds > 0 ? `${ENGLISH_SMALL[hundreds]} hundred` : "", small].filter(Boolean).join(" ");
}
