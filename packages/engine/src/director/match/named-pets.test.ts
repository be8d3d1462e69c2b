import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { direct } from "#director/direct.ts";
import { readBeats } from "#script/read-beats.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import type { Lexicon } from "./lexicon.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const shown = (text: string, language: "tr" | "en", scene: number) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes[scene]?.things.map(({ slug }) => slug);

test("[R16.2] a pet that was called by its name is meant by it afterwards, and not its mouth or the bead it is named after", () => {
  const cat = "Kedim Pamuk üç gün ortadan kayboldu. Bütün mahalleyi aradık. Pamuk, ağzında bir yavruyla geri gelmişti.";
  expect(shown(cat, "tr", 0)).toContain("cat-face");
  expect(shown(cat, "tr", 2)).toEqual(["cat-face"]);
  const dog = "Boncuk adında bir köpeğimiz vardı. Babamı durakta beklerdi. Boncuk gece yarısına kadar orada kaldı.";
  expect(shown(dog, "tr", 0)).toEqual(["dog-face"]);
  expect(shown("My dog Rex loves the beach. Every morning Rex waits at the door. He is old.", "en", 1)).toEqual([
    "dog-face",
    "door",
  ]);
});

test("[R16.2] a kitten that is found and given a name is the film's, and nobody stands in for it or its dog", () => {
  const kitten =
    "Geçen kış kapımızın önünde titreyen minik bir yavru kedi bulduk. Tüyleri çamur içindeydi. Adını Boncuk koyduk. İlk gece köpeğimiz Paşa onu uyuttu. Şimdi ikisi aynı minderde sarılıp uyuyorlar. Boncuk her sabah mama istiyor.";
  expect(shown(kitten, "tr", 0)).toEqual(["door", "cat-face"]);
  expect(shown(kitten, "tr", 1)).not.toContain("feather");
  expect(shown(kitten, "tr", 2)).toEqual(["cat-face"]);
  expect(shown(kitten, "tr", 3)).toEqual(["dog-face", "cat-face"]);
  expect(shown(kitten, "tr", 4)).toEqual(["sleeping-cat", "dog-face", "two-hearts"]);
});

test("[R16.2] who climbs the stairs took the torch, and footsteps are nobody's grandfather", () => {
  const night =
    "Gece saat üçte dedemin köydeki evinde yalnızdım. Birden üst kattan ayak sesleri gelmeye başladı. El fenerini alıp gıcırdayan merdivenleri çıktım. Aynada kendimi gördüm. Arkamı döndüğümde kimse yoktu.";
  expect(shown(night, "tr", 1)?.some((slug) => slug.includes("-old-"))).toBe(false);
  expect(shown(night, "tr", 2)?.[0]).toMatch(/^figure-(?:he|she)-adult-.*-with-flashlight$/u);
});

test("[R16.2] the animal of a title goes by the name with which its story goes on; who finds one is a person", () => {
  const shy = "The shy octopus. Oscar lived in an old boot. One day a crab lost her pearl. Oscar reached into a crack.";
  expect(shown(shy, "en", 1)).toContain("octopus");
  expect(shown(shy, "en", 3)).toContain("octopus");
  const lost = "The lost dog. Maria found him by the road. He was hungry. Maria gave him a name.";
  expect(shown(lost, "en", 1)?.some((slug) => slug.startsWith("figure-she"))).toBe(true);
});
