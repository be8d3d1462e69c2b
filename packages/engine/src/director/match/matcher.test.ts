import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { readFigure } from "#stage/figure/figure-name.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Matcher } from "./matcher.ts";
import { createMatcher } from "./matcher.ts";
import { IDEAS, NOTHING } from "./word-list.ts";

let lexicon: Lexicon;
let matcher: Matcher;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
  matcher = createMatcher(lexicon);
}, 120_000);

const shown = (text: string, language: Language) =>
  matcher
    .match(text, language)
    .map(({ slug, count, isRefused }) => `${isRefused ? "no " : ""}${slug}${count > 1 ? ` ×${count}` : ""}`);

test("what somebody won is no accident [R16]", () => {
  expect(matcher.match("Kim kazandı?", "tr").map(({ slug }) => slug)).toEqual(["trophy"]);
  expect(matcher.match("Trafik kazası oldu", "tr").map(({ slug }) => slug)).toContain("automobile");
});

test("at least four hundred objects answer to words chosen by hand in both languages, and each has a drawing [R16]", () => {
  const lines = IDEAS.flatMap((ideas) => ideas.trim().split("\n")).map((line) => line.split(": "));
  const slugs = new Set(lines.map(([slug = ""]) => slug).filter((slug) => slug !== NOTHING));

  expect([...slugs].filter((slug) => !Object.hasOwn(lexicon, slug) && readFigure(slug) === null)).toEqual([]);
  expect(slugs.size).toBeGreaterThanOrEqual(400);
  expect(lines.filter(([, words = ""]) => words.split("|").length !== 2)).toEqual([]);
});

test.each([
  ["Uzatmalar sonunda bitti", "bug"],
  ["Ders henüz bitmemiş, bitse gitsek", "bug"],
  ["Adımı yazınca ağladım", "sun"],
  ["Tuzu koyunca tadı geldi", "ewe"],
  ["Düğmeye basınca açıldı", "newspaper"],
  ["Onu hemen hatırladı", "bell"],
  ["Sonunda beni anladı", "speaking-head"],
  ["Bütün gece yağdı", "olive-oil"],
  ["Yeni bir dernek kurdum", "wolf"],
  ["Siz de evde deneyin", "microscope"],
  ["Köşede buluştu", "light-bulb"],
])("what is done is no thing of the same letters: %s shows no %s [R16]", (sentence, slug) => {
  expect(shown(sentence, "tr")).not.toContain(slug);
});

test("where such a word can only be a thing it is one [R16]", () => {
  expect(shown("Saçında bit var", "tr")).toEqual(["bug"]);
  expect(shown("Bu bir deneyin sonucu", "tr")).toContain("microscope");
  expect(shown("Kurdun dişleri", "tr")).toContain("wolf");
});

test("what is switched off and looks as before is struck out [R16]", () => {
  expect(shown("Televizyonu kapatın", "tr")).toEqual(["no television"]);
  expect(shown("Turn off the television", "en")).toEqual(["no television"]);
});

test("parts of a thing are not counted out as the thing [R16]", () => {
  expect(shown("Caminin dört minaresi var", "tr")).toEqual(["mosque"]);
  expect(shown("Learn three chords on the guitar", "en")).toEqual(["guitar"]);
});

test("apples, oil and play are those of their text [R16]", () => {
  expect(shown("iPhone or Android? Apple wins.", "en")).not.toContain("red-apple");
  expect(shown("Oil is at 90 dollars", "en")).toContain("oil-drum");
  expect(shown("Add oil and salt to the pan", "en")).toContain("olive-oil");
  expect(shown("Kedinle her gün oyna", "tr")).toContain("yarn");
});

test("numbers before a noun say how many, up to a dozen; twelve eggs were one, and ten cats nine", () => {
  expect(shown("Üç domatesi rendele", "tr")).toEqual(["tomato ×3"]);
  expect(shown("Crack four eggs", "en")).toEqual(["egg ×4"]);
  expect(shown("Crack 12 eggs", "en")).toEqual(["egg ×12"]);
  expect(shown("Crack 13 eggs", "en")).toEqual(["egg"]);
  expect(shown("On iki yumurta kır", "tr")).toEqual(["egg ×12"]);
  expect(shown("Yirmi iki yumurta kır", "tr")).toEqual(["egg"]);
  expect(shown("On kedi", "tr").join(" ")).toMatch(/×10/u);
  expect(shown("Put it on eggs and the cat", "en").join(" ")).not.toContain("×");
});

test("what the text refuses is marked, and nothing else", () => {
  expect(shown("No coffee after lunch", "en")).toEqual(["no hot-beverage", "fork-and-knife-with-plate"]);
  expect(shown("Stop losing receipts", "en")).toEqual(["flying-receipts"]);
  expect(shown("Don't quit the gym", "en")).toEqual(["dumbbell"]);
  expect(shown("Tuzsuz ekmek ye", "tr")).toContain("no salt");
  expect(shown("Sporu bırakma", "tr")).toEqual(["flexed-biceps"]);
});

test("words that only look like objects show nothing", () => {
  expect(shown("Kendimden başka kimse yoktu", "tr")).toEqual([]);
  expect(shown("Yüzde yetmişi dikkat et", "tr")).toEqual([]);
  expect(shown("Fethiye'de", "tr")).toEqual([]);
  expect(shown("29 Ekim", "tr")).toEqual([]);
  expect(shown("It rose again. It was over.", "en")).toEqual([]);
});

test.each<[string, Language, string[]]>([
  ["The candle went out", "en", ["smoking-wick"]],
  ["Mum birden söndü", "tr", ["smoking-wick"]],
  ["This is not investment advice", "en", []],
  ["Yatırım tavsiyesi değildir", "tr", []],
  ["The dragon closed his eyes", "en", ["breathing-dragon"]],
  ["Kedi gözlerini kapattı", "tr", ["cat-face"]],
  ["He was never afraid again", "en", []],
  ["Arılar yok olursa meyveler de yok olur", "tr", ["vanishing-bee"]],
  ["If bees disappear, fruit does too", "en", ["vanishing-bee", "fruit-bowl"]],
  ["The bees disappeared", "en", ["vanishing-bee"]],
  ["Bebek hiç uyumuyor", "tr", ["baby"]],
  ["Telefonumun şarjı yüzde 3'tü", "tr", ["low-battery", "mobile-phone"]],
  ["My battery is dead", "en", ["low-battery"]],
  ["The battery holds 80% after a year", "en", ["battery"]],
])("what has ended or is denied is not shown as if it were there: %s", (text, language, things) => {
  expect(shown(text, language)).toEqual(things);
});

test.each<[string, Language, string[]]>([
  ["The pyramids are older than you think", "en", ["pyramids"]],
  ["A lighthouse stood on the cliff", "en", ["lighthouse"]],
  ["Hot-air balloons fill the sky", "en", ["hot-air-balloon"]],
  ["Sıcak hava balonları gökyüzünde", "tr", ["hot-air-balloon"]],
  ["Unu ve şekeri ele", "tr", ["flour-sack", "sugar-cubes"]],
  ["Add the lentils and the flour", "en", ["lentils", "flour-sack"]],
  ["Bir kara delik her şeyi yutar", "tr", ["black-hole"]],
  ["The Eiffel Tower at night in Mexico City", "en", ["eiffel-tower"]],
])("a thing is shown by its own drawing and by no neighbour of it: %s [R16]", (text, language, things) => {
  expect(shown(text, language).filter((slug) => slug !== "crescent-moon")).toEqual(things);
});

test("measures, places in a list and times count nothing", () => {
  expect(shown("Bir su bardağı süt ekle", "tr")).toEqual(["glass-of-milk"]);
  expect(shown("İki kaşık bal koy", "tr")).toEqual(["spoon-of-honey ×2"]);
  expect(shown("Add a cup of milk", "en")).toEqual(["glass-of-milk"]);
  expect(shown("Day 3: a new bed", "en")).toEqual(["bed"]);
  expect(shown("5 dakika piyano çal", "tr")).toEqual(["musical-keyboard"]);
});

test("things win over what is done with them and over ideas", () => {
  expect(shown("Workers ate bread, fish and onions", "en")).not.toContain("fork-and-knife");
  expect(shown("Whales sing songs that travel far", "en")[0]).toBe("whale");
  expect(shown("5 tips to sleep better", "en")[0]).toBe("sleeping-well");
});

test("a word that means something else in this text shows that, or nothing", () => {
  const ballooning = matcher.match("Sabah balonlar süzülür", "tr", 4, "Kapadokya'da bir gün. Sabah balonlar süzülür.");
  expect(ballooning.map(({ slug }) => slug)).toEqual(["hot-air-balloon"]);
  expect(shown("Doğum gününde balonlar", "tr")).toContain("balloon");
  const brewing = matcher.match("Grind the beans", "en", 4, "Better coffee at home. Grind the beans.");
  expect(brewing.map(({ slug }) => slug)).toEqual(["coffee-beans"]);
  expect(shown("You should book early and I watch less", "en")).toEqual([]);
});

test("names of people and places are no things, first words of a sentence are", () => {
  expect(shown("Yesterday everybody finally stood before Golden Lion without knowing", "en")).toEqual([]);
  expect(shown("Trenle Kars'a giderken kitap oku", "tr")).toEqual(["open-book", "train"]);
  expect(shown("The Sun is a star", "en")).toContain("sun");
});

test("the longer stem of a word wins, and forms of verbs are no things", () => {
  expect(shown("Bu filme bayıldım", "tr")).toEqual(["clapper-board"]);
  expect(shown("Her şey küllerin altında kaldı, biliyor musun?", "tr")).toEqual([]);
  expect(shown("He stood at the corner and watched", "en")).toEqual([]);
});

test("compound names are found with any ending", () => {
  expect(shown("Kutup ayıları üşümez", "tr")[0]).toBe("swimming-polar-bear");
  expect(shown("Köpek balıkları yüzer", "tr")[0]).toBe("shark");
  expect(shown("Doğum günün kutlu olsun", "tr")[0]).toBe("party-popper");
});

test("an emoji finds its object, whatever its skin or its variant", () => {
  expect(matcher.emoji("☕")).toBe("hot-beverage");
  expect(matcher.emoji("❤️")).toBe("red-heart");
  expect(matcher.emoji("👍🏽")).toBe("thumbs-up");
  expect(matcher.emoji("🏳️‍⚧️")).toBeNull();
});

test("[R16.1] what a Turkish sentence does without is struck out: ne … ne de, a denied use", () => {
  const refused = (text: string) =>
    matcher
      .match(text, "tr")
      .filter(({ isRefused }) => isRefused)
      .map(({ slug }) => slug);
  expect(refused("Bu kurabiyede ne un var ne de şeker.")).toEqual(expect.arrayContaining(["flour-sack"]));
  expect(refused("Vikingler miğfer takmıyordu.")).toHaveLength(1);
  // Nobody has to: that allows something, and strikes nothing out.
  expect(refused("Sabah erken kalkmak zorunda değilsin.")).toEqual([]);
  expect(refused("Şeker ekle ve karıştır.")).toEqual([]);
});

test.each([
  ["Rakiplerin uyurken sen çalış", "tr", "boxing-glove"],
  ["O uyurken geldi", "tr", "sleeper"],
  ["Sabah koşarken dinle", "tr", "person-running"],
  ["Karadeniz'de yayla havası başka", "tr", "mountain"],
  ["Elektrik kesilince bekledik", "tr", "candle"],
  ["Kaptan fırtınada rotayı değiştirdi", "tr", "ship"],
  ["Fenerin ışığı gemilere yol gösterir", "tr", "lighthouse"],
  ["The goal came in the last minute", "en", "soccer-ball"],
  ["The power went out at nine", "en", "candle"],
  ["Gas prices jump at midnight", "en", "fuel-pump"],
  ["The bus driver waited", "en", "bus"],
] as const)("what people say every day shows what they mean: %s [R16]", (text, language, slug) => {
  expect(matcher.match(text, language).map((hit) => hit.slug)).toContain(slug);
});

test.each([
  ["Her gün beş sayfa kitap oku", "tr", "×"],
  ["Misafir gelince hazırdık", "tr", "newlyweds"],
  ["Karpuz seçmenin püf noktası", "tr", "ballot-box-with-ballot"],
  ["The match ended in a draw", "en", "artist-palette"],
  ["Pazarlık et ama üzme", "tr", "grapes"],
  ["Poşet yerine file kullan", "tr", "elephant"],
  ["Early birds get cheaper tickets", "en", "bird"],
  ["Karadeniz'de yayla havası başka", "tr", "bow-and-arrow"],
] as const)("a word that means something else shows nothing of it: %s [R16]", (text, language, wrong) => {
  expect(shown(text, language).filter((each) => each === wrong || each.includes(wrong))).toEqual([]);
});

test.each<[string, Language, string, string]>([
  ["In 1859 the Sun threw a giant storm at Earth", "en", "cloud-with-lightning-and-rain", "ogre"],
  ["The passengers sang on the bus", "en", "crowd", "airplane"],
  ["My violin had two strings", "en", "violin", "knot"],
  ["She carried the bear, her old teddy", "en", "teddy-bear", "bear"],
  ["It is pure soy wax", "en", "candle", "beans"],
  ["Look at the bottom shelf for bread", "en", "bread", "bookshelf"],
  ["Tek bir tahta bavulla yola çıktı", "tr", "luggage", "blackboard"],
  ["Köyde bir ev satın aldı", "tr", "house-keys", "shopping-cart"],
  ["Ahtapotun kanı mavi olur", "tr", "droplet", "drop-of-blood"],
  ["Mercimekli köfte yoğur", "tr", "raw-meatballs", "kofte"],
])("%s: the sense of its own sentence is shown [R16]", (sentence, language, right, wrong) => {
  const slugs = matcher.match(sentence, language).map(({ slug }) => slug);
  expect(slugs).toContain(right);
  expect(slugs).not.toContain(wrong);
});
