import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { direct } from "#director/direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const scenesOf = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes;
const shown = (text: string, language: Language) =>
  scenesOf(text, language).map(({ things }) =>
    things.map(({ slug, isRefused }) => (isRefused ? `no ${slug}` : slug)).join(" "),
  );

test.each<[string, Language, string]>([
  ["Sourdough for beginners. Bake it in a hot pot. Listen to the crust sing.", "en", "ear"],
  ["The market opens at five. The smell of bread fills the street. Come early.", "en", "nose"],
  ["Kuşlar neden birlikte uçar? Lider yorulunca arkaya geçer. Hiçbiri geride kalmaz.", "tr", "crown"],
  ["Exams are coming. Pick one chapter. You will be surprised what stays.", "en", "wrapped-gift"],
  ["Three mistakes managers make. They hide bad news from the team. Be better.", "en", "newspaper"],
  ["Astronauts train for years. The smell sticks to their suits. Space is strange.", "en", "necktie"],
  ["Why do onions sting? Use a sharp knife. Breathe through your mouth.", "en", "mouth"],
  ["Yaprak sarma yapalım. Tencereye diz, üstüne tabak kapat. Limonla ye.", "tr", "sore-knee"],
])(
  "[R16.2] a sign for a deed, a thought or a body's part shows nothing where it is not named: %s",
  (text, language, slug) => {
    expect(shown(text, language).join(" ").split(" ")).not.toContain(slug);
  },
);

test.each<[string, Language, string]>([
  ["He was kind. When he laughed, the whole street heard it.", "en", "houses"],
  ["She found a box. Inside was a photo of her. It was new.", "en", "photo-album"],
  ["Save money on flights. Clear your cookies. Fly on a Tuesday.", "en", "browser-window"],
  ["I grew tomatoes on my balcony. A storm broke the pots. I cried.", "en", "potted-plant"],
])("[R16.2] the company of a word tells what it means: %s", (text, language, slug) => {
  expect(shown(text, language).join(" ")).toContain(slug);
});

test("[R16.2] where something is left is not struck out", () => {
  expect(shown("Film gecesi. Telefonları kapıda bırak. Mısır patlat.", "tr").join(" ")).not.toContain("no ");
});

test("[R16.2] what is named by its own word is shown", () => {
  expect(shown("Your ears never stop growing. Protect them. Use plugs.", "en")[0]).toContain("ear");
  expect(shown("The king wore a crown. It was heavy. He took it off.", "en").join(" ")).toContain("crown");
});

test.each<[string, Language, string]>([
  ["Phones steal time. Turn off your notifications. Breathe.", "en", "no bell"],
  ["The bank warns you. Do not click the link. Call them.", "en", "no link"],
  ["How to eat better. Throw out the cookies. Drink water.", "en", "no cookie"],
  ["Don't buy a new phone this year. Clean the old one. Save.", "en", "no mobile-phone"],
  ["Çocuğunla konuş. Yemekte ekran olmasın. Dinle.", "tr", "no mobile-phone"],
])("[R16.2] what is put away, switched off or forbidden is struck out: %s", (text, language, struck) => {
  expect(shown(text, language).join(" | ")).toContain(struck);
});

test.each<[string, Language, string]>([
  ["The lights went out at nine. Something scratched at the door.", "en", "candle"],
  ["Çocuğun tablete bağımlı mı? Birden yasaklama. Birlikte oyun kur.", "tr", "no-entry"],
  ["Ideas spread. They could not be locked up any more. People read.", "en", "locked"],
  ["Bir şirket nasıl batar? Ortaklar kavga eder. Kasa boşalır.", "tr", "handshake"],
  ["I failed my driving test. I tried again. Then I passed.", "en", "exam-paper"],
])("[R16.2] no picture says the opposite of its sentence: %s", (text, language, slug) => {
  expect(shown(text, language).join(" ").split(" ")).not.toContain(slug);
});

test("[R16.2] a title that names nothing opens with one thing, and no two sentences in a row stand bare", () => {
  const [title] = shown("It all adds up. Cook rice and beans. Walk to work. Sell what you do not use.", "en");
  expect(title).toMatch(/^\S+$/u);
  const things = shown("Rent or buy? Rent gives you freedom. Buying builds equity. Interest eats years. Think.", "en");
  for (const [index, thing] of things.entries()) expect(thing === "" && things[index - 1] === "").toBe(false);
});

test("[R16.2] yellow faces leave the memory of a person alone", () => {
  const told = shown(
    "My grandfather never finished school. When he laughed, the street heard it. I keep his watch.",
    "en",
  );
  expect(told.join(" ")).not.toMatch(/face/u);
});
