import { beforeAll, expect, test } from "vitest";
import { composeScene } from "#stage/compose.ts";
import type { StageTools } from "#stage/stage.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";

const TALL = { width: 270, height: 480 };
const REST = 2.5;

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["gold-bar", "dollar-banknote", "bank", "trophy"], []);
});

const told = (slug: string, value: string, kind: "hook" | "chart" | "figure") => ({
  kind,
  text: `%${value}`,
  figure: { prefix: "", value, unit: "%" },
  things: things(slug),
});

test("[R16.2] what won a comparison stands in the middle, its step wider than those of the others, each as high as its share", () => {
  const film = tellFilm("luxury", "tr", "", [
    told("dollar-banknote", "28", "hook"),
    told("gold-bar", "62", "chart"),
    told("bank", "45", "figure"),
    { kind: "hero", text: "Kim kazandı?", things: things("gold-bar trophy") },
  ]);
  const stage = composeScene({ ...film, channel: null }, 3, TALL, tools);
  const labels = readTexts(stage, REST).filter(({ text }) => text.startsWith("%"));
  const wide = ({ placement }: (typeof labels)[number]) => stage.sprites[placement.sprite]?.width ?? 0;
  const [best, ...others] = labels.toSorted((one, other) => wide(other) - wide(one));
  expect(best?.text).toBe("%62");
  expect(best?.placement.x).toBeCloseTo(TALL.width / 2, 0);
  expect(others).toHaveLength(2);
  const high = ({ placement }: (typeof labels)[number]) => stage.sprites[placement.sprite]?.height ?? 0;
  for (const other of others)
    expect(high(other) / (best ? high(best) : 1)).toBeCloseTo(Number(other.text.slice(1)) / 62, 1);
  expect(Math.max(...others.map(wide))).toBeLessThan((best ? wide(best) : 0) * 0.7);
});
