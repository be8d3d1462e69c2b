import { clamp, easeMoving } from "#base/numbers.ts";
import { createCaptionLayer } from "#overlay/caption-layer.ts";
import type { FramePlanes, PaintContext } from "./canvas.ts";
import { planesOf } from "./canvas.ts";
import { createFieldPainter } from "./field-painter.ts";
import { createParticlePainter } from "./particles.ts";
import { paintPhoto } from "./photo-painter.ts";
import { createSilhouettePainter } from "./silhouette-painter.ts";
import type { PaintTimes } from "./paint-times.ts";

/** Fades at both ends, as a share of the film and in seconds at most: a sample of two seconds must not be mostly dark. */
const FADE_SHARE = 0.06;
const LONGEST_FADE_SECONDS = 0.45;
const CAPTION_FADE_OUT_SECONDS = 0.35;

/** Paints frame `index` into the memory at `target`: a pure function of the plan, so any thread may paint any frame. */
export type FramePainter = { paint(index: number, target: number): void; times: PaintTimes };

export function createFramePainter(context: PaintContext): FramePainter {
  const { plan } = context;
  const paintParticles = createParticlePainter(context);
  const paintBackground =
    plan.shots.length > 0 ? createShotPainter(context) : createScenePainter(context, paintParticles);
  const paintCaptions = createCaptionPainter(context);
  const times: PaintTimes = { background: 0, particles: 0, shade: 0, captions: 0 };

  function timed(part: keyof PaintTimes, work: () => void): void {
    const start = performance.now();
    work();
    times[part] += performance.now() - start;
  }

  return {
    times,
    paint(index, target) {
      const planes = planesOf(plan, target);
      const time = index / plan.framesPerSecond;
      timed("background", () => paintBackground(index, planes));
      if (!areStars(context)) timed("particles", () => paintParticles(time, planes));
      timed("shade", () => shade(context, planes, time));
      timed("captions", () => paintCaptions(time, planes));
    },
  };
}

/** Stars stand behind the land, every other particle before it. */
function areStars({ plan }: PaintContext): boolean {
  return plan.scene.particles === "stars";
}

function createScenePainter(
  context: PaintContext,
  paintStars: (time: number, planes: FramePlanes) => void,
): (index: number, planes: FramePlanes) => void {
  const paintField = createFieldPainter(context);
  const silhouettes = createSilhouettePainter(context);
  return (index, planes) => {
    const time = index / context.plan.framesPerSecond;
    paintField(index, planes, silhouettes.outline(time));
    if (areStars(context)) paintStars(time, planes);
    silhouettes.paint(time, planes);
  };
}

function createShotPainter(context: PaintContext): (index: number, planes: FramePlanes) => void {
  const { kernel, plan, film, scratch } = context;
  const { shots, crossFadeSeconds, framesPerSecond } = plan;
  const secondPlanes = planesOf(plan, scratch.secondFrame);
  return (index, planes) => {
    const time = index / framesPerSecond;
    const current = Math.max(
      0,
      shots.findLastIndex((shot) => time >= shot.start - 1e-9),
    );
    const [shot, next] = [shots[current], shots[current + 1]];
    if (!shot) return;
    paintPhoto(context, planes, shot, time);
    if (!next || time <= next.start - crossFadeSeconds) return;
    paintPhoto(context, secondPlanes, next, time);
    const share = easeMoving((time - next.start + crossFadeSeconds) / crossFadeSeconds);
    kernel.mixFrames(planes.Y, planes.Y, secondPlanes.Y, film.frameBytes, Math.round(256 * share));
  };
}

function shade({ kernel, plan, film }: PaintContext, { Y, U, V }: FramePlanes, time: number): void {
  const pixels = plan.width * plan.height;
  const seconds = Math.min(LONGEST_FADE_SECONDS, plan.durationSeconds * FADE_SHARE);
  const fade = Math.min(clamp(time / seconds), clamp((plan.durationSeconds - time) / seconds));
  const gain = Math.round(256 * (1 - (1 - fade) ** 2));
  kernel.shadeLuma(Y, pixels, film.lumaMask, gain);
  kernel.shadeChroma(U, pixels >> 2, film.chromaMask, gain);
  kernel.shadeChroma(V, pixels >> 2, film.chromaMask, gain);
}

function createCaptionPainter({
  kernel,
  views,
  plan,
  scratch,
}: PaintContext): (time: number, planes: FramePlanes) => void {
  const layer = createCaptionLayer(plan);
  let copied: Uint8Array | undefined;
  return (time, { Y, U, V }) => {
    const fade = clamp((plan.durationSeconds - time) / CAPTION_FADE_OUT_SECONDS);
    for (const [index, image] of layer.at(time).entries()) {
      const { pixels, width, height, left, top, down = 0 } = image;
      let place = index === 0 ? scratch.caption : scratch.word;
      if (index > 0 || pixels !== copied) views.bytes.set(pixels, place);
      if (index === 0) copied = pixels;
      if (down > 0) {
        const rows = pixels.length / (width * 4);
        kernel.slideRows(scratch.movedWord, place, width * 4, rows, height, Math.round(down * 256));
        place = scratch.movedWord;
      }
      const opacity = Math.round(256 * fade * image.opacity);
      kernel.overlayRgba(Y, U, V, plan.width, plan.height, place, width, height, left, top, opacity);
    }
  };
}
