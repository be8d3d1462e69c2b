import { beforeAll, expect, test, vi } from "vitest";
import { parseColor } from "#base/color.ts";
import { drawStills } from "#child/draw-stills.ts";
import type { Plan } from "#plan/plan.ts";
import { ASPECT_RATIOS } from "#spec.ts";
import { contrast } from "#stage/colors/colors.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { SHEET_PROMPTS } from "#tools/sheet-prompts.ts";
import type { ShownText } from "#tools/stage-texts.ts";
import { readTexts } from "#tools/stage-texts.ts";

vi.setConfig({ testTimeout: 900_000 });

const SETTLED_SECONDS = 1.6;
/** Letters this large a part of the frame's shorter side are figures, which are read at 3 to 1. */
const LARGE = 0.16;
/** How far from a letter its ground begins: nearer, its soft edge and its shadow are mixed with it. */
const RING = 3;
const LEAST_PIXELS = 12;
/** What is measured around a letter is a little off what lies under it. */
const TOLERANCE = 0.93;

beforeAll(ensureBuilt, 300_000);

function settled({ film, framesPerSecond }: Plan): number[] {
  return film.scenes.map(({ start, end }) =>
    Math.round(Math.min(start + SETTLED_SECONDS, end - 0.35) * framesPerSecond),
  );
}

/** The mean colour of the frame right beside the letters; null: there is too little of it to be seen. */
function colorBeside({ canvas, placement }: ShownText, frame: Uint8ClampedArray, { width, height }: Plan) {
  const { width: wide, height: high } = canvas;
  const letters = canvas.getContext("2d").getImageData(0, 0, wide, high).data;
  const covers = (x: number, y: number) =>
    x < 0 || y < 0 || x >= wide || y >= high ? 0 : (letters[(y * wide + x) * 4 + 3] ?? 0);
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const near = Math.max(covers(x - RING, y), covers(x + RING, y), covers(x, y - RING), covers(x, y + RING));
      if (covers(x, y) > 20 || near < 200) continue;
      const column = Math.round(placement.x + (x - wide / 2) * placement.scaleX);
      const row = Math.round(placement.y + (y - high / 2) * placement.scaleY);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const place = (row * width + column) * 4;
      for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (frame[place + part] ?? 0);
      count++;
    }
  }
  const [red = 0, green = 0, blue = 0] = sum;
  return count < LEAST_PIXELS ? null : ([red / count, green / count, blue / count] as const);
}

test.each(ASPECT_RATIOS)(
  "[R16.2] every word of forty films in %s is read at 4.5 to 1 on the painted frame",
  async (aspectRatio) => {
    const unread: string[] = [];
    let read = 0;
    for (const { name, language, prompt } of SHEET_PROMPTS) {
      const spec = { prompt, language, aspectRatio, resolution: "480p" } as const;
      const { plan, stages, rgba } = await drawStills(spec, ENGINE_FILES, settled);
      const frames = rgba();
      for (const [index, frame] of settled(plan).entries()) {
        const stage = stages.get(index);
        const seconds = frame / plan.framesPerSecond - (plan.film.scenes[index]?.start ?? 0);
        const texts = stage ? readTexts(stage, seconds) : [];
        for (const text of texts) {
          const { plate, placement, color } = text;
          // A comma beside a marker has the marker around it.
          if (!/[\p{L}\p{N}]/u.test(text.text)) continue;
          // What brings its own ground is measured where it is drawn, and what turns or comes is not there yet.
          if (plate !== null || placement.opacity < 0.95 || Math.abs(placement.turn) > 0.001) continue;
          const beside = colorBeside(text, frames[index] ?? new Uint8ClampedArray(), plan);
          if (!beside) continue;
          const [red, green, blue] = parseColor(color);
          const reached = contrast([red, green, blue], [...beside]);
          const least = text.size > Math.min(plan.width, plan.height) * LARGE ? 3 : 4.5;
          read++;
          if (reached < least * TOLERANCE) unread.push(`${name}, scene ${index}: ${text.text} ${reached.toFixed(2)}`);
        }
      }
    }
    expect(read).toBeGreaterThan(500);
    expect(unread).toEqual([]);
  },
);
