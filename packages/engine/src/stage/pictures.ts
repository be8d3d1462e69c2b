import { clamp } from "#base/numbers.ts";
import type { Box } from "./frame.ts";
import type { Pen, StagePicture } from "./stage.ts";

/** Draws a picture so that it covers the box: its subject stays in the middle and its faces stay whole where they fit. */
export function drawPicture(pen: Pen, picture: StagePicture, box: Box): void {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const left = slide(focusOf(picture, 0), box.width, width);
  const top = slide(focusOf(picture, 1), box.height, height);
  pen.save();
  pen.beginPath();
  pen.rect(box.x, box.y, box.width, box.height);
  pen.clip();
  pen.drawImage(picture.source, box.x + left, box.y + top, width, height);
  pen.restore();
}

/** Where the subject of a picture lands in a box it covers, as shares of the box: its faces, or a field around the focus. */
export function subjectIn(picture: StagePicture, box: Box): Box[] {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const left = slide(focusOf(picture, 0), box.width, width);
  const top = slide(focusOf(picture, 1), box.height, height);
  const [focusX, focusY] = picture.focus;
  const parts =
    picture.faces.length > 0 ? picture.faces : [{ x: focusX - 0.16, y: focusY - 0.16, width: 0.32, height: 0.32 }];
  return parts.map((part) => ({
    x: box.x + left + part.x * width,
    y: box.y + top + part.y * height,
    width: part.width * width,
    height: part.height * height,
  }));
}

/** The middle of what must be seen along one axis: all faces together, else the focus. */
function focusOf(picture: StagePicture, axis: 0 | 1): number {
  if (picture.faces.length === 0) return picture.focus[axis];
  const starts = picture.faces.map((face) => (axis === 0 ? face.x : face.y));
  const ends = picture.faces.map((face) => (axis === 0 ? face.x + face.width : face.y + face.height));
  return (Math.min(...starts) + Math.max(...ends)) / 2;
}

function slide(focus: number, room: number, size: number): number {
  return clamp(room / 2 - focus * size, room - size, 0);
}

/** The corners of a print on which no head is, inside a frame so wide: the right lower one and the one across from it first. */
export function freeCorners(
  print: Box,
  { size, across }: { size: number; across: number },
  heads: readonly Box[],
): { x: number; y: number }[] {
  const sides = [
    [1, 1],
    [-1, -1],
    [-1, 1],
    [1, -1],
  ] as const;
  const corners = sides.map(([right, below]) => ({
    x: clamp(print.x + print.width * (0.5 + right * 0.45), size * 0.52, across - size * 0.52),
    y: print.y + print.height * (0.5 + below * 0.43),
  }));
  return corners.filter(
    ({ x, y }) => overlap({ x: x - size / 2, y: y - size / 2, width: size, height: size }, heads) <= 0,
  );
}

/** How much of a box lies under others, as a share of it. */
export function overlap(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const high = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    return sum + (wide > 0 && high > 0 ? (wide * high) / (box.width * box.height) : 0);
  }, 0);
}
