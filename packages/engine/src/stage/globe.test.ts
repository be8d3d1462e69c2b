import { createCanvas } from "@napi-rs/canvas";
import type { GeoPermissibleObjects } from "d3-geo";
import { geoContains, geoOrthographic } from "d3-geo";
import { beforeAll, expect, test } from "vitest";
import type { Atlas } from "#child/film-assets.ts";
import { loadAtlas } from "#child/film-assets.ts";
import { penOf } from "#child/stage-tools.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { globeShape, traceBorders, traceLand } from "./globe.ts";

const RADIUS = 400;
const STEP = 40;

let atlas: Atlas;

beforeAll(async () => {
  await ensureBuilt();
  atlas = await loadAtlas(ENGINE_FILES.assetFolder);
});

// Behind China lies Argentina, behind Argentina China: land at the far side must not flood the near one.
test.each([
  ["Istanbul", 29, 41],
  ["China", 115, 36],
  ["Argentina", -64, -36],
  ["Spain", -4, 40],
  ["the North Pole", 0, 88],
  ["the South Pole", 0, -88],
  ["the date line", 180, 10],
])("[R16.2] land stands where it is on a globe turned to %s", (_name, longitude, latitude) => {
  const pen = penOf(createCanvas(8, 8));
  pen.beginPath();
  traceLand(pen, globeShape(atlas.land), { longitude, latitude, radius: RADIUS });
  const projection = geoOrthographic().scale(RADIUS).translate([0, 0]).rotate([-longitude, -latitude]);

  const wrong: string[] = [];
  let asked = 0;
  for (let y = -RADIUS + STEP / 2; y < RADIUS; y += STEP) {
    for (let x = -RADIUS + STEP / 2; x < RADIUS; x += STEP) {
      if (Math.hypot(x, y) > RADIUS * 0.97) continue;
      const place = projection.invert?.([x, y]) ?? [0, 0];
      const isLand = geoContains(atlas.land as GeoPermissibleObjects, place);
      asked++;
      if (pen.isPointInPath(x, y, "evenodd") !== isLand) wrong.push(place.map(Math.round).join(" "));
    }
  }

  // Coasts are drawn with lines of a pixel and more: a place right at one may fall to the other side.
  expect(asked).toBeGreaterThan(250);
  expect(wrong.slice(Math.floor(asked * 0.01))).toEqual([]);
});

test("[R16.2] borders of the far side are not drawn", () => {
  const spots: [number, number][] = [];
  const pen = {
    moveTo: (x: number, y: number) => spots.push([x, y]),
    lineTo: (x: number, y: number) => spots.push([x, y]),
  };
  const japan = atlas.countries.find((country) => (country as { id: string }).id === "392");

  traceBorders(pen as never, globeShape(japan), { longitude: -47, latitude: -36, radius: RADIUS });
  expect(spots).toEqual([]);
  traceBorders(pen as never, globeShape(japan), { longitude: 138, latitude: 36, radius: RADIUS });
  expect(spots.length).toBeGreaterThan(10);
});
