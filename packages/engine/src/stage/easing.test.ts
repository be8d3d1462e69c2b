import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "./compose.ts";
import { onBeat } from "./easing.ts";

beforeAll(ensureBuilt, 120_000);

test("what comes later than its scene comes on a half beat of the music", () => {
  expect(onBeat(0.45, 0.6)).toBeCloseTo(0.6, 9);
  expect(onBeat(0.4, 0.6)).toBeCloseTo(0.3, 9);
  expect(onBeat(0.21, 1)).toBeCloseTo(0.5, 9);
  // With the cut, which is on a beat itself.
  expect(onBeat(0.05, 0.6)).toBe(0.05);
  expect(onBeat(0.45, undefined)).toBe(0.45);
});

test("several things come on quarters of the beat, and as before where there is no music", async () => {
  const tools = await loadStageTools(["tomato"]);
  const told = { kind: "hero", text: "Üç domates", things: things("tomato*3") } as const;
  const film = tellFilm("cinematic", "tr", "", [told, told]);
  const seen = (beatSeconds: number | undefined, seconds: number) => {
    const stage = composeScene({ ...film, ...(beatSeconds && { beatSeconds }) }, 1, { width: 270, height: 480 }, tools);
    const area = (sprite: number) => (stage.sprites[sprite]?.width ?? 0) * (stage.sprites[sprite]?.height ?? 0);
    const shown = stage.placements(seconds).filter(({ opacity, scaleX }) => opacity > 0.02 && scaleX > 0.02);
    return shown.filter(({ sprite }) => area(sprite) > 2000).length;
  };

  expect(seen(1.2, 2.5)).toBe(seen(undefined, 2.5));
  expect(seen(1.2, 0.32)).toBeLessThan(seen(undefined, 0.32));
  expect(seen(1.2, 0.75)).toBe(seen(undefined, 0.75));
}, 120_000);
