import { dirname } from "node:path";
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
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const shownIn = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes.map(({ things }) =>
    things.map(({ slug }) => slug).join(" "),
  );

test.each<[string, Language, string]>([
  ["Gece ormanda yürüyordum. Arkamda bir dal kırıldı. Koştum.", "tr", "twig-snaps-at-night"],
  ["I walked through the dark forest. A branch snapped behind me. I ran.", "en", "twig-snaps-at-night"],
  ["I live alone in this old house. At night I heard a whisper. I never slept again.", "en", "alone-in-old-house"],
  ["Genç sultan dev toplar döktürdü. Surlar yıkıldı. Şehir düştü.", "tr", "sultan-and-cannon"],
  ["Koşuya başla. İlk hafta 10 dakika koş. 8 hafta sonra 5 km koşacaksın. Devam et.", "tr", "crossing-the-finish"],
  ["Her receipts got lost. The app reads them. Download now.", "en", "phone-download-in-hand"],
])("[R16.2] things that stand together are one picture: %s", (text, language, picture) => {
  expect(shownIn(text, language)).toContain(picture);
});

test.each<[string, Language, RegExp]>([
  // By day a branch breaks under snow, and a gun stands without its sultan.
  ["The snow was heavy. A branch broke in the garden. We cut it.", "en", /twig-snaps-at-night/u],
  ["Kalenin topları paslandı. Müzeye taşındılar. Herkes onları gördü.", "tr", /sultan-and-cannon/u],
  ["An old house needs a new roof. The old house was sold. We painted it.", "en", /alone-in-|eyes-in-/u],
])("[R16.2] a picture of something else stays away: %s", (text, language, picture) => {
  expect(shownIn(text, language).join(" ")).not.toMatch(picture);
});
