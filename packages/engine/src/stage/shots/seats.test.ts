import { beforeAll, expect, test } from "vitest";
import type { Frame } from "#stage/frame.ts";
import { composeScene } from "#stage/compose.ts";
import type { StageTools } from "#stage/stage.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";

const SHAPES: readonly [Frame["shape"], { width: number; height: number }][] = [
  ["tall", { width: 270, height: 480 }],
  ["wide", { width: 480, height: 270 }],
  ["square", { width: 300, height: 300 }],
];
const USED = "table hot-beverage couch-and-lamp sleeping-cat frying-pan fish egg teacher";

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(USED.split(" "), []);
});

/** How far apart the middles of two things stand, as a share of the frame's width. */
function apart(line: string, size: { width: number; height: number }): number {
  const film = tellFilm("cinematic", "tr", "", [
    { kind: "hook", text: "Bir ev", things: [] },
    { kind: "hero", text: "Masada", things: things(line), backdrop: "studio" },
  ]);
  let drawn = "";
  const watched: StageTools = {
    ...tools,
    object(slug, pixels) {
      drawn = slug;
      return tools.object(slug, pixels);
    },
  };
  const stage = composeScene(film, 1, size, watched);
  const spots = new Map<string, number>();
  for (const { sprite, x } of stage.placements(2.4)) {
    drawn = "";
    stage.sprites[sprite]?.draw(tools.canvas(size.width, size.height).pen, 2.4);
    spots.set(drawn, x);
  }
  const [first, second] = line.split(" ").map((slug) => spots.get(slug) ?? Number.NaN);
  return Math.abs((first ?? 0) - (second ?? 0)) / size.width;
}

test.each(SHAPES)("[R16.2] a cup stands on its table and a fish lies in its pan, not beside it: %s", (_, size) => {
  expect(apart("hot-beverage table", size)).toBeLessThan(0.02);
  expect(apart("fish frying-pan", size)).toBeLessThan(0.12);
  expect(apart("sleeping-cat couch-and-lamp", size)).toBeLessThan(0.15);
});

test.each(SHAPES)("[R16.2] nobody stands on a table, and no egg is fried in its shell: %s", (_, size) => {
  expect(apart("teacher table", size)).toBeGreaterThan(0.12);
  expect(apart("egg frying-pan", size)).toBeGreaterThan(0.12);
});
