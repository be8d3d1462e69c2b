import { beforeAll, expect, test } from "vitest";
import { composeScene } from "#stage/compose.ts";
import type { SceneStage, StageTools } from "#stage/stage.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";

const TALL = { width: 270, height: 480 };
const REST = 3;

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["sleeping-cat"]);
});

type Told = Parameters<typeof tellFilm>[3][number];
const stageOf = (told: Told): SceneStage =>
  composeScene({ ...tellFilm("festive", "tr", "", [told]), channel: null }, 0, TALL, tools);

test("[R16.2] who sleeps for hours lies large below a small dial", () => {
  const stage = stageOf({
    kind: "figure",
    text: "Bir kedi günde 16 saat uyur",
    figure: { prefix: "", value: "16", unit: "saat" },
    things: things("sleeping-cat"),
  });
  const pictures = stage
    .placements(REST)
    .map(({ sprite, y }) => ({ wide: stage.sprites[sprite]?.width ?? 0, y }))
    .filter(({ wide, y }) => wide > TALL.width * 0.25 && y > TALL.height * 0.35);
  const cat = pictures.reduce((most, one) => (one.wide > most.wide ? one : most), { wide: 0, y: 0 });
  expect(cat.wide).toBeGreaterThan(TALL.width * 0.65);
  expect(Math.max(...pictures.filter((one) => one !== cat).map(({ wide }) => wide), 0)).toBeLessThan(cat.wide * 0.7);
});
