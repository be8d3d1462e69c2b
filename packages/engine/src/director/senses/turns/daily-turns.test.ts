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

const scenesOf = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes;
const shown = (text: string, language: Language) =>
  scenesOf(text, language).flatMap(({ things }) => things.map(({ slug }) => slug));

test.each<[string, Language, string]>([
  ["Ocağın altını kısın, şerbet kaynarken başından ayrılmayın.", "tr", "gold-bar"],
  ["Turşunun yumuşamasının tek suçlusu yanlış tuz.", "tr", "police-officer"],
  ["Postacı Rıfat, karda mahsur kalan köye sırtında ilaç taşıdı.", "tr", "spine-figure"],
  ["Çoban sürüyü saydı, bir koyun fazla çıkınca kanı dondu.", "tr", "drop-of-blood"],
  ["Kızımın doğum günü pastasını sipariş ettiğim butik, beni hiç yanıltmadı.", "tr", "clothes-rack"],
  ["Eskişehir'deki küçük atölyemizde her mumu tek tek elle döküyoruz.", "tr", "factory"],
  ["Konuyu kardeşine anlatamıyorsan daha öğrenmemişsin demektir.", "tr", "people-hugging"],
  ["Gardırobundaki askıları ters çevir, altı ay sonra neyi giymediğini gör.", "tr", "pancake-flip"],
  ["Son turda ayakkabısı çıkan Etiyopyalı atlet yalınayak koşmaya devam etti.", "tr", "t-shirt"],
  ["Filenin Sultanları iki set geriden gelip salonu ayağa kaldırdı.", "tr", "couch-and-lamp"],
  ["İlk disket sürücüsü bir çamaşır makinesi kadar yer kaplıyordu.", "tr", "steering-wheel"],
  ["Arı, kovandaki arkadaşlarına çiçeğin yerini dans ederek tarif eder.", "tr", "friends"],
  ["Crows hold grudges and teach their kids whose face to hate.", "en", "classmates"],
  ["Toast the cumin seeds until they start to jump around in the pan.", "en", "seedling"],
  ["Stop rinsing your pasta, you're washing the flavour straight down the drain.", "en", "soap"],
  ["Dentists wish you'd stop brushing right after your morning orange juice.", "en", "shooting-star"],
  ["Subscriptions are designed so you forget you're paying for them.", "en", "bank-card-cut"],
  ["A mantis shrimp punches so fast the water around its claw boils.", "en", "manti"],
  ["A mantis shrimp punches so fast the water around its claw boils.", "en", "paw-prints"],
  ["Saturn's rings are disappearing, raining down onto the planet as ice.", "en", "umbrella-in-rain"],
  ["Saturn's rings are disappearing, raining down onto the planet as ice.", "en", "globe-showing-europe-africa"],
  ["We slept in a treehouse in Laos and woke up to gibbons singing.", "en", "microphone"],
  ["The surfer paddled into a wave as tall as an eight-storey building.", "en", "canoe"],
  ["Ferrets sleep eighteen hours a day and steal socks during the other six.", "en", "badger"],
  ["Ferrets sleep eighteen hours a day and steal socks during the other six.", "en", "sleeper"],
  ["Slugs can't stand copper, so I wrapped a strip around every pot.", "en", "steaming-pot"],
])("[R16.2] what a word does not mean in its sentence is not shown: %s", (text, language, wrong) => {
  expect(shown(text, language)).not.toContain(wrong);
});

test.each<[string, Language, string]>([
  ["She made a wish under the first star.", "en", "shooting-star"],
  ["Flip the pancakes when the batter bubbles.", "en", "bubbling-batter"],
  ["Boil the pot of soup on the balcony.", "en", "steaming-pot"],
  ["Plant the poppy seeds in your garden.", "en", "seedling"],
  ["Beyaz atlet giyen adam balkonda oturuyor.", "tr", "t-shirt"],
  ["Polis soygunun suçlusunu yakaladı.", "tr", "police-officer"],
  ["Altın fiyatı bu hafta rekor kırdı.", "tr", "gold-bar"],
  ["Cancel the subscriptions you never use.", "en", "bank-card-cut"],
  ["Fabrika her gün bin araba üretiyor.", "tr", "factory"],
  ["My friends came over for dinner.", "en", "friends"],
])("and elsewhere the word shows its thing: %s", (text, language, slug) => {
  expect(shown(text, language)).toContain(slug);
});

test.each<[string, Language, string]>([
  ["At sırtında vadilerin içinden geçtik.", "tr", "horse"],
  ["Ayak bileği burkuldu.", "tr", "foot"],
  ["Eşeğimiz bahçede duruyor.", "tr", "donkey"],
  ["KPSS'ye çalışırken en büyük hatam deneme çözmeyi sona bırakmaktı.", "tr", "exam-paper"],
  ["I co-signed a loan for my cousin.", "en", "signed-contract"],
  ["You need to press the record button.", "en", "video-camera"],
  ["The bench players took over.", "en", "team"],
])("[R16] what had no drawing of its own words is found: %s", (text, language, slug) => {
  expect(shown(text, language)).toContain(slug);
});

test("[R16.2] an age is no number of children", () => {
  const counts = scenesOf("Satrançta sekiz yaşındaki çocuk, büyükustayı kırk hamlede köşeye sıkıştırdı.", "tr").flatMap(
    ({ things }) => things.map(({ count }) => count),
  );
  expect(Math.max(...counts)).toBe(1);
});

test.each<[string, string, string]>([
  ["A curling stone weighs about forty pounds.", "", "lbs"],
  ["The heavy bag is 40 pounds.", "", "lbs"],
  ["The ticket costs 40 pounds.", "£", ""],
])("[R16.2] pounds that are weighed are no money: %s", (text, prefix, unit) => {
  expect(readBeats(text, "en").beats.map(({ figure }) => figure)).toContainEqual({ prefix, value: "40", unit });
});
