import { expect, test } from "vitest";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { landmarkIn } from "./landmarks.ts";
import { stageThings } from "./things.ts";

function filmOf(name: string) {
  const place = { name, longitude: 29, latitude: 41, country: "792" };
  return tellFilm("kitchen", "en", "", [{ kind: "map", text: `In ${name}, simit`, things: things("simit"), place }]);
}

const KNOWN = [
  ["Istanbul", "galata-tower"],
  ["İstanbul", "galata-tower"],
  ["Mexico City", "sun-pyramid"],
  ["New York", "statue-of-liberty"],
] as const;

test.each(KNOWN)("what a city is known by stands on its map, and is loaded with it: %s", (name, landmark) => {
  const film = filmOf(name);
  expect(film.scenes.map(landmarkIn)).toEqual([landmark]);
  expect(stageThings(film)).toContain(landmark);
});

test("a city without a landmark has its pin", () => {
  expect(filmOf("Ankara").scenes.map(landmarkIn)).toEqual([undefined]);
});
