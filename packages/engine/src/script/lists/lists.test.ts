import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { readBeats } from "#script/read-beats.ts";

const kinds = (text: string, language: Language) =>
  readBeats(text, language).beats.map(({ kind, text: told }) => [kind, told]);
const told = (text: string, language: Language) => readBeats(text, language).beats.map((beat) => beat.text);

// prettier-ignore
const LISTS: readonly (readonly [string, Language, string])[] = [
  ["numbers with points", "en", "List: 1. Red apples. 2. Green pears. 3. Plums."],
  ["numbers with brackets", "en", "List:\n1) Red apples\n2) Green pears\n3) Plums"],
  ["numbers with dashes", "tr", "Liste:\n1- Kırmızı elma\n2- Yeşil armut\n3- Erik"],
  ["numbers in a running text", "en", "List: 1. Red apples 2. Green pears 3. Plums"],
  ["small letters in a running text", "tr", "Liste: 1) kırmızı elma 2) yeşil armut 3) erik"],
  ["bullets", "en", "List:\n• Red apples\n• Green pears\n• Plums"],
  ["dashes", "tr", "Liste:\n- Kırmızı elma\n- Yeşil armut\n- Erik"],
  ["stars", "en", "List:\n* Red apples\n* Green pears\n* Plums"],
  ["bullets in a running text", "en", "List: • Red apples • Green pears • Plums"],
  ["keycaps", "tr", "Liste: 1️⃣ Kırmızı elma 2️⃣ Yeşil armut 3️⃣ Erik"],
  ["steps", "en", "List: Step 1: Red apples. Step 2: Green pears. Step 3: Plums."],
  ["adım", "tr", "Liste: Adım 1: Kırmızı elma. Adım 2: Yeşil armut. Adım 3: Erik."],
  ["ordinals", "en", "A list. First, red apples. Second, green pears. Third, plums."],
  ["ilk olarak", "tr", "Bir liste. İlk olarak kırmızı elma. İkinci olarak yeşil armut. Üçüncü olarak erik."],
  ["emoji as bullets", "en", "List:\n✅ Red apples\n✅ Green pears\n✅ Plums"],
  ["a countdown", "en", "Top three:\n3. Red apples\n2. Green pears\n1. Plums"],
  ["Roman numerals", "en", "I. Red apples. II. Green pears. III. Plums."],
  ["Roman numerals of lines", "tr", "I. Kırmızı elma\nII. Yeşil armut\nIII. Erik"],
  ["numbers in rings", "tr", "Liste: ① Kırmızı elma ② Yeşil armut ③ Erik"],
  ["numbers in brackets", "en", "List: (1) Red apples (2) Green pears (3) Plums"],
  ["keycaps that count down", "en", "List: 3️⃣ Red apples 2️⃣ Green pears 1️⃣ Plums"],
  ["spelled steps", "en", "Step one: red apples, Step two: green pears, Step three: plums."],
  ["spelled adım", "tr", "ADIM BİR: Kırmızı elma. Adım iki: Yeşil armut. Adım üç: Erik."],
  ["ordinal steps", "en", "The first step: red apples. The second step: green pears. The third step: plums."],
  ["birinci adım", "tr", "İlk adım: Kırmızı elma. İkinci adım: Yeşil armut. Üçüncü adım: Erik."],
  ["turns", "en", "First red apples. Then green pears. Finally plums."],
  ["turns with commas", "en", "First, red apples. Next, green pears. Finally, plums."],
  ["turns in one sentence", "tr", "Liste: önce kırmızı elma, sonra yeşil armut, son olarak erik."],
];

test.each(LISTS)("[R16.2] a list by %s: its markers are no text", (_name, language, text) => {
  const items = readBeats(text, language).beats.filter(({ kind }) => kind === "item");

  expect(items.map((item) => item.text)).toEqual(
    language === "en" ? ["Red apples", "Green pears", "Plums"] : ["Kırmızı elma", "Yeşil armut", "Erik"],
  );
  expect(items.map(({ of }) => of)).toEqual([3, 3, 3]);
});

test.each([
  ["10. Tokyo 9. Paris 8. Rome", 10],
  ["10️⃣ Tokyo 9️⃣ Paris 8️⃣ Rome", 10],
  ["🔟 Tokyo 9️⃣ Paris 8️⃣ Rome", 10],
  ["5️⃣ Tokyo 4️⃣ Paris 3️⃣ Rome", 5],
])("[R16.2] a countdown that ends before one counts from where it began: %s", (text, first) => {
  const { beats } = readBeats(text, "en");

  expect(beats.map((beat) => [beat.kind, beat.text, beat.number, beat.of])).toEqual([
    ["item", "Tokyo", first, first],
    ["item", "Paris", first - 1, first],
    ["item", "Rome", first - 2, first],
  ]);
});

test("[R16.2] a keycap and a number in a ring count nothing but a place, wherever they begin", () => {
  for (const text of ["4️⃣ milk 5️⃣ bread", "④ milk ⑤ bread"])
    expect(readBeats(text, "en").beats.map(({ text: told, number }) => [told, number])).toEqual([
      ["Milk", 4],
      ["Bread", 5],
    ]);
});

test.each<[Language, string]>([
  ["en", "Chapter 3. 5 people survived. 2. That is all of them."],
  ["en", "The match ended 3. 2 players left. 1 stayed."],
  ["en", "It cost 5. 4 people paid. 3. That was it."],
  ["en", "Rocky II. was great. Rocky III. was better. Rocky IV. was long."],
  ["en", "World War I. It ended. World War II. It came. World War III. Never."],
  ["tr", "I. Murad savaştı. II. Mehmed fethetti. III. Selim yazdı."],
  ["tr", "II. Mehmed geldi. III. Murad gitti. IV. Murad kaldı."],
  ["en", "First he lost his crown. Then he lost his horse. Finally he lost his life."],
  ["en", "First came the rain. Then came the flood. Finally the sun came out."],
  ["tr", "Önce bir ses duydum. Sonra ışık söndü. Son olarak kapı açıldı."],
  ["tr", "Koşuya başla: Önce yürü, sonra koş. İlk hafta 10 dakika yeter."],
  ["en", "Wake up early. Then drink water. Then walk. Finally rest."],
])("[R16.2] %s: what only looks like a list is none: %s", (language, text) => {
  const { beats, leftOut } = readBeats(text, language);

  expect(beats.filter(({ kind }) => kind === "item")).toEqual([]);
  expect(leftOut).toEqual([]);
});

test("scenes of a script follow each other without numbers", () => {
  expect(kinds("Sahne 1: Bir kadın yürüyor. Sahne 2: Kafeye giriyor. Sahne 3: Gülümsüyor.", "tr")).toEqual([
    ["hook", "Bir kadın yürüyor"],
    ["line", "Kafeye giriyor"],
    ["line", "Gülümsüyor"],
  ]);
});

test("numbers that do not run on are text: times, decimals, ordinals, centuries", () => {
  expect(kinds("Ligde 1. takım 70 puan, kupada 2. takım 65 puan topladı.", "tr").map(([kind]) => kind)).toEqual([
    "hook",
    "figure",
  ]);
  expect(told("Ligde 1. takım 70 puan 2. torba 65 puan topladı.", "tr")).toHaveLength(1);
  expect(told("No screens after 10 pm. Keep 3.5 litres near. Meet at 22.30. Then sleep.", "en")).toEqual([
    "No screens after 10 pm",
    "Keep 3.5 litres near",
    "Meet at 22.30",
    "Then sleep",
  ]);
  expect(told("1. Dünya Savaşı 1914'te başladı. 2. Dünya Savaşı 1939'da. 19. yüzyıl bitmişti.", "tr")).toEqual([
    "1. Dünya Savaşı 1914'te başladı",
    "2. Dünya Savaşı 1939'da",
    "19. yüzyıl bitmişti",
  ]);
  expect(told("3 mistakes. 1. You skip sleep. 2. You skip lunch. 3. You skip leg day. Stop it.", "en")).toEqual([
    "3 mistakes",
    "You skip sleep",
    "You skip lunch",
    "You skip leg day",
    "Stop it",
  ]);
  expect(told("Bunları unutma. 1. Her gün su iç. 2. Her gün yürü.", "tr")).toEqual([
    "Bunları unutma",
    "Her gün su iç",
    "Her gün yürü",
  ]);
  expect(told("3 padişah: 1. Murad savaştı, 2. Murad kazandı, 3. Murad yazdı.", "tr")).toHaveLength(4);
});

test("[R16.3] sentences that count themselves are a list, to the last", () => {
  const places = (text: string, language: Language) =>
    readBeats(text, language).beats.flatMap(({ number, of, text: told }) => (number ? [[number, of, told]] : []));

  expect(places("Three mistakes. One, you hurry. Two, you forget to sleep. Last, you never ask.", "en")).toEqual([
    [1, 3, "You hurry"],
    [2, 3, "You forget to sleep"],
    [3, 3, "You never ask"],
  ]);
  expect(places("Üç kural. Bir, telefonu bırak. İki, kahve içme. Son olarak erken yat.", "tr")).toEqual([
    [1, 3, "Telefonu bırak"],
    [2, 3, "Kahve içme"],
    [3, 3, "Erken yat"],
  ]);
  expect(places("One, two and three went home. Finally, they slept.", "en")).toEqual([]);
});
