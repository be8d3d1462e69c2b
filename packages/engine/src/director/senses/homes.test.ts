import { beforeAll, expect, test } from "vitest";
import type { Language } from "#spec.ts";
import type { Matcher } from "#director/match/matcher.ts";
import { findCommonSetting } from "#director/places/settings.ts";
import { loadMatcher } from "#tools/known-matcher.ts";

let matcher: Matcher;

beforeAll(async () => {
  matcher = await loadMatcher();
}, 120_000);

const named = (sentence: string, language: Language, rest = "") =>
  matcher
    .match(sentence, language, 4, `${sentence}. ${rest}`)
    .map(({ slug, count }) => `${slug}${count > 1 ? count : ""}`);

test.each<[string, Language, string, string]>([
  ["Arabanın muayenesi yaklaştı", "tr", "stethoscope", "Lastiklere bak"],
  ["Farların ikisi de yanmalı", "tr", "fire", "Arabanın muayenesi yaklaştı"],
  ["Every crash earns a look", "en", "collision", "Cats knock things off tables"],
  ["Work harder than your rivals", "en", "boxing-glove", "Get up early"],
  ["Bize göre esnemek beyni serinletir", "tr", "yoga-mat", "Neden esneriz"],
  ["All is calm", "en", "person-in-lotus-position", "The lighthouse keeper wrote the same line"],
  ["Son vuruş ağları buldu", "tr", "crying-face", "Finalde penaltılarla kazandı"],
])("[R16.2] what belongs to another field is not shown: %s", (sentence, language, wrong, rest) => {
  expect(named(sentence, language, rest)).not.toContain(wrong);
});

test.each<[string, Language, string, string]>([
  ["Yarın muayenem var", "tr", "stethoscope", "Doktor randevu verdi"],
  ["Two cars in a crash", "en", "collision", "The driver was fine"],
  ["The dumbbell fell", "en", "dumbbell", "Nobody was there"],
  ["Galatasaray kupayı aldı", "tr", "trophy", "Finalde penaltılarla kazandı"],
  ["Doğru kaleye yürü", "tr", "castle", "Feribottan in"],
])("[R16.2] in its own field, or by its own name, it is: %s", (sentence, language, right, rest) => {
  expect(named(sentence, language, rest)).toContain(right);
});

test("[R16.2] where something is comes behind what it is", () => {
  expect(named("Alarmı tek yerde tutma, yataktan uzağa kur", "tr")).toEqual(["alarm-clock", "person-in-bed"]);
});

test.each<[string, Language, string[]]>([
  ["Every morning I wake up at 4 and eat an egg", "en", ["alarm-clock", "egg"]],
  ["Önce 3 yumurtayı şekerle çırp", "tr", ["egg3", "sugar-cubes"]],
  ["Two large eggs", "en", ["egg2"]],
  ["By day ten my skin cleared up", "en", ["glowing-face"]],
  ["One pair of shoes", "en", ["running-shoe2"]],
])("[R16.2] only what a number counts is shown so often: %s", (sentence, language, shown) => {
  expect(named(sentence, language)).toEqual(expect.arrayContaining(shown));
});

test("[R16.2] an English phrase is known by any form of its first word", () => {
  expect(named("The ink ran out in the middle of a word", "en")).not.toContain("person-running");
});

test("[R16.2] a car is tested in no clinic", () => {
  expect(findCommonSetting(["Arabanın muayenesi yaklaştı", "Lastiklere bak"], "tr", false)).toBeUndefined();
  expect(findCommonSetting(["Yarın muayenem var", "Doktor bekliyor"], "tr", false)).toBe("clinic");
});
