import { expect, test } from "vitest";
import { undrawableLetters } from "./drawable.ts";

test("[R16.4] the great scripts of the world are drawn, and what is not is named letter by letter", () => {
  for (const text of [
    "Günaydın, ñ ß",
    "Привет",
    "Καλημέρα",
    "مرحبا",
    "שלום",
    "नमस्ते",
    "สวัสดี",
    "你好，世界",
    "こんにちは カタカナ",
    "안녕하세요",
    "123 %₺ 🔥",
  ])
    expect(undrawableLetters(text)).toEqual([]);

  expect(undrawableLetters("Barev Բարև dünya")).toEqual(["Բ", "ա", "ր", "և"]);
});
