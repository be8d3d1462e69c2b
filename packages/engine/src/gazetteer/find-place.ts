import type { Place } from "#film/film.ts";
import { turkishNouns } from "#language/turkish.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { CITIES } from "./cities.ts";
import { COUNTRIES } from "./countries.ts";

type Entry = { place: Place; isOrdinaryWord: boolean };

const MOST_WORDS = 4;
const COUNTRY_LINE = /^(\S+) (\S+) (\S+) (\S+) (.+)$/u;
const FLAGS = { tr: new Map<string, string>(), en: new Map<string, string>() };
/** Countries by their numbers: their two letters. */
const LETTERS = new Map<string, string>();
const ENTRIES: Readonly<Record<Language, ReadonlyMap<string, Entry>>> = {
  tr: readPlaces("tr", FLAGS.tr),
  en: readPlaces("en", FLAGS.en),
};

/** The country whose flag an emoji is. */
export function placeOfFlag(sign: string, language: Language): Place | undefined {
  const name = FLAGS[language].get(sign);
  return name === undefined ? undefined : ENTRIES[language].get(keyOf([name], language))?.place;
}

/** Peoples before their flag, where they are called otherwise than their land. */
const PEOPLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  tr: {
    türk: "TR",
    alman: "DE",
    fransız: "FR",
    ingiliz: "GB",
    amerikan: "US",
    italyan: "IT",
    ispanyol: "ES",
    yunan: "GR",
    rus: "RU",
    japon: "JP",
    kore: "KR",
    arap: "SA",
    azeri: "AZ",
    bulgar: "BG",
    ukrayna: "UA",
    isviçre: "CH",
    hollanda: "NL",
  },
  en: {
    turkish: "TR",
    german: "DE",
    french: "FR",
    british: "GB",
    american: "US",
    italian: "IT",
    spanish: "ES",
    greek: "GR",
    russian: "RU",
    japanese: "JP",
    korean: "KR",
    chinese: "CN",
    indian: "IN",
    brazilian: "BR",
    mexican: "MX",
    canadian: "CA",
    australian: "AU",
    ukrainian: "UA",
    polish: "PL",
    portuguese: "PT",
    dutch: "NL",
    swiss: "CH",
    swedish: "SE",
    norwegian: "NO",
    danish: "DK",
    finnish: "FI",
    irish: "IE",
    egyptian: "EG",
  },
};
const PEOPLE_OF_FLAG = { tr: /(\p{L}+) bayra[ğk]/iu, en: /(\p{L}+) flags?\b/iu };

/** The letters of the country whose flag a sentence speaks of; undefined: it names none. */
export function countryOfFlag(text: string, language: Language): string | undefined {
  const people = PEOPLE_OF_FLAG[language].exec(text)?.[1] ?? "";
  const known = PEOPLES[language][lowerCase(people, language)];
  if (known !== undefined) return known;
  const country = findPlace(text, language)?.country;
  return country ? LETTERS.get(country) : undefined;
}

/** "Borsa İstanbul": a place in the name of a house. */
const INSTITUTION = /^(?:Borsa|Radyo|FC|Real|Inter)$/u;

/** "Hindistan cevizi", "Van kedisi": what is called after a place is not there. */
const CALLED_AFTER = /^(?:cevizi|fıstığı|kedisi|keçisi|tavşanı|inciri|gülü|lalesi|mantısı)/u;

/**
 * The first place a sentence names. Its name must be written as one, with a capital letter; a name that is also an
 * ordinary word must not begin the sentence either, where every word has one.
 */
export function findPlace(text: string, language: Language): Place | undefined {
  return placesIn(text, language).next().value?.place;
}

/** Nearer than this two places are one on a map, in degrees. */
const NEAREST = 1;
const FROM = { tr: /^[dt][ae]n$/u, en: /^(?:from|left|leaving|link(?:s|ed|ing)|connect(?:s|ed|ing)|join(?:s|ed))$/iu };
const TO = { tr: /^y?[ae]$/u, en: /^(?:to|for|with)$/iu };

/** The place a sentence names first, or where the way it tells of begins and leads: "Van'dan İzmir'e". */
export function findRoute(text: string, language: Language): { place?: Place; placeTo?: Place } {
  const named = [...placesIn(text, language)];
  const from = named.find(({ sign }) => FROM[language].test(sign));
  const to = named.find(({ sign, place }) => TO[language].test(sign) && from !== undefined && isFar(place, from.place));
  if (from && to) return { place: from.place, placeTo: to.place };
  return named[0] ? { place: named[0].place } : {};
}

function isFar(one: Place, other: Place): boolean {
  return Math.hypot(one.longitude - other.longitude, one.latitude - other.latitude) >= NEAREST;
}

/** The places of a sentence, each with what says its part in it: its ending in Turkish, the word before it in English. */
function* placesIn(text: string, language: Language): Generator<{ place: Place; sign: string }, undefined> {
  const words = [...text.matchAll(/[\p{L}\p{N}.]+(?:['’-]\p{L}+)*/gu)].map(({ 0: word }) => word);
  for (let index = 0; index < words.length; index++) {
    // Turkish sets an apostrophe after names only, and many write them small.
    const isName =
      /^[\p{Lu}\d]/u.test(words[index] ?? "") || (language === "tr" && /^\p{Ll}{4,}['’]/u.test(words[index] ?? ""));
    if (!isName || INSTITUTION.test(words[index - 1] ?? "")) continue;
    // "New England" lies elsewhere.
    if (language === "en" && words[index - 1] === "New") continue;
    for (let length = Math.min(MOST_WORDS, words.length - index); length > 0; length--) {
      const found = look(landOf(words, index, length, language), language);
      if (language === "tr" && CALLED_AFTER.test(words[index + length] ?? "")) continue;
      if (!found || (found.entry.isOrdinaryWord && isDoubtful(words, index, length))) continue;
      if (language === "en" && isClub(words, index, length)) continue;
      yield { place: found.entry.place, sign: language === "tr" ? found.ending : before(words, index) };
      index += length - 1;
      break;
    }
  }
  return undefined;
}

/** What the people of a land call their own, where another word than its name is used. */
const LANDS: Readonly<Record<string, string>> = {
  Chinese: "China",
  Japanese: "Japan",
  Korean: "South Korea",
  Indian: "India",
  Turkish: "Türkiye",
  Greek: "Greece",
  Italian: "Italy",
  French: "France",
  Spanish: "Spain",
  Portuguese: "Portugal",
  German: "Germany",
  Dutch: "Netherlands",
  Swiss: "Switzerland",
  Austrian: "Austria",
  Norwegian: "Norway",
  Swedish: "Sweden",
  Finnish: "Finland",
  Icelandic: "Iceland",
  Irish: "Ireland",
  Scottish: "Scotland",
  Russian: "Russia",
  Egyptian: "Egypt",
  Moroccan: "Morocco",
  Mexican: "Mexico",
  Peruvian: "Peru",
  Brazilian: "Brazil",
  Australian: "Australia",
  Canadian: "Canada",
};
const ON_A_MAP =
  /^(?:canyon|village|city|town|coast|island|mountain|desert|border|province|river|lake|countryside|valley|beach|port|harbou?r|jungle)s?$/u;

/** "A Chinese canyon" lies in China; a Chinese dish is eaten anywhere. */
function landOf(words: readonly string[], index: number, length: number, language: Language): readonly string[] {
  const land = language === "en" && length === 1 ? LANDS[words[index] ?? ""] : undefined;
  return land !== undefined && ON_A_MAP.test(words[index + 1] ?? "") ? [land] : words.slice(index, index + length);
}

/** "With the Mediterranean": the word before a name, and before its article. */
function before(words: readonly string[], index: number): string {
  const word = words[index - 1] ?? "";
  return /^the$/iu.test(word) ? (words[index - 2] ?? "") : word;
}

/** "Milan led Liverpool 3-0", "Liverpool scored": those who play for a city. */
const PLAYS =
  /^(?:scored|scores|equali[sz]ed|led|leads|beat|beats|thrashed|drew|fans|striker|captain|goalkeeper|midfielder)$/u;

function isClub(words: readonly string[], index: number, length: number): boolean {
  return (
    PLAYS.test(words[index + length] ?? "") || /^(?:led|beat|beats|thrashed|hosted)$/u.test(words[index - 1] ?? "")
  );
}

function look(words: readonly string[], language: Language): { entry: Entry; ending: string } | undefined {
  const last = words.at(-1) ?? "";
  const start = words.slice(0, -1);
  // All but small joining words of a name are capitalised: "Rio de Janeiro".
  if (words.some((word) => /^\p{Ll}{4,}(?!\p{L}*['’])/u.test(word))) return undefined;
  const bare = last.replace(/['’].*$/u, "").replace(/\.$/u, "");
  const known = ENTRIES[language];
  const exact = known.get(keyOf([...start, bare], language));
  const [, ending = ""] = last.split(/['’]/u);
  if (exact) return { entry: exact, ending };
  if (language === "en") return undefined;
  for (const stem of turkishNouns(lowerCase(bare, "tr")).keys()) {
    const found =
      stem.length > 2 ? known.get([...start.map((word) => lowerCase(word, "tr")), stem].join(" ")) : undefined;
    if (found && !found.isOrdinaryWord)
      return { entry: found, ending: ending || lowerCase(bare, "tr").slice(stem.length) };
  }
  return undefined;
}

/** "Southern Turkey", "shook Turkey", "across China": what follows is no bird and no cup. */
const NEAR_A_PLACE =
  /^(?:in|to|from|of|at|near|visit|visited|across|through|around|leave|left|(?:(?:north|south)?(?:east|west)|north|south)ern|central|rural|modern|ancient|shook|hit|struck|all over)$/iu;

function isDoubtful(words: readonly string[], index: number, length: number): boolean {
  const last = words[index + length - 1] ?? "";
  // "Van'da": Turkish sets an apostrophe only after names.
  if (/['’]\p{L}+$/u.test(last) && !/['’]s$/u.test(last)) return false;
  return index === 0 || !NEAR_A_PLACE.test(words[index - 1] ?? "");
}

/** A flag is written with the two letters of its country. */
function flagOf(code: string): string {
  return String.fromCodePoint(...Array.from(code, (letter) => 0x1f1e6 - 65 + letter.charCodeAt(0)));
}

function keyOf(words: readonly string[], language: Language): string {
  return lowerCase(words.join(" "), language).replace(/['’]/gu, "’");
}

function readPlaces(language: Language, flags: Map<string, string>): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (names: readonly string[], longitude: number, latitude: number, country: string | null) => {
    const [first = ""] = names;
    for (const name of names) {
      const plain = name.replace("*", "").trim();
      if (!plain) continue;
      const place = { name: first.replace("*", "").trim(), longitude, latitude, country };
      const key = keyOf([plain], language);
      if (!entries.has(key)) entries.set(key, { place, isOrdinaryWord: name.includes("*") });
    }
  };
  for (const line of COUNTRIES.trim().split("\n")) {
    const [, id = "", code = "", longitude = "", latitude = "", names = ""] = COUNTRY_LINE.exec(line) ?? [];
    const [english = "", turkish = english] = names.split("|");
    LETTERS.set(id, code);
    flags.set(flagOf(code), (language === "tr" ? turkish : english).split(",")[0]?.replace("*", "").trim() ?? "");
    add(
      (language === "tr" ? turkish : english).split(","),
      Number(longitude),
      Number(latitude),
      id === "-" ? null : id,
    );
  }
  for (const line of CITIES.trim().split("\n")) {
    const [id = "", cities = ""] = line.split("> ");
    for (const city of cities.split("; ")) {
      const [, names = "", longitude = "", latitude = ""] = /^(.+) (\S+) (\S+)$/u.exec(city) ?? [];
      const [english = "", turkish = english] = names.split("=");
      add(
        (language === "tr" ? turkish : english).split("/"),
        Number(longitude),
        Number(latitude),
        id === "-" ? null : id,
      );
    }
  }
  return entries;
}
