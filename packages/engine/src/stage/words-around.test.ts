import { beforeAll, expect, test } from "vitest";
import { parseColor } from "#base/color.ts";
import { LOOKS } from "#looks/looks.ts";
import { PRESET_IDS } from "#presets.ts";
import { contrast } from "#stage/colors/colors.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { everyKind, samplePictures } from "#tools/stage-fixtures.ts";
import { readUnder } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { sweep } from "#tools/sweep.ts";
import { composeScene } from "./compose.ts";
import type { StageTools } from "./stage.ts";
import { stageThings } from "./things.ts";

const TALL = { width: 270, height: 480 };
const REST = 2.4;
/** A number with words over and under it: what is shaded for one of them lies under the others too. */
const AROUND = new Set(["hook", "figure", "year"]);
/** Letters larger than this share of the width are a figure. */
const FIGURE = 0.12;

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(stageThings(everyKind("cinematic")), samplePictures());
});

test.each(sweep(PRESET_IDS, 3))(
  "[R16.2] words around a number are read at 4.5 to 1 where they stand worst, in every colour of %s, and are not small",
  (preset) => {
    const film = everyKind(preset);
    const found: string[] = [];
    for (const [at, { kind }] of film.scenes.entries()) {
      if (!AROUND.has(kind)) continue;
      for (const colors of LOOKS[preset].sets.keys()) {
        const scenes = film.scenes.map((scene, index) => (index === at ? { ...scene, colors } : scene));
        for (const { text, tiles } of readUnder(
          composeScene({ ...film, scenes }, at, TALL, tools),
          TALL,
          tools,
          REST,
        )) {
          // One tile in ten may be the edge of something.
          const each = tiles.map((tile) => contrast(parseColor(text.color), tile)).toSorted((a, b) => a - b);
          const worst = each[Math.floor(each.length / 10)] ?? 0;
          const isFigure = text.size > TALL.width * FIGURE;
          const isSmall = text.size < TALL.width * 0.055;
          if (worst < (isFigure ? 3 : 4.5) || isSmall)
            found.push(`${colors} ${kind} “${text.text}” ${worst.toFixed(2)} ${(text.size / TALL.width).toFixed(3)}`);
        }
      }
    }
    expect(found).toEqual([]);
  },
);
