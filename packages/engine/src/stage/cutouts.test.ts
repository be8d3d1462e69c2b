import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "./compose.ts";
import { isBust, isLand } from "./cutouts.ts";
import type { Sprite, StageTools } from "./stage.ts";

const TALL = { width: 270, height: 480 };
const SLUGS = ["health-worker", "winding-road", "factory"];

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(SLUGS);
});

/** The object of a scene that shows nothing else: the largest sprite. */
function objectOf(slug: string): { sprite: Sprite; alpha: (x: number, y: number) => number } {
  const film = tellFilm("cinematic", "tr", slug, [{ kind: "hero", text: "", things: things(slug) }]);
  const { sprites } = composeScene({ ...film, channel: null }, 0, TALL, tools);
  const sprite = sprites.reduce((most, one) => (one.width * one.height > most.width * most.height ? one : most));
  const { pen } = tools.canvas(sprite.width, sprite.height);
  sprite.draw(pen, 0);
  const { data } = pen.getImageData(0, 0, sprite.width, sprite.height);
  const alpha = (x: number, y: number) =>
    data[(Math.floor(y * (sprite.height - 1)) * sprite.width + Math.floor(x * (sprite.width - 1))) * 4 + 3] ?? 0;
  return { sprite, alpha };
}

/** The largest step of opacity from one row to the next, going down the middle from half the height. */
function hardestEdge({ sprite, alpha }: ReturnType<typeof objectOf>): number {
  const rows = Array.from({ length: Math.floor(sprite.height / 2) }, (_, row) => alpha(0.5, 0.5 + row / sprite.height));
  return Math.max(...rows.slice(1).map((value, index) => (rows[index] ?? 0) - value));
}

test("[R16.2] who is drawn down to the chest looks out of a round frame, and whole figures stand", () => {
  expect(isBust("health-worker")).toBe(true);
  expect(isBust("person-running")).toBe(false);
  const { sprite } = objectOf("health-worker");
  expect(Math.abs(sprite.width / sprite.height - 1)).toBeLessThan(0.06);
});

test("[R16.2] a piece of land ends softly, and a thing keeps its edge", () => {
  expect(isLand("winding-road")).toBe(true);
  expect(hardestEdge(objectOf("winding-road"))).toBeLessThan(60);
  expect(hardestEdge(objectOf("factory"))).toBeGreaterThan(100);
});
