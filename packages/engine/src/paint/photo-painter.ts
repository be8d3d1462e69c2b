import { clamp, easeMoving } from "#base/numbers.ts";
import type { FramePlanes } from "#plan/frame-size.ts";
import type { Camera } from "#plan/plan.ts";
import type { PicturePlanes } from "./film-memory.ts";
import type { PaintContext } from "./paint-context.ts";

/** A picture that fills the frame from one moment to another. */
export type Shot = { start: number; end: number; picture: number; camera: Camera };

const FIXED = 65_536;
const CELL = 16;
/** The camera is already moving when a shot begins and still moving when it ends. */
const OVERRUN_SECONDS = 0.25;

type View = { u: number; v: number; scale: number; truck: number };

/** Where the camera looks at a time: the upper left corner in the picture, picture pixels per frame pixel, and the parallax. */
export function viewOf(
  shot: Shot,
  time: number,
  frame: { width: number; height: number },
  picture: { width: number; height: number },
): View {
  const { camera } = shot;
  const share = easeMoving((time - shot.start + OVERRUN_SECONDS) / (shot.end - shot.start + 2 * OVERRUN_SECONDS));
  const fitting = Math.min(picture.width / frame.width, picture.height / frame.height);
  // Exponential zoom: the same factor every second looks like constant speed.
  const scale = fitting / (camera.fromZoom * (camera.toZoom / camera.fromZoom) ** share);
  const seenWidth = frame.width * scale;
  const seenHeight = frame.height * scale;
  const sway = camera.sway * frame.width;
  const truck = (camera.fromTruck + (camera.toTruck - camera.fromTruck) * share) * frame.width;
  const margin = Math.abs(truck) * 0.6 + 2;
  const u = (picture.width - seenWidth) * along(camera, "X", share) + handSway(time, 0.9, 1.7, 1) * sway;
  const v = (picture.height - seenHeight) * along(camera, "Y", share) + handSway(time, 0.8, 1.45, 3) * sway;
  return {
    u: clamp(u, margin, Math.max(margin, picture.width - seenWidth - margin)),
    v: clamp(v, 1, Math.max(1, picture.height - seenHeight - 1)),
    scale,
    truck,
  };
}

export function paintPhoto(context: PaintContext, planes: FramePlanes, shot: Shot, time: number): void {
  const { plan, memory } = context;
  const picture = memory.pictures[shot.picture];
  if (!picture) throw new Error(`The plan shows picture ${shot.picture}, which was not given.`);
  const view = viewOf(shot, time, plan, picture.Y);
  const { kernel, scratch } = context;
  const { Y, U, V } = picture;
  const gridWidth = writeGrid(context, view, picture);
  const [firstV, stepV] = [Math.round(view.v * FIXED), Math.round(view.scale * FIXED)];
  const ways = [scratch.line, scratch.cells, memory.photoPhases] as const;
  const luma = [Y.start, Y.stride, Y.width, Y.height, scratch.grid, gridWidth, firstV, stepV] as const;
  kernel.warpLuma(planes.Y, plan.width, plan.height, ...luma, ...ways);
  writeChromaGrid(context, gridWidth);
  const chroma = [U.start, V.start, U.stride, U.width, U.height, scratch.grid, gridWidth, firstV >> 1, stepV] as const;
  kernel.warpChroma(planes.U, planes.V, plan.width >> 1, plan.height >> 1, ...chroma, ...ways);
}

/** Where every cell of the frame looks in the picture, near things moved by the camera's sideways step; returns the width. */
function writeGrid({ plan, views, scratch }: PaintContext, view: View, picture: PicturePlanes): number {
  const readDepth = createDepthReader(views.floats, picture);
  const gridWidth = (plan.width >> 4) + 3;
  const rows = Math.ceil(plan.height / CELL) + 2;
  for (let row = 0; row < rows; row++) {
    const place = (scratch.grid >> 2) + row * gridWidth;
    const v = view.v + row * CELL * view.scale;
    for (let column = 0; column < gridWidth; column++) {
      const u = view.u + column * CELL * view.scale;
      views.ints[place + column] = Math.round((u + view.truck * (readDepth(u, v) - 0.5)) * FIXED);
    }
  }
  return gridWidth;
}

/** A cell of chroma covers two of luma: every second entry, halved, packed to the front in place. */
function writeChromaGrid({ plan, views, scratch }: PaintContext, gridWidth: number): void {
  const start = scratch.grid >> 2;
  const rows = Math.ceil(plan.height / 2 / CELL) + 1;
  const columns = Math.ceil(plan.width / 2 / CELL) + 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const value = views.ints[start + row * 2 * gridWidth + column * 2] ?? 0;
      views.ints[start + row * gridWidth + column] = value >> 1;
    }
  }
}

function createDepthReader(floats: Float32Array, { Y, depth }: PicturePlanes): (u: number, v: number) => number {
  const start = depth.start >> 2;
  return (u, v) => {
    const x = clamp((u / Y.width) * depth.width - 0.5, 0, depth.width - 1.001);
    const y = clamp((v / Y.height) * depth.height - 0.5, 0, depth.height - 1.001);
    const column = Math.floor(x);
    const row = Math.floor(y);
    const place = start + row * depth.width + column;
    const upper = (floats[place] ?? 0) + ((floats[place + 1] ?? 0) - (floats[place] ?? 0)) * (x - column);
    const below = place + depth.width;
    const lower = (floats[below] ?? 0) + ((floats[below + 1] ?? 0) - (floats[below] ?? 0)) * (x - column);
    return upper + (lower - upper) * (y - row);
  };
}

function along(camera: Camera, axis: "X" | "Y", share: number): number {
  const from = camera[`from${axis}`];
  return from + (camera[`to${axis}`] - from) * share;
}

/** Two slow sines that never line up: the camera is held, not nailed down. */
function handSway(time: number, slow: number, fast: number, phase: number): number {
  return Math.sin(time * slow + phase) * 0.6 + Math.sin(time * fast + phase * 1.7) * 0.4;
}
