import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "#stage/compose.ts";
import { isBust } from "./cutouts.ts";
import { isLand } from "./land.ts";
import type { Sprite, StageTools } from "#stage/stage.ts";

const TALL = { width: 270, height: 480 };
const SLUGS = ["ninja", "winding-road", "factory", "baby"];

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(SLUGS);
});

/** The object of a scene that shows nothing else: the largest sprite. */
function objectOf(
  slug: string,
  kind: "hero" | "list" = "hero",
): {
  sprite: Sprite;
  alpha: (x: number, y: number) => number;
  color: (x: number, y: number) => number[];
} {
  const film = tellFilm("cinematic", "tr", slug, [{ kind, text: "", things: things(slug) }]);
  const { sprites } = composeScene({ ...film, channel: null }, 0, TALL, tools);
  const sprite = sprites.reduce((most, one) => (one.width * one.height > most.width * most.height ? one : most));
  const { pen } = tools.canvas(sprite.width, sprite.height);
  sprite.draw(pen, 0);
  const { data } = pen.getImageData(0, 0, sprite.width, sprite.height);
  const start = (x: number, y: number) =>
    (Math.floor(y * (sprite.height - 1)) * sprite.width + Math.floor(x * (sprite.width - 1))) * 4;
  const alpha = (x: number, y: number) => data[start(x, y) + 3] ?? 0;
  const color = (x: number, y: number) => Array.from(data.subarray(start(x, y), start(x, y) + 3));
  return { sprite, alpha, color };
}

test("[R16.2] who is drawn down to the chest looks out of a round frame, and whole figures stand", () => {
  expect(isBust("ninja")).toBe(true);
  expect(isBust("throat")).toBe(true);
  expect(isBust("health-worker")).toBe(false);
  const { sprite } = objectOf("ninja");
  expect(Math.abs(sprite.width / sprite.height - 1)).toBeLessThan(0.06);
});

test("[R16.2] a piece of land among other things is a picture that fills its frame, and a thing has none", () => {
  expect(isLand("winding-road")).toBe(true);
  expect(isLand("northern-lights")).toBe(true);
  expect(isLand("classroom")).toBe(true);
  expect(isLand("flooded-square")).toBe(true);
  const picture = objectOf("winding-road", "list");
  // Nothing is seen through it up to the frame, whose corners are round.
  for (const [x, y] of [
    [0.5, 0.16],
    [0.16, 0.5],
    [0.84, 0.5],
    [0.5, 0.84],
  ] as const)
    expect(picture.alpha(x, y)).toBe(255);
  expect(isLand("factory")).toBe(false);
});

test("[R16.2] a head has shoulders in its round frame", () => {
  const { sprite, color } = objectOf("baby");
  expect(Math.abs(sprite.width / sprite.height - 1)).toBeLessThan(0.06);
  // Beside the chin there is cloth, and further out the ground of the frame.
  const [cloth, ground] = [color(0.66, 0.75), color(0.78, 0.75)];
  expect(Math.max(...cloth.map((part, index) => Math.abs(part - (ground[index] ?? 0))))).toBeGreaterThan(30);
});
