import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { direct } from "./direct.ts";
import type { Lexicon } from "./match/lexicon.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const scenesOf = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes.map(({ things }) =>
    things.map(({ slug, count, isRefused }) => `${isRefused ? "no " : ""}${slug}${count > 1 ? `×${count}` : ""}`),
  );

test.each<[string, Language, string, string]>([
  ["Kanı merak ettin mi? Kanı kırmızı değil mavi. Bitti.", "tr", "paint-blue", "paint-red"],
  ["Guess again. It is not red but blue. Done.", "en", "paint-blue", "paint-red"],
  ["Komşum burada. Yaşlı teyze kapımı çalar. Bitti.", "tr", "old-woman", "woman"],
  ["Kütüphane açıldı. Kitaplar açık artırmayla satılacak. Bitti.", "tr", "auction-gavel", "unlocked"],
  ["Öğlen oldu. Testi kebabı ye. Bitti.", "tr", "clay-pot-kebab", "shish-kebab"],
  ["Satellites fly. Each one sends a radio signal. Done.", "en", "satellite-antenna", "radio"],
  ["Time is exact. It comes from atomic clocks. Done.", "en", "atomic-clock", "mantelpiece-clock"],
  ["Be brave. Make eye contact with them. Done.", "en", "eye-contact", "handshake"],
  ["Musluk damlıyor. Tornavidayla vidayı sök. Bitti.", "tr", "screw", "nut-and-bolt"],
  ["Your brain is odd. Your brain stores memory well. Done.", "en", "mind-memory", "convenience-store"],
  ["Fix the door. Tap the pin up with a hammer. Done.", "en", "hammer", "faucet"],
  ["Ekmek yapmak sandığından kolay. Unu yoğur. Bitti.", "tr", "bread", "treasure-chest"],
  ["Odaklan. Dikkatini topla ve başla. Çalış.", "tr", "bullseye", "soccer-ball"],
  ["Biri geldi. Sonra suçluluk gelir. Bitti.", "tr", "bowed-figure", "police-officer"],
  ["Arıyı izle. Arı kovana dönünce dans eder. Bitti.", "tr", "bee-dance", "dancing-pair"],
  ["In 79 AD Mount Vesuvius woke up. It was loud. Done.", "en", "volcano", "alarm-clock"],
  ["Maç bitti. Stattaki kalabalık coştu. Gol oldu.", "tr", "stadium-crowd", "crowd"],
  ["Deprem oldu. Binalar birkaç saniyede çöktü. Sustuk.", "tr", "collapsed-building", "office-building"],
  ["The oven broke. I fixed it with a rubber washer. Done.", "en", "gasket", "washing-machine"],
])("[R16.2] a word is shown in the sense its sentence has: %s", (text, language, right, wrong) => {
  const shown = scenesOf(text, language).flat();
  expect(shown).toContain(right);
  expect(shown).not.toContain(wrong);
});

test.each<[string, Language, string]>([
  ["She ran home. Her grandmother hugged her. Night fell.", "en", "people-hugging"],
  ["Two friends met. They argued all night. Then peace.", "en", "arguing-pair"],
  ["The thief ran. The police chased him. It rained.", "en", "chasing-pair"],
  ["Bir oyuncu düşer. Kaptan elini uzatır. Maç sürer.", "tr", "helping-up"],
  ["Fırın açıldı. İnsanlar sıraya girdi. Herkes yedi.", "tr", "waiting-line"],
  ["Gece oldu. Telefonum çaldı. Korktum.", "tr", "ringing-phone"],
  ["Kartın var. Kredi kartını makasla kes. Rahatla.", "tr", "bank-card-cut"],
])("[R16.2] what people do with one another is seen: %s", (text, language, slug) => {
  expect(scenesOf(text, language).flat()).toContain(slug);
});

test.each<[string, Language, readonly string[]]>([
  [
    "Fear is loud in the evening hours. Old habits are hard to see. Slowly your stress grows every week. Real trust takes a lot of time.",
    "en",
    ["long-shadow", "habit-loop", "mind-storm", "handshake"],
  ],
  [
    "Korku akşam saatlerinde büyür durur. Eski bir alışkanlık kolay görünmez. Her hafta stres biraz daha artar. Gerçek güven epey zaman ister.",
    "tr",
    ["long-shadow", "habit-loop", "mind-storm", "handshake"],
  ],
])(
  "[R16.2] what cannot be seen has a picture, and no two cards of words follow one another: %s",
  (text, language, slugs) => {
    const scenes = scenesOf(text, language);
    for (const [index, slug] of slugs.entries()) expect(scenes[index]).toContain(slug);
  },
);

test("[R16.2] a title that counts several things counts them out", () => {
  expect(scenesOf("İki kedi ve üç köpek. Evde yaşarlar. Akıllıdırlar.", "tr")[0]).toEqual(
    expect.arrayContaining(["cat-face×2", "dog-face×3"]),
  );
  // One large octopus, its hearts and brains where they are.
  expect(scenesOf("Ahtapotun üç kalbi ve dokuz beyni var. Denizde yaşar. Akıllıdır.", "tr")[0]).toEqual([
    "octopus-anatomy",
  ]);
  expect(scenesOf("5 eggs a day. Eat 3 eggs. Enjoy.", "en")[0]).not.toContain("egg×5");
});

test("[R16.2] what is done meanwhile is not denied with the verb of its sentence", () => {
  const shown = scenesOf("Ahtapot anne olur. Yumurtalarını korurken hiç yemek yemez. Bekler.", "tr").flat();
  expect(shown).toContain("egg");
  expect(shown).not.toContain("no egg");
});

test("[R16.2] a film that sells is about what it sells, though it begins with a pain", () => {
  const film = direct(
    readBeats("Sırt ağrısından bıktın mı? Yeni yastığımız boynunu sarar. 30 gece dene. Bugün sipariş ver.", "tr"),
    { lexicon, seed: 1 },
  ).film;
  expect(film.topic).toBe("pillow");
  expect(scenesOf("Tired of noise? Meet the washer that whispers. Order today. Enjoy.", "en").flat()).toContain(
    "washing-machine",
  );
});

test("[R16.2] two animals that hug are those two, and one of them is one of the things just named", () => {
  const [, , hug = []] = scenesOf(
    "Küçük bir tilki varmış. Bir serçe bulmuş. Kışın birbirlerine sarılmışlar. Bitti.",
    "tr",
  );
  expect(hug).toEqual(expect.arrayContaining(["fox", "bird", "two-hearts"]));
  expect(hug).not.toContain("people-hugging");
  const scenes = scenesOf("My daughter is brave. She found only coats. One of them was breathing. We ran.", "en");
  expect(scenes[2]).toEqual(["coat"]);
});

test("[R16.2] what happened in a city long ago is no journey", () => {
  const shown = scenesOf("In 1518 Strasbourg went mad. It began slowly. Nobody knew why. Then it ended.", "en").flat();
  expect(shown).not.toContain("luggage");
});

test("[R16.2] somebody who is named beside a thing is not what a film goes on about", () => {
  const shown = scenesOf("Uykusuzluğun suçlusu telefonun. Işığı zararlı. Üç hafta dene. Göreceksin.", "tr")
    .slice(1)
    .flat();
  expect(shown).not.toContain("police-officer");
});

test("[R16.2] the last picture shows what is done in it, with what the film is about", () => {
  const last = scenesOf(
    "She ran a race. The race was long. Rain fell on the race. Her grandmother hugged her.",
    "en",
  ).at(-1);
  expect(last?.[0]).toBe("people-hugging");
});

test("[R16.2] a meal by the way gives no film the look of a kitchen, and nobody is buried in bright colours", () => {
  const look = (text: string, language: Language) => direct(readBeats(text, language), { lexicon, seed: 1 }).film;
  const sea =
    "The lighthouse keeper had not spoken in a year. One night a boat crashed on the rocks. He rowed out into the storm. A boy was holding on to the mast. They drank hot soup in silence. They became best friends.";
  expect(look(sea, "en").preset).not.toBe("kitchen");
  expect(look("Yer sarsıldı. Mehmet enkazın altında kaldı. Ekip onu buldu. Herkes bekledi.", "tr").isGrave).toBe(true);
});

test("[R16.2] the word for the colour that is shown is the one that is marked", () => {
  const { scenes } = direct(readBeats("Kanı merak ettin mi? Kanı kırmızı değil mavi. Bitti.", "tr"), {
    lexicon,
    seed: 1,
  }).film;
  expect(scenes[1]?.emphasis).toEqual(["mavi"]);
});

test("[R16.2] what is won closes the film with the ball it was won with, and who helps is seen helping", () => {
  const scenes = scenesOf(
    "Maç bitiyordu. Oyuncu düştü. Takım arkadaşı elini uzattı. Top ağlara gitti. Kupa artık onlarındı.",
    "tr",
  );
  expect(scenes.at(-1)?.[0]).toBe("trophy");
  expect(scenes.find((things) => things.includes("helping-up"))).toEqual(["helping-up"]);
});
