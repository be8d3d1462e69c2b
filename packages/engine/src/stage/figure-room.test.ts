import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "./compose.ts";
import type { FrameSize, StageTools } from "./stage.ts";

const TALL = { width: 270, height: 480 };
const SIZES = [TALL, { width: 480, height: 270 }, { width: 300, height: 300 }];
const REST = 2.4;
const HERO = "figure-she-adult-today-4-walk-afraid";

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["factory", "automobile", HERO], []);
});

type Told = Parameters<typeof tellFilm>[3][number];

function stageOf(told: Told, size: FrameSize = TALL) {
  return composeScene({ ...tellFilm("crema", "tr", "", [told]), channel: null }, 0, size, tools);
}

test.each(SIZES)("[R16.2] what tells a time and what it is told of are whole in $width × $height", (size) => {
  for (const kind of ["hook", "figure"] as const)
    for (const [text, value, unit] of [
      ["Yol 8 gün sürdü", "8", "gün"],
      ["Işık 8 dakikada gelir", "8", "dakika"],
      ["Saat 3:07 oldu", "3:07", ""],
    ] as const) {
      const stage = stageOf({ kind, text, things: things("factory"), figure: { prefix: "", value, unit } }, size);
      const texts = new Set(readTexts(stage, REST).map(({ placement }) => placement.sprite));
      for (const { sprite, x } of stage.placements(REST)) {
        const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
        if (texts.has(sprite) || Math.min(width, height) < size.width * 0.1) continue;
        // Sprites have a margin for their shadow.
        expect(x - width * 0.42).toBeGreaterThanOrEqual(-1);
        expect(x + width * 0.42).toBeLessThanOrEqual(size.width + 1);
      }
    }
});

test("[R16.2] what follows a number keeps clear of letters that hang below it", () => {
  const figure = { prefix: "", value: "53", unit: "gün" };
  const texts = readTexts(
    stageOf({ kind: "figure", text: "53 gün sonra şehir düştü", things: things("factory"), figure }),
    REST,
  );
  const number = texts.find(({ text }) => text.startsWith("53"));
  const below = texts.filter((text) => text !== number).map(({ bounds }) => bounds.top);
  expect(number?.text).toBe("53 gün");
  expect(Math.min(...below)).toBeGreaterThan(number?.bounds.bottom ?? Infinity);
});

test("[R16.2] a quotation has only what was said; who said it stands below, small", () => {
  const texts = readTexts(stageOf({ kind: "quote", text: "“Do not turn around,” it whispered" }), REST);
  const words = texts.filter(({ text }) => text !== "“");
  const tellers = words.filter(({ text }) => /^(?:—|it|whispered)$/u.test(text));
  const said = words.filter((text) => !tellers.includes(text));
  expect(said.map(({ text }) => text).join(" ")).toBe("Do not turn around");
  expect(tellers).toHaveLength(3);
  expect(Math.min(...tellers.map(({ bounds }) => bounds.top))).toBeGreaterThan(
    Math.max(...said.map(({ bounds }) => bounds.bottom)) - 1,
  );
  expect(Math.max(...tellers.map(({ size }) => size))).toBeLessThan(Math.min(...said.map(({ size }) => size)));
});

test("[R16.2] whose story it is keeps some colour in the dark", () => {
  const told: Told = { kind: "hook", text: "Gece ormanda yürüyordum", things: things(HERO) };
  const stage = composeScene({ ...tellFilm("dread", "tr", "", [told]), channel: null }, 0, TALL, tools);
  const texts = new Set(readTexts(stage, REST).map(({ placement }) => placement.sprite));
  const [figure] = stage.sprites
    .filter((_, index) => !texts.has(index))
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!figure) throw new Error("Nobody is shown.");
  const { pen } = tools.canvas(figure.width, figure.height);
  figure.draw(pen, REST);
  const { data } = pen.getImageData(0, 0, figure.width, figure.height);
  const colours = Array.from({ length: figure.width * figure.height }, (_, at) =>
    Array.from(data.slice(at * 4, at * 4 + 4)),
  )
    .filter(([, , , alpha = 0]) => alpha > 250)
    .map(([red = 0, green = 0, blue = 0]) => Math.max(red, green, blue) - Math.min(red, green, blue));
  const mean = colours.reduce((sum, one) => sum + one, 0) / colours.length;
  expect(mean).toBeGreaterThan(30);
});
