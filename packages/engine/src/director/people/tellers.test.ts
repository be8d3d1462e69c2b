import { beforeAll, describe, expect, test } from "vitest";
import { loadFilmOf } from "#tools/told-film.ts";
import type { FilmOf } from "#tools/told-film.ts";
import { sexOfTeller } from "./told-by-me.ts";

let filmOf: FilmOf;
beforeAll(async () => {
  filmOf = await loadFilmOf();
}, 120_000);

test.each([
  ["Hi, I'm Megan and I make candles.", "en", "she"],
  ["My name is Tom. I fix bikes.", "en", "he"],
  ["I'm Happy to be here.", "en", undefined],
  ["He puts his hand on my cheek and says, you're my best mommy.", "en", "she"],
  ["My wife laughed at me.", "en", "he"],
  ["My bridesmaids were holding up my dress.", "en", "she"],
  ["I became a dad last week.", "en", "he"],
  ["Adım Elif, yirmi yaşındayım.", "tr", "she"],
  ["İkizlerim olduğunda günde üç saat uyuyordum.", "tr", "she"],
  ["Karım güldü. Bebeğim ağlıyordu.", "tr", "he"],
  ["Geçen yıl baba oldum.", "tr", "he"],
] as const)("[R16.2] whoever tells it says which: %s", (text, language, sex) => {
  expect(sexOfTeller(text, language)).toBe(sex);
});

describe("who they are", () => {
  test("[R16.2] somebody's daughter who marries is a grown woman", () => {
    const { personAt } = filmOf(
      "My brother and I had a fight over a car. Last month his daughter found me on Instagram. She's getting married. I drove six hours. I cried.",
    );
    expect(personAt("Instagram")).toMatchObject({ sex: "she", age: "adult" });
  });

  test("[R16.2] a nonna is old", () => {
    const { personAt } = filmOf(
      "You told your Italian nonna you're not hungry. She stares at you. She asks if you're sick. She calls your mother.",
    );
    expect(personAt("stares")).toMatchObject({ sex: "she", age: "old" });
  });

  test("[R16.2] who tells of his cat Korsan today is no pirate of old", () => {
    const { personAt } = filmOf(
      "Sokakta bulduğum kediye Korsan adını verdim. Her akşam yere oturup ona kitap okudum. Üç hafta bekledim. Sonunda kucağıma geldi.",
    );
    expect(personAt("kitap okudum")).toMatchObject({ wear: "today" });
  });
});
