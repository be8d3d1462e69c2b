import { ENGINE_FILES } from "#tools/engine-files.ts";
import { lettersOfFonts, packLetters } from "#tools/write-font-letters.ts";
import { FONT_LETTERS } from "./font-letters.ts";
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

test("[R16.4] a letter of a script that our fonts have is named where they lack it all the same", () => {
  for (const letter of ["ꟃ", "𝼀", "ꓮ"]) expect(undrawableLetters(`Ay ${letter} Ay`).length).toBeGreaterThan(0);
  expect(undrawableLetters("1️⃣ 👍🏽 ✌️ ❤️‍🔥")).toEqual([]);
});

test("[R16.4] what only looks different is no letter that we lack", () => {
  expect(undrawableLetters("𝗛𝗲𝗹𝗹𝗼 Ｗｏｒｌｄ ᴛʏ ⓗⓘ 🅗🅘 ｶﾅ Ⅷ ﬁne")).toEqual([]);
});

test("[R16.4] the table of letters is that of the fonts that are shipped", () => {
  expect(FONT_LETTERS.trim().split(/\s+/u).join(" ")).toBe(packLetters(lettersOfFonts(ENGINE_FILES.fontFolder)));
});
