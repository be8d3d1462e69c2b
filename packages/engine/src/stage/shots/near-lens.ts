import type { Staging } from "#stage/board.ts";
import { stageObject } from "#stage/objects.ts";
import { castOf, thingsOf } from "#stage/things.ts";
import { isBust, isLand } from "./cutouts.ts";

/** Grounds without a place of their own: before them there is room. */
const OPEN: ReadonlySet<string> = new Set(["studio", "arc", "paper", "mesh", "bokeh", "blinds"]);
/** What moves by itself, faces and pictures in frames are no blurred foreground. */
const UNFIT = /face|person|^man|^woman|people|hand|eye|paint-|moon|sun|cloud|sky/u;

const EVERY = 2;

/** Under words of an upright frame two things lie near the lens, out of focus: they give depth and fill its corners. */
export function putNearLens(staging: Staging): void {
  const { frame, film, scene, board, isGrave } = staging;
  const { width, height, unit, shape } = frame;
  if (shape !== "tall" || isGrave || !OPEN.has(scene.backdrop) || scene.text.trim() === "") return;
  const at = film.scenes.findIndex(({ start }) => start === scene.start);
  // In every scene they would be noticed, and a copy of what is shown would double it.
  if (at % EVERY !== 1) return;
  const own = thingsOf(staging).map(({ slug }) => slug);
  const slugs = castOf(staging, own).filter((slug) => !UNFIT.test(slug) && !isBust(slug) && !isLand(slug));
  const [left, right] = [...slugs.slice(at % Math.max(1, slugs.length)), ...slugs];
  const spots = [
    [left, 0.07, 0.945, -0.35],
    [right === left ? undefined : right, 0.945, 0.93, 0.3],
  ] as const;
  for (const [slug, x, y, turn] of spots) {
    const object = slug === undefined ? null : stageObject(staging, slug, unit * 0.42, { blur: unit * 0.012 });
    if (!object) continue;
    const { sprite } = object;
    // Part of the ground: it lies still and costs nothing per frame.
    board.paint((pen) => {
      pen.save();
      pen.translate(width * x, height * y);
      pen.rotate(turn);
      pen.translate(-sprite.width / 2, -sprite.height / 2);
      sprite.draw(pen, 0);
      pen.restore();
    });
  }
}
