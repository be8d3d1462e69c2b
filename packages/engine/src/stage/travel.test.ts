import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "./compose.ts";
import type { SceneStage, StageTools } from "./stage.ts";

const TALL = { width: 270, height: 480 };
const REST = 3;

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["person-running", "factory", "soccer-ball", "rocket", "tea-glass", "hot-beverage"]);
});

type Told = Parameters<typeof tellFilm>[3][number];
const stageOf = (told: Told): SceneStage =>
  composeScene({ ...tellFilm("cinematic", "tr", "", [told]), channel: null }, 0, TALL, tools);

/** Where the largest sprite stands so many seconds into a scene that shows one thing. */
function standsAt(slug: string, seconds: number): { x: number; y: number } {
  const stage = stageOf({ kind: "hero", text: "", things: things(slug) });
  const area = (sprite: number) => (stage.sprites[sprite]?.width ?? 0) * (stage.sprites[sprite]?.height ?? 0);
  const largest = stage.placements(REST).reduce((most, one) => (area(one.sprite) > area(most.sprite) ? one : most));
  const { x, y } = stage.placements(seconds).find(({ sprite }) => area(sprite) === area(largest.sprite)) ?? largest;
  return { x, y };
}

test("[R16.2] who runs comes from the side and goes on, a rocket rises, a ball falls and bounces, a building stands", () => {
  const way = (slug: string) => {
    const [soon, rest, later] = [standsAt(slug, 0.2), standsAt(slug, REST), standsAt(slug, REST + 2)];
    return { x: soon.x - rest.x, y: soon.y - rest.y, on: rest.x - later.x };
  };
  // People go the way we read: from left to right.
  expect(way("person-running").x).toBeLessThan(-TALL.width * 0.2);
  expect(way("person-running").on).toBeLessThan(-1);
  expect(way("rocket").y).toBeGreaterThan(TALL.width * 0.2);
  expect(way("soccer-ball").y).toBeLessThan(-TALL.width * 0.05);
  expect(Math.abs(way("factory").x)).toBeLessThan(1);
});

test("[R16.2] both names of a comparison are written alike, and neither stands before more than the foot of what it names", () => {
  const stage = stageOf({
    kind: "versus",
    text: "Çay mı, filtre kahve mi?",
    versus: {
      sides: [
        { text: "Çay", thing: "tea-glass" },
        { text: "Filtre kahve", thing: "hot-beverage" },
      ],
      note: "",
      isOpen: true,
    },
  });
  const texts = readTexts(stage, REST);
  const names = texts.filter(({ text }) => /çay|filtre|kahve/iu.test(text));
  expect(new Set(names.map(({ size }) => Math.round(size))).size).toBe(1);
  const written = new Set(texts.map(({ placement }) => placement.sprite));
  const pictures = stage
    .placements(REST)
    .filter(({ sprite }) => !written.has(sprite) && (stage.sprites[sprite]?.width ?? 0) > TALL.width * 0.3);
  for (const { sprite, y } of pictures) {
    // Sprites have a margin for their shadow.
    const half = (stage.sprites[sprite]?.height ?? 0) * 0.38;
    for (const { bounds } of names) expect(bounds.bottom < y - half || bounds.top > y + half * 0.8).toBe(true);
  }
});

test("[R16.2] a number stands with its unit in one line as long as both are large, and else in the same letters", () => {
  const figure = (value: string, unit: string) =>
    readTexts(
      stageOf({
        kind: "figure",
        text: `Gemide ${value} ${unit} taşındı`,
        things: things("factory"),
        figure: { prefix: "", value, unit },
      }),
      REST,
    );
  expect(figure("20", "filika").map(({ text }) => text)).toContain("20 filika");
  const parted = figure("2.200.000", "denizaltı");
  const [number, unit] = [/2\.200\.000/u, /denizaltı/u].map((text) => parted.find((each) => text.test(each.text)));
  expect(unit?.color).toBe(number?.color);
  expect(unit?.text).toBe("denizaltı");
});
