import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { findChange } from "./changes.ts";
import { readBeats } from "./read-beats.ts";

const told = (text: string, language: Language) =>
  readBeats(`Bu ilk. ${text}`, language)
    .beats.slice(1)
    .map((beat) => beat.text);

test.each<[Language, string, string[]]>([
  [
    "tr",
    "Bir gecede yetmiş gemiyi karadan yürüterek Haliç'e indirdi",
    ["Bir gecede yetmiş gemiyi karadan yürüterek Haliç'e indirdi"],
  ],
  ["tr", "Şut direkten döndü, tribünler sustu.", ["Şut direkten döndü", "Tribünler sustu"]],
  [
    "en",
    "Only 705 people survived because there were too few lifeboats.",
    ["Only 705 people survived", "Because there were too few lifeboats"],
  ],
  [
    "en",
    "The ship left port in 1912 with 2,224 people on board.",
    ["The ship left port in 1912", "With 2,224 people on board"],
  ],
  // What is denied for one reason and said for another is false without its reason.
  [
    "en",
    "A river does not cut through rock because it is strong, but because it never stops.",
    ["A river does not cut through rock because it is strong", "But because it never stops"],
  ],
  [
    "en",
    "Our neighbor, Mr. Alvarez, fixed it with glue and patience in his basement.",
    ["Our neighbor, Mr. Alvarez", "Fixed it with glue and patience in his basement"],
  ],
  ["tr", "Sebzeleri 200 derece fırında 25 dakika pişir.", ["Sebzeleri 200 derece fırında", "25 dakika pişir"]],
  // The first half of a sentence is not read with the sentence before it.
  [
    "tr",
    "Yine bir şey olmaz. Herkes vazgeçtiğinde sen bir derece daha ısıtırsın.",
    ["Yine bir şey olmaz", "Herkes vazgeçtiğinde", "Sen bir derece daha ısıtırsın"],
  ],
  // What only leads up to the next piece is read with it; "mağlup" is no verb.
  [
    "en",
    "From far away, your friends would see you slow down and freeze at the edge.",
    ["From far away, your friends would see you slow down", "And freeze at the edge"],
  ],
  [
    "en",
    "Once that is done, put the rest in a simple index fund and let it grow.",
    ["Once that is done, put the rest in a simple index fund and let it grow"],
  ],
  [
    "tr",
    "Ardından Brüksel'de rakibini 3-2 mağlup edip Avrupa şampiyonu oldular.",
    ["Ardından Brüksel'de rakibini 3-2 mağlup edip Avrupa şampiyonu oldular"],
  ],
  // What is listed is told in one breath, and the sentence goes on behind it.
  [
    "en",
    "Merchants carried silk, spices, paper and porcelain on camels through deserts and over mountains.",
    ["Merchants carried silk, spices, paper and porcelain", "On camels through deserts and over mountains"],
  ],
  // Three words are a stub, and what is only taken back says nothing alone.
  ["en", "Bring a warm jacket, mornings are cold.", ["Bring a warm jacket, mornings are cold"]],
  ["en", "Your phone is listening, but not how you think.", ["Your phone is listening, but not how you think"]],
  ["tr", "Pirinci önce yıkar, sonra haşlardı.", ["Pirinci önce yıkar, sonra haşlardı"]],
  // One picture: things told in one breath, a comparison, a change, a short sentence.
  ["en", "Notes of chocolate, peach and honey.", ["Notes of chocolate, peach and honey"]],
  ["en", "Forget expensive taxis, just take the metro.", ["Forget expensive taxis, just take the metro"]],
  ["en", "In a month I went from 6 hours a day to 3.", ["In a month I went from 6 hours a day to 3"]],
  ["tr", "Kahvaltı yap, sonra çık.", ["Kahvaltı yap, sonra çık"]],
])("[R16.1] a sentence is cut where one picture ends (%s): %s", (language, text, parts) => {
  expect(told(text, language)).toEqual(parts);
});

test("a text with pictures enough is cut no finer, so that its end still fits", () => {
  const sentence = "Şut direkten döndü, tribünler sustu. ";
  expect(told(sentence.repeat(3), "tr")).toHaveLength(6);
  expect(told(sentence.repeat(20), "tr")).toHaveLength(20);
});

test.each<[Language, string, unknown]>([
  ["tr", "Faizi yüzde 50'den yüzde 47,5'e indirdi", { from: "50", to: "47,5", unit: "%" }],
  ["tr", "1.890 TL yerine 1.490 TL", { from: "1.890", to: "1.490", unit: "TL" }],
  ["en", "I went from 6 hours a day to 3", { from: "6", to: "3", unit: "hours" }],
  ["en", "It lasted from 1914 to 1918", undefined],
  ["tr", "5 dakikadan kısa", undefined],
])("[R16.2] a number that becomes another is read with both (%s): %s", (language, text, change) => {
  const found = findChange(text, language);
  expect(found && { from: found.from, to: found.to, unit: found.unit }).toEqual(change);
});

test("[R16.1] a stub and the names of one list are read with what they belong to", () => {
  expect(told("They carried paper and porcelain on camels through deserts and over mountains.", "en").at(-1)).toMatch(
    /deserts and over mountains$/u,
  );
  expect(told("Today its cities, Samarkand, Kashgar and Istanbul, still remember.", "en")).toEqual([
    "Today its cities, Samarkand, Kashgar and Istanbul, still remember",
  ]);
});
