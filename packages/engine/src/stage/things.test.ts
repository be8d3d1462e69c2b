import { expect, test } from "vitest";
import type { FilmScene, Thing } from "#film/film.ts";
import { colorIn } from "./things.ts";

const fox = (word: string, color?: Thing["color"]): Thing => ({
  slug: "fox",
  word,
  count: 1,
  isRefused: false,
  ...(color && { color }),
});
const film = (...things: Thing[]) => ({
  scenes: things.map((thing, at) => ({ start: at, things: [thing] }) as unknown as FilmScene),
});
const colorsOf = (...things: Thing[]) => {
  const { scenes } = film(...things);
  return scenes.map((scene) => colorIn({ scenes }, scene, "fox"));
};

test("[R16.2] a colour that is said of a thing is its colour through the film; one it only turns is that scene's alone", () => {
  expect(colorsOf(fox("fox"), fox("fox", "white"), fox("fox"))).toEqual(["white", "white", "white"]);
  expect(colorsOf(fox("fox"), fox("", "red"), fox("fox"))).toEqual([undefined, "red", undefined]);
});
