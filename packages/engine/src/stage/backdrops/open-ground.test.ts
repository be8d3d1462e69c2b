import { beforeAll, expect, test } from "vitest";
import type { SceneKind } from "#film/film.ts";
import { composeScene } from "#stage/compose.ts";
import type { FrameSize, StageTools } from "#stage/stage.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { standsOn } from "./open-ground.ts";
import { isVista } from "./vista.ts";

const SIZES = [
  { width: 270, height: 480 },
  { width: 480, height: 270 },
  { width: 300, height: 300 },
];
const REST = 2.4;

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["pyramids", "galleon", "camel"], []);
});

function filmOf(kind: SceneKind, shown: string, text = "Nobody knows how it was done") {
  return { ...tellFilm("story", "en", "", [{ kind, text, things: things(shown) }]), channel: null };
}

function boxesOf(kind: SceneKind, size: FrameSize, shown: string) {
  const stage = composeScene(filmOf(kind, shown), 0, size, tools);
  const boxes = stage.placements(REST).map(({ sprite, x, y }) => {
    const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
  });
  return { boxes, texts: readTexts(stage, REST) };
}

test.each(SIZES)("[R16.2] ground runs on to both sides and out of the foot of $width × $height", (size) => {
  for (const shown of ["pyramids", "galleon"])
    for (const kind of ["hook", "hero", "close"] as const) {
      const { boxes, texts } = boxesOf(kind, size, shown);
      const ground = boxes.findLast(({ left, right }) => left <= 0.5 && right >= size.width - 0.5);
      expect(ground?.bottom).toBeGreaterThanOrEqual(size.height - 1);
      // It hides the foot of what stands there, and nothing that is written.
      expect(ground?.top).toBeGreaterThan(size.height * 0.7);
      for (const { bounds } of texts) expect(bounds.bottom).toBeLessThan(ground?.top ?? 0);
    }
});

test("[R16.2] only what stands alone, and to which nothing is done, stands on open ground", () => {
  const isOpen = (kind: SceneKind, shown: string, text?: string) => {
    const [scene] = filmOf(kind, shown, text).scenes;
    return scene !== undefined && isVista(scene, "en");
  };
  expect(standsOn("galleon")).toBe("water");
  expect(standsOn("camel")).toBeNull();
  expect(isOpen("hero", "galleon")).toBe(true);
  expect(isOpen("hero", "galleon camel")).toBe(false);
  expect(isOpen("hero", "!galleon")).toBe(false);
  expect(isOpen("list", "galleon")).toBe(false);
  expect(isOpen("hero", "galleon", "The galleon burned")).toBe(false);
});
