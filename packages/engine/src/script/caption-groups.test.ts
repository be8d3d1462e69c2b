import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import type { CaptionBox } from "./caption-groups.ts";
import { groupWords } from "./caption-groups.ts";

const box: CaptionBox = { fontSize: 10, maxWidth: 100, maxLines: 2, measure: (text) => text.length * 6 };

const show = (words: string[]) =>
  groupWords(words, box).map((group) =>
    group.lines.map((line) => line.map((index) => words[group.from + index]).join(" ")),
  );

test("groups end with sentences and their lines are balanced", () => {
  expect(show("Kısa bir cümle. Biraz daha uzun bir cümle de var.".split(" "))).toEqual([
    ["Kısa bir cümle."],
    ["Biraz daha", "uzun bir"],
    ["cümle de var."],
  ]);
});

test("a word left alone takes back only as many words as still fit the box", () => {
  const wide = "x".repeat(8);
  expect(show(["x", "x", wide, wide, wide])).toEqual([["x x xxxxxxxx"], [wide, wide]]);
});

test("every word is shown once, in order, and no line is wider than its box", () => {
  const word = string({ unit: "grapheme-ascii", minLength: 1, maxLength: 40 }).map((text) => text.replaceAll(" ", "x"));
  assert(
    property(array(word, { maxLength: 60 }), (words) => {
      const groups = groupWords(words, box);

      expect(groups.flatMap((group) => words.slice(group.from, group.to))).toEqual(words);
      for (const group of groups) {
        expect(group.lines.flat()).toEqual(Array.from({ length: group.to - group.from }, (_, index) => index));
        expect(group.lines.length).toBeLessThanOrEqual(box.maxLines);
        for (const line of group.lines) {
          const width =
            box.measure(line.map((index) => words[group.from + index]).join(" ")) * (group.fontSize / box.fontSize);
          expect(width).toBeLessThanOrEqual(box.maxWidth);
        }
      }
    }),
  );
});
