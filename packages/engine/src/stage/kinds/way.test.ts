import { isTraveller } from "#stage/travel.ts";
import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "#stage/compose.ts";
import type { StageTools } from "#stage/stage.ts";
import { viewOfWay } from "./way.ts";

const SIZES = [
  { width: 270, height: 480 },
  { width: 480, height: 270 },
  { width: 300, height: 300 },
];
const istanbul = { name: "İstanbul", longitude: 29, latitude: 41, country: "792" };
const cappadocia = { name: "Kapadokya", longitude: 34.8, latitude: 38.6, country: "792" };
const tokyo = { name: "Tokyo", longitude: 139.7, latitude: 35.7, country: "392" };
const newYork = { name: "New York", longitude: -74, latitude: 40.7, country: "840" };

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["automobile", "round-pushpin", "simit", "galata-tower"], []);
});

test.each(SIZES)(
  "[R16.2] a way has both names on its map, apart from each other and from the words: $width",
  (size) => {
    const told = { kind: "map", text: "Yola çıktık", things: things("automobile"), place: istanbul } as const;
    const film = tellFilm("cinematic", "tr", "automobile", [{ ...told, placeTo: cappadocia }, told]);
    const [way, place] = film.scenes.map((_, index) => composeScene(film, index, size, tools));
    if (!way || !place) throw new Error("Both scenes are composed.");

    const texts = readTexts(way, 2.4);
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(["İstanbul", "Kapadokya"]));
    const boxes = texts.map(({ bounds }) => bounds);
    const isApart = boxes.every((a, at) =>
      boxes
        .slice(at + 1)
        .every((b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top),
    );
    expect(isApart).toBe(true);
    // A film from before: one place, one pin, no names on the map.
    expect(readTexts(place, 2.4).map(({ text }) => text)).not.toContain("İstanbul");
  },
);

test("[R16.2] a short way is shown near, a long one on the whole globe, across the date line too", () => {
  expect(viewOfWay(istanbul, cappadocia).zoom).toBeGreaterThan(8);
  expect(viewOfWay(istanbul, newYork).zoom).toBeLessThan(2);
  const { longitude, zoom } = viewOfWay(tokyo, newYork);
  expect(zoom).toBe(1);
  expect(Math.abs(longitude)).toBeGreaterThan(100);
});

test("[R16.2] what goes along a way is what travels, and no rock", () => {
  const travels = ["bus", "airplane", "hot-air-balloon", "luggage", "figure-he-adult-today-1-walk-calm"];
  expect(travels.filter((slug) => !isTraveller(slug))).toEqual([]);
  expect(["fairy-chimneys", "church", "hot-beverage", "mountain"].filter(isTraveller)).toEqual([]);
});

test("[R16.2] upright, what a place serves stands at the foot of the frame, and its words above it", () => {
  const told = { kind: "map", text: "In Istanbul, simit", things: things("simit"), place: istanbul } as const;
  const [tall] = SIZES;
  if (!tall) throw new Error("There is an upright frame.");
  const stage = composeScene(tellFilm("kitchen", "en", "simit", [told]), 0, tall, tools);
  const lowest = Math.max(
    ...stage.placements(REST).map(({ y, sprite, scaleY }) => {
      const high = stage.sprites[sprite]?.height ?? 0;
      return high < tall.height * 0.9 ? y + (high * scaleY) / 2 : 0;
    }),
  );
  expect(Math.max(...readTexts(stage, REST).map(({ bounds }) => bounds.bottom))).toBeLessThan(tall.height * 0.4);
  expect(lowest).toBeGreaterThan(tall.height * 0.85);
});

const REST = 2.4;
