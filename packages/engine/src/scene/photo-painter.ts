import { at, clamp, easeMoving } from "#base/numbers.ts";
import type { FrameSize } from "#plan/frame-size.ts";
import type { Camera, Shot } from "#plan/plan.ts";
import type { FramePlanes, PaintContext } from "./canvas.ts";
import type { PicturePlanes, Plane } from "./film-memory.ts";

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
  const { plan, film, views } = context;
  const picture = film.pictures[shot.picture];
  if (!picture) throw new Error(`The plan shows picture ${shot.picture}, which was not given.`);
  const view = viewOf(shot, time, plan, picture.Y);
  const readDepth = createDepthReader(views.floats, picture);
  const sourceX = (x: number, y: number) => {
    const u = view.u + x * view.scale;
    return u + view.truck * (readDepth(u, view.v + y * view.scale) - 0.5);
  };
  const sourceXOfChroma = (x: number, y: number) => sourceX(x * 2, y * 2) / 2;
  const half = { width: plan.width >> 1, height: plan.height >> 1 };
  warp(context, { target: planes.Y, size: plan, source: picture.Y, sourceX, v: view.v, scale: view.scale });
  const chroma = { size: half, sourceX: sourceXOfChroma, v: view.v / 2, scale: view.scale };
  warp(context, { ...chroma, target: planes.U, source: picture.U });
  warp(context, { ...chroma, target: planes.V, source: picture.V });
}

type Warp = {
  target: number;
  size: FrameSize;
  source: Plane;
  sourceX: (x: number, y: number) => number;
  v: number;
  scale: number;
};

function warp(context: PaintContext, { target, size, source, sourceX, v, scale }: Warp): void {
  const { kernel, views, plan, film, scratch } = context;
  const gridWidth = (plan.width >> 4) + 3;
  const rows = Math.ceil(size.height / CELL) + 1;
  const columns = Math.ceil(size.width / CELL) + 1;
  for (let row = 0; row < rows; row++) {
    const place = (scratch.grid >> 2) + row * gridWidth;
    for (let column = 0; column < columns; column++) {
      views.ints[place + column] = Math.round(sourceX(column * CELL, row * CELL) * FIXED);
    }
  }
  const { start, stride, width, height } = source;
  const [firstV, stepV] = [Math.round(v * FIXED), Math.round(scale * FIXED)];
  const { grid, line, cells } = scratch;
  const reading = [start, stride, width, height, grid, gridWidth, firstV, stepV] as const;
  kernel.warpPlane(target, size.width, size.height, ...reading, line, cells, film.photoPhases);
}

function createDepthReader(floats: Float32Array, { Y, depth }: PicturePlanes): (u: number, v: number) => number {
  const start = depth.start >> 2;
  return (u, v) => {
    const x = clamp((u / Y.width) * depth.width - 0.5, 0, depth.width - 1.001);
    const y = clamp((v / Y.height) * depth.height - 0.5, 0, depth.height - 1.001);
    const column = Math.floor(x);
    const row = Math.floor(y);
    const place = start + row * depth.width + column;
    const upper = at(floats, place) + (at(floats, place + 1) - at(floats, place)) * (x - column);
    const below = place + depth.width;
    const lower = at(floats, below) + (at(floats, below + 1) - at(floats, below)) * (x - column);
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
