import { expect, test } from "vitest";
import { foldLetters } from "./fold-letters.ts";
import { readBeats } from "./read-beats.ts";

test.each([
  ["𝗛𝗲𝗹𝗹𝗼 𝓦𝓸𝓻𝓵𝓭 𝟮𝟬𝟮𝟰", "Hello World 2024"],
  ["Ｈｅｌｌｏ ２０２４", "Hello 2024"],
  ["ᴛʜᴀɴᴋ ʏᴏᴜ, ꜱᴇʀ", "thank you, ser"],
  ["ⓗⓔⓛⓛⓞ 🅗🅘 🄷🄸", "hello HI HI"],
  ["ﾊﾟﾝ ｶﾞｲﾄﾞ", "パン ガイド"],
  ["Ⅷ. Henry, ﬁne", "VIII. Henry, fine"],
])("[R16.4] %s is written in the film's own letters: %s", (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});

test("signs that count, emoji and the punctuation of other scripts stay as they are", () => {
  for (const text of ["① ② ③", "🅰️ 🅱️", "你好，世界！５", "m² ™ № ½", "Rüzgârın ışığı", "نمستے", "한국어"])
    expect(foldLetters(text)).toBe(text.replace("５", "5"));
});

test("[R16.4] a text in fancy letters is read like any other", () => {
  expect(readBeats("𝟭. 𝗥𝗲𝗱 𝗮𝗽𝗽𝗹𝗲𝘀 𝟮. 𝗣𝗹𝘂𝗺𝘀", "en").beats.map(({ kind, text }) => [kind, text])).toEqual([
    ["item", "Red apples"],
    ["item", "Plums"],
  ]);
});
