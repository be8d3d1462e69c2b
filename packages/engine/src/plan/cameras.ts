import { clamp } from "#base/numbers.ts";
import { aroundFaces } from "#picture/faces.ts";
import type { Motion } from "#presets.ts";
import type { FrameSize } from "./frame-size.ts";
import type { Camera, PictureFacts } from "./plan.ts";

const TRUCK: Readonly<Record<Motion, number>> = { slow: 0.014, gentle: 0.018, lively: 0.022 };

export type CameraInput = { size: FrameSize; picture: PictureFacts; motion: Motion; seed: number; turn: number };

/** A picture wider than the frame is travelled, a taller one is tilted over, else the camera pushes in and backs off. */
export function chooseCamera({ size, picture, motion, seed, turn }: CameraInput): Camera {
  const scale = Math.min(picture.width / size.width, picture.height / size.height);
  const roomX = 1 - (size.width * scale) / picture.width;
  const roomY = 1 - (size.height * scale) / picture.height;
  const x = shareOfRoom(picture.focus[0], roomX);
  const y = shareOfRoom(picture.focus[1], roomY);
  const direction = ((seed >> 3) + turn) & 1 ? 1 : -1;
  const truck = TRUCK[motion] * direction;
  const moves =
    roomX > 0.22 ? travel(x, y, direction, truck) : roomY > 0.22 ? tilt(x, y, truck) : push(x, y, direction, truck);
  return keepHeads(moves[turn % moves.length] ?? moves[0], size, picture);
}

/** Between a head and the rim of the frame, as a share of the picture. */
const HEAD_ROOM = 0.02;

/** The same move, but no nearer than all heads are seen, and never past one. */
function keepHeads(camera: Camera, size: FrameSize, picture: PictureFacts): Camera {
  const heads = aroundFaces(picture.faces ?? []);
  if (!heads) return camera;
  const fitting = Math.min(picture.width / size.width, picture.height / size.height);
  const [wide, high] = [(size.width * fitting) / picture.width, (size.height * fitting) / picture.height];
  const nearest = Math.max(1, Math.min(wide / (heads.width + 2 * HEAD_ROOM), high / (heads.height + 2 * HEAD_ROOM)));
  const [fromZoom, toZoom] = [Math.min(camera.fromZoom, nearest), Math.min(camera.toZoom, nearest)];
  return {
    ...camera,
    fromZoom,
    toZoom,
    fromX: showing(camera.fromX, wide / fromZoom, [heads.x, heads.width]),
    fromY: showing(camera.fromY, high / fromZoom, [heads.y, heads.height]),
    toX: showing(camera.toX, wide / toZoom, [heads.x, heads.width]),
    toY: showing(camera.toY, high / toZoom, [heads.y, heads.height]),
  };
}

/** The share of the free room nearest to the one asked for at which a window of that length holds what begins and reaches so far. */
function showing(share: number, seen: number, [start, length]: readonly [number, number]): number {
  const room = 1 - seen;
  if (room <= 0.001) return share;
  const least = (start + length + HEAD_ROOM - seen) / room;
  const most = (start - HEAD_ROOM) / room;
  return clamp(least > most ? (least + most) / 2 : clamp(share, least, most));
}

function shareOfRoom(focus: number, room: number): number {
  return room > 0.05 ? inside((focus - (1 - room) / 2) / room) : inside(focus);
}

function inside(share: number): number {
  return clamp(share, 0.03, 0.97);
}

function move(from: [number, number, number], to: [number, number, number], sway: number, truck: number): Camera {
  const [fromX, fromY, fromZoom] = from;
  const [toX, toY, toZoom] = to;
  const path = { fromX: inside(fromX), fromY: inside(fromY), fromZoom, toX: inside(toX), toY: inside(toY), toZoom };
  return { ...path, sway, fromTruck: -truck, toTruck: truck };
}

function travel(x: number, y: number, direction: number, truck: number): [Camera, Camera, Camera] {
  return [
    move([x - 0.16 * direction, 0.5, 1.04], [x + 0.1 * direction, y, 1.1], 0.0012, truck),
    move([x + 0.12 * direction, y, 1.34], [x - 0.04 * direction, y, 1.22], 0.0014, -truck),
    move([x - 0.02, y, 1.16], [x + 0.02, y, 1.04], 0.001, truck),
  ];
}

function tilt(x: number, y: number, truck: number): [Camera, Camera, Camera] {
  return [
    move([0.5, y + 0.22, 1.04], [0.5, y - 0.12, 1.08], 0.0012, truck),
    move([x, y - 0.1, 1.3], [x, y + 0.06, 1.2], 0.0014, -truck),
    move([0.5, y + 0.02, 1.14], [0.5, y, 1.04], 0.001, truck),
  ];
}

function push(x: number, y: number, direction: number, truck: number): [Camera, Camera, Camera] {
  return [
    move([0.5, 0.5, 1.03], [x, y, 1.14], 0.0012, truck),
    move([x, y, 1.42], [x + 0.08 * direction, y, 1.28], 0.0014, -truck),
    move([x, y, 1.18], [0.5, 0.5, 1.03], 0.001, truck),
  ];
}
