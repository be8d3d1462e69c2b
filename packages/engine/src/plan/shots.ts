import type { Rgb } from "#base/color.ts";
import { clamp } from "#base/numbers.ts";
import type { Motion } from "#presets.ts";
import type { FrameSize } from "./frame-size.ts";
import type { Camera, Shot } from "./plan.ts";

/** What the planner must know of a prepared picture. */
export type PictureFacts = {
  sha256: string;
  width: number;
  height: number;
  /** Where the subject is, as shares of the picture. */
  focus: readonly [number, number];
  accent: Rgb;
  /** Lightness (0..255) of the region captions will cover. */
  captionLightness: number;
};

export type ShotInput = {
  durationSeconds: number;
  size: FrameSize;
  pictures: PictureFacts[];
  seed: number;
  motion: Motion;
  /** Times a caption group begins: a cut there is felt as one movement. */
  boundaries: number[];
  beatSeconds: number;
};

const SHOT_SECONDS: Readonly<Record<Motion, number>> = { slow: 4.4, gentle: 3.4, lively: 2.5 };
const TRUCK: Readonly<Record<Motion, number>> = { slow: 0.014, gentle: 0.018, lively: 0.022 };
const SHORTEST_SHOT_SECONDS = 1.2;
const CUT_TOLERANCE_SECONDS = 1.1;

export function planShots(input: ShotInput): Shot[] {
  const { pictures } = input;
  if (pictures.length === 0) return [];
  const cuts = chooseCuts(input);
  const shotCount = cuts.length - 1;
  const used = new Map<number, number>();
  return Array.from({ length: shotCount }, (_, index) => {
    const picture = Math.min(pictures.length - 1, Math.floor((index * pictures.length) / shotCount));
    const turn = used.get(picture) ?? 0;
    used.set(picture, turn + 1);
    const moves = cameraMoves(pictures[picture], input, picture);
    const camera = moves[(turn + picture) % moves.length] ?? moves[0];
    return { start: cuts[index] ?? 0, end: cuts[index + 1] ?? input.durationSeconds, picture, camera };
  });
}

function chooseCuts({ durationSeconds, pictures, motion, boundaries, beatSeconds }: ShotInput): number[] {
  const wanted = durationSeconds <= 4 ? 1 : Math.max(2, Math.round(durationSeconds / SHOT_SECONDS[motion]));
  const most = Math.max(1, Math.floor(durationSeconds / (SHORTEST_SHOT_SECONDS + 0.3)));
  const count = Math.min(most, Math.max(wanted, pictures.length));
  const cuts = [0];
  for (let index = 1; index < count; index++) {
    const ideal = (durationSeconds * index) / count;
    const boundary = nearest(boundaries, ideal);
    const isNear = boundary !== undefined && Math.abs(boundary - ideal) < CUT_TOLERANCE_SECONDS;
    const cut = isNear ? boundary : Math.round(ideal / beatSeconds) * beatSeconds;
    const earliest = (cuts.at(-1) ?? 0) + SHORTEST_SHOT_SECONDS;
    cuts.push(Math.min(durationSeconds - SHORTEST_SHOT_SECONDS, Math.max(earliest, cut)));
  }
  return [...new Set(cuts), durationSeconds];
}

function nearest(times: number[], wanted: number): number | undefined {
  return times.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

/** A picture wider than the frame is travelled, a taller one is tilted over, else the camera pushes in and backs off. */
function cameraMoves(picture: PictureFacts | undefined, input: ShotInput, turn: number): [Camera, Camera, Camera] {
  const { width, height } = input.size;
  const pictureWidth = picture?.width ?? width;
  const pictureHeight = picture?.height ?? height;
  const scale = Math.min(pictureWidth / width, pictureHeight / height);
  const roomX = 1 - (width * scale) / pictureWidth;
  const roomY = 1 - (height * scale) / pictureHeight;
  const [focusX, focusY] = picture?.focus ?? [0.5, 0.5];
  const x = shareOfRoom(focusX, roomX);
  const y = shareOfRoom(focusY, roomY);
  const direction = ((input.seed >> 3) + turn) & 1 ? 1 : -1;
  const truck = TRUCK[input.motion] * direction;
  if (roomX > 0.22) return travel(x, y, direction, truck);
  if (roomY > 0.22) return tilt(x, y, truck);
  return push(x, y, direction, truck);
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
