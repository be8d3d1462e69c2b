import { beforeAll, expect, test } from "vitest";
import type { Thing } from "#film/film.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { everyKind } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "#stage/compose.ts";
import { isAirborne, shareBeside } from "#stage/gauges/scales.ts";
import type { Placement, SceneStage, StageTools } from "#stage/stage.ts";

const TALL = { width: 270, height: 480 };
const REST = 3;
const SLUGS = ["elephant", "teapot", "lemon", "house", "egg", "glass-of-milk"];

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(SLUGS, []);
});

function stageOf(kind: "hook" | "hero" | "parade" | "list" | "end", things: readonly Thing[], size = TALL): SceneStage {
  const film = everyKind("kitchen");
  const scene = film.scenes.find((each) => each.kind === kind) ?? film.scenes[0];
  if (!scene) throw new Error("The fixture has no scene.");
  const { figure: _figure, ...plain } = scene;
  // A button its viewer is asked to press would be one more picture.
  const text = kind === "end" ? "Akşama dene" : plain.text;
  const told = {
    ...film,
    topic: "",
    cast: [],
    channel: null,
    scenes: [{ ...plain, text, backdrop: "studio" as const, things: [...things] }],
  };
  return composeScene(told, 0, size, tools);
}

/** Flat dark spots: where something touches the ground. */
function shadows(stage: SceneStage): Placement[] {
  return stage.placements(REST).filter(({ sprite }) => {
    const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
    return width > 20 && Math.abs(height / width - 0.17) < 0.02;
  });
}

const thing = (slug: string, rest: Partial<Thing> = {}): Thing => ({
  slug,
  word: slug,
  count: 1,
  isRefused: false,
  ...rest,
});

test("[R16.2] what is larger in life is drawn larger, and what flies needs no ground", () => {
  expect(shareBeside("elephant", "egg")).toBeLessThan(0.5);
  expect(shareBeside("egg", "elephant")).toBeGreaterThan(1);
  expect(shareBeside("teapot", "lemon")).toBeLessThan(1);
  expect(isAirborne("honeybee")).toBe(true);
  expect(isAirborne("icicles")).toBe(true);
  expect(isAirborne("dog-face")).toBe(false);
  expect(isAirborne("house")).toBe(false);
});

test.each([TALL, { width: 480, height: 270 }, { width: 300, height: 300 }])(
  "[R16.2] nothing of a pair, a row or a set of plates is cut off by the edge of a frame of $width × $height",
  (size) => {
    const told = [
      stageOf("hero", [thing("house"), thing("elephant")], size),
      stageOf("list", [thing("egg", { count: 3 }), thing("teapot")], size),
      stageOf("parade", [thing("egg", { count: 2 }), thing("teapot"), thing("lemon"), thing("house")], size),
      stageOf("hero", [thing("teapot", { isRefused: true })], size),
    ];
    for (const stage of told)
      for (const { sprite, x, scaleX, turn } of stage.placements(REST)) {
        const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
        if (width < size.width * 0.1 || width > size.width * 1.2) continue;
        // Sprites have a margin for their shadow.
        const half = (width * scaleX) / 2 - Math.min(width, height) * 0.1;
        expect(Math.abs(turn)).toBeLessThan(0.3);
        expect(x - half).toBeGreaterThan(-1);
        expect(x + half).toBeLessThan(size.width + 1);
      }
  },
);

test("[R16.2] a title shows one thing large, and what goes with it smaller", () => {
  const widths = (kind: "hook" | "hero") => {
    const stage = stageOf(kind, [thing("teapot"), thing("house")]);
    return shadows(stage).map(({ sprite }) => (stage.sprites[sprite]?.width ?? 0) / 1.12 / TALL.width);
  };
  expect(Math.max(...widths("hook"))).toBeGreaterThan(0.55);
  expect(Math.min(...widths("hook"))).toBeLessThan(Math.max(...widths("hook")) * 0.55);
  // Anywhere else a house is larger than a teapot.
  expect(Math.min(...widths("hero"))).toBeLessThan(0.5);
  expect(widths("hook")[0]).toBeGreaterThan(widths("hook")[1] ?? 1);
});

test("[R16.2] two things stand on one ground", () => {
  const stage = stageOf("hero", [thing("house"), thing("elephant")]);
  const feet = shadows(stage).map(({ y }) => y);
  expect(feet).toHaveLength(2);
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(TALL.height * 0.03);
});

test.each([TALL, { width: 480, height: 270 }, { width: 300, height: 300 }])(
  "[R16.2] a film closes on one thing large, the others before and beside it and in the frame of $width × $height",
  (size) => {
    const unit = Math.min(size.width, size.height);
    for (const others of [["egg"], ["egg", "lemon"], ["egg", "lemon", "house"]]) {
      const stage = stageOf("end", [thing("elephant"), ...others.map((slug) => thing(slug, { word: "" }))], size);
      const boxes = stage.placements(REST).flatMap(({ sprite, x, y }) => {
        const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
        return Math.min(width, height) > unit * 0.14 && Math.max(width, height) < unit ? [{ x, y, width, height }] : [];
      });
      const [main, ...around] = boxes.toSorted((a, b) => b.width - a.width);
      expect(around.length).toBeGreaterThanOrEqual(others.length);
      expect(main?.width).toBeGreaterThan(unit * (size === TALL ? 0.55 : 0.3));
      for (const { x, y, width } of around) {
        // Sprites have a margin for their shadow.
        expect(x - width * 0.45).toBeGreaterThan(0);
        expect(x + width * 0.45).toBeLessThan(size.width);
        expect(Math.hypot(x - (main?.x ?? 0), y - (main?.y ?? 0))).toBeGreaterThan((main?.width ?? 0) * 0.4);
      }
    }
  },
);
