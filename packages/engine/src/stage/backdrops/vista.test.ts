import { beforeAll, expect, test } from "vitest";
import { parseColor } from "#base/color.ts";
import type { SceneKind } from "#film/film.ts";
import type { PresetId, SceneId } from "#presets.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { readTexts, readUnder } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { contrast } from "#stage/colors/colors.ts";
import { composeScene } from "#stage/compose.ts";
import type { FrameSize, SceneStage, StageTools } from "#stage/stage.ts";
import { meanTone } from "#stage/colors/tones.ts";
import { isVista } from "./vista.ts";

const TALL = { width: 270, height: 480 };
const SIZES = [TALL, { width: 480, height: 270 }, { width: 300, height: 300 }];
const REST = 2.4;

/** Drawn for one frame from edge to edge. */
const PLACES = [
  "towering-mountain",
  "looking-back",
  "step-by-step",
  "road-ahead",
  "first-step",
  "halfway-kick",
  "stadium-crowd",
  "seed-in-soil",
  "long-light-path",
  "breathing-dragon",
  "vet-and-dog",
  "lamp-left-on",
  "empty-path",
  "great-pyramid",
  "paid-workers",
  "breached-wall",
  "river-quay",
  "mars-and-ocean",
  "melting-ice",
  "seed-on-the-wind",
  "candlelit-village",
  "ship-over-land",
  "land-walls",
  "moon-footprint",
];

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["winding-road", "melting-ice", "battery", "bag-at-the-door", ...PLACES], []);
});

function filmOf(kind: SceneKind, shown: string, preset: PresetId = "nature") {
  const told = { kind, text: "Bütün yolu görmen gerekmez", things: things(shown) };
  return { ...tellFilm(preset, "tr", "", [told]), channel: null };
}

function stageOf(kind: SceneKind, size: FrameSize, shown = "winding-road"): SceneStage {
  return composeScene(filmOf(kind, shown), 0, size, tools);
}

/** Where the largest drawing stands. */
function landOf(stage: SceneStage) {
  const boxes = stage.placements(REST).map(({ sprite, x, y }) => {
    const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
  });
  const area = (box: (typeof boxes)[number]) => (box.right - box.left) * (box.bottom - box.top);
  const [land] = boxes.toSorted((a, b) => area(b) - area(a));
  if (!land) throw new Error("Nothing is shown.");
  return land;
}

test.each(SIZES)("[R16.2] land is the place itself in $width × $height, and words stand clear of it", (size) => {
  for (const kind of ["hook", "hero", "close", "end"] as const) {
    const stage = stageOf(kind, size);
    const land = landOf(stage);
    expect(land.bottom).toBeGreaterThanOrEqual(size.height - 1);
    // An upright frame is filled from edge to edge; in others it fades out beside its words.
    expect(land.right - land.left).toBeGreaterThan(size.width * (size === TALL ? 0.89 : 0.45));
    for (const { bounds } of readTexts(stage, REST)) {
      const isBeside = bounds.left > land.right - size.width * 0.02 || bounds.right < land.left + size.width * 0.02;
      expect(bounds.bottom < land.top + size.height * 0.03 || isBeside).toBe(true);
    }
  }
});

test("[R16.2] land that is refused, counted or beside something else stays a small picture", () => {
  const isPlace = (kind: SceneKind, shown: string) => {
    const [scene] = filmOf(kind, shown).scenes;
    return scene !== undefined && isVista(scene, "tr");
  };
  expect(isPlace("hero", "winding-road")).toBe(true);
  expect(isPlace("hero", "!winding-road")).toBe(false);
  expect(isPlace("hero", "winding-road*3")).toBe(false);
  expect(isPlace("hero", "winding-road battery")).toBe(false);
  expect(isPlace("hero", "battery")).toBe(false);
  expect(isPlace("list", "winding-road")).toBe(false);
});

test.each<PresetId>(["nature", "noir", "volt", "crema"])(
  "[R16.2] words over a place are read at 4.5 to 1 in %s",
  (preset) => {
    for (const shown of ["winding-road", "melting-ice"])
      for (const size of SIZES) {
        const stage = composeScene(filmOf("hero", shown, preset), 0, size, tools);
        for (const { text, tiles } of readUnder(stage, size, tools, REST))
          expect(contrast(parseColor(text.color), meanTone(tiles))).toBeGreaterThanOrEqual(4.5);
      }
  },
);

test("[R16.2] land at sunset stands before a warm sky and at night before a dark one, not under the sky of noon", () => {
  const skyAt = (landscape?: SceneId) => {
    const film = filmOf("hero", "winding-road");
    const [scene] = film.scenes;
    if (!scene) throw new Error("The film has no scene.");
    const named = { ...film, scenes: [{ ...scene, things: things("melting-ice"), ...(landscape && { landscape }) }] };
    const [under] = readUnder(composeScene(named, 0, TALL, tools), TALL, tools, REST);
    if (!under) throw new Error("No words are shown.");
    const sky = meanTone(under.tiles);
    expect(contrast(parseColor(under.text.color), sky)).toBeGreaterThanOrEqual(4.5);
    return sky;
  };
  const [noon, sunset, night] = [skyAt(), skyAt("sunset"), skyAt("cosmos")];
  expect(noon[2]).toBeGreaterThan(noon[0]);
  expect(sunset[0]).toBeGreaterThan(sunset[2] + 40);
  expect(Math.max(...night)).toBeLessThan(Math.min(...noon) / 1.5);
});

test.each(PLACES)("[R16.2] %s has no edge of its own: its ground fills the foot of an upright frame", (slug) => {
  const stage = stageOf("hero", TALL, slug);
  const { pen } = tools.canvas(TALL.width, TALL.height);
  for (const { sprite, x, y } of stage.placements(REST)) {
    const drawn = stage.sprites[sprite];
    if (!drawn) continue;
    pen.save();
    pen.translate(x - drawn.width / 2, y - drawn.height / 2);
    drawn.draw(pen, REST);
    pen.restore();
  }
  const foot = pen.getImageData(0, TALL.height - 6, TALL.width, 4).data;
  expect(Math.min(...foot.filter((_, index) => index % 4 === 3))).toBeGreaterThan(230);
});

test("[R16.2] beside words the sea runs on at its own height to the other side of a wide frame", () => {
  const size = { width: 480, height: 270 };
  const { backdrop } = stageOf("hero", size, "melting-ice");
  const { pen } = tools.canvas(size.width, size.height);
  if ("draw" in backdrop) backdrop.draw(pen, size);
  const at = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data];
  const [red = 0, , blue = 0] = at(size.width - 12, size.height - 14);
  // Water below, where the sky alone would be pale.
  expect(blue - red).toBeGreaterThan(60);
  expect(Math.min(...at(size.width - 12, 40).slice(0, 3))).toBeGreaterThan(100);
});

test("[R16.2] a thing that the picture cuts off at one edge does not smear out of it", () => {
  const size = { width: 480, height: 270 };
  const { backdrop } = stageOf("hero", size, "bag-at-the-door");
  const { pen } = tools.canvas(size.width, size.height);
  if ("draw" in backdrop) backdrop.draw(pen, size);
  // The sleeve is blue and the bag red: the wall and the floor are neither.
  for (const y of [70, 135, 200, 256]) {
    const [red = 0, green = 0, blue = 0] = pen.getImageData(size.width - 60, y, 1, 1).data;
    expect(blue - red).toBeLessThan(30);
    expect(red - green).toBeLessThan(70);
  }
});

test.each(SIZES)("[R16.2] words before the evening sky leave its sun to be seen in $width × $height", (size) => {
  const told = { kind: "words", text: "Geriye kırmızı kalır", backdrop: "dusk" } as const;
  const stage = composeScene({ ...tellFilm("nature", "tr", "", [told]), channel: null }, 0, size, tools);
  const { pen } = tools.canvas(size.width, size.height);
  if ("draw" in stage.backdrop) stage.backdrop.draw(pen, size);
  const { data } = pen.getImageData(0, 0, size.width, size.height);
  const isSun = (at: number) =>
    (data[at * 4] ?? 0) > 220 && (data[at * 4 + 1] ?? 0) < 110 && (data[at * 4 + 2] ?? 0) < 70;
  const sun = Array.from({ length: size.width * size.height }, (_, at) => at).filter(isSun);
  expect(sun.length).toBeGreaterThan(300);
  const boxes = readTexts(stage, REST).map(({ bounds }) => bounds);
  const covered = sun.filter((at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    return boxes.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  });
  expect(covered.length / sun.length).toBeLessThan(0.05);
});

test("[R16.2] a picture that may not be cut off is whole beside words, and its edges are lost late", () => {
  const wide = { width: 480, height: 270 };
  for (const size of [wide, { width: 300, height: 300 }]) {
    const stage = stageOf("hero", size, "ship-over-land");
    const { left, right, top } = landOf(stage);
    expect(left).toBeGreaterThanOrEqual(-1);
    expect(right).toBeLessThanOrEqual(size.width + 1);
    // A tenth of its width from each edge its ground is there in full.
    const [land] = stage.sprites.toSorted((a, b) => b.width * b.height - a.width * a.height);
    if (!land) throw new Error("Nothing is shown.");
    const { pen } = tools.canvas(land.width, land.height);
    land.draw(pen, REST);
    const row = Math.min(land.height, Math.round(size.height - top)) - 6;
    for (const share of [0.1, 0.9])
      expect(pen.getImageData(Math.round(land.width * share), row, 1, 1).data[3]).toBeGreaterThan(250);
  }
});

test("[R16.2] a wood that is drawn up to its upper edge runs out into the sky", () => {
  /** How much of a row near its top a drawing covers, fully opaque. */
  const edgeOf = (shown: string, at = 0) => {
    const stage = stageOf("close", TALL, shown);
    const [land] = stage.sprites.toSorted((a, b) => b.width * b.height - a.width * a.height);
    if (!land) throw new Error("Nothing is shown.");
    const { pen } = tools.canvas(land.width, land.height);
    land.draw(pen, REST);
    const { data } = pen.getImageData(0, Math.round(land.height * at), land.width, 2);
    return Math.max(...Array.from({ length: land.width }, (_, x) => data[x * 4 + 3] ?? 0));
  };
  expect(edgeOf("empty-path")).toBeLessThan(40);
  // A door ends below the edge of its drawing: it is whole where it ends.
  expect(edgeOf("bag-at-the-door", 0.06)).toBeGreaterThan(220);
});

test("[R16.2] a long sentence over a place is written in the free sky, in letters as large as a short one has nearly", () => {
  const told = {
    kind: "hero" as const,
    text: "Başkasının hayatını yaşamak zorunda değilsin",
    things: things("road-ahead"),
  };
  const film = { ...tellFilm("cinematic", "tr", "", [told]), channel: null };
  const sizes = readTexts(composeScene(film, 0, TALL, tools), REST).map(({ size }) => size / TALL.width);

  expect(Math.min(...sizes)).toBeGreaterThan(0.095);
});
