import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { direct } from "./direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";

let lexicon: Lexicon;
beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(ENGINE_FILES.assetFolder);
});

function film(text: string, language: Language) {
  return direct(readBeats(text, language), { lexicon, seed: 1 }).film;
}

const MARATHON =
  "In 1967, Kathrine Switzer pinned a number to her sweatshirt. An angry official jumped off a truck and tried to stop her. Her boyfriend pushed him away, but she refused to stop. She crossed the finish line after four hours.";

test("[R16.1] a story shows whose it is where its sentence names nothing, and not what another sentence named", () => {
  const told = film(MARATHON, "en");
  expect(told.topic).toMatch(/^figure-she-adult-today-\d-stand-calm$/);
  const refused = told.scenes.find(({ text }) => text.includes("refused to stop"));
  expect(refused?.things.map(({ slug }) => slug)).toEqual([expect.stringMatching(/^figure-she-adult-today-/)]);
});

test.each([
  ["en", "Old Martha lived by the sea. She kept a lamp. She waited for her son. She never slept.", "she-old"],
  ["en", "A little boy found a map. He hid it in his shoe. He told nobody. He went alone.", "he-child"],
  ["tr", "Mehmet sabah erken kalktı. Sessizce giyindi. Kapıyı kapattı. Bir daha dönmedi.", "he-adult"],
  ["tr", "Yaşlı Ayşe nine köyde yaşardı. Her sabah erken kalktı. Kimseye kızmadı. Hep güldü.", "she-old"],
] as const)("[R16.1] %s: %s", (language, text, who) => {
  expect(film(text, language).topic).toMatch(new RegExp(`^figure-${who}-today-\\d-stand-calm$`));
});

test.each([
  ["an animal's story", "en", "A cat called Luna lost her ball. She looked under the bed. She cried. She found it."],
  ["a thing told of all along", "en", "The lamp fell. She lit the lamp. Her lamp broke. She threw the lamp away."],
  ["advice", "en", "Drink water in the morning. Walk for ten minutes. Sleep early. Repeat every day."],
  [
    "somebody by the way",
    "en",
    "Coffee came from Ethiopia. A goat herder found it. His goats danced. Coffee is loved.",
  ],
  ["a tale of old times", "tr", "1632 yılında Ahmed Çelebi kuleye çıktı. Kanatlarını taktı. Atladı. Karşıya indi."],
  ["a recipe", "tr", "Soğanı doğra. Yağı ısıt. Kıymayı ekle. Kısık ateşte pişir."],
] as const)("[R16.1] %s is nobody's story", (_name, language, text) => {
  expect(film(text, language).topic).not.toMatch(/^(?:old-)?(?:wo)?man$|^girl$|^boy$|^figure-/);
});
