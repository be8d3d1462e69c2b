import { createCanvas } from "@napi-rs/canvas";
import { beforeAll, expect, test } from "vitest";
import { penOf } from "#child/stage-tools.ts";
import type { FilmScene, Side } from "#film/film.ts";
import { composeScene } from "#stage/compose.ts";
import { halvesOf } from "#stage/halves.ts";
import type { SceneStage, StageTools } from "#stage/stage.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";

const TALL = { width: 270, height: 480 };
const REST = 3;
/** Of the width of the frame: the radius of the badge, and the shadow around a plate. */
const [RADIUS, SHADOW] = [0.088, 0.035];

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["robot", "health-worker", "lithium-battery", "solid-state-battery", "smiling-doctor"]);
});

type Pair = readonly [name: string, thing: string];
const compare = (one: Pair, other: Pair, isOpen = true): SceneStage => {
  const sides = [one, other].map(([text, thing]) => ({ text, thing }));
  const [first, second] = sides;
  if (!first || !second) throw new Error("two sides");
  const scene = {
    kind: "versus" as const,
    text: `${one[0]} vs ${other[0]}`,
    versus: { sides: [first, second] as [typeof first, typeof second], note: "", isOpen },
  };
  return composeScene({ ...tellFilm("volt", "en", "", [scene]), channel: null }, 0, TALL, tools);
};

test.each([
  ["Lithium", "Solid-state"],
  ["Football", "Basketball"],
  ["Tea", "Coffee"],
  ["Solid-state", "Lithium"],
  ["Electric bikes", "Scooters"],
  ["Extraordinarily", "Straightforward"],
])("[R16.2] the badge between %s and %s touches neither name", (one, other) => {
  const stage = compare([one, "lithium-battery"], [other, "solid-state-battery"]);
  const texts = readTexts(stage, REST);
  const badge = texts.find(({ text }) => text === "vs")?.placement;
  const names = texts.filter(({ text }) => text !== "vs");
  expect(names.length).toBeGreaterThanOrEqual(2);
  for (const { placement } of names) {
    const { width = 0, height = 0 } = stage.sprites[placement.sprite] ?? {};
    const reach = { x: width / 2 - TALL.width * SHADOW, y: height / 2 - TALL.width * SHADOW };
    const across = Math.max(0, Math.abs((badge?.x ?? 0) - placement.x) - reach.x);
    const down = Math.max(0, Math.abs((badge?.y ?? 0) - placement.y) - reach.y);
    expect(Math.hypot(across, down)).toBeGreaterThan(TALL.width * RADIUS);
  }
});

test.each(["health-worker", "smiling-doctor"])(
  "[R16.2] %s below a robot comes out of the foot of the frame",
  (doctor) => {
    const stage = compare(["Robot", "robot"], ["Doctor", doctor]);
    const lowest = stage
      .placements(REST)
      .map(({ y, sprite, scaleY }) => ({ foot: y + ((stage.sprites[sprite]?.height ?? 0) * scaleY) / 2, sprite }))
      .filter(({ sprite }) => (stage.sprites[sprite]?.height ?? 0) < TALL.height * 0.7)
      .reduce((most, { foot }) => Math.max(most, foot), 0);
    expect(lowest).toBeGreaterThan(TALL.height);
  },
);

test("[R16.2] what is left behind is grey, but what is dangerous about it is seen in its colours", () => {
  const glow = (thing: string) => {
    const { sprites } = compare(["Lithium", thing], ["Solid-state", "robot"], false);
    return Math.max(...sprites.slice(0, 1).map(orangeOf));
  };
  expect(glow("lithium-battery")).toBeGreaterThan(0);
  expect(glow("solid-state-battery")).toBe(0);
});

test("[R16.2] two short names do not stand one upon the other, and the badge lies between them", () => {
  const texts = readTexts(compare(["City", "lithium-battery"], ["Village", "solid-state-battery"]), REST);
  const at = (name: string) => texts.find(({ text }) => text.toLowerCase() === name)?.placement.x ?? 0;
  expect(Math.abs(at("city") - at("village"))).toBeGreaterThan(TALL.width * 0.3);
  expect(at("vs")).toBeGreaterThan(Math.min(at("city"), at("village")));
  expect(at("vs")).toBeLessThan(Math.max(at("city"), at("village")));
});

test("[R16.2] every comparison of a film is parted by a slant, one half above the other", () => {
  const told = (start: number, things: [string, string]) => ({
    start,
    versus: {
      sides: things.map((thing) => ({ text: thing, thing })) as [Side, Side],
      note: "",
      isOpen: true,
    },
  });
  const scenes = [told(0, ["tea-glass", "hot-beverage"]), told(3, ["smartphone", "smartphone-green"])] as FilmScene[];
  const [first, second] = scenes.map((scene) => halvesOf({ scenes }, scene));
  expect(Math.abs(first?.slant ?? 0)).toBeGreaterThan(0);
  expect(second?.slant).toBe(-(first?.slant ?? 0));
  expect(second?.at).toBeCloseTo(0.5, 1);
});

/** How many points of a sprite glow like a flame. */
function orangeOf(sprite: SceneStage["sprites"][number]): number {
  const canvas = createCanvas(sprite.width, sprite.height);
  sprite.draw(penOf(canvas), REST);
  const { data } = canvas.getContext("2d").getImageData(0, 0, sprite.width, sprite.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) > 220 && (data[at + 2] ?? 255) < 90 && (data[at + 3] ?? 0) > 200) count++;
  return count;
}
