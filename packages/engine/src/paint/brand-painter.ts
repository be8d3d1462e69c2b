import { planesOf } from "#plan/frame-size.ts";
import { composeBrand } from "#stage/brand.ts";
import type { PaintContext } from "./paint-context.ts";
import { drawSprite } from "./scene-store.ts";
import type { Rows } from "./sprite-planes.ts";
import { laySprite, placeSprite, spriteBytes } from "./sprite-planes.ts";

/** Lays logo and watermark over finished rows of a frame: they stand still while scenes come and go. */
export function createBrandPainter(context: PaintContext): (target: number, rows: Rows) => void {
  const { kernel, plan, scratch, tools } = context;
  let place = scratch.brand;
  const marks = composeBrand(plan.film, plan, tools).map(({ sprite, x, y, opacity }) => {
    const planes = placeSprite(sprite, place);
    kernel.clearBytes(place, spriteBytes(sprite));
    place += spriteBytes(sprite);
    drawSprite(context, planes, (pen) => sprite.draw(pen, 0));
    return { planes, placement: { sprite: 0, x, y, scaleX: 1, scaleY: 1, turn: 0, opacity } };
  });
  return (target, rows) => {
    for (const { planes, placement } of marks)
      laySprite({ kernel, size: plan, rows }, planesOf(plan, target), planes, placement);
  };
}
