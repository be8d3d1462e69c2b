import { parseColor, toYuv } from "#base/color.ts";
import type { FramePlanes } from "#plan/frame-size.ts";
import type { LandscapeContext } from "./landscape.ts";
import { addGlow, fieldSize } from "./landscape.ts";
import type { FieldKind } from "./scenes.ts";

const KINDS: Readonly<Record<FieldKind, number>> = { silk: 0, aurora: 1, mesh: 2, nebula: 3, sky: 4, flame: 5 };
const NO_SUN_HALO = 0.25;
const SUN_HALO = 0.9;

/** Paints the sky or the light of a landscape: a small generated field, enlarged smoothly, and the sun in front of it. */
export function paintField(context: LandscapeContext, planes: FramePlanes, rows: number): void {
  const { kernel, size, scene, seed, memory, scratch } = context;
  const { width, height } = size;
  const field = fieldSize(size);
  const planesOfField = scratch.field;
  const [Y = 0, U = 0, V = 0] = planesOfField;
  writePalette(context);
  const place = [field.stride, field.width, field.height] as const;
  kernel.drawField(KINDS[scene.field], Y, U, V, ...place, 0, seed % 997, scratch.palette, width / height);
  const seenRows = Math.min(height, (rows + 1) & ~1);
  for (const [index, plane] of planesOfField.entries()) {
    kernel.padField(plane, field.stride, field.width, field.height);
    const isLuma = index === 0;
    const shrink = isLuma ? 1 : 2;
    const target = [planes.Y, planes.U, planes.V][index] ?? 0;
    kernel.enlargeField(
      target,
      width / shrink,
      seenRows / shrink,
      plane,
      field.stride,
      isLuma ? 8 : 4,
      isLuma ? memory.lumaWeights : memory.chromaWeights,
      scratch.line,
      memory.dither,
    );
  }
  paintSun(context, planes);
}

function writePalette({ views, scene, scratch }: LandscapeContext): void {
  const { palette, sun } = scene;
  const place = scratch.palette >> 2;
  views.floats.set(palette.flatMap(parseColor), place);
  views.floats.set([sun?.x ?? 0.5, sun?.y ?? 0.4, sun ? SUN_HALO : NO_SUN_HALO], place + 15);
}

function paintSun(context: LandscapeContext, planes: FramePlanes): void {
  const { size, scene, glows } = context;
  if (!scene.sun || !glows.sun) return;
  const { x, y, color } = scene.sun;
  const tint = toYuv(parseColor(color));
  addGlow(context, planes, { sprite: glows.sun, x: x * size.width, y: y * size.height, amount: 235, tint });
}
