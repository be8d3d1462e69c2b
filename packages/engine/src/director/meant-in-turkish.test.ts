import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { readBeats } from "#script/read-beats.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { dirname } from "node:path";
import { direct } from "./direct.ts";
import type { Lexicon } from "./match/lexicon.ts";

let lexicon: Lexicon;
beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
});

const filmOf = (text: string) => direct(readBeats(text, "tr"), { lexicon, seed: 1, durationSeconds: undefined }).film;
const shownIn = (text: string) => filmOf(text).scenes.map(({ things }) => things.map(({ slug }) => slug));

test.each<[string, string, string, string | null]>([
  ["molecules are no ash", "Neden gökyüzü mavi? Havadaki moleküller ışığı saçar. Gün biter.", "volcano", null],
  ["a test is no jug", "Katil aranıyordu. DNA testi onu gösterdi. Sofrada herkes sustu.", "jug", null],
  ["kneading is no yogurt", "Fırında çalıştım. Gece üçte hamur yoğurdum. Sabah oldu.", "yogurt", "dough"],
  ["a pocket of a purse does not see", "Deri cüzdan. İçinde altı kart gözü var. Hediye kutusunda.", "eye", "wallet"],
  ["still is no aunt", "Lavabo tıkandı. Hala açılmadıysa pompayla bastır. Geçer.", "woman", "plunger"],
  ["a break on the way is no timer", "Yola çıktık. Ankara'da mola verip simit yedik. Vardık.", "timer-clock", "simit"],
  ["who is early raises no hand", "Dedemin saati durdu. Ben de erken giderim. Bitti.", "person-raising-hand", "watch"],
  ["a jeweller is no smith", "Bir kuyumcu ortadan kayboldu. Kasa boştu. Polis geldi.", "anvil", "gem-stone"],
  [
    "a shoemaker mends no trainers",
    "Ayakkabıcı Hasan usta. Topuğu kırık ayakkabıyı yapar. Gelin.",
    "running-shoe",
    "mans-shoe",
  ],
  ["a viewer's share is no laptop", "Telefona bakma. Dinle. Bu videoyu eşine gönder.", "laptop", null],
  [
    "the deepest place is no journey",
    "En derin yer Mariana Çukuru. 11 bin metre. Işık yok. Balık var.",
    "luggage",
    null,
  ],
])("[R16.2] %s", (_, text, wrong, right) => {
  const shown = shownIn(text).flat();
  expect(shown).not.toContain(wrong);
  expect(right === null ? [null] : shown).toContain(right);
});

test("[R16.2] a pet with its name is shown, not only the hour it wakes somebody", () => {
  const film = filmOf("Kedim Pamuk her sabah beşte beni uyandırıyor. Sonra mama istiyor. Onsuz ev sessiz olurdu.");
  expect(film.topic).toBe("cat-face");
  expect(film.scenes[0]?.things[0]?.slug).toBe("cat-face");
});

test("[R16.2] what must not be missing is not struck out", () => {
  const [, line] = filmOf("Menemen yapalım. Bence soğansız olmaz. Afiyet olsun.").scenes;
  expect(line?.things).toMatchObject([{ slug: "onion", isRefused: false }]);
});

test("[R16.2] a nut called after a country shows no map of it", () => {
  const kinds = filmOf("Ahtapotlar zekidir. Hindistan cevizi kabuğunu ev gibi taşırlar. Saklanırlar.").scenes;
  expect(kinds.map(({ kind }) => kind)).not.toContain("map");
});

test("[R16.2] a murder is told in the dark", () => {
  const film = filmOf("Kuyumcu 1996'da kayboldu. Polis kanlı bir eldiven buldu. Katil kardeşiydi. Müebbet hapis aldı.");
  expect(film.isGrave).toBe(true);
});

test("[R16.1] a list written with dashes in one line is read as its items", () => {
  const { scenes } = filmOf("Evden para kazanmanın yolları: - Fotoğraf sat - Özel ders ver - Blog yaz. Hepsi kolay.");
  expect(scenes.filter(({ kind }) => kind === "list").map(({ text }) => text)).toEqual([
    "Fotoğraf sat",
    "Özel ders ver",
    "Blog yaz",
  ]);
  const plain = filmOf("Ankara - İstanbul arası 5 saat: yol uzun - ama güzel. Sonra vardık.").scenes;
  expect(plain.map(({ kind }) => kind)).not.toContain("list");
});

test("[R16.2] a text typed without Turkish letters shows the same things, and its words stand as they were typed", () => {
  const { scenes } = filmOf("sonra kopegimi parka goturdum. orda bi cocuk agaca cikti. bize dondurma ve cilek aldi");
  const shown = scenes.flatMap(({ things }) => things.map(({ slug }) => slug));
  expect(shown).toContain("dog-face");
  expect(shown).toContain("strawberry");
  expect(scenes[0]?.text).toContain("kopegimi");
  // What is written with them is read as it is: no "kaş" in a text that means "kas".
  expect(shownIn("Kas yapmak kolay değil. Ağırlık kaldır. Dinlen.").flat()).not.toContain("eye");
});

test("[R16.2] rocks and valleys of Cappadocia are its chimneys, not a stone and a mountain in the snow", () => {
  const shown = shownIn(
    "Kapadokya'ya gittik. Kayaların içine oyulmuş kiliseleri gezdik. Akşam vadide çay içtik.",
  ).flat();
  expect(shown).toContain("fairy-chimneys");
  expect(shown).not.toContain("mountain");
});

test("[R16.2] an earthquake is no triumph", () => {
  const mood = (text: string) => direct(readBeats(text, "tr"), { lexicon, seed: 1, durationSeconds: undefined }).mood;
  expect(mood("Ege'de 5,2 büyüklüğünde deprem oldu. Can kaybı yok. Okullar tatil.")).toBe("news");
  expect(mood("Ege'de 7,2 büyüklüğünde deprem oldu. Çok sayıda bina hasarlı.")).toBe("grave");
});
