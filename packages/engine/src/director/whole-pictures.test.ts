import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { direct } from "./direct.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const shownIn = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes.map(({ things }) =>
    things.map(({ slug }) => slug).join(" "),
  );

test("[R16.2] three mugs that differ are not one mug three times, and who makes them is seen at work", () => {
  const told = shownIn(
    "Yeni sezon geldi! El yapımı seramik kupalar. Her biri farklı desen. Üç al, iki öde. Kargo bedava.",
    "tr",
  );
  expect(told).toContain("potter-at-work");
  expect(told).toContain("third-mug-free");
  expect(shownIn("Yeni sezon geldi! El yapımı seramik kupalar. Üç al, iki öde.", "tr")).not.toContain("third-mug-free");
});

test("[R16.2] who goes up a mountain goes on a path, and who drives there on a road", () => {
  const road = "You do not need to see the whole road.";
  expect(shownIn(`Every mountain looks impossible. ${road} Take one step.`, "en")).toContain("mountain-trail");
  expect(shownIn(`We were driving over the mountain. ${road} Switch on the lights.`, "en")).toContain("winding-road");
});

test("[R16.2] what the builders of the pyramids ate lies on their mat", () => {
  const meal = "Bread, fish and onions were eaten every day.";
  expect(shownIn(`The pyramids of Egypt are old. ${meal} They worked hard.`, "en")).toContain("workers-meal");
  expect(shownIn(`The harbour is old. ${meal} They sailed far.`, "en")).not.toContain("workers-meal");
});

test.each<[string, Language, string]>([
  ["Gece ormanda yürüyordum. Arkamda bir dal kırıldı. Koştum.", "tr", "twig-snaps-at-night"],
  ["I walked through the dark forest. A branch snapped behind me. I ran.", "en", "twig-snaps-at-night"],
  ["I live alone in this old house. At night I heard a whisper. I never slept again.", "en", "alone-in-old-house"],
  ["Genç sultan dev toplar döktürdü. Surlar yıkıldı. Şehir düştü.", "tr", "sultan-and-cannon"],
  ["Koşuya başla. İlk hafta 10 dakika koş. 8 hafta sonra 5 km koşacaksın. Devam et.", "tr", "crossing-the-finish"],
  ["1453'te İstanbul kuşatıldı. Surlar bin yıl dayanmıştı. Şehir düştü.", "tr", "land-walls"],
  ["1453'te İstanbul'un kaderi değişti. Surlar bin yıl dayanmıştı. Şehir düştü.", "tr", "city-by-the-strait"],
  ["1453'te şehir düştü. Surlar yıkıldı. Bir çağ kapandı, bir çağ açıldı.", "tr", "gates-of-an-age"],
  ["Türk kahvesi yapalım. Cezveye iki kaşık kahve koy. Kısık ateşte pişir.", "tr", "two-spoons-into-cezve"],
  ["Save your first dollars. Move 10% of your salary on payday. Thank yourself.", "en", "tenth-into-piggy-bank"],
  ["Bir kavanoz bal için 2 milyon çiçek gezilir. Arılar çalışkandır. Onları koru.", "tr", "jar-in-flowers"],
  ["Kapadokya'da bir gün. Sabah 5'te balonlar havalanır. Gece mağara otelde uyu.", "tr", "balloon-at-dawn"],
  ["Kapadokya'da bir gün. Akşam gün batımını Uçhisar'da izle. Gece mağara otelde uyu.", "tr", "uchisar-at-sunset"],
  ["Yeni kupalar geldi. Her biri farklı desen. Link profilde.", "tr", "mug-shop-profile"],
  ["Küçük bir tohum, uzak bir hayalin ilk adımıdır. Rüzgârı bekle. Yola çık.", "tr", "dandelion-seed"],
  ["Her receipts got lost. The app reads them. Download now.", "en", "phone-download-in-hand"],
])("[R16.2] things that stand together are one picture: %s", (text, language, picture) => {
  expect(shownIn(text, language)).toContain(picture);
});

test.each<[string, Language, RegExp]>([
  // By day a branch breaks under snow, and a gun stands without its sultan.
  ["Küçük bir tohum ektik. Toprağı suladık. Fidan büyüdü.", "tr", /dandelion-seed/u],
  ["Kahvaltıda menemen ye. Yanında çay iç. Afiyet olsun.", "tr", /menemen-on-terrace/u],
  ["İstanbul'da bir gün. Galata Kulesi'ne çık. Balık ekmek ye.", "tr", /city-by-the-strait/u],
  ["The snow was heavy. A branch broke in the garden. We cut it.", "en", /twig-snaps-at-night/u],
  ["Kalenin topları paslandı. Müzeye taşındılar. Herkes onları gördü.", "tr", /sultan-and-cannon/u],
  ["Türk kahvesi yapalım. Cezveye bir kaşık kahve koy. Kısık ateşte pişir.", "tr", /two-spoons/u],
  ["Save your first dollars. Move 25% of your salary on payday. Thank yourself.", "en", /tenth-into/u],
  ["An old house needs a new roof. The old house was sold. We painted it.", "en", /alone-in-|eyes-in-/u],
])("[R16.2] a picture of something else stays away: %s", (text, language, picture) => {
  expect(shownIn(text, language).join(" ")).not.toMatch(picture);
});

test("[R16.2] what is mixed stands on its table, and what is kept for Sunday on that day's", () => {
  const told = shownIn(
    "Fluffy pancakes. Mix two eggs, a cup of milk and a cup of flour. Serve with honey and strawberries. Save this for Sunday!",
    "en",
  );
  expect(told).toContain("batter-ingredients");
  expect(told.at(-1)).toBe("sunday-pancakes");
});

test("[R16.2] museums by a river are seen with what they cost only where that is nothing", () => {
  const told = (sentence: string) => shownIn(`3 days in Paris. ${sentence} Skip taxis.`, "en");
  expect(told("Day two: free museums along the river.")).toContain("museum-on-quay");
  expect(told("Day two: a walk along the river.")).not.toContain("museum-on-quay");
});

test.each<[string, Language]>([
  ["The Arctic is warming. By 2050 summers there could be ice free. Act now.", "en"],
  ["Kutup ısınıyor. 2050'de yazlar buzsuz geçebilir. Bugün başla.", "tr"],
])("[R16.2] where there will be no ice none is shown: %s", (text, language) => {
  const told = shownIn(text, language)[1] ?? "";
  expect(told).toMatch(/^ice-free-sea/u);
  expect(told).not.toMatch(/iceberg|melting-ice|ice-cubes/u);
});

test("[R16.2] who was seen in a picture is the same person when she is compared", () => {
  const sides = (text: string) =>
    direct(readBeats(text, "tr"), { lexicon, seed: 1 }).film.scenes.flatMap(
      ({ versus }) => versus?.sides.map(({ thing }) => thing) ?? [],
    );

  expect(sides("Yapay zekâ artık doktorlara yardım ediyor. Röntgeni okuyor. Sence robot mu, doktor mu?")).toEqual([
    "robot",
    "smiling-doctor",
  ]);
  expect(sides("Hastaneler kalabalık. Herkes bekliyor. Sence robot mu, doktor mu?")).toEqual([
    "robot",
    "health-worker",
  ]);
});
