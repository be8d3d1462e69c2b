import { expect, test } from "vitest";
import { things } from "#tools/stage-fixtures.ts";
import { inToldOrder } from "./told-order.ts";

const shown = (line: string, text: string, language: "tr" | "en") =>
  inToldOrder(things(line), text, language).map(({ slug }) => slug);

test("[R16.2] what a sentence puts first stands first, and who walks and then runs is one person", () => {
  const runner = ["figure-he-adult-player-1-walk-calm", "person-running"];
  expect(
    shown("person-running:Koşuya person-walking:yürü", "Koşuya yeni başlayanlar için: Önce yürü, sonra koş", "tr"),
  ).toEqual(runner);
  expect(shown("person-running:run person-walking:walk", "First walk, then run", "en")).toEqual(runner);
  expect(shown("soap:soap droplet:Water", "First the water, and then the soap", "en")).toEqual(["droplet", "soap"]);
});

test("[R16.2] where nothing comes first the order of the sentence stays", () => {
  expect(shown("person-running:Run person-walking:walk", "Run, or walk", "en")).toEqual([
    "person-running",
    "person-walking",
  ]);
  expect(shown("soap:soap droplet:water", "First soap, then rest", "en")).toEqual(["soap", "droplet"]);
});
