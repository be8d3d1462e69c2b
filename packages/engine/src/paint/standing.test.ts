import { expect, test } from "vitest";
import type { OpenScene } from "./scene-store.ts";
import { placeSprite } from "./sprite-planes.ts";
import type { Laid } from "./standing.ts";
import { changedRows } from "./standing.ts";

const size = { width: 200, height: 400 };
const scene = {} as OpenScene;
const planes = placeSprite({ width: 40, height: 20 }, 0);

function laid(y: number, more: Partial<Laid> = {}): Laid {
  const placement = { sprite: 0, x: 100, y, scaleX: 1, scaleY: 1, turn: 0, opacity: 1 };
  return { planes, placement, isLive: false, ...more };
}

test("what rests is not painted again, what moves is where it was and where it is", () => {
  const before = { scene, laid: [laid(40), laid(200), laid(360)] };

  expect(changedRows(before, { scene, laid: [laid(40), laid(200), laid(360)] }, size)).toEqual([]);

  const [[first, end] = [0, 0], ...others] = changedRows(
    before,
    { scene, laid: [laid(40), laid(207.5), laid(360)] },
    size,
  );
  expect(others).toEqual([]);
  expect([first % 2, end % 2]).toEqual([0, 0]);
  expect(first).toBeLessThanOrEqual(188);
  expect(end).toBeGreaterThanOrEqual(220);
  expect(end - first).toBeLessThan(60);
});

test("a sprite that changes by itself is painted wherever it stands", () => {
  const live = laid(100, { isLive: true });

  expect(changedRows({ scene, laid: [live] }, { scene, laid: [live] }, size)).toHaveLength(1);
});

test("another scene, a first frame and a frame with another number of sprites are painted whole", () => {
  const now = { scene, laid: [laid(40)] };

  for (const before of [undefined, { ...now, scene: {} as OpenScene }, { scene, laid: [] }])
    expect(changedRows(before, now, size)).toEqual([[0, size.height]]);
});

test("spans that touch are painted as one", () => {
  const before = { scene, laid: [laid(100), laid(120), laid(300)] };

  expect(changedRows(before, { scene, laid: [laid(101), laid(121), laid(301)] }, size)).toHaveLength(2);
});
