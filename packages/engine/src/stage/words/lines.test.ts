import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { fitText, lineWidth } from "./lines.ts";

/** Letters are half as wide as they are high. */
const measure = (text: string) => text.length * 0.5;
const room = { language: "en", width: 800, height: 400, size: 100, most: 3, leading: 1.1, measure } as const;
const linesOf = (text: string, more: { width?: number } = {}) => {
  const { lines } = fitText({ ...room, ...more, text });
  return lines.map((line) => line.map((token, index) => (token.gap && index > 0 ? " " : "") + token.text).join(""));
};

test("a text is broken into lines of about the same width", () => {
  expect(linesOf("Your next car could drive far away")).toEqual(["Your next car", "could drive", "far away"]);
});

test("no line ends in a word that belongs to the next one", () => {
  for (const line of linesOf("We walked along the edge of the old harbour wall").slice(0, -1)) {
    expect(line).not.toMatch(/\b(?:the|of|a|and)$/u);
  }
  for (const line of linesOf("Tuz ve karabiber ile pul biber ekle").slice(0, -1))
    expect(line).not.toMatch(/ (?:ve|ile)$/u);
});

test.each(["Drink 2 litres a day", "8 hafta sonra 5 km koşacaksın", "Röntgen filmini 3 saniyede okuyor"])(
  "a number stays in one line with what it counts: %s",
  (text) => {
    for (const line of linesOf(text, { width: 500 }).slice(0, -1)) expect(line).not.toMatch(/ \d+$/u);
  },
);

test("no short word stands alone while another way is open", () => {
  for (const line of linesOf("This is the best cup I made")) expect(line).toMatch(/ /u);
});

test("an endless word is made smaller first and broken then, each piece in a line of its own", () => {
  expect(linesOf("Supercalifragilistic")).toEqual(["Supercalifragilistic"]);
  const broken = linesOf("Pneumonoultramicroscopicsilicovolcanoconiosis");
  expect(broken.length).toBeGreaterThan(1);
  for (const line of broken.slice(0, -1)) expect(line).toMatch(/-$/u);
  expect(broken.join("").replaceAll("-", "")).toBe("Pneumonoultramicroscopicsilicovolcanoconiosis");
});

test("a hyphen of the word's own stays where it is", () => {
  expect(linesOf("Solid-state", { width: 320 }).join("")).toBe("Solid-state");
});

test("whatever is written fits its room, in its order, in at most as many lines as may be", () => {
  const word = constantFrom(
    "a",
    "ve",
    "the",
    "güneş",
    "Çekoslovakya",
    "1,200",
    "km",
    "—",
    "kahvaltı",
    "世界你好",
    "42",
  );
  const fits = property(array(word, { maxLength: 14 }), (words) => {
    const text = words.join(" ");
    const { size, lines } = fitText({ ...room, text });
    const space = measure("\u00a0");
    for (const line of lines) expect(lineWidth(line, space) * size).toBeLessThanOrEqual(room.width + 0.001);
    expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height + 0.001);
    expect(lines.length).toBeLessThanOrEqual(room.most);
    expect(
      lines
        .flat()
        .map((token) => token.text)
        .join(""),
    ).toBe(text.replaceAll(" ", ""));
  });
  assert(fits, { numRuns: 300 });
});

test("pieces of a word that stand in one line have no hyphen between them", () => {
  const { lines } = fitText({ ...room, text: "Muvaffakiyetsizleştiricileştiriverme", width: 60, height: 4000 });
  for (const line of lines) for (const token of line.slice(0, -1)) expect(token.text).not.toMatch(/-$/u);
});

test("a word is drawn down to about half its size before it is broken", () => {
  expect(linesOf("büyüklüğünde", { width: 340 })).toEqual(["büyüklüğünde"]);
});

test("[R16.4] a giant word shrinks as long as it stays large, and is not broken", () => {
  const giant = { ...room, language: "tr" as const, width: 800, height: 1200, size: 300 };
  const lines = fitText({ ...giant, text: "kimse seni alkışlamayacak" }).lines.map((line) =>
    line.map(({ text }) => text),
  );

  expect(lines.flat()).toEqual(["kimse", "seni", "alkışlamayacak"]);
});

test("one short word is not left over under words that stand together", () => {
  const fit = { ...room, width: 330, size: 60, height: 300 };
  const broken = (text: string, together: string[][]) =>
    fitText({ ...fit, text, together }).lines.map((line) => line.map((token) => token.text).join(" "));

  expect(broken("bir kaşık şeker koy", [["kaşik", "şeker"]]).at(-1)).not.toBe("koy");
  expect(broken("A thousand candles lit up", [["candles", "lit"]]).at(-1)).not.toBe("up");
  // What cannot stay together in any case leaves no stub before it either.
  const narrow = { ...fit, width: 250, height: 200, text: "A thousand candles lit up" };
  const { lines } = fitText({ ...narrow, together: [["thousand", "candles", "lit"]] });
  expect(lines[0]?.map(({ text }) => text)).toEqual(["A", "thousand"]);
});

test("what stands together does so in a line less rather than leave one short word over", () => {
  const narrow = (text: string) =>
    Array.from(text).reduce(
      (sum, letter) => sum + (/[iıl']/u.test(letter) ? 0.3 : /[A-Z]/u.test(letter) ? 0.75 : 0.6),
      0,
    );
  const fit = { ...room, width: 331, size: 62, height: 288, most: 4, measure: narrow, language: "tr" } as const;
  const { lines } = fitText({ ...fit, text: "Akşam gün batımını Uçhisar'da izle", together: [["gün", "batimini"]] });

  expect(lines.map((line) => line.map(({ text }) => text).join(" "))).toContain("gün batımını");
});

test("one short word does not stand alone between two lines of a short text", () => {
  const { lines } = fitText({ ...room, width: 341, size: 62, height: 288, most: 4, text: "Balkonuna bir çiçek dik" });

  expect(lines.map((line) => line.map(({ text }) => text).join(" "))).not.toContain("bir");
});

test("an adjective of two words stands in one line", () => {
  for (const width of [260, 320, 380, 460])
    expect(linesOf("El yapımı seramik kupalar", { width }).join("|")).toMatch(/El yapımı/u);
});
