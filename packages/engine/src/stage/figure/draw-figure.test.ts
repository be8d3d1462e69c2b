import { createCanvas, Image } from "@napi-rs/canvas";
import { beforeAll, expect, test } from "vitest";
import { sweep } from "#tools/sweep.ts";
import { loadThings } from "#child/film-assets.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { drawFigure } from "./draw-figure.ts";
import { membersOf } from "./group.ts";
import { stepAt, stepsOf } from "./motion.ts";
import { figureOf as peopleFigure } from "./people-drawings.ts";
import type { Figure, Person } from "./figure-name.ts";
import {
  AGES,
  figureName,
  isFigure,
  isPairPose,
  MOODS,
  PAIR_POSES,
  POSES,
  readFigure,
  SEXES,
  GROUPS,
  stepNames,
  WEARS,
} from "./figure-name.ts";

const folder = ENGINE_FILES.assetFolder;
const SIDE = 100;
/** Without what is in the hands; our own drawings are as small. */
const MOST_BYTES = 64 * 1024;
const SHE: Person = { sex: "she", age: "adult", wear: "today", palette: 0 };
const HE: Person = { sex: "he", age: "old", wear: "past", palette: 3 };
const EVERY_POSE = [...POSES, ...PAIR_POSES];

beforeAll(() => ensureBuilt(), 120_000);

function figureOf(pose: Figure["pose"], person: Person = SHE): Figure {
  return { person, pose, mood: "calm", ...(isPairPose(pose) && { other: HE }) };
}

/** How much of a drawing covers, pixel by pixel. */
function cover(svg: string): (x: number, y: number) => number {
  const image = new Image();
  image.src = Buffer.from(svg.replace("<svg ", `<svg width="${SIDE}" height="${SIDE}" `));
  const pen = createCanvas(SIDE, SIDE).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  return (x, y) => data[(y * SIDE + x) * 4 + 3] ?? 0;
}

test.each(sweep(EVERY_POSE, 10))(
  "[R16.2] %s: the figure is whole inside its box, stands on its ground and is small",
  (pose) => {
    for (const age of AGES)
      for (const era of ["today", "past", "cook"] as const) {
        const svg = drawFigure(figureOf(pose, { ...SHE, age, wear: era }));
        const alpha = cover(svg);
        expect(svg.length, `${age} ${era}`).toBeLessThan(MOST_BYTES);
        const edge = Array.from({ length: SIDE }, (_, at) => [alpha(at, 0), alpha(0, at), alpha(SIDE - 1, at)]).flat();
        expect(Math.max(...edge), `${age} ${era}: cut off`).toBeLessThan(40);
        const rows = [90, 92, 94, 96];
        const foot = Array.from({ length: SIDE }, (_, x) => Math.max(...rows.map((y) => alpha(x, y))));
        expect(Math.max(...foot), `${age} ${era}: floats`).toBeGreaterThan(60);
      }
  },
);

test("[R16.2] the same name is the same drawing, and every name is read back", () => {
  for (const pose of EVERY_POSE)
    for (const sex of SEXES) {
      const figure = { ...figureOf(pose, { ...SHE, sex }), prop: "open-book" };
      expect(readFigure(figureName(figure))).toEqual(figure);
      expect(drawFigure(figure)).toBe(drawFigure(figure));
    }
  for (const mood of MOODS) expect(readFigure(figureName({ person: HE, pose: "run", mood }))?.mood).toBe(mood);
});

test("[R16.2] ages, times, palettes and moods are told apart", () => {
  const drawn = new Set([
    ...AGES.flatMap((age) => WEARS.map((wear) => drawFigure(figureOf("stand", { ...SHE, age, wear })))),
    ...[1, 2, 3, 4, 5].map((palette) => drawFigure(figureOf("stand", { ...SHE, palette }))),
    ...MOODS.slice(1).map((mood) => drawFigure({ person: SHE, pose: "stand", mood })),
    drawFigure(figureOf("stand", { ...SHE, sex: "he" })),
  ]);
  expect(drawn.size).toBe(AGES.length * WEARS.length + 5 + MOODS.length - 1 + 1);
});

test("[R16.2] every trade has clothes of its own, whole inside the box, for her and for him", () => {
  for (const sex of SEXES) {
    const drawn = WEARS.map((wear) => drawFigure(figureOf("stand", { ...SHE, sex, wear })));
    expect(new Set(drawn).size).toBe(WEARS.length);
    for (const [index, svg] of drawn.entries()) {
      const alpha = cover(svg);
      const edge = Array.from({ length: SIDE }, (_, at) => [alpha(at, 0), alpha(0, at), alpha(SIDE - 1, at)]).flat();
      expect(Math.max(...edge), `${sex} ${WEARS[index]}: cut off`).toBeLessThan(40);
    }
  }
});

test.each(GROUPS)("[R16.2] %s: more than two stand there, whole and told apart", (group) => {
  const figure: Figure = { person: { ...SHE, wear: "soldier" }, pose: "cheer", mood: "glad", group };
  const people = membersOf(figure).map(({ person }) => person);
  expect(people.length).toBeGreaterThan(2);
  expect(new Set(people.map((person) => JSON.stringify(person))).size).toBe(people.length);
  // Several of one trade wear it, and a family does not.
  expect(people.every(({ wear }) => wear === "soldier")).toBe(group === "several");
  expect(readFigure(figureName(figure))).toEqual(figure);
  const svg = drawFigure(figure);
  expect(svg.length).toBeLessThan(MOST_BYTES * 4);
  const alpha = cover(svg);
  const edge = Array.from({ length: SIDE }, (_, at) => [alpha(at, 0), alpha(0, at), alpha(SIDE - 1, at)]).flat();
  expect(Math.max(...edge)).toBeLessThan(40);
});

test.each(EVERY_POSE)("[R16.2] %s: every moment of its motion is another drawing, in the same frame", (pose) => {
  const figure = figureOf(pose);
  const steps = stepsOf(figure);
  const drawn = Array.from({ length: steps }, (_, step) => drawFigure({ ...figure, ...(step > 0 && { step }) }));
  expect(new Set(drawn).size).toBe(steps);
  const frames = drawn.map((svg) => /<g transform="([^"]+)"/u.exec(svg)?.[1]);
  expect(new Set(frames).size).toBe(1);
  // Over ten seconds all are seen, and none that there is not.
  const seen = new Set(Array.from({ length: 600 }, (_, at) => stepAt(figure, at / 60)));
  expect([...seen].toSorted((one, other) => one - other)).toEqual(Array.from({ length: steps }, (_, step) => step));
  const names = stepNames(figureName(figure), steps);
  expect(names.map((name) => readFigure(name)?.step)).toEqual(Array.from({ length: steps - 1 }, (_, step) => step + 1));
});

test("[R16.2] a name without room for a moment stands still", () => {
  const long = `figure-she-adult-today-0-run-calm-with-${"a".repeat(41)}`;
  expect(long.length).toBe(80);
  expect(readFigure(long)).not.toBeNull();
  expect(stepNames(long, 4)).toEqual([]);
});

test("[R16.2] objects that are people are figures of ours, in every film", async () => {
  const slugs = ["health-worker", "police-officer", "old-man", "family", "crowd", "people-hugging", "person-running"];
  const things = await loadThings(folder, [...slugs, "ninja"]);
  for (const slug of slugs) {
    const figure = peopleFigure(slug);
    expect(figure).not.toBeNull();
    expect(things.get(slug)).toBe(figure && drawFigure(figure));
  }
  expect(peopleFigure("ninja")).toBeNull();
  expect(things.get("ninja")).toBeDefined();
});

test("[R16.2] what is held is drawn in the hands; what there is no drawing of is not", async () => {
  const name = figureName({ person: SHE, pose: "carry", mood: "glad" });
  const things = await loadThings(folder, [name, `${name}-with-basket`, `${name}-with-no-such-thing`, "cat"]);
  expect([...things.keys()]).toEqual([name, `${name}-with-basket`, `${name}-with-no-such-thing`, "cat"]);
  expect(things.get(`${name}-with-basket`)).not.toBe(things.get(name));
  expect(things.get(`${name}-with-no-such-thing`)).toBe(things.get(name));
  // Names inside the thing never meet those of the figure.
  const ids = [...(things.get(`${name}-with-basket`) ?? "").matchAll(/\bid="([^"]+)"/gu)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  "figure-she-adult-today-9-run-calm",
  "figure-she-adult-today-0-fly-calm",
  "figure-she-adult-today-0-hug-glad",
  "figure-she-adult-today-0-run-calm-with-../secret",
  "figure-",
])("[R16.2] %s is nobody", async (slug) => {
  expect(isFigure(slug)).toBe(true);
  expect(readFigure(slug)).toBeNull();
  expect((await loadThings(folder, [slug])).size).toBe(0);
});

test("[R16.2] a name too long for a film leaves the hands empty", () => {
  const prop = "magnifying-glass-tilted-left-and-more-words-than-fit";
  const name = figureName({ person: SHE, pose: "give-to", mood: "calm", other: HE, prop });
  expect(name.length).toBeLessThanOrEqual(80);
  expect(readFigure(name)?.prop).toBeUndefined();
});

test("[R17.3] nothing in a figure is drawn in one way here and in another in a browser", () => {
  // The render process passes over the opacity of a `use`, and browsers blur in linear light unless told otherwise.
  for (const pose of EVERY_POSE) {
    const svg = drawFigure(figureOf(pose));
    expect(svg).not.toMatch(/<use [^>]*(?<!-)\bopacity=/u);
    expect(svg.match(/<filter /gu)?.length).toBe(svg.match(/color-interpolation-filters="sRGB"/gu)?.length);
  }
});
