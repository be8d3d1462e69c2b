import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { breakWord } from "./break-word.ts";

const room = (language: Language, letters: number) => ({
  language,
  maxWidth: letters,
  measure: (text: string) => text.length,
});

test("a word that fits when drawn a little smaller stays whole", () => {
  expect(breakWord("gerçekleştirilebilir", room("tr", 14))).toEqual(["gerçekleştirilebilir"]);
});

test.each<[Language, string, number, string[]]>([
  ["tr", "muvaffakiyetsizleştiricileştiriverme", 13, ["muvaffakiyet-", "sizleştirici-", "leştiriverme"]],
  ["tr", "Çekoslovakyalılaştıramadıklarımızdan", 13, ["Çekoslovakya-", "lılaştırama-", "dıklarımızdan"]],
  ["tr", "ÇEKOSLOVAKYALILAŞTIRAMADIKLARIMIZDAN", 19, ["ÇEKOSLOVAKYALILAŞ-", "TIRAMADIKLARIMIZDAN"]],
  ["en", "antidisestablishmentarianism", 15, ["antidisestablish-", "mentarianism"]],
  ["en", "wwwwwwwwwwwwwwwwwwww", 10, ["wwwwwwwwww-", "wwwwwwwwww"]],
])("in %s %s is cut between syllables where it has any", (language, word, width, pieces) => {
  expect(breakWord(word, room(language, width))).toEqual(pieces);
});

test("no letter is lost, no piece is empty, and no piece is much wider than a line", () => {
  const letters = array(constantFrom(...Array.from("aeıioöuübcçdfgğhjklmnprsştvyzAİ.'-")), {
    minLength: 1,
    maxLength: 300,
  });
  assert(
    property(letters, constantFrom<Language>("tr", "en"), (chosen, language) => {
      const word = chosen.join("").replaceAll("-", "");
      if (word === "") return;
      const pieces = breakWord(word, room(language, 12));

      expect(pieces.map((piece) => piece.replace(/-$/u, "")).join("")).toBe(word);
      for (const piece of pieces) {
        expect(piece).not.toBe("");
        expect(piece.length).toBeLessThanOrEqual(12 / 0.5);
      }
    }),
  );
});
