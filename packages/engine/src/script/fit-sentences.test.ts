import { expect, test } from "vitest";
import { fitSentences, splitSentences } from "./fit-sentences.ts";

test("sentences are kept from the start for as long as there is time", () => {
  const sentences = ["Birinci cümle burada.", "İkinci cümle burada.", "Üçüncü cümle burada."];

  expect(fitSentences(sentences, "tr", 60)).toEqual(sentences);
  expect(fitSentences(sentences, "tr", 3)).toEqual(sentences.slice(0, 2));
});

test("a first sentence that is too long is cut at a clause, then at a word", () => {
  const clause = "Uzun bir yolculuğun başında, herkes biraz korkar ve biraz sevinir ama yine de yürür gider";

  expect(fitSentences([clause], "tr", 3)).toEqual(["Uzun bir yolculuğun başında…"]);
  expect(fitSentences([clause.replace(",", "")], "tr", 3)[0]).toBe("Uzun bir yolculuğun başında herkes biraz korkar…");
});

test("five hundred words in a minute end at a sentence", () => {
  const sentence = "Her gün küçük bir adım seni büyük bir hayale taşır.";
  const text = Array.from({ length: 50 }, () => sentence).join(" ");

  const fitting = fitSentences(splitSentences(text, "tr"), "tr", 58);

  expect(fitting.length).toBeGreaterThan(10);
  expect(fitting.length).toBeLessThan(25);
  expect(fitting.every((kept) => kept === sentence)).toBe(true);
});

test("a text without words gives no sentences", () => {
  expect(splitSentences("… — !", "en")).toEqual([]);
});
