import { parseColor, toYuv } from "#base/color.ts";
import type { FramePlanes, PaintContext } from "./canvas.ts";
import { addGlow } from "./canvas.ts";
import { fieldSize } from "./film-memory.ts";
import type { FieldKind } from "./scenes.ts";

const KINDS: Readonly<Record<FieldKind, number>> = { silk: 0, aurora: 1, mesh: 2, nebula: 3, sky: 4, flame: 5 };
/** Fields move slowly: every fourth frame is drawn, the ones between are mixed. Flames are too quick for that. */
const FRAMES_PER_STEP: Readonly<Record<FieldKind, number>> = {
  silk: 4,
  aurora: 4,
  mesh: 6,
  nebula: 6,
  sky: 6,
  flame: 2,
};
const NO_SUN_HALO = 0.25;
const SUN_HALO = 0.9;

/** Below `rows` something else will cover the frame: nothing need be painted there. */
export type FieldPainter = (frameIndex: number, planes: FramePlanes, rows: number) => void;

/** Paints the scene's background: a small generated field, enlarged smoothly, and the sun in front of it. */
export function createFieldPainter(context: PaintContext): FieldPainter {
  const { kernel, plan, film, scratch } = context;
  const { scene, width, height, framesPerSecond } = plan;
  const size = fieldSize(plan);
  const framesPerStep = FRAMES_PER_STEP[scene.field];
  const [first, second, mixed] = scratch.fields;
  if (!first || !second || !mixed) throw new Error("A film with pictures has no field to paint.");
  writePalette(context);
  const drawnSteps = [-1, -1];

  function drawStep(step: number): number[] {
    const place = step & 1;
    const field = (place === 0 ? first : second) ?? [];
    if (drawnSteps[place] === step) return field;
    const [Y = 0, U = 0, V = 0] = field;
    const time = (step * framesPerStep) / framesPerSecond;
    kernel.drawField(
      KINDS[scene.field],
      Y,
      U,
      V,
      size.stride,
      size.width,
      size.height,
      time,
      plan.seed % 997,
      scratch.palette,
      width / height,
    );
    for (const plane of field) kernel.padField(plane, size.stride, size.width, size.height);
    drawnSteps[place] = step;
    return field;
  }

  return (frameIndex, { Y, U, V }, rows) => {
    const seenRows = Math.min(height, (rows + 1) & ~1);
    const step = Math.floor(frameIndex / framesPerStep);
    const from = drawStep(step);
    const to = drawStep(step + 1);
    const share = Math.round(((frameIndex % framesPerStep) / framesPerStep) * 32_767);
    const targets = [Y, U, V];
    for (const [index, plane] of mixed.entries()) {
      const inset = (size.stride + 8) * 2;
      kernel.mixFields(plane - inset, (from[index] ?? 0) - inset, (to[index] ?? 0) - inset, size.samples, share);
      const factor = index === 0 ? 8 : 4;
      const weights = index === 0 ? film.lumaWeights : film.chromaWeights;
      const shrink = index === 0 ? 1 : 2;
      const target = targets[index] ?? 0;
      kernel.enlargeField(
        target,
        width / shrink,
        seenRows / shrink,
        plane,
        size.stride,
        factor,
        weights,
        scratch.line,
        film.dither,
      );
    }
    paintSun(context, { Y, U, V }, frameIndex / framesPerSecond);
  };
}

function writePalette({ views, plan, scratch }: PaintContext): void {
  const { palette, sun } = plan.scene;
  const place = scratch.palette >> 2;
  views.floats.set(palette.flatMap(parseColor), place);
  views.floats.set([sun?.x ?? 0.5, sun?.y ?? 0.4, sun ? SUN_HALO : NO_SUN_HALO], place + 15);
}

function paintSun(context: PaintContext, planes: FramePlanes, time: number): void {
  const { plan, film } = context;
  const { sun } = plan.scene;
  const { sun: sprite } = film.sprites;
  if (!sun || !sprite) return;
  const sinking = Math.min(0.05, time * 0.003);
  addGlow(context, planes, {
    sprite,
    x: sun.x * plan.width,
    y: (sun.y + sinking) * plan.height,
    amount: 235,
    tint: toYuv(parseColor(sun.color)),
  });
}
