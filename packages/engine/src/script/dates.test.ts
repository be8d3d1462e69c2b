import { expect, test } from "vitest";
import { figureParts } from "#stage/words/lockup.ts";
import { gaugeOf } from "#stage/gauges/gauges.ts";
import type { Language } from "#spec.ts";
import { findNumbers } from "./figures.ts";
import { readBeats } from "./read-beats.ts";

test.each<[Language, string, string, string]>([
  ["tr", "12.05.2024 tarihinde taşındık", "12", "Mayıs"],
  ["tr", "12/05/2024 günü taşındık", "12", "Mayıs"],
  ["tr", "2024-05-12 tarihinde taşındık", "12", "Mayıs"],
  ["tr", "03.05.24 tarihinde taşındık", "3", "Mayıs"],
  ["tr", "12 Mayıs 2024 günü taşındık", "12", "Mayıs"],
  ["en", "On May 12, 2024 we moved", "12", "May"],
  ["en", "On 12th of May 2024 we moved", "12", "May"],
  ["en", "On May 12th we moved", "12", "May"],
  ["en", "The landing was on July 20, 1969", "20", "July"],
  ["en", "On 05/23/2024 they left", "23", "May"],
  ["en", "On 12.05.2024 they left", "12", "May"],
])("[R16.1] %s: “%s” is a day of a calendar", (language, text, day, month) => {
  const { figure, year } = findNumbers(text, language);

  expect(figure).toEqual({ prefix: "", value: day, unit: month });
  expect(year).toBeUndefined();
  expect(figure && gaugeOf(figure)).toEqual({ kind: "leaf", day, month });
  expect(readBeats(`Film. ${text}.`, language).beats[1]?.kind).toBe("figure");
});

test.each<[Language, string]>([
  ["en", "On 12/05/2024 they left"],
  ["tr", "Adresi 192.168.10.2024 olan makine"],
])("%s: what is open or no date is no day, and no figure of its first numbers: %s", (language, text) => {
  expect(findNumbers(text, language).figure?.value ?? "").not.toMatch(/^12[./]/u);
  expect(findNumbers(text, language).figure?.unit ?? "").toBe("");
});

test("[R16.1] a month before a count is no date, and a price and an hour are none", () => {
  expect(findNumbers("In March 20 people died", "en").figure).toMatchObject({ value: "20", unit: "people" });
  expect(findNumbers("Fiyat 12.05 TL oldu", "tr").figure).toMatchObject({ value: "12.05", unit: "TL" });
  expect(findNumbers("Saat 12.05'te geldi", "tr").figure).toMatchObject({ value: "12.05", unit: "" });
});

test("[R16.2] a date in numbers is cut out of its sentence whole, and its year stays in it", () => {
  const parts = (text: string, language: Language) => {
    const { figure } = findNumbers(text, language);
    const lockup = figureParts({ scene: { text, figure }, film: { language } } as Parameters<typeof figureParts>[0]);
    return lockup && [lockup.lead, lockup.label, lockup.unit, lockup.rest];
  };

  expect(parts("12.05.2024 tarihinde taşındık", "tr")).toEqual(["", "12", "Mayıs", "2024 tarihinde taşındık"]);
  expect(parts("On May 12, 2024 we moved", "en")).toEqual(["On", "12", "May", "2024 we moved"]);
  expect(parts("29 Ekim 1923'te ilan edildi", "tr")).toEqual(["", "29", "Ekim", "1923'te ilan edildi"]);
});

test("a date is not cut at its comma", () => {
  const { beats } = readBeats(
    "Film. Everybody who lived in the quarter came together on May 12, 2024 because the old bridge was open again.",
    "en",
  );

  expect(beats.some(({ text }) => text.includes("May 12, 2024"))).toBe(true);
});
