import type { FrameSize } from "#plan/frame-size.ts";
import type { Placement } from "#stage/stage.ts";
import type { OpenScene } from "./scene-store.ts";
import type { Rows, SpritePlanes } from "./sprite-planes.ts";
import { rowsOf } from "./sprite-planes.ts";

/** A sprite where it is laid; `isLive`: its pixels are others in every frame. */
export type Laid = { planes: SpritePlanes; placement: Placement; isLive: boolean };

/** What stands in the memory of a frame that was painted before. */
export type Standing = { scene: OpenScene; laid: readonly Laid[] };

/** Two spans closer than this are painted as one. */
const NEAR_ROWS = 16;

/**
 * The rows in which a frame differs from the one that stands in its memory: words that have come to rest, and the ground where
 * nothing moves, are not painted again. Rows are all or nothing, so that each is mixed exactly as in a frame painted whole.
 */
export function changedRows(before: Standing | undefined, now: Standing, size: FrameSize): Rows[] {
  if (before?.scene !== now.scene || before.laid.length !== now.laid.length) return [[0, size.height]];
  const spans = now.laid.flatMap((laid, index) => {
    const old = before.laid[index];
    if (!old || isSame(old, laid)) return [];
    return [rowsOf(old.planes, old.placement, size), rowsOf(laid.planes, laid.placement, size)];
  });
  return joinSpans(spans.filter((rows) => rows !== null));
}

function isSame(one: Laid, other: Laid): boolean {
  if (one.isLive || other.isLive || one.planes !== other.planes) return false;
  const [a, b] = [one.placement, other.placement];
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.scaleX === b.scaleX &&
    a.scaleY === b.scaleY &&
    a.turn === b.turn &&
    a.opacity === b.opacity
  );
}

function joinSpans(spans: Rows[]): Rows[] {
  const joined: [number, number][] = [];
  for (const [first, end] of spans.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && first <= last[1] + NEAR_ROWS) last[1] = Math.max(last[1], end);
    else joined.push([first, end]);
  }
  return joined;
}
