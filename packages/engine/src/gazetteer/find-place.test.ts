import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { CITIES } from "./cities.ts";
import { COUNTRIES } from "./countries.ts";
import { countryOfFlag, findPlace, findRoute, placeOfFlag } from "./find-place.ts";

const named = (text: string, language: Language) => findPlace(text, language)?.name;

test.each<[string, Language, string]>([
  ["İstanbul'da sabah", "tr", "İstanbul"],
  ["Kapadokya’nın balonları", "tr", "Kapadokya"],
  ["Bugün Japonyadan döndük", "tr", "Japonya"],
  ["Güney Kore'ye gidiyoruz", "tr", "Güney Kore"],
  ["Mısır'da piramitler", "tr", "Mısır"],
  ["Factories in Japan are ready", "en", "Japan"],
  ["We love New York City nights", "en", "New York"],
  ["The streets of Rio de Janeiro", "en", "Rio de Janeiro"],
  ["Visit Turkey this summer", "en", "Türkiye"],
  ["The United States of America", "en", "United States"],
  ["[R16] A bridge over a Chinese canyon", "en", "China"],
  ["[R16] We slept in a Turkish village", "en", "Türkiye"],
])("%s", (text, language, name) => {
  expect(named(text, language)).toBe(name);
});

test.each<[string, Language]>([
  ["Mısır patlattık", "tr"],
  ["Borsa İstanbul günü artışla kapattı", "tr"],
  ["Van kedisi", "tr"],
  ["ordu geldi", "tr"],
  ["Turkey sandwiches are great", "en"],
  ["A nice cup of china tea", "en"],
  ["Jordan scored again", "en"],
  ["Nice work", "en"],
  ["[R16] A Chinese dish and Greek yogurt", "en"],
  ["Snow fell in New England in June", "en"],
])("%s names no place", (text, language) => {
  expect(named(text, language)).toBeUndefined();
});

test("a flag is its country, and a name set off by an apostrophe may be written small", () => {
  expect(placeOfFlag("🇯🇵", "tr")?.name).toBe("Japonya");
  expect(placeOfFlag("🇹🇷", "en")?.country).toBe("792");
  expect(placeOfFlag("😀", "en")).toBeUndefined();
  expect(named("paris'te üç gün", "tr")).toBe("Paris");
});

test("a place has its country's number and stands on the globe", () => {
  expect(findPlace("in Kyoto", "en")).toEqual({ name: "Kyoto", longitude: 135.8, latitude: 35, country: "392" });
});

test("at least three hundred cities and all large countries are known, each on the globe [R16]", () => {
  const cities = CITIES.trim()
    .split("\n")
    .flatMap((line) => (line.split("> ")[1] ?? "").split("; "));

  expect(cities.length).toBeGreaterThanOrEqual(300);
  expect(COUNTRIES.trim().split("\n").length).toBeGreaterThanOrEqual(190);
  const astray = cities.filter((city) => {
    const [latitude = NaN, longitude = NaN] = city.split(" ").toReversed().map(Number);
    return !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
  });
  expect(astray).toEqual([]);
});

test.each<[string, Language, string, string | undefined]>([
  ["İstanbul'dan Kapadokya'ya arabayla gittik", "tr", "İstanbul", "Kapadokya"],
  ["İzmir'e Van'dan geldim", "tr", "Van", "İzmir"],
  ["Japonyadan Güney Koreye feribot", "tr", "Japonya", "Güney Kore"],
  ["We drove from New York to Chicago", "en", "New York", "Chicago"],
  // One end, two names for one spot, and a comparison are no ways.
  ["Kapadokya'ya arabayla gittik", "tr", "Kapadokya", undefined],
  ["Göreme'den Nevşehir'e yürüdük", "tr", "Göreme", undefined],
  ["Sarsıntı İzmir ve Manisa'da hissedildi", "tr", "İzmir", undefined],
  ["Japan is larger than Germany", "en", "Japan", undefined],
])("[R16.2] %s: where it begins and where it leads", (text, language, from, to) => {
  const { place, placeTo } = findRoute(text, language);
  expect([place?.name, placeTo?.name]).toEqual([from, to]);
});

test.each([
  ["Almanya'nın bayrağı üç renktir.", "tr", "DE"],
  ["Yunan bayrağı mavi beyazdır.", "tr", "GR"],
  ["Bayrağı astık.", "tr", undefined],
  ["The flag of Kenya has a shield.", "en", "KE"],
  ["A French flag.", "en", "FR"],
  ["He waved a flag.", "en", undefined],
] as const)("the flag that is meant is known: %s", (text, language, letters) => {
  expect(countryOfFlag(text, language)).toBe(letters);
});
