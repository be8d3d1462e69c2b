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

const figures = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes.map(
    ({ things }) => things.find(({ slug }) => slug.startsWith("figure-"))?.slug ?? "",
  );

test("[R16.2] who says what he is today is the same one in the clothes of it", () => {
  const told = figures(
    "Üniversite sınavını iki kez kazanamadım. Babam bir fırında çalışıyordu. Geceleri mutfakta ders çalıştım. Sonuçlar geldiğinde ellerim titriyordu. Bugün o hastanede doktorum.",
    "tr",
  );
  const [, sex, palette] = /figure-(she|he)-adult-today-(\d)/u.exec(told[0] ?? "") ?? [];
  expect(told.at(-1)).toMatch(new RegExp(`^figure-${sex}-adult-doctor-${palette}-(?!.*-and-)`, "u"));
});

test("[R16.2] a child of which a later sentence says what it is, is that from the first", () => {
  const told = figures(
    "Asansöre bindim. İçeride bir çocuk gülmeye başladı. Arkamda küçük bir kız duruyordu. Kaçtım.",
    "tr",
  );
  expect(told[1]).toMatch(/^figure-she-child-.*-glad/u);
});

test("[R16.2] who laughs is seen laughing, also in a grave film", () => {
  const told = figures(
    "My dog waited at the station. His owner died at work. People laughed at him. He was found dead. We cried.",
    "en",
  );
  expect(told.some((slug) => slug.endsWith("-glad-among-crowd"))).toBe(true);
});
