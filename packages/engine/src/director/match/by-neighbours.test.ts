import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { byNeighbours } from "./by-neighbours.ts";

const slugs = (text: string, language: Language) => byNeighbours(text, language, () => true).map(({ slug }) => slug);

test.each<[string, Language, string[]]>([
  ["Akşam kuymak ye", "tr", ["shallow-pan-of-food"]],
  ["Zilkale'yi gör", "tr", ["castle"]],
  ["Öğlen Zeugma Müzesi'ni gez", "tr", ["classical-building"]],
  ["Sümela Manastırı'nı gez", "tr", ["church"]],
  ["Nemrut'u gör", "tr", ["location-pin"]],
  ["In the evening eat souvlaki", "en", ["shallow-pan-of-food"]],
  ["Visit the Acropolis Museum", "en", ["classical-building"]],
  ["Visit Petra at sunrise", "en", ["location-pin"]],
  ["Akşam yemek ye", "tr", []],
  ["Az ye, çok yürü", "tr", []],
  ["Eat less and move more", "en", []],
  ["Annemi gör", "tr", []],
])("[R16.2] an unknown word means what its neighbours say: %s", (text, language, right) => {
  expect(slugs(text, language)).toEqual(right);
});

test("[R16.2] a word the lists know is left to them", () => {
  expect(byNeighbours("Akşam pide ye", "tr", (word) => word !== "pide")).toEqual([]);
});
