import { beforeAll, describe, expect, test } from "vitest";
import { parseColor } from "#base/color.ts";
import type { Film, SceneKind, Side } from "#film/film.ts";
import { SCENE_KINDS } from "#film/film.ts";
import { LOOKS } from "#looks/looks.ts";
import { PRESET_IDS } from "#presets.ts";
import { sweep } from "#tools/sweep.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { everyKind, samplePictures, things } from "#tools/stage-fixtures.ts";
import { createFrameDrawer } from "#tools/stage-frame.ts";
import { readTexts, readUnder } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { contrast, luminance } from "#stage/colors/colors.ts";
import { composeScene } from "./compose.ts";
import { layOutFrame } from "./frame.ts";
import type { SceneStage, StageTools } from "./stage.ts";
import { stageThings } from "./things.ts";
import { meanTone } from "#stage/colors/tones.ts";

const TALL = { width: 270, height: 480 };
const SIZES = { tall: TALL, wide: { width: 480, height: 270 }, square: { width: 300, height: 300 } };
/** By then everything has come to rest. */
const REST = 2.4;

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools([...stageThings(everyKind("cinematic")), "sleeping-face"], samplePictures());
});

function composeAll(film: Film, size = TALL): SceneStage[] {
  return film.scenes.map((_, index) => composeScene(film, index, size, tools));
}

test("[R16.2] the fixtures show every kind of scene", () => {
  expect(new Set(everyKind("cinematic").scenes.map(({ kind }) => kind))).toEqual(new Set(SCENE_KINDS));
});

describe.each(Object.entries(SIZES))("in a %s frame", (shape, size) => {
  test("[R16.2] every kind of scene is composed", () => {
    const film = everyKind("bold");
    for (const stage of composeAll(film, size)) {
      const placed = stage.placements(REST);
      expect(placed.length).toBeGreaterThan(1);
      for (const { sprite, x, y, opacity } of placed) {
        expect(stage.sprites[sprite]).toBeDefined();
        expect([x, y].every(Number.isFinite)).toBe(true);
        expect(opacity).toBeGreaterThan(0);
      }
    }
  });

  test("[R16.2] words stand inside the safe area and are never clipped", () => {
    const { safe } = layOutFrame(size);
    const slack = size.width * 0.006;
    const film = everyKind("kitchen");
    const outside = composeAll(film, size).flatMap((stage, index) =>
      readTexts(stage, REST).flatMap(({ text, bounds, isClipped }) => {
        const isAcross = bounds.left >= safe.x - slack && bounds.right <= safe.x + safe.width + slack;
        const isUpright = bounds.top >= safe.y - slack && bounds.bottom <= safe.y + safe.height + slack;
        return isAcross && isUpright && !isClipped ? [] : [`${shape} ${film.scenes[index]?.kind} “${text}”`];
      }),
    );
    expect(outside).toEqual([]);
  });
});

test.each(sweep(PRESET_IDS, 2))(
  "[R16.2] words are read at 4.5 to 1 and figures at 3 to 1 on the drawn frames of %s",
  (preset) => {
    const film = everyKind(preset);
    const found: string[] = [];
    for (const [index, stage] of composeAll(film).entries()) {
      for (const { text, tiles } of readUnder(stage, TALL, tools, REST)) {
        const isFigure = text.size > TALL.width * 0.2;
        const reached = contrast(parseColor(text.color), meanTone(tiles));
        if (reached >= (isFigure ? 3 : 4.5)) continue;
        found.push(`${film.scenes[index]?.kind} “${text.text}” ${text.color} ${reached.toFixed(2)}`);
      }
    }
    expect(found).toEqual([]);
  },
);

test("[R16.2] a light sheet is not darkened for its words: what is cut out of paper stands away from them", () => {
  const film = everyKind("kitchen");
  const light = LOOKS.kitchen.sets.findIndex(({ backdrop }) => backdrop === "paper");
  const told = {
    ...film,
    scenes: film.scenes.map((scene) => ({ ...scene, backdrop: "paper" as const, colors: light })),
  };
  const { pen } = tools.canvas(TALL.width, TALL.height);
  const darkened = composeAll(told).flatMap((stage, index) => {
    const { kind } = told.scenes[index] ?? {};
    if (!("draw" in stage.backdrop) || kind === "versus") return [];
    stage.backdrop.draw(pen, TALL);
    const edge = pen.getImageData(0, Math.round(TALL.height * 0.25), 4, 4).data;
    return luminance([edge[0] ?? 0, edge[1] ?? 0, edge[2] ?? 0]) > 0.6 ? [] : [kind];
  });
  expect(darkened).toEqual([]);
});

test("[R16.2] the first frame of the hook is a full picture with its words", () => {
  for (const preset of sweep(PRESET_IDS, 2)) {
    const [stage] = composeAll({ ...everyKind(preset), scenes: everyKind(preset).scenes.slice(0, 1) });
    const first = stage ? readTexts(stage, 0) : [];
    const last = stage ? readTexts(stage, REST) : [];
    expect(first.map(({ text }) => text)).toEqual(last.map(({ text }) => text));
    for (const [index, { placement }] of first.entries()) {
      expect(placement.opacity).toBe(1);
      expect(Math.abs(placement.y - (last[index]?.placement.y ?? 0))).toBeLessThan(TALL.height * 0.01);
    }
    const shown = new Set(
      stage
        ?.placements(0)
        .filter(({ opacity }) => opacity > 0.9)
        .map(({ sprite }) => sprite),
    );
    const later = (stage?.placements(REST) ?? []).filter(({ opacity }) => opacity > 0.9);
    expect(later.filter(({ sprite }) => !shown.has(sprite) && (stage?.sprites[sprite]?.width ?? 0) > 24)).toEqual([]);
  }
});

test("[R16.2] what has no drawing leaves no hole: titles, figures and names take its place", () => {
  const film = { ...everyKind("kitchen"), topic: "", cast: [] };
  const name = (text: string): Side => ({ text, thing: null });
  const bare = film.scenes.map((scene) => ({
    ...scene,
    things: [],
    ...(scene.kind === "hook" && { text: "Yeni sezon geldi" }),
    ...(scene.versus && { versus: { ...scene.versus, sides: [name("Tea"), name("Coffee")] as [Side, Side] } }),
  }));
  const stages = composeAll({ ...film, scenes: bare });
  const middleOf = (kind: SceneKind, text: RegExp) => {
    const stage = stages[bare.findIndex((scene) => scene.kind === kind)];
    const found = stage ? readTexts(stage, REST) : [];
    const boxes = found.filter((each) => text.test(each.text)).map(({ bounds }) => (bounds.top + bounds.bottom) / 2);
    return boxes.reduce((sum, y) => sum + y, 0) / boxes.length / TALL.height;
  };
  expect(middleOf("hook", /./u)).toBeGreaterThan(0.33);
  expect(middleOf("figure", /\d/u)).toBeGreaterThan(0.33);
  expect(middleOf("versus", /^Tea$/iu)).toBeCloseTo(0.24, 1);
  expect(middleOf("versus", /^Coffee$/iu)).toBeCloseTo(0.62, 1);
});

test("[R16.2] a sentence that says the way needs no sign at its number, and a large mark no others", () => {
  const film = everyKind("volt");
  const told = (kind: SceneKind, changes: object) => {
    const index = film.scenes.findIndex((scene) => scene.kind === kind);
    const scenes = film.scenes.map((scene, at) => (at === index ? { ...scene, ...changes } : scene));
    return readTexts(composeScene({ ...film, language: "en", scenes }, index, TALL, tools), REST).map(
      ({ text }) => text,
    );
  };
  const shrunk = { text: "The ice has shrunk by 13%", figure: { prefix: "−", value: "13", unit: "%" } };

  expect(told("chart", shrunk)).toContain("13%");
  expect(told("chart", { ...shrunk, text: "" })).toContain("−13%");
  expect(told("quote", { text: "“Do not turn around,” it whispered" }).join(" ")).not.toContain("”");
  expect(told("quote", { text: "“Dükkân artık senin,” dedi" }).join(" ")).not.toContain("dedi");
});

test("placements are the same for the same moment, whatever was asked before", () => {
  const film = everyKind("volt");
  for (const stage of composeAll(film)) {
    const before = stage.placements(1.3);
    stage.placements(0);
    stage.placements(5);
    expect(stage.placements(1.3)).toEqual(before);
  }
});

test("nothing jumps from frame to frame, and what has come to rest keeps to its curve", () => {
  const step = 1 / 30;
  for (const stage of composeAll(everyKind("kitchen"), { width: 1080, height: 1920 })) {
    const track = new Map<number, { x: number; y: number }[]>();
    for (let frame = 0; frame < 90; frame++) {
      for (const { sprite, x, y } of stage.placements(frame * step)) {
        const steps = track.get(sprite) ?? [];
        track.set(sprite, steps);
        steps[frame] = { x, y };
      }
    }
    const moves = [...track.values()].flatMap((steps) =>
      steps.flatMap((c, frame) => {
        const [a, b] = [steps[frame - 2], steps[frame - 1]];
        return a && b ? [{ frame, far: Math.hypot(c.x - b.x, c.y - b.y), bend: Math.abs(c.y - 2 * b.y + a.y) }] : [];
      }),
    );
    expect(moves.filter(({ far }) => far > 1080 * 0.14)).toEqual([]);
    expect(moves.filter(({ frame, bend }) => frame > 75 && bend > 0.5)).toEqual([]);
  }
});

test("[R16.4] awkward texts are composed: none, very long, one endless word, other scripts, unknown things", () => {
  const texts = [
    "",
    "   ",
    "a".repeat(64),
    "Muvaffakiyetsizleştiricileştiriveremeyebilecek",
    "Bir cümle ki altmış dört harften çok daha uzun ve yine de bitmek bilmiyor, çünkü yazan kişi nokta koymadı",
    "مرحبا بالعالم هذا نص طويل",
    "这是一个没有空格的很长的句子用来测试换行",
    "שלום עולם",
    "!!! ??? ...",
    "🔥🔥",
  ];
  for (const text of sweep(texts, 4)) {
    const film = everyKind("crema");
    for (const size of sweep(Object.values(SIZES), 1)) {
      const told = { ...film, topic: "no-such-thing", cast: ["nothing"] };
      told.scenes = film.scenes.map((scene) => ({
        ...scene,
        text,
        things: things("no-such-thing*3"),
        emphasis: [text],
      }));
      for (const stage of composeAll(told, size)) {
        const rest = readTexts(stage, REST);
        for (const { bounds } of rest) expect(bounds.right).toBeLessThanOrEqual(size.width);
      }
    }
  }
});

test("[R16.3] a grave film shows no smileys", () => {
  const film = everyKind("dread");
  const smiling = {
    ...film,
    topic: "candle",
    cast: ["candle"],
    scenes: film.scenes.map((scene) => ({ ...scene, things: things("sleeping-face") })),
  };
  const asked: string[] = [];
  const watched: StageTools = { ...tools, object: (slug, size) => (asked.push(slug), tools.object(slug, size)) };
  smiling.scenes.forEach((_, index) => {
    const stage = composeScene(smiling, index, TALL, watched);
    createFrameDrawer(stage, TALL, tools)(REST);
  });
  expect(asked).not.toContain("sleeping-face");
  expect(asked).toContain("candle");
});
