import { expect, test } from "vitest";
import { cutWords } from "./cut-words.ts";
import { isEnglishVerb, isTurkishVerb } from "./verbs.ts";

const at = (text: string, word: string, language: "tr" | "en") => {
  const words = cutWords(text, language);
  const index = words.findIndex(({ plain }) => plain === word);
  return language === "en" ? isEnglishVerb(words, index) : isTurkishVerb(words, index);
};

test.each([
  ["Watch the steam, it can burn", "watch"],
  ["5 ways to train your memory", "train"],
  ["Every morning I wake up and fire up the oven", "fire"],
  ["We book out by noon", "book"],
  ["Park your budget for three months", "park"],
  ["Skaters train before sunrise", "train"],
  ["Match the colour to your shoes", "match"],
  ["Then light the candles", "light"],
  ["The coach watches the door", "watches"],
  ["Fly to Rome for a weekend", "fly"],
  ["Planes that we fly every day", "fly"],
  ["Never bank on luck", "bank"],
])("[R16.2] what is done is no thing: %s", (text, word) => {
  expect(at(text, word, "en")).toBe(true);
});

test.each([
  ["My watch is broken", "watch"],
  ["The train left at noon", "train"],
  ["Fire from the oven is hot", "fire"],
  ["A good book", "book"],
  ["We met in the park", "park"],
  ["Give dogs a walk", "dogs"],
  ["Paint a room in one day", "paint"],
  ["Water your plants", "water"],
  ["On the train the lights went out", "train"],
  ["Two books a month", "books"],
])("[R16.2] what is named stays a thing: %s", (text, word) => {
  expect(at(text, word, "en")).toBe(false);
});

test.each([
  ["Telefonu başka odaya koy", "koy"],
  ["Öğlen Ayazma'da yüz", "yüz"],
  ["Fazla eşyayı at", "at"],
  ["Feribottan in, kaleye yürü", "in"],
  ["Sen sadece bir adım daha at", "at"],
  ["Otobüse bin ve arkana yaslan", "bin"],
  ["Hamuru kenara koyun", "koyun"],
  ["Bize yazın", "yazın"],
])("[R16.2] an order at the end of a clause is no thing: %s", (text, word) => {
  expect(at(text, word, "tr")).toBe(true);
});

test.each([
  ["Bu beyaz bir at", "at"],
  ["En sakin koy", "koy"],
  ["At çok hızlı koşar", "at"],
  ["Ege'nin mavi koyu", "koyu"],
  ["Yüz dolar", "dolar"],
  ["Ağılda iki koyun", "koyun"],
  ["Yarışı kazanan siyah at", "at"],
])("[R16.2] where no case asks for a verb it stays a thing: %s", (text, word) => {
  expect(at(text, word, "tr")).toBe(false);
});
