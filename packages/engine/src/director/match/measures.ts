import type { Language } from "#spec.ts";
import type { Word } from "./cut-words.ts";

/** As many as a scene holds of what is only said to be many; what is counted is shown up to a dozen. */
const [MOST_SHOWN, MOST_COUNTED] = [9, 12];
const COUNTS: Readonly<Record<string, number>> = {
  iki: 2,
  üç: 3,
  dört: 4,
  beş: 5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  both: 2,
  couple: 2,
  pair: 2,
  çift: 2,
  altı: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  on: 10,
  düzine: 12,
  dozen: 12,
  dozens: 12,
  hundreds: 100,
  thousands: 1000,
  onlarca: 10,
  yüzlerce: 100,
  binlerce: 1000,
};
/** "A thousand candles", "bin mum" are as many as a scene holds; "5 bin lira" is a sum. */
const MANY = new Set("bin hundred thousand".split(" "));
const TENS = /^(?:yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|twenty|thirty|forty|fifty|hundred)$/u;
const ARTICLE = /^(?:the|an?|my|your|his|her|is|was|are|were|and|of)$/u;
/** "Deniz altı", "su altı": under it, not six. */
const UNDER = /^(?:deniz|su|yer|masa|yatak|toprak|okyanus|göz|koltuk|ağaç)/u;

/** What things are measured with: behind a number they are no things themselves. */
const MEASURES: Readonly<Record<Language, RegExp>> = {
  tr: /^(?:(?:su|çay)_)?(?:bardak|bardağı|fincan|kaşık|kaşığı|kase|kâse|kepçe|tutam|diş|dilim|demet|paket|çimdik|avuç|porsiyon)$/u,
  en: /^(?:cups?|glass(?:es)?|spoons?|spoonfuls?|tablespoons?|teaspoons?|tbsp|tsp|pinch|cloves?|slices?|handful|bowls?|bottles?|mugs?|pots?|cans?|jars?)$/u,
};
const NUMBER = /^\d|^(?:bir|iki|üç|dört|beş|altı|yarım|çeyrek|a|an|one|two|three|four|five|six|half|another|birer)$/u;
const NUMBERS =
  /^\d|^(?:iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|yüz|two|three|four|five|six|ten|twenty|fifty)$/u;
/** Words between a number and a noun that the number counts instead. */
const UNITS = new Set(
  `dakika dk saat saniye gün günlük hafta haftalık ay aylık yıl yıllık yaş kez defa kat adım kişi kişilik kişiye km kg kilo gram gr litre lt metre cm milyon
  milyar bin yüz tane çeşit sayfa bölüm lira tl dolar puan kalori minute minutes hour hours second seconds day days week weeks month months year years times
  percent people million billion thousand hundred kg km miles pounds grams litres liters metres meters dollars kinds types ways things pages chapters`.split(
    /\s+/u,
  ),
);

/** "Sekiz yaşındaki çocuk": how old one is, not how many there are. */
const AGED = /^yaş(?:ında|larında)(?:ki|yken)?$|^(?:year|month|week|day)s?-?olds?$/u;

/** "Bir saatini alır", "üç ay": how long, with whatever ending. */
const DURATION = /^(?:saat|dakika|saniye|hafta|ay|yıl)(?:[ıiuü]?n?[ıiuü]?|[dt][ae]n?|l[ae]r\p{L}*|l[ıiuü]k\p{L}*)$/u;

const CLOCK_DEED = /^(?:getir|hediye|bul(?:d|m)|çıkar|asılı|asmış|astı|tak(?:t|m)|satın|bırak|vardı)/u;

/** "Bir su bardağı mercimek", "a cup of milk": how much there is, and not what. */
export function isMeasure(words: readonly Word[], index: number, language: Language): boolean {
  const { plain = "", isLast = true } = words[index] ?? {};
  const next = words[index + 1]?.plain;
  if (language === "en") return MEASURES.en.test(plain) && next === "of";
  // "Bir saat getirmiş": what is given, found or hung up is a clock.
  const isClock = plain === "saat" && words[index - 1]?.plain === "bir" && CLOCK_DEED.test(next ?? "");
  if (DURATION.test(plain) && NUMBER.test(words[index - 1]?.plain ?? "")) return !isClock;
  // "su bardağı", "çay kaşığı": the first word of the measure is part of it.
  const joined = next === undefined ? "" : `${plain}_${next}`;
  if (/^(?:su|çay|kahve|yemek|tatlı)_(?:bardağı|kaşığı|fincanı)/u.test(joined)) return true;
  if (
    /^(?:bardağı|kaşığı|fincanı)/u.test(plain) &&
    /^(?:su|çay|kahve|yemek|tatlı)$/u.test(words[index - 1]?.plain ?? "")
  )
    return true;
  return MEASURES.tr.test(plain) && !isLast && next !== undefined && NUMBER.test(words[index - 1]?.plain ?? "");
}

/** "At 4 and fire", "3 yumurtayı şekerle": what stands between belongs to the number itself, or begins something else. */
const NO_QUALITY =
  /^(?:and|or|my|your|his|her|our|their|its|i|we|you|they|it|in|on|at|to|for|with|from|by|the|a|an|is|are|per|ve|ile|için|kez|kere|defa|gün|saat|dakika|sene|\p{L}{2,}(?:y[ıiuü]|[bcdgklmnprstvzşç][ıiuü]n[ıiuü]|[dt][ae]n?|l[ae]r[ıi]?))$/u;

/** One of something has no number but one: "two questions written down", "a two egg omelette". */
const SEVERAL =
  /(?:s|(?:wo)?men|people|children|mice|feet|teeth|geese|oxen|lice|dice|fish|sheep|deer|moose|bison|shrimp|squid|salmon|trout|swine|craft|fungi|cacti|bacteria|broccoli|spaghetti|zucchini|dozen)$/u;
/** Whether an English word may be counted: what is many ends as many do. */
export function isSeveral(word: string, language: Language): boolean {
  return language === "tr" || SEVERAL.test(word);
}

const KIN = /^(?:mother|father|mom|mum|dad|parents?|family|group|party|team)$/u;

/** How many of a thing the number before it tells, 1 to 9; one word may stand between them ("two large eggs"). */
export function countBefore(words: readonly Word[], index: number, language: Language): number {
  // "Seven old pairs of jeans", "yedi çift kot": the pairs are counted.
  if (language === "en" && words[index - 1]?.plain === "of" && words[index - 2]?.plain === "pairs")
    return countBefore(words, index - 2, language);
  if (language === "tr" && words[index - 1]?.plain === "çift" && index > 1) {
    const pairs = countBefore(words, index - 1, language);
    if (pairs > 1) return pairs;
  }
  // Ten dollars are a sum, not ten of a thing.
  const isUnit = UNITS.has(words[index]?.plain ?? "");
  for (let at = index - 1; at >= Math.max(0, index - 2); at--) {
    const { plain = "", isLast = false } = words[at] ?? {};
    if (at < index - 1 && NO_QUALITY.test(words[at + 1]?.plain ?? "")) return 1;
    const before = words[at - 1]?.plain ?? "";
    if (!isLast && MANY.has(plain) && !NUMBERS.test(before)) return isUnit ? 1 : MOST_SHOWN;
    if (plain === "altı" && UNDER.test(before)) return 1;
    if (AGED.test(plain)) return 1;
    if (isLast || UNITS.has(plain) || MEASURES.tr.test(plain) || MEASURES.en.test(plain)) return 1;
    // "7'de" is a time.
    if (/^\d+['’]/u.test(words[at]?.written ?? "")) return 1;
    // "A mother of three opened her door": her children are counted.
    if (before === "of" && KIN.test(words[at - 2]?.plain ?? "")) return 1;
    // "I take the 7 train": the number is its name.
    const isNamed = before === "the" && at === index - 1 && !(words[index]?.plain ?? "").endsWith("s");
    if (/^\d/u.test(plain)) return /^(?:[2-9]|1[0-2])$/u.test(plain) && !isNamed ? Number(plain) : 1;
    // "On the table", "down on Neptune", and not ten of them.
    const isTen =
      plain !== "on" || (language === "tr" && at === index - 1 && words.every((word) => !ARTICLE.test(word.plain)));
    const own = isTen && Object.hasOwn(COUNTS, plain) ? (COUNTS[plain] ?? 1) : 0;
    // "On iki yumurta" are twelve; "yirmi iki" are more than a scene holds.
    const count =
      own > 0 && own < 10 && before === "on" && language === "tr" ? own + 10 : own > 0 && TENS.test(before) ? 1 : own;
    if (count > MOST_COUNTED && count < 20) return 1;
    if (count > 0) return isUnit && count > MOST_SHOWN ? 1 : count <= MOST_COUNTED ? count : MOST_SHOWN;
  }
  return 1;
}
