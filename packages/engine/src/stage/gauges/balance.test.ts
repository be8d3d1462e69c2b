import { beforeAll, expect, test } from "vitest";
import { composeScene } from "#stage/compose.ts";
import type { StageTools } from "#stage/stage.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { isWeighed } from "./balance.ts";

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["stone-block", "elephant"], []);
});

test.each([
  ["stone-block elephant", "Each stone weighs as much as an elephant", "en", true],
  ["stone-block elephant", "Bir taş bir fil kadar ağır", "tr", true],
  ["stone-block elephant", "An elephant carried the stone", "en", false],
  ["elephant", "It is as heavy as an elephant", "en", false],
  ["!stone-block elephant", "No stone weighs as much as an elephant", "en", false],
] as const)("[R16.2] two things of one weight lie on a balance: %s in “%s”", (shown, text, language, isIt) => {
  expect(isWeighed({ text }, things(shown), language)).toBe(isIt);
});

test.each([
  { width: 270, height: 480 },
  { width: 480, height: 270 },
  { width: 300, height: 300 },
])("[R16.2] both rest on their pans, whole and at one height in $width × $height", (size) => {
  const told = {
    kind: "hero",
    text: "Each stone weighs as much as an elephant",
    things: things("stone-block elephant"),
  };
  const film = { ...tellFilm("story", "en", "", [{ ...told, kind: "hero" }]), channel: null };
  const stage = composeScene(film, 0, size, tools);
  const boxes = stage.placements(2.4).map(({ sprite, x, y }) => {
    const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
    return { x, left: x - width / 2, right: x + width / 2, bottom: y + height / 2, width, height };
  });
  const scale = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  const [one, other] = boxes.filter(
    ({ width, height }) => width < (scale?.width ?? 0) * 0.6 && height > (scale?.height ?? 0) * 0.25,
  );

  expect(scale?.left).toBeGreaterThanOrEqual(0);
  expect(scale?.right).toBeLessThanOrEqual(size.width);
  expect(Math.abs((one?.bottom ?? 0) - (other?.bottom ?? 99))).toBeLessThan(size.height * 0.03);
  expect((one?.x ?? 0) + (other?.x ?? 0)).toBeCloseTo((scale?.x ?? 0) * 2, 0);
});
