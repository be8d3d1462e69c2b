import { expect, test } from "vitest";
import type { Film, FilmScene } from "#film/film.ts";
import { comparedWith } from "./columns.ts";

const share = (start: number, slug: string, value: string, kind = "figure") =>
  ({
    kind,
    start,
    figure: { prefix: "", value, unit: "%" },
    things: [{ slug, word: slug, count: 1, isRefused: false }],
  }) as unknown as FilmScene;
const filmOf = (scenes: FilmScene[]) => ({ scenes }) as unknown as Film;
const gold = share(0, "gold-bar", "62", "hook");
const dollar = share(2, "banknote", "28", "chart");
const bank = share(4, "bank", "45");

test("shares told one after the other, each of something else, are one comparison [R16.2]", () => {
  const film = filmOf([gold, dollar, bank]);

  for (const scene of film.scenes) expect(comparedWith(film, scene)).toEqual([gold, dollar, bank]);
});

test("two shares, shares of one thing, and a share among other sentences stand alone [R16.2]", () => {
  const other = { ...share(2, "lamp", "1"), figure: undefined, kind: "hero" } as unknown as FilmScene;

  expect(comparedWith(filmOf([gold, dollar]), gold)).toEqual([]);
  expect(comparedWith(filmOf([gold, dollar, share(4, "gold-bar", "5")]), gold)).toEqual([]);
  expect(comparedWith(filmOf([gold, other, bank, share(6, "ship", "9")]), gold)).toEqual([]);
});
