import { beforeAll, expect, test } from "vitest";
import type { Language } from "#spec.ts";
import type { Matcher } from "./matcher.ts";
import { loadMatcher } from "#tools/known-matcher.ts";

let matcher: Matcher;

beforeAll(async () => {
  matcher = await loadMatcher();
}, 120_000);

const shown = (text: string, language: Language) =>
  matcher.match(text, language).map(({ slug, isRefused }) => (isRefused ? `no ${slug}` : slug));

test.each<[string, Language, string[]]>([
  ["Our garden chair broke.", "en", ["chair"]],
  ["Bahçe sandalyesi kırıldı.", "tr", ["chair"]],
  ["She dusted the shoe rack.", "en", []],
  ["A seagull stands there.", "en", ["seagull"]],
  ["A lamp stands in the corner.", "en", ["table-lamp"]],
  ["She sold lamp stands.", "en", []],
  // What something is made of is seen, and whoever is given something stays.
  ["We gave the dog water.", "en", ["dog-face", "droplet"]],
  ["Çocuk uçurtmasını buldu.", "tr", ["child", "kite"]],
])("[R16.2] of two nouns in a row the last one is meant: %s", (text, language, things) => {
  expect(shown(text, language)).toEqual(things);
});

test.each<[string, Language, string[]]>([
  ["I left my tea bag there.", "en", ["tea-bag"]],
  ["A night owl works best after midnight.", "en", []],
  ["Diş fırçalarınızı üç ayda bir değiştirin.", "tr", ["toothbrush"]],
  ["Timsah gözyaşları dökme.", "tr", []],
  ["Bu çok güzel bir gün.", "tr", []],
])("[R16.2] a compound is looked up before its parts: %s", (text, language, things) => {
  expect(shown(text, language)).toEqual(things);
});

test.each<[string, Language, string[]]>([
  ["You don't need a gym.", "en", ["no dumbbell"]],
  ["Spor salonuna ihtiyacın yok.", "tr", ["no dumbbell"]],
  ["Asansör yerine merdiveni kullan.", "tr", ["no elevator", "staircase"]],
  ["Turn the screen off.", "en", ["dark-phone"]],
  ["The fridge was empty.", "en", ["empty-fridge"]],
  ["Buzdolabı bomboştu.", "tr", ["empty-fridge"]],
])("[R16.2] what is not needed is struck out, what is off or empty is seen to be: %s", (text, language, things) => {
  expect(shown(text, language)).toEqual(things);
});
