import { expect, test } from "vitest";
import { cleanText, splitWords } from "./clean-text.ts";

test.each([
  ["markup", "<b>Merhaba</b> <script>alert(1)</script>dünya", "Merhaba alert(1) dünya"],
  ["speech markup", 'Bir <break time="9000s"/> iki', "Bir iki"],
  ["addresses", "Bak: https://example.com/a?b=c ve www.example.org bitti", "Bak: ve bitti"],
  ["emoji", "Harika 🎉👩‍👩‍👧 gün ☀️", "Harika gün"],
  ["control characters", "Bir\u0000iki\u202Eüç\nDört", "Bir iki üç Dört"],
  ["stacked accents", "Z̸̢̛a̵̕l̶͘g̷o", "Zalgo"],
  ["letters the fonts lack", "Merhaba Привет 你好 مرحبا dünya", "Merhaba dünya"],
  ["the lira sign", "100₺ kazan", "100 TL kazan"],
  ["shouting", "Dur!!!!!!! Bekle", "Dur… Bekle"],
])("%s become something that can be drawn and said", (_name, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test("Turkish letters, circumflexes and punctuation stay as they are", () => {
  const text = "Rüzgârın ışığı: çöl, şehir; İğde? “Öyle!” — hâlâ…";

  expect(cleanText(text)).toBe(text);
});

test("lone punctuation is no word", () => {
  expect(splitWords("- bir … iki !")).toEqual(["bir", "iki"]);
});
