import { expect, test } from "vitest";
import type { Hit } from "./hit.ts";
import { moneyFor } from "./money.ts";

const hit = (slug: string): Hit => ({ slug, word: "x", at: 0, count: 1, isRefused: false, score: 6, rank: "thing" });
const shown = (slugs: readonly string[], text: string, whole = text) =>
  moneyFor(slugs.map(hit), text, whole).map(({ slug }) => slug);

test("[R16.1] a text in lira shows no bag of dollars; one in dollars keeps it", () => {
  expect(shown(["money-bag"], "Maaşın bitti", "Maaşın bitti. 5.000 lira kaldı.")).toEqual(["wallet"]);
  expect(shown(["money-bag"], "Payday", "Payday. Save $50.")).toEqual(["money-bag"]);
});

test("[R16.1] what money is for is shown instead of a bare coin, and nothing else gives way to it", () => {
  expect(shown(["lira-coin"], "Ayda 5.000 lira biriktir")).toEqual(["piggy-bank"]);
  expect(shown(["lira-coin"], "Tatil için 2.000 lira koy")).toEqual(["luggage"]);
  expect(shown(["dollar-banknote"], "$900 goes to rent")).toEqual(["house-keys"]);
  expect(shown(["lira-coin"], "60.000 liran olur")).toEqual(["lira-coin"]);
  expect(shown(["lira-coin", "airplane"], "Tatil için 2.000 lira uçak")).toEqual(["lira-coin", "airplane"]);
});
