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

const filmOf = (text: string, language: Language, durationSeconds?: number) =>
  direct(readBeats(text, language), { lexicon, seed: 1, durationSeconds }).film;

test.each([
  ["Pour, wait for bubbles, flip", "en", /wait|for/iu],
  ["En zor işi sabah yap", "tr", /^işi$/iu],
  ["Would you wait for it", "en", /^it$|wait/iu],
  ["Take one step, then another", "en", /^one$|^take$/iu],
  ["Lose up to 1 kg in a week", "en", /^lose$/iu],
  ["It prefers the inner one", "en", /prefers|inner/iu],
  ["Everything turned and nobody knew", "en", /turned|nobody/iu],
  ["Sadece bir ay dene", "tr", /sadece/iu],
  ["Hepsi hâlâ oradaydı", "tr", /oradaydı/iu],
] as const)("[R16.2] no word that says nothing stands out: %s", (text, language, weak) => {
  const intro = language === "tr" ? "Daha iyi bir gün:" : "A better day:";
  const scenes = filmOf(`${intro}\n1. ${text}\n2. ${text}\n3. ${text}`, language).scenes.slice(1, 4);
  expect(scenes).toHaveLength(3);
  for (const { emphasis } of scenes) expect(emphasis.filter((word) => weak.test(word))).toEqual([]);
});

test("[R16.2] a measure is marked with its number, whatever its sign has named", () => {
  const steps =
    "5 tips to sleep better: 1. No screens after 10 pm. 2. Keep the room at 18 °C. 3. Same bedtime every night.";
  expect(filmOf(steps, "en").scenes[2]?.emphasis).toEqual(["18 °C"]);
});

test("[R16.2] an offer's word stands out, and so does the word its picture comes from", () => {
  const scenes = filmOf("Yeni kupalar geldi. Kargo bedava. Kedi camdan bakıyor. Link profilde.", "tr").scenes;
  expect(scenes[1]?.emphasis).toEqual(["bedava"]);
  expect(scenes[2]?.emphasis).toEqual(["Kedi"]);
});

test.each([
  ["Three days in Paris. Free museums stand along the river. Take the metro.", "en", "Free museums"],
  ["Try the app today. It is free from the start. Download now.", "en", "free"],
  ["Paris'te üç gün. Nehir boyunca ücretsiz müzeler var. Metroya bin.", "tr", "ücretsiz müzeler"],
] as const)("[R16.2] what is free stands out with its word: %s", (text, language, marked) => {
  expect(filmOf(text, language).scenes[1]?.emphasis).toEqual([marked]);
});

test("[R16.2] a measure is not marked without its number", () => {
  const text = "Verimli çalışmanın yolları: 1. Telefonu kaldır 2. 25 dakika çalış, 5 dakika mola ver 3. Erken yat";
  expect(filmOf(text, "tr").scenes.find(({ text: told }) => told.includes("mola"))?.emphasis).toEqual([
    "5 dakika mola",
  ]);
});

test("[R16.2] a list that ends with its last item closes on what it was about, and says nothing twice", () => {
  const text = "Bal nasıl yapılır?\n1. Arı çiçeğe konar\n2. Polen toplar\n3. Kovana döner";
  const told = filmOf(text, "tr").scenes.map((scene) => scene.text);
  expect(told).toEqual(["Bal nasıl yapılır?", "Arı çiçeğe konar", "Polen toplar", "Kovana döner", ""]);
  expect(filmOf(`${text}\nTakip et!`, "tr").scenes.filter(({ text: said }) => said === "")).toEqual([]);
});

test("[R16.2] who was shown in the title is drawn the same way to the end", () => {
  const cats = filmOf("Kediler neden kutuları sever? Kutu sıcaktır. Kutudan av izlenir. Kutu güvenlidir.", "tr");
  const slugs = cats.scenes.flatMap(({ things }) => things.map(({ slug }) => slug));
  expect(slugs[0]).toBe("cat-in-box");
  expect(slugs.filter((slug) => ["package", "cat-face", "cat"].includes(slug))).toEqual([]);
});

test.each([
  ["The Arctic is warming. Sea ice shrinks every year. What we do now matters.", "en", "ice"],
  ["Doktorlar yeni bir tedavi buldu. Hastalar hastanede iyileşiyor. Umut var.", "tr", "clinic"],
  ["Arılar bal yapar. Bahçene çiçek dik. Doğa sana teşekkür eder.", "tr", "garden"],
  ["Three days in Paris. The metro is cheap. Every museum is free on Sunday.", "en", "city"],
] as const)("[R16.2] a film stands where its words are at home, to its last picture: %s", (text, language, place) => {
  const { scenes } = filmOf(text, language);
  expect(scenes[0]?.backdrop).toBe(place);
  expect(scenes.at(-1)?.backdrop).toBe(place);
});

test("[R16.2] the evening falls where it is told, and its red is the sky itself", () => {
  const { scenes } = filmOf("Neden gökyüzü mavi? Gün batımında mavi kaybolur. Geriye kırmızı kalır.", "tr");
  expect(scenes.slice(0, 3).map(({ backdrop }) => backdrop)).toEqual(["sky", "dusk", "dusk"]);
  expect(scenes[2]?.things).toEqual([]);
});

test("[R16.2] what the next sentence shows by itself is not shown before it", () => {
  const { scenes } = filmOf(
    "Letters to my grandfather. I think of you every day. Your old watch still works. I love you.",
    "en",
  );
  expect(scenes[2]?.things[0]?.slug).toBe("watch");
  expect(scenes[1]?.things.map(({ slug }) => slug)).not.toContain("watch");
});

test("[R16.2] a story told in fear keeps its animals", () => {
  const { isGrave, scenes } = filmOf(
    "Köyün küçük kedisi karanlıktan korkardı. Bir gece fırtına çıktı. Kapı gıcırdadı.",
    "tr",
  );
  expect(isGrave).toBe(true);
  expect(scenes[0]?.things.map(({ slug }) => slug)).toContain("cat-face");
});

test("[R16.2] no towers with lit windows stand behind what happened long ago", () => {
  const { scenes } = filmOf(
    "1453'te İstanbul'un kaderi değişti. Surlar bin yıl dayanmıştı. 53 gün sonra şehir düştü.",
    "tr",
  );
  expect(scenes.map(({ backdrop }) => backdrop)).not.toContain("city");
});

test.each<[string, Language, string]>([
  ["You are not lazy. You are tired of goals. Begin today.", "en", "not lazy"],
  ["Sen tembel değilsin. Yoruldun. Bugün başla.", "tr", "tembel değilsin"],
])("[R16.2] what is denied does not stand out alone: %s", (text, language, word) => {
  expect(filmOf(text, language).scenes[0]?.emphasis).toEqual([word]);
});

test("[R16.2] a call that names its price shows it", () => {
  const film = filmOf("Meet our candle. It burns for sixty hours. Order today for 49 dollars.", "en");
  expect(film.scenes.at(-1)).toMatchObject({ kind: "figure", figure: { prefix: "$", value: "49" } });
});

test("[R16.1] a rule of three shares stands out whole beside what is shared; it was a bag of dollars", () => {
  const [scene] = filmOf("Maaşın bitiyorsa 50-30-20 kuralını dene. Kira için 5.000 lira ayır.", "tr").scenes;

  expect(scene?.emphasis).toEqual(["50-30-20"]);
  expect(scene?.things.map(({ slug }) => slug)).toEqual(["shared-pie"]);
});

test("[R16.2] a place whose name is two words is marked whole", () => {
  const { scenes } = filmOf("Street food. In Mexico City, tacos. In Tokyo, sushi. Enjoy it.", "en");
  expect(scenes.find(({ text }) => text.includes("Mexico"))?.emphasis).toEqual(["Mexico City"]);
});

test.each<[string, string[]]>([
  ["Akşam gün batımını Uçhisar'da izle.", ["gün batımını"]],
  // Whole it would make all its letters small.
  ["Başkasının hayatını yaşamak zorunda değilsin.", ["hayatını"]],
])("[R16.2] what two words name is marked as long as its letters stay large: %s", (text, words) => {
  expect(filmOf(`Bugün yeni bir gün. ${text} Kendi yolunu yürü.`, "tr").scenes[1]?.emphasis).toEqual(words);
});
