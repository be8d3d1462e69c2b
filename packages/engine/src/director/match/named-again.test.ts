import { expect, test } from "vitest";
import type { Hit } from "./hit.ts";
import { nameAgain } from "./named-again.ts";

const hit = (slug: string, word: string): Hit => ({
  slug,
  word,
  at: 0,
  count: 1,
  isRefused: false,
  score: 5,
  rank: "thing",
});
const slugs = (texts: readonly string[], hits: readonly Hit[][], language: "tr" | "en") =>
  nameAgain(hits, texts, language).map((list) => list.map(({ slug }) => slug));

test("[R16.2] behind its full name the head of it means the same thing", () => {
  const wall = [hit("great-wall", "Wall of China")];

  expect(slugs(["The Wall of China is long", "But the wall is narrow"], [wall, [hit("brick", "wall")]], "en")).toEqual([
    ["great-wall"],
    ["great-wall"],
  ]);
  expect(
    slugs(
      ["Kutup ayısı yüzer", "Ayının derisi siyahtır"],
      [[hit("polar-bear", "Kutup ayısı")], [hit("bear", "Ayının")]],
      "tr",
    ),
  ).toEqual([["polar-bear"], ["polar-bear"]]);
});

test("[R16.2] another one, or another part of the name, is what it is", () => {
  const wall = [hit("great-wall", "Wall of China")];

  expect(slugs(["The Wall of China", "He built a wall"], [wall, [hit("brick", "wall")]], "en")[1]).toEqual(["brick"]);
  expect(slugs(["The Wall of China", "The china broke"], [wall, [hit("bowl", "china")]], "en")[1]).toEqual(["bowl"]);
  expect(
    slugs(
      ["Kahve makinesi aldım", "Kahveyi içtim"],
      [[hit("machine", "Kahve makinesi")], [hit("coffee", "Kahveyi")]],
      "tr",
    )[1],
  ).toEqual(["coffee"]);
});
