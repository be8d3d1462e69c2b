import { createCanvas } from "@napi-rs/canvas";
import type { GeoPermissibleObjects } from "d3-geo";
import { geoContains, geoOrthographic } from "d3-geo";
import { beforeAll, expect, test } from "vitest";
import type { Atlas } from "#child/film-assets.ts";
import { loadAtlas } from "#child/film-assets.ts";
import { penOf } from "#child/stage-tools.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import type { Pen } from "./stage.ts";
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

test("a line that goes around the far side leaves and comes back where every one of its points would let it", () => {
  const drawn: string[] = [];
  const write = (x: number, y: number) => void drawn.push(`${Math.round(x)} ${Math.round(y)}`);
  const pen = { moveTo: write, lineTo: write, closePath: () => undefined, rect: () => undefined };
  const there = Array.from({ length: 36 }, (_, step) => [step * 5, 0]);
  const back = Array.from({ length: 36 }, (_, step) => [175 - step * 5, 10]);
  const ring = [...there, ...back, [0, 0]];

  traceLand(pen as unknown as Pen, globeShape({ type: "Polygon", coordinates: [ring] }), {
    longitude: 0,
    latitude: 0,
    radius: RADIUS,
  });

  const outside = (longitude: number, latitude: number) => {
    const [lambda, phi] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
    const [x, y] = [Math.sin(lambda) * Math.cos(phi), -Math.sin(phi)];
    const share = (3 * RADIUS) / Math.hypot(x, y);
    return `${Math.round(x * share)} ${Math.round(y * share)}`;
  };
  expect(drawn).toContain(outside(95, 0));
  expect(drawn).toContain(outside(95, 10));
  expect(drawn.length).toBeLessThan(ring.length - 20);
});

test("[R16.2] borders of the far side are not drawn", () => {
  const spots: [number, number][] = [];
  const pen = {
    moveTo: (x: number, y: number) => spots.push([x, y]),
    lineTo: (x: number, y: number) => spots.push([x, y]),
  };
  const japan = atlas.countries.find((country) => (country as { id: string }).id === "392") ?? {};

  traceBorders(pen as never, globeShape(japan), { longitude: -47, latitude: -36, radius: RADIUS });
  expect(spots).toEqual([]);
  traceBorders(pen as never, globeShape(japan), { longitude: 138, latitude: 36, radius: RADIUS });
  expect(spots.length).toBeGreaterThan(10);
});
