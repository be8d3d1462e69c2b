import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { CITIES } from "./cities.ts";
import { COUNTRIES } from "./countries.ts";
import { findPlace, placeOfFlag } from "./find-place.ts";

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
])("%s", (text, language, name) => {
  expect(named(text, language)).toBe(name);
});

test.each<[string, Language]>([
  ["Mısır patlattık", "tr"],
  ["Van kedisi", "tr"],
  ["ordu geldi", "tr"],
  ["Turkey sandwiches are great", "en"],
  ["A nice cup of china tea", "en"],
  ["Jordan scored again", "en"],
  ["Nice work", "en"],
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
