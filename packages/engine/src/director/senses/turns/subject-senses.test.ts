import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { direct } from "#director/direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const shown = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes.flatMap(({ things }) =>
    things.map(({ slug }) => slug),
  );

test.each<[string, Language, string, string]>([
  ["Lightning is hot. A single bolt is as wide as a thumb.", "en", "high-voltage", "nut-and-bolt"],
  ["Gemi gece battı. Enkaz yıllar sonra bulundu.", "tr", "shipwreck", "collapsed-building"],
  ["Asansöre bindim. Dördüncü katta kapı açıldı. İçeri girdim.", "tr", "elevator", "door"],
  ["Job interview mistakes. Checking your phone in the waiting room.", "en", "chair", "hospital"],
  ["Scientists caught the crows. They wore masks for weeks.", "en", "disguised-face", "performing-arts"],
  ["Babam mahallede bir fırında çalışıyordu. Her gece ekmek yapardı.", "tr", "bakery-front", "oven"],
  ["Ege'de üç günlük rota. Sabah denize gir.", "tr", "winding-road", "open-book"],
  ["Tilki ormanda yürümüş. Kuş yuvasından bir ses duymuş.", "tr", "empty-nest", "hole"],
  ["Crows never forget. Scientists trapped them. The birds came back angry.", "en", "blackbird", "bird"],
])("[R16.2] the whole film tells the sense of a word: %s", (text, language, right, wrong) => {
  expect(shown(text, language)).toContain(right);
  expect(shown(text, language)).not.toContain(wrong);
});

test.each<[string, Language, string]>([
  ["Fix the shelf with a wrench. Tighten every bolt.", "en", "nut-and-bolt"],
  ["Deprem gecesi şehir yıkıldı. Enkaz altında kalanlar vardı.", "tr", "collapsed-building"],
  ["She was sick for days. The doctor saw the waiting room was full.", "en", "hospital"],
  ["An evening at the theater. Masks hung on the wall.", "en", "performing-arts"],
  ["Fırında tavuk tarifi. Fırını ısıt.", "tr", "oven"],
  ["Tilki ormanda yaşar. Tilki yuvasına döndü.", "tr", "hole"],
])("[R16.2] and leaves it where the film is about that: %s", (text, language, right) => {
  expect(shown(text, language)).toContain(right);
});
