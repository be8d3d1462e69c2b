import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { sweep } from "#tools/sweep.ts";
import { findNumbers } from "./figures.ts";
import { readBeats } from "./read-beats.ts";

const kinds = (text: string, language: Language) =>
  readBeats(text, language).beats.map(({ kind, text: told }) => [kind, told]);
const told = (text: string, language: Language) => readBeats(text, language).beats.map((beat) => beat.text);

test("a recipe is a hook, numbered items and an ending; markers are no text [R16]", () => {
  const { beats } = readBeats(
    "5 dakikada efsane menemen! 1. İki biberi doğra. 2. Üç domatesi rendele. 3. Tuz ekle. Afiyet olsun! Kaydet, akşama dene.",
    "tr",
  );

  expect(beats.map(({ kind, text, number, of }) => [kind, text, number, of])).toEqual([
    ["hook", "5 dakikada efsane menemen!", undefined, undefined],
    ["item", "İki biberi doğra", 1, 3],
    ["item", "Üç domatesi rendele", 2, 3],
    ["item", "Tuz ekle", 3, 3],
    ["line", "Afiyet olsun!", undefined, undefined],
    ["ending", "Kaydet, akşama dene", undefined, undefined],
  ]);
  expect(beats[0]?.figure).toEqual({ prefix: "", value: "5", unit: "dakika" });
});

test("sentences end where sense ends", () => {
  expect(told("Prof. Dr. Ayşe Kaya geldi. II. Mehmed vb. padişahlar... gülümsedi. Bitti.Sonra uyudu!", "tr")).toEqual([
    "Prof. Dr. Ayşe Kaya geldi",
    "II. Mehmed vb. padişahlar... gülümsedi",
    "Bitti",
    "Sonra uyudu!",
  ]);
  expect(told("J.K. Rowling was turned down by twelve publishers. She went on.", "en")).toEqual([
    "J.K. Rowling was turned down by twelve publishers",
    "She went on",
  ]);
  expect(told("He moved to Washington D.C. It rained.", "en")).toHaveLength(2);
  expect(told("Mr. Smith met J. K. Rowling at 10 p.m. on Monday. “Stop! Now!” he cried. Why?!", "en")).toEqual([
    "Mr. Smith met J. K. Rowling at 10 p.m. on Monday",
    "“Stop! Now!” he cried",
    "Why?!",
  ]);
});

test("[R16.1] a sentence is not cut in the middle of a clause while it can be read as a whole", () => {
  const bee = "Bir arı hayatı boyunca sadece bir çay kaşığının on ikide biri kadar bal yapar";
  expect(told(`${bee}. Arılar dans eder.`, "tr")[0]).toBe(bee);
  const arctic = "The Arctic is warming four times faster than the rest of the world";
  expect(told(`${arctic}. Ice melts.`, "en")[0]).toBe(arctic);
});

test("a line broken by an editor goes on, one broken by its writer ends", () => {
  expect(
    told("Bu satır bir düzenleyici tarafından burada bölünmüş olan\nbir cümledir. Başlık\nMetin", "tr"),
  ).toHaveLength(3);
  expect(told("Uyku\nHer gece sekiz saat", "tr")).toEqual(["Uyku", "Her gece sekiz saat"]);
});

test("a long sentence is cut at its clauses, a number stays with its unit", () => {
  expect(
    told(
      "Bir gün bir köylü, tarlasında çalışırken toprağın altından parlayan eski bir sandık bulmuş ve onu evine götürmüş.",
      "tr",
    ),
  ).toEqual([
    "Bir gün bir köylü, tarlasında çalışırken",
    "Toprağın altından parlayan eski bir sandık bulmuş",
    "Ve onu evine götürmüş",
  ]);
  const pieces = told(`${"word ".repeat(11)}costs 250 dollars every single month in this town`, "en");
  expect(pieces.some((piece) => /\b250$/u.test(piece))).toBe(false);
});

test("links, closing hashtags and orders to a camera are left out; a hashtag inside a sentence is a word [R16]", () => {
  const { beats, hashtags, leftOut } = readBeats(
    "Bu videoda #istanbul sokaklarını geziyoruz, 35mm, slow motion, sinematik, yazı yok. Detay: https://sahne.app/x #gezi #vlog",
    "tr",
  );

  expect(beats.map((beat) => beat.text)).toEqual(["Bu videoda istanbul sokaklarını geziyoruz", "Detay"]);
  expect(hashtags).toEqual(["istanbul", "gezi", "vlog"]);
  expect(new Set(leftOut.map(({ kind }) => kind))).toEqual(new Set(["link", "hashtag", "direction"]));
});

test("directions that are the subject stay", () => {
  expect(told("Slow motion explained in one minute. Cinematic light matters.", "en")).toEqual([
    "Slow motion explained in one minute",
    "Cinematic light matters",
  ]);
});

test("an order to make a video is not told, what it is about is", () => {
  expect(told("Create a 30 second cinematic video about the history of coffee.", "en")).toEqual([
    "The history of coffee",
  ]);
  expect(told("Uyku hakkında 30 saniyelik bir video hazırla. Her gece uyu.", "tr")).toEqual(["Uyku", "Her gece uyu"]);
});

test("a sentence that tells of a film is no order to make one: nothing of it is left out", () => {
  for (const text of [
    "He watched a film on a streaming service",
    "The movie about her won three prizes",
    "Last night we saw a short film about bees",
    "I posted a video of my cat",
  ])
    expect(told(`${text}. Then came the morning.`, "en")[0]).toBe(text);
});

test.each([
  ["tr", "Uçak bir saat yirmi dakika sürüyor", { value: "1:20", unit: "saat" }],
  ["en", "She needed four hours and twenty minutes", { value: "4:20", unit: "hours" }],
  ["tr", "Yol iki saat kırk beş dakika", { value: "2:45", unit: "saat" }],
] as const)("a length of time in words is one figure: %s %s", (language, text, figure) => {
  expect(findNumbers(text, language).figure).toMatchObject(figure);
});

test("figures, years, places, comparisons, quotes and questions are told as what they are", () => {
  expect(
    kinds(
      "This battery is new. It charges in 9 minutes. Lithium vs solid-state: no fire. Factories in Japan are ready. It starts in 2027. “Best car ever.” Why now? It works. Would you wait?",
      "en",
    ).map(([kind]) => kind),
  ).toEqual(["hook", "figure", "versus", "place", "year", "quote", "question", "line", "ending"]);
});

test("emoji leave the caption and stay with their sentence", () => {
  const { beats } = readBeats("Sabah rutinim ☀️\nSu iç 💧 ve yürü! 🚶 Sonra çalış.", "tr");

  expect(beats.map(({ text, emoji }) => [text, emoji])).toEqual([
    ["Sabah rutinim", ["☀️"]],
    ["Su iç ve yürü!", ["💧", "🚶"]],
    ["Sonra çalış", []],
  ]);
});

test("other scripts are cut at their own marks [R16.4]", () => {
  expect(told("你好，世界！今天很好。我们走吧？", "en")).toEqual(["你好，世界！", "今天很好。", "我们走吧？"]);
  expect(told("مرحبا بالعالم. كيف حالك؟ اليوم جميل.", "en")).toHaveLength(3);
  expect(told("नमस्ते दुनिया। आज मौसम अच्छा है।", "en")).toHaveLength(2);
  expect(told("Привет, мир! Как дела?", "en")).toEqual(["Привет, мир!", "Как дела?"]);
  expect(told("Γειά σου. Τι κάνεις;", "en")).toEqual(["Γειά σου", "Τι κάνεις;"]);
  expect(told("漢".repeat(90), "en").every((piece) => piece.length <= 30)).toBe(true);
});

test("ten thousand characters made to lead a reader astray are read", () => {
  // prettier-ignore
  const traps = ["a", " ", "1. ", "#a", "- ", "“", "a.", "a, ", "<a", "😀", "vs ", "\n", "no text, ", "a@", "www.", "(", "1️⃣", "… ", "ve ", "9", "çok ", "'", "İ"];
  for (const trap of sweep(traps, 6))
    for (const language of ["tr", "en"] as const) {
      const text = trap.repeat(Math.ceil(10_000 / trap.length)).slice(0, 10_000);
      expect(Array.isArray(readBeats(text, language).beats)).toBe(true);
    }
});

test("an emoji ends a sentence before a capital letter, and nothing inside one", () => {
  expect(told("How to welcome a puppy 🐶 Buy a bed. Stay close ❤️ Visit the vet.", "en")).toEqual([
    "How to welcome a puppy",
    "Buy a bed",
    "Stay close",
    "Visit the vet",
  ]);
  expect(told("I ❤️ Istanbul and its cats", "en")).toEqual(["I Istanbul and its cats"]);
  const items = readBeats("Sabah rutini: ✅ Su iç ✅ Yatağını topla ✅ Yürüyüş yap", "tr").beats;
  expect(items.filter(({ kind }) => kind === "item").map(({ text }) => text)).toEqual([
    "Su iç",
    "Yatağını topla",
    "Yürüyüş yap",
  ]);
});

test("a sentence of two words is read with the one before it, a line of its own is not", () => {
  expect(told("Every mountain looks high. Take one step. Then another. Now you know the way.", "en")).toEqual([
    "Every mountain looks high",
    "Take one step. Then another",
    "Now you know the way",
  ]);
  expect(told("Liste\nBir adım at\nSonra dinlen\nBitti işte şimdi", "tr")).toHaveLength(4);
});

test("a quotation loses its marks unless someone is named who says it, a quoted word stays in its sentence", () => {
  expect(kinds("Dur. “Sakın arkana bakma,” diye fısıldadı.", "tr")[1]).toEqual([
    "quote",
    "“Sakın arkana bakma,” diye fısıldadı",
  ]);
  expect(kinds("Look. They call it a “miracle” diet these days.", "en")[1]?.[0]).toBe("line");
});

test.each<[string, Language, unknown]>([
  ["By 2050 summers there could be ice free.", "en", undefined],
  ["Sabah 6'da kalkmak zorunda değilsin.", "tr", { prefix: "", value: "06:00", unit: "" }],
  ["It lasted for more than fifteen hundred years.", "en", { prefix: "", value: "1,500", unit: "years" }],
  ["Günde 16 gün doğumu görürler.", "tr", { prefix: "", value: "16", unit: "gün doğumu" }],
  ["The 50/30/20 rule: 50% for needs.", "en", { prefix: "", value: "50", unit: "%" }],
  ["8 hafta sonra 5 km koşacaksın.", "tr", { prefix: "", value: "5", unit: "km" }],
  ["Drink 2 litres a day.", "en", { prefix: "", value: "2", unit: "litres" }],
  ["Günde 2 litre su iç.", "tr", { prefix: "", value: "2", unit: "litre" }],
  ["At 35 your body changes.", "en", { prefix: "", value: "35", unit: "" }],
  ["There are 206 bones in it.", "en", { prefix: "", value: "206", unit: "bones" }],
  ["Over 100,000 people came.", "en", { prefix: "", value: "100,000", unit: "people" }],
  ["Ordu 40 farklı şehre gitti.", "tr", { prefix: "", value: "40", unit: "" }],
  ["Ekipler 90 ülkeden geldi.", "tr", { prefix: "", value: "90", unit: "ülke" }],
  ["Dün 7,8 büyüklüğünde deprem oldu.", "tr", { prefix: "", value: "7,8", unit: "büyüklük" }],
  ["Gelirin yüzde yirmisi kiraya gider.", "tr", { prefix: "", value: "20", unit: "%" }],
  ["Su yüzde altmış beş azaldı.", "tr", { prefix: "", value: "65", unit: "%" }],
  ["Forty percent of people forget.", "en", { prefix: "", value: "40", unit: "%" }],
  ["Bunu yüzde birkaç kişi bilir.", "tr", undefined],
  ["Yüzde yüze kadar indirim.", "tr", { prefix: "", value: "100", unit: "%" }],
])("the number of “%s” is read with what it counts", (text, language, figure) => {
  expect(readBeats(`Hook first. ${text} And on.`, language).beats[1]?.figure).toEqual(figure);
});

test("a comparison says whether it takes sides", () => {
  const versus = (text: string, language: Language) => readBeats(`Hook. ${text}`, language).beats.at(-1)?.versus;

  expect(versus("Cats vs dogs: loyal or free?", "en")).toEqual({
    sides: ["Cats", "dogs"],
    note: "loyal or free?",
    isOpen: true,
  });
  expect(versus("Sence robot mu, doktor mu?", "tr")).toMatchObject({ sides: ["robot", "doktor"], isOpen: true });
  // What is to be done is read in its own words: no comparison takes its verbs.
  expect(versus("Skip taxis, take the metro", "en")).toBeUndefined();
  expect(versus("Kahvaltıda testi kebabı değil, menemen ye", "tr")).toBeUndefined();
  expect(versus("Is it hot or cold outside?", "en")).toBeUndefined();
  // Whom somebody is gentle with, and what was expected, is no side.
  expect(versus("Ailesine karşı uysaldır", "tr")).toBeUndefined();
  expect(versus("Kahve karşı çay", "tr")).toMatchObject({ sides: ["Kahve", "çay"] });
  expect(versus("Octopuses are weirder than you think", "en")).toBeUndefined();
  expect(versus("Trains are faster than cars", "en")).toMatchObject({ sides: ["cars", "Trains"] });
});

test("[R16.2] “no” ends a sentence, and counts before a number", () => {
  const texts = (text: string) => readBeats(text, "en").beats.map((beat) => beat.text);
  expect(texts("Learn to say no. Every yes costs you an hour.")).toHaveLength(2);
  expect(texts("Meet No. 5 on our list today.")).toHaveLength(1);
});

test.each([
  ["en", "The damage could reach two trillion dollars.", { prefix: "$", value: "2", unit: "trillion" }],
  ["en", "He found 1.2 million dollars in the wall.", { prefix: "$", value: "1.2", unit: "million" }],
  ["en", "It cost two thousand dollars.", { prefix: "$", value: "2,000", unit: "" }],
  ["en", "The ship needed thirty-seven seconds.", { prefix: "", value: "37", unit: "s" }],
  ["en", "Nobody claps at five in the morning.", { prefix: "", value: "5:00", unit: "" }],
  ["tr", "Orada üç bin yıllık bal bulundu.", { prefix: "", value: "3.000", unit: "yıl" }],
  ["tr", "Bunun için iki milyon çiçeğe konarlar.", { prefix: "", value: "2", unit: "milyon" }],
  ["tr", "Dört yüz milyon yıldır yüzüyorlar.", { prefix: "", value: "400", unit: "milyon" }],
  ["tr", "Ömürleri boyunca otuz bin diş değiştirirler.", { prefix: "", value: "30.000", unit: "diş" }],
  ["tr", "Tramvaya bin ve yüz metre git.", undefined],
  ["en", "Your heart beats one hundred thousand times a day.", { prefix: "", value: "100,000", unit: "times" }],
  ["en", "It cost two hundred and lasted.", undefined],
  ["en", "Ninety-nine dollars, only until Sunday.", { prefix: "$", value: "99", unit: "" }],
  ["en", "Three cats went home.", undefined],
  ["tr", "Kurt saat yedi buçukta geldi.", { prefix: "", value: "07:30", unit: "" }],
  ["tr", "Saat üçü çeyrek geçe ışık söndü.", { prefix: "", value: "03:15", unit: "" }],
  ["en", "I am in bed by a quarter to eleven.", { prefix: "", value: "10:45", unit: "" }],
  ["en", "I wake up at half past six.", { prefix: "", value: "6:30", unit: "" }],
  ["tr", "İlk sabah saat beşte kalk.", { prefix: "", value: "05:00", unit: "" }],
  ["tr", "Sabahın dördünde yola çıktı.", { prefix: "", value: "04:00", unit: "" }],
] as const)("[R16.3] %s: the number of “%s” is shown in figures", (language, text, figure) => {
  expect(findNumbers(text, language).figure).toEqual(figure);
});

test("the parts of a rule are one figure, and not its last part with a unit [R16]", () => {
  expect(findNumbers("50-30-20 kuralını dene", "tr").figure).toMatchObject({ value: "50-30-20", unit: "" });
  expect(findNumbers("Try the 50-30-20 rule", "en").figure).toMatchObject({ value: "50-30-20", unit: "" });
});

test("a clause that is cut from its sentence begins with a capital letter, unless nobody wrote one", () => {
  const split = "Kendi saatini kur, kendi yolunu yürü.";
  expect(told(split, "tr")).toEqual(["Kendi saatini kur", "Kendi yolunu yürü"]);
  expect(told("When ships became faster than camels, the road fell silent.", "en")[1]).toBe("The road fell silent");
  expect(told(split.toLocaleLowerCase("tr"), "tr")).toEqual(["Kendi saatini kur", "kendi yolunu yürü"]);
});

test("what stands before a colon and a new sentence is the title, and a picture of its own", () => {
  expect(told("Kapadokya'da bir gün: Sabah 5'te balonlar havalanır. Gece uyu.", "tr").slice(0, 2)).toEqual([
    "Kapadokya'da bir gün",
    "Sabah 5'te balonlar havalanır",
  ]);
  // Who speaks, a label and a sentence that goes on are none.
  expect(told("My old grandmother said: Never look back again.", "en")).toHaveLength(1);
  expect(told("No slaves built them: paid teams did.", "en")).toHaveLength(1);
  expect(told("Breaking news: Three cats are safe.", "en")).toHaveLength(1);
});
