import { mixColors, parseColor, toYuv } from "#base/color.ts";
import { clamp } from "#base/numbers.ts";
import type { FramePlanes } from "#plan/frame-size.ts";
import type { LandscapeContext } from "./landscape.ts";
import { addGlow, LAYER_BYTES, MAX_LAYERS, profileStride } from "./landscape.ts";
import type { Profile } from "./profiles.ts";
import { createProfiles } from "./profiles.ts";

/** Heights are handed to the kernel in sixteenths of a pixel. */
const UNITS = 16;
const NEVER_COVERED = 32_767;
const WAVE_LAYERS = 5;
const CREST_ROW_OFFSET = 28;

export type SilhouettePainter = {
  /** Sets the outlines for a moment; answers the row from which land covers the whole width, so that nothing behind shows. */
  outline(time: number): number;
  paint(time: number, planes: FramePlanes): void;
};

/** Paints layers of land or water, each a ramp of colour below its moving outline, hazier the farther away. */
export function createSilhouettePainter(context: LandscapeContext): SilhouettePainter {
  const { kernel, size, scene, seed, scratch } = context;
  const { width, height } = size;
  const { silhouettes: kind } = scene;
  if (kind === "none") return { outline: () => height, paint: () => undefined };
  const profiles = kind === "waves" ? [] : createProfiles({ kind, width, height, seed, durationSeconds: 1 });
  const layerCount = kind === "waves" ? WAVE_LAYERS : profiles.length;
  const stride = profileStride(width);
  writeColors(context, layerCount);
  let firstRow = 0;
  return {
    outline(time) {
      let highest = height;
      let coveredFrom = height;
      for (let layer = 0; layer < layerCount; layer++) {
        const profile = profiles[layer];
        const place = (scratch.heights >> 1) + layer * stride;
        const { crest, foot } = profile
          ? writeProfile(context, place, profile, time)
          : writeWave(context, place, layer, time);
        context.views.ints[(scratch.layers + layer * LAYER_BYTES + CREST_ROW_OFFSET) >> 2] = Math.floor(crest);
        highest = Math.min(highest, crest);
        coveredFrom = Math.min(coveredFrom, Math.ceil(foot) + 1);
      }
      firstRow = Math.max(0, Math.floor(highest) - 1);
      return Math.max(0, coveredFrom);
    },
    paint(time, { Y, U, V }) {
      kernel.drawSilhouettes(Y, U, V, width, height, scratch.heights, stride, scratch.layers, layerCount, firstRow);
      for (const [layer, profile] of profiles.entries())
        paintWindows(context, { Y, U, V }, { profile, layer, layerCount, time });
    },
  };
}

/** The highest and the lowest point of an outline. */
type Extent = { crest: number; foot: number };

function writeColors({ views, size, scene, scratch }: LandscapeContext, layerCount: number): void {
  const { palette, land } = scene;
  const [far, haze, near] = (land ?? [palette[1], palette[2], palette[4]]).map((color) => toYuv(parseColor(color)));
  if (!far || !haze || !near) return;
  for (let layer = 0; layer < Math.min(layerCount, MAX_LAYERS); layer++) {
    const share = layerCount === 1 ? 1 : layer / (layerCount - 1);
    const crest = mixColors(far, near, share ** 0.8);
    const below = mixColors(mixColors(crest, haze, 0.55 * (1 - share)), near, share * 0.3);
    views.ints.set([...crest, ...below, Math.round(size.height * 0.22)], (scratch.layers + layer * LAYER_BYTES) >> 2);
  }
}

/** Writes the visible part of a profile. */
function writeProfile(
  { views, size }: LandscapeContext,
  place: number,
  { heights, speed }: Profile,
  time: number,
): Extent {
  const offset = time * speed;
  const whole = Math.floor(offset);
  const part = offset - whole;
  let crest = size.height;
  let foot = 0;
  for (let column = 0; column < size.width; column++) {
    const y = (heights[whole + column] ?? 0) * (1 - part) + (heights[whole + column + 1] ?? 0) * part;
    views.shorts[place + column] = y * UNITS;
    if (y < crest) crest = y;
    if (y > foot) foot = y;
  }
  views.shorts.fill(NEVER_COVERED, place + size.width, place + profileStride(size.width));
  return { crest, foot };
}

function writeWave({ views, size }: LandscapeContext, place: number, layer: number, time: number): Extent {
  const { width, height } = size;
  const base = height * (0.5 + layer * 0.1);
  const amplitude = height * (0.006 + layer * 0.006);
  let crest = height;
  let foot = 0;
  for (let column = 0; column < width; column++) {
    const x = column / width;
    const swell = Math.sin(x * (9 - layer) + time * (0.5 + layer * 0.16) + layer * 2);
    const cross = 0.5 * Math.sin(x * (17 - layer * 2) - time * (0.4 + layer * 0.1) + layer);
    const ripple = 0.3 * Math.sin(x * 31 + time * 0.9 + layer * 5);
    const y = base + amplitude * (swell + cross + ripple);
    views.shorts[place + column] = y * UNITS;
    if (y < crest) crest = y;
    if (y > foot) foot = y;
  }
  views.shorts.fill(NEVER_COVERED, place + width, place + profileStride(width));
  return { crest, foot };
}

type WindowInput = { profile: Profile; layer: number; layerCount: number; time: number };

function paintWindows(
  context: LandscapeContext,
  planes: FramePlanes,
  { profile, layer, layerCount, time }: WindowInput,
): void {
  const { size, scene, glows, views, scratch } = context;
  const stride = profileStride(size.width);
  const tint = toYuv(parseColor(scene.palette[3]));
  for (const { column, y, phase } of profile.windows) {
    const x = column - time * profile.speed;
    if (x < 0 || x >= size.width || y >= size.height) continue;
    let isHidden = false;
    for (let nearer = layer + 1; nearer < layerCount; nearer++) {
      const land = (views.shorts[(scratch.heights >> 1) + nearer * stride + Math.floor(x)] ?? 0) / UNITS;
      isHidden ||= land < y + 2;
    }
    if (isHidden) continue;
    const flicker = clamp(2.4 * Math.sin(time * 0.35 + phase) + 2);
    addGlow(context, planes, { sprite: glows.window, x, y, amount: 190 * flicker * (0.45 + 0.3 * layer), tint });
  }
}
