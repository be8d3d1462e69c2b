import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "#stage/compose.ts";
import { gaugeOf } from "#stage/gauges/gauges.ts";
import { chargeSprite } from "#stage/gauges/charge.ts";
import type { FrameSize, StageTools } from "#stage/stage.ts";

const SIZES = [
  { width: 270, height: 480 },
  { width: 480, height: 270 },
  { width: 300, height: 300 },
];
const REST = 2.4;
/** So far what is drawn under a thing reaches beyond it. */
const SHADOW = 4;

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(
    [
      "moon-footprint",
      "cool-bedroom",
      "thermometer",
      "eyes-in-old-window",
      "phone-download-in-hand",
      "dark-figure",
      "gold-bar",
      "dollar-banknote",
      "bank",
      "warning",
    ],
    [],
  );
});

function endOf(text: string, shown: string, size: FrameSize) {
  const told = [
    { kind: "hook" as const, text: "I live here", things: things("bank") },
    { kind: "end" as const, text, things: things(shown) },
  ];
  return composeScene({ ...tellFilm("dread", "en", "", told), channel: null }, 1, size, tools);
}

test.each(SIZES)(
  "[R16.2] a film that ends in a place has its button, one whose picture draws it none: $width",
  (size) => {
    const count = (text: string, shown: string) => endOf(text, shown, size).placements(REST).length;

    expect(count("Follow for part two", "eyes-in-old-window")).toBeGreaterThan(
      count("Wait for part two", "eyes-in-old-window"),
    );
    expect(count("Download now", "phone-download-in-hand")).toBeLessThanOrEqual(
      count("Slowly now", "phone-download-in-hand"),
    );
  },
);

test.each(SIZES)("[R16.2] a last button stands clear of the words and of the place under them: $width", (size) => {
  const stage = endOf("Follow for part two", "eyes-in-old-window", size);
  const placed = stage.placements(REST).map(({ sprite, x, y }) => {
    const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
    return { width, height, left: x - width / 2, top: y - height / 2, bottom: y + height / 2 };
  });
  const [land] = placed.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const texts = readTexts(stage, REST);
  const button = texts.findLast(({ text }) => text === "Follow");
  if (!land || !button) throw new Error("There is no button.");
  for (const { text, bounds } of texts.filter((one) => one !== button))
    expect([text, bounds.bottom < button.bounds.top - size.height * 0.02]).toEqual([text, true]);
  const isBeside = size.width > size.height;
  expect(isBeside || button.bounds.bottom < land.top).toBe(true);
});

test("[R16.2] a piece of ground in a quotation hangs in its frame where it does not fill the foot", () => {
  const told = [{ kind: "quote" as const, text: "“One small step”", things: things("moon-footprint") }];
  const stage = composeScene(
    { ...tellFilm("cosmos", "en", "", told), channel: null },
    0,
    { width: 480, height: 270 },
    tools,
  );
  const feet = stage.placements(REST).map(({ sprite, y }) => y + (stage.sprites[sprite]?.height ?? 0) / 2);
  expect(Math.max(...feet)).toBeLessThan(270);
});

test("[R16.2] a step whose drawing shows its figure has no tag with it", () => {
  const figure = { prefix: "", value: "18", unit: "°C" };
  const tags = (slug: string) => {
    const told = [{ kind: "list" as const, text: "Keep the room at 18 °C", number: 2, figure, things: things(slug) }];
    const stage = composeScene(
      { ...tellFilm("night", "en", "", told), channel: null },
      0,
      { width: 270, height: 480 },
      tools,
    );
    return readTexts(stage, REST).filter(({ text }) => text === "18 °C").length;
  };
  expect(tags("bank")).toBe(1);
  expect(tags("cool-bedroom")).toBe(0);
});

test.each(SIZES)("[R16.2] who whispers stands at the foot of the frame: $width", (size) => {
  const told = [{ kind: "quote" as const, text: "“Don't turn around,” it whispered", things: things("dark-figure") }];
  const stage = composeScene({ ...tellFilm("dread", "en", "", told), channel: null }, 0, size, tools);
  const feet = stage.placements(REST).map(({ sprite, y }) => y + (stage.sprites[sprite]?.height ?? 0) / 2);

  expect(Math.max(...feet)).toBeGreaterThanOrEqual(size.height * 0.99);
});

test("[R16.2] what is read in the picture itself is not measured beside it", () => {
  const minutes = { value: "10", unit: "dakika", prefix: "" };

  expect(gaugeOf(minutes, "person-running")).toMatchObject({ kind: "stopwatch" });
  expect(gaugeOf(minutes, "ten-minute-run")).toBeNull();
});

test("[R16.2] the arm that holds a phone runs out of the foot of the frame", () => {
  const { width, height } = chargeSprite(100, 0.03, true, true);

  expect(height).toBeGreaterThan(width * 3);
});

test.each(SIZES)("[R16.2] the sign that a comparison is no advice hides none of its columns: $width", (size) => {
  const share = (kind: "hook" | "chart" | "figure", slug: string, value: string) => ({
    kind,
    text: `${slug} rose by ${value}%`,
    figure: { prefix: "", value, unit: "%" },
    things: things(`${slug}:${slug}`),
  });
  const told = [
    share("hook", "gold-bar", "62"),
    share("chart", "dollar-banknote", "28"),
    share("figure", "bank", "45"),
    { kind: "end" as const, text: "No advice", things: things("warning") },
  ];
  const stage = composeScene({ ...tellFilm("luxury", "en", "", told), channel: null }, 3, size, tools);
  const boxes = stage.placements(REST).map(({ sprite, x, y }) => {
    const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
    return { x, y, width, height };
  });
  // Columns, what they are of, the sign, and the two words are put in this order.
  const sign = boxes.at(-3);
  const hidden = boxes.slice(-9, -3).filter((box) => {
    const wide = sign ? (sign.width + box.width) / 2 - Math.abs(sign.x - box.x) : 0;
    const high = sign ? (sign.height + box.height) / 2 - Math.abs(sign.y - box.y) : 0;
    return Math.min(wide, high) > SHADOW;
  });

  expect(sign).toBeDefined();
  expect(hidden).toEqual([]);
});
