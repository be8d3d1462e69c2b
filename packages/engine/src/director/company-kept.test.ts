import { beforeAll, expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { loadScenesOf } from "#tools/told-film.ts";

let scenes: Awaited<ReturnType<typeof loadScenesOf>>;

beforeAll(async () => {
  scenes = await loadScenesOf();
}, 120_000);

const shown = (text: string, language: Language) =>
  scenes(text, language).map(({ things }) => things.map(({ slug }) => slug).join(" "));

const HEDGEHOG =
  "Ormanda bir kirpi yaşarmış. Bir gün minik bir kuş yuvasından düşmüş. Kirpi onu evine götürmüş. Tilki gelince kirpi kaçmamış. O günden sonra bütün hayvanlar kirpiyle arkadaş olmuş.";

test("[R16.2] all the animals of a tale are those it told of, and whom one carries is seen with it", () => {
  const told = shown(HEDGEHOG, "tr");
  expect(told.at(-1)?.split(" ").toSorted()).toEqual(["bird", "fox", "hedgehog"]);
  expect(told.find((things) => things === "hedgehog bird")).toBeDefined();
});

test("[R16.2] what a word points back to stands beside what does it", () => {
  const told = shown(
    "Crows are clever birds. They drop nuts on the road. Then they wait for cars to crack them.",
    "en",
  );
  expect(told.at(-1)).toMatch(/automobile nuts|nuts/u);
});

test.each<[string, Language, RegExp]>([
  [
    "Zam haberi geldi. Karar sonrası dolar kısa süreliğine yükseldi. Market pahalı.",
    "tr",
    /dollar-banknote chart-increasing/u,
  ],
  ["We bought a home. House prices doubled in ten years. Nobody saw it coming.", "en", /house chart-increasing/u],
  ["Dolar güne 42 liradan başladı. Konut satışları yarı yarıya azaldı. Bekleyelim.", "tr", /house chart-decreasing/u],
])("[R16.2] which way it went is seen beside what went it: %s", (text, language, right) => {
  expect(shown(text, language).join(" | ")).toMatch(right);
});

test.each<[string, Language]>([
  ["She fell on the ice. Her knee hurt. She rested.", "en"],
  ["Elma ağaçtan düştü. Newton düşündü. Bir yasa buldu.", "tr"],
])("[R16.2] and nowhere else: %s", (text, language) => {
  expect(shown(text, language).join(" ")).not.toMatch(/chart-/u);
});

test("[R16.2] two who are named are two, dressed for what they play", () => {
  const [, second] = scenes(
    "The longest tennis match lasted for days. John Isner and Nicolas Mahut started on a Tuesday at Wimbledon. They hit many aces. Isner won the last set. He lost his next match.",
    "en",
  );
  expect(second?.things[0]?.slug).toMatch(/^figure-he-adult-player-\d-\w+-\w+-and-he-adult-player-\d/u);
});

test.each<[string, Language, string[]]>([
  ["Gemiye bindiler. Kurtulanların sayısı sadece 706'ydı.", "tr", ["706"]],
  ["Gemi büyüktü. Gemide 2.200'den fazla yolcu vardı.", "tr", ["2.200"]],
  ["Karar geldi. Faiz 250 baz puan indirildi.", "tr", ["250"]],
])("[R16.1] a count that is told as one is a figure: %s", (text, language, values) => {
  const told = scenes(text, language).filter(({ kind }) => kind === "figure");
  expect(told.map(({ figure }) => figure?.value)).toEqual(values);
});
