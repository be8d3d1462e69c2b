import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { lowerCase } from "./language.ts";
import { openPage } from "./page.ts";
import { readBeats } from "./read-beats.ts";
import { LONGEST_WHOLE } from "./split-long.ts";

const languages = constantFrom<Language>("tr", "en");
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** The letters of the text outside of what the reading says it left out. */
function keptLetters(text: string, leftOut: readonly { text: string; at: number }[]): string {
  const { source } = openPage(text);
  const gone = new Set(
    leftOut.flatMap(({ at, text: left }) => Array.from({ length: left.length }, (_, index) => at + index)),
  );
  return letters(Array.from({ length: source.length }, (_, index) => (gone.has(index) ? " " : source[index])).join(""));
}

// prettier-ignore
const pieces = constantFrom(
  "1. ", "2) ", "3- ", "\n", "\n- ", "\n• ", "1️⃣ ", "Adım 1: ", "Step 2: ", "\n4. ", "First, ", "Second, ", "İlk olarak, ", "...", "?!", ". ", ", ",
  "; ", "“", "”", "\"", "(", ")", "#etiket ", "#a_b", "https://sahne.app/x ", "www.a.com", "a@b.co ", "<b>", "</b>", "😀", "👨‍👩‍👧", "🇹🇷", "✅ ",
  "35mm", "slow motion", "cinematic, ", "no text", "4k", "%40 ", "3,5 km", "1.200 TL ", "$5 ", "1923'te ", "22.30", "Dr. ", "vb. ", "19. yüzyıl ",
  "İstanbul'da ", "çay vs kahve", "mı yoksa ", "because ", "çünkü ", "kelime ", "word ", "Ağaç", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "Привет. ", "مرحبا؟ ", "你好。", "नमस्ते। ", "שלום ", "*", "_", "`", "# ", "--ar 9:16", "--tile ", "① ", "② ", "🔟 ",
  "I. ", "II. ", "(1) ", "Step one: ", "Adım iki: ", "Önce ", "Sonra ", "Son olarak ", "First ", "Then ", "and finally ", "Slow motion: ", "@biri ", " ", "\t", "\u0000", "\ud800",
);
const texts = oneof(
  array(pieces, { maxLength: 60 }).map((list) => list.join("")),
  string({ unit: "grapheme", maxLength: 300 }),
  string({ unit: "binary", maxLength: 300 }),
);

test("every letter that is not left out by name is told, in order [R16]", () => {
  assert(
    property(texts, languages, (text, language) => {
      const { beats, leftOut } = readBeats(text, language);

      // The first letter of an item may have become a capital one.
      const told = beats.map((beat) => beat.text).join("");
      expect(lowerCase(letters(told), language)).toBe(lowerCase(keptLetters(text, leftOut), language));
    }),
    { numRuns: 3000 },
  );
});

test("no beat is longer than a glance, none is empty", () => {
  assert(
    property(texts, languages, (text, language) => {
      for (const beat of readBeats(text, language).beats) {
        expect(beat.text.length).toBeLessThanOrEqual(LONGEST_WHOLE);
        expect(letters(beat.text)).not.toBe("");
        expect(beat.text).toBe(beat.text.trim());
      }
    }),
    { numRuns: 2000 },
  );
});

test("only markers, hashtags, links, tags, emoji and directions are left out", () => {
  const shapes = {
    marker:
      /^\s*(?:\(?\d{1,2}|[a-h]\)|[IVX]+[.)]|[-•●▪◦‣➤*+–—✓✔→①②]|\p{L}+\s(?:#\s?)?(?:\d|one|iki)|First|Second|Third|Fourth|Fifth|Number|İlk|Birinci|İkinci|Önce|Sonra|Son olarak|Then|(?:and )?finally|\p{Extended_Pictographic})/iu,
    hashtag: /^#/u,
    link: /[.:@]/u,
    markup: /^<.*>$/su,
    emoji: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
    direction: /^(?:--|[–—])[a-z]|^[^.!?\n]{1,120}$/u,
  };
  assert(
    property(texts, languages, (text, language) => {
      for (const { kind, text: left } of readBeats(text, language).leftOut) expect(left).toMatch(shapes[kind]);
    }),
    { numRuns: 1000 },
  );
});
