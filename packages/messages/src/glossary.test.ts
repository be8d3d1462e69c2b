import { expect, test } from "vitest";
import { readCatalogue } from "./test/read-catalogue.ts";

type Rule = { word: string; use: string; language: "tr" | "en"; refused: RegExp };

// One word for one thing: the words that were given up, and what stands for them now.
const rules: readonly Rule[] = [
  { word: "yayımla-", use: "yayınla-", language: "tr", refused: /yayım/i },
  { word: "süzgeç", use: "filtre", language: "tr", refused: /süzge[çc]|göre süz/i },
  // YouTube itself says “küçük resim” and “profil resmi”.
  { word: "resim", use: "görsel", language: "tr", refused: /(?<!(küçük|profil) )\bres(im|m)/i },
  { word: "uçbirim", use: "terminal", language: "tr", refused: /uçbirim/i },
  { word: "“… kaynaklı”", use: "“… tarafında”", language: "tr", refused: /kaynaklı/i },
  { word: "bir anın ardından “kadar”", use: "“… tarihine kadar”", language: "tr", refused: /moment\} kadar/ },
  { word: "by itself", use: "automatically", language: "en", refused: /\bby (itself|themselves|ourselves)\b/i },
  {
    word: "uploads/makes itself",
    use: "automatically",
    language: "en",
    refused: /(upload|make)s? (itself|themselves)/i,
  },
  { word: "goes on", use: "resumes", language: "en", refused: /\bit goes on\b/i },
  { word: "anew", use: "again", language: "en", refused: /\banew\b/i },
  { word: "asked for", use: "requested", language: "en", refused: /^(just )?asked for/i },
  { word: "waits for you", use: "needs your attention", language: "en", refused: /waits? for you\b/i },
  { word: "does not tell its price", use: "does not report a price", language: "en", refused: /tell its|told its/i },
  { word: "story of the video", use: "video details", language: "en", refused: /\bstory of\b/i },
  { word: "permission … given", use: "granted", language: "en", refused: /\bnot given\b|permissions? given/i },
];

const { catalogue } = await readCatalogue();
const texts = Object.entries(catalogue);

test.each(rules)("no text says $word where the word is $use", ({ language, refused }) => {
  const found = texts.filter(([, text]) => refused.test(text[language]));

  expect(found.map(([key, text]) => `${key}: ${text[language]}`)).toEqual([]);
});

test("a video is called a film only where films are advertised or a style or category is named so", () => {
  const advertised = /^(landing|ads|themeDemo|preset|publish\.category)\./;

  const found = texts.filter(([key, { tr, en }]) => !advertised.test(key) && /\bfilm/i.test(`${tr} ${en}`));

  expect(found.map(([key]) => key)).toEqual([]);
});

test("[R16.8] only a service with a key is said to film with AI: a scene by Sahne is drawn", () => {
  const filmed = /(yapay zek\S*|\bAI\b).{0,12}(çek|film|sho[ot])|(çek|film|sho[ot])\S*.{0,12}(yapay zek|\bAI\b)/i;
  const services = /^(cameras|create\.service)\./;

  const found = texts.filter(([key, { tr, en }]) => !services.test(key) && [tr, en].some((text) => filmed.test(text)));

  expect(found.map(([key]) => key)).toEqual([]);
  expect(catalogue["cameras.none"]?.tr).toContain("çizer");
});
