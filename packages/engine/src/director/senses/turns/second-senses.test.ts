import { beforeAll, expect, test } from "vitest";
import { loadFilmOf } from "#tools/told-film.ts";
import type { FilmOf } from "#tools/told-film.ts";

let filmOf: FilmOf;
beforeAll(async () => {
  filmOf = await loadFilmOf();
}, 120_000);

const shown = (text: string) =>
  filmOf(text).scenes.flatMap(({ things, place }) => [
    ...things.map(({ slug }) => slug),
    ...(place ? [`map:${place.name}`] : []),
  ]);

test.each<[string, string, string | null]>([
  ["I bought an old piano. I replaced the strings and cleaned the hammers.", "violin", "musical-keyboard"],
  ["I bought an old piano. I replaced the strings and cleaned the hammers.", "hammer", "musical-keyboard"],
  ["The queen bee rules the hive. Drones do no work at all.", "drone", "honeybee"],
  ["An asteroid exploded over Siberia. The crater was never found.", "volcano", null],
  ["Cut off both legs of your old jeans and sew the bottom shut.", "leg", "jeans"],
  ["The last leg of the trip was the hardest.", "leg", null],
  ["Gamers, use your potions. What if there is a stronger boss?", "office-worker", "ogre"],
  ["My boss called me to the office.", "ogre", null],
  ["Knit a scarf with two needles.", "sewing-needle", "yarn"],
  ["Glass is made by melting sand.", "melting-ice", "desert-dunes"],
  ["The ice is melting at the pole.", "desert-dunes", "melting-ice"],
  ["Your heart races even when you lie still.", "chequered-flag", "red-heart"],
  ["At six the sun lines up between the buildings.", "waiting-line", "sun"],
  ["In the dressing room nobody spoke.", "sauce-bottle", null],
  ["Stop buying paper towels, old t-shirts work as well.", "towel", "t-shirt"],
  ["She put a lasagne the size of a mattress on the table.", "bed", "table"],
  ["The mechanic charged her for a broken mirror.", "mirror", "car-mirror"],
  ["The bride cried when her father walked her down the aisle.", "bowed-figure", "newlyweds"],
  ["The runner collapsed ten metres before the finish line.", "finish-line", "chequered-flag"],
  ["Stop watering dead flowers.", "tulip", "wilted-flower"],
  ["The box was too small to use.", "measuring-tape", "package"],
  ["It flattened forests in an area bigger than London.", "map:London", "forest"],
  ["At half time Liverpool were losing the match three nil.", "map:Liverpool", null],
])("[R16] %s", (text, wrong, right) => {
  const things = shown(text);
  expect(things).not.toContain(wrong);
  expect(right === null || things.includes(right)).toBe(true);
});
