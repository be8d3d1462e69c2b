import { beforeAll, describe, expect, test } from "vitest";
import { parseColor } from "#base/color.ts";
import { PRESET_IDS } from "#presets.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { everyKind, samplePictures } from "#tools/stage-fixtures.ts";
import { readTexts, readUnder } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { contrast } from "#stage/colors/colors.ts";
import { composeScene } from "./compose.ts";
import type { StageTools } from "./stage.ts";
import { stageThings } from "./things.ts";
import { meanTone } from "#stage/colors/tones.ts";

const SIZES = {
  tall: { width: 270, height: 480 },
  wide: { width: 480, height: 270 },
  square: { width: 300, height: 300 },
};
/** By then everything has come to rest. */
const REST = 2.4;
const FRAME = 1 / 30;
const MOST_JITTER = 0.1;
/** An ornament, not read. */
const QUOTE_MARK = "“";

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(stageThings(everyKind("cinematic")), samplePictures());
});

describe.each(Object.entries(SIZES))("in a %s frame", (_, size) => {
  test.each(PRESET_IDS)("[R16.2] every word and number of %s is read at 4.5 to 1 on the drawn frame", (preset) => {
    const film = everyKind(preset);
    const found = film.scenes.flatMap(({ kind }, index) =>
      readUnder(composeScene(film, index, size, tools), size, tools, REST).flatMap(({ text, tiles }) => {
        const reached = contrast(parseColor(text.color), meanTone(tiles));
        const isRead = text.text !== QUOTE_MARK && reached < 4.5;
        return isRead ? [`${kind} “${text.text}” ${text.color} ${reached.toFixed(2)}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  test("[R16.2] words that have come to rest stand still to a tenth of a pixel", () => {
    const film = everyKind("cinematic");
    const moved = film.scenes.flatMap(({ kind, start, end }, index) => {
      const stage = composeScene(film, index, size, tools);
      const last = end - start - FRAME;
      // A letter alone is drawn on a coin, which breathes like other things.
      const texts = readTexts(stage, REST).filter(({ text }) => text.length > 1);
      return texts.flatMap(({ text, placement }) => {
        const steps = Array.from(
          { length: Math.max(0, Math.floor((last - REST) / FRAME)) },
          (_step, at) => REST + at * FRAME,
        );
        const worst = Math.max(
          0,
          ...steps.map((seconds) => {
            const now = stage.placements(seconds).find(({ sprite }) => sprite === placement.sprite);
            return now ? Math.hypot(now.x - placement.x, now.y - placement.y) : 0;
          }),
        );
        return worst > MOST_JITTER ? [`${kind} “${text}” ${worst.toFixed(2)}`] : [];
      });
    });
    expect(moved).toEqual([]);
  });
});
