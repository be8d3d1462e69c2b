import { beforeAll, expect, test } from "vitest";
import { composeScene } from "#stage/compose.ts";
import type { Frame } from "#stage/frame.ts";
import { isBrief, layOutFrame } from "#stage/frame.ts";
import type { StageTools } from "#stage/stage.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";

const SHAPES: readonly [Frame["shape"], { width: number; height: number }][] = [
  ["tall", { width: 270, height: 480 }],
  ["wide", { width: 480, height: 270 }],
  ["square", { width: 300, height: 300 }],
];
const STANDING = "bread egg glass-of-milk onion";
const SIGNS = "musical-notes mosque blackboard";

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools([...STANDING.split(" "), ...SIGNS.split(" ")], []);
});

type Spot = { slug: string; left: number; right: number; top: number; bottom: number };

/** Where each of the things stands when all of them have come, in pixels. */
function spotsOf(
  line: string,
  size: { width: number; height: number },
  text = "Bread, eggs, milk and more for us",
): Spot[] {
  const film = tellFilm("cinematic", "en", "", [
    { kind: "hook", text: "A table", things: [] },
    { kind: "parade", text, things: things(line), backdrop: "studio" },
  ]);
  let drawn = "";
  const watched: StageTools = {
    ...tools,
    object(slug, pixels) {
      drawn = slug;
      return tools.object(slug, pixels);
    },
  };
  const stage = composeScene(film, 1, size, watched);
  return stage.placements(2.6).flatMap(({ sprite, x, y }) => {
    drawn = "";
    const one = stage.sprites[sprite];
    one?.draw(tools.canvas(size.width, size.height).pen, 2.6);
    if (!one || !line.includes(drawn) || drawn === "") return [];
    const [half, tall] = [one.width / 2, one.height / 2];
    return [{ slug: drawn, left: x - half, right: x + half, top: y - tall, bottom: y + tall }];
  });
}

test.each(SHAPES)(
  "[R16.1] three or four things stand together on one ground, those behind seen over those in front: %s",
  (_, size) => {
    for (const line of ["bread egg glass-of-milk", STANDING]) {
      const spots = spotsOf(line, size);
      expect(spots.map(({ slug }) => slug)).toEqual(line.split(" "));
      const [behind, ahead] = [spots.slice(0, 2), spots.slice(2)];
      for (const front of ahead)
        for (const back of behind) {
          expect(front.bottom).toBeGreaterThan(back.bottom);
          // At least a third of its height looks over what stands before it.
          expect(front.top - back.top).toBeGreaterThan((back.bottom - back.top) * 0.12);
        }
    }
  },
);

test.each(SHAPES)("[R16.6] a group stays in its frame and clear of the words, however few: %s", (shape, size) => {
  for (const text of ["Bread, eggs, milk and more for us", "Buy these today"])
    for (const line of ["bread egg glass-of-milk", STANDING, SIGNS, `!bread egg !onion`]) {
      const spots = spotsOf(line, size, text);
      // In a wide frame the words stand beside the picture; the sprite's own shadow reaches below its feet.
      const words = layOutFrame(size, { isBrief: isBrief(text) }).words.y;
      const lowest = shape === "wide" ? size.height : words + size.height * 0.03;
      expect(spots.length).toBe(line.split(" ").length);
      for (const { left, right, top, bottom } of spots) {
        expect(left).toBeGreaterThan(-size.width * 0.03);
        expect(right).toBeLessThan(size.width * 1.03);
        expect(top).toBeGreaterThan(0);
        expect(bottom).toBeLessThan(lowest);
      }
    }
});

test.each(SHAPES)("[R16.1] what cannot stand is seen on tiles of one size, none over another: %s", (_, size) => {
  for (const line of [SIGNS, "!bread egg !onion"]) {
    const spots = spotsOf(line, size);
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // Only their shadows may meet.
        expect(Math.min(across, along)).toBeLessThan(size.width * 0.05);
      }
  }
});
