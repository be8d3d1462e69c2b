export type Box = { left: number; top: number; width: number; height: number };
export type Direction = "up" | "down" | "left" | "right";

/** Two tiles share a row when their middles differ by less than this. */
const SAME_ROW_PX = 8;

/**
 * Which tile an arrow leads to, by what the eye sees: however many columns there are and whatever heading stands between.
 * Left and right follow the reading order; up and down go to the next row, to the tile that stands closest.
 */
export function nearestTile(boxes: readonly Box[], from: number, direction: Direction): number {
  const current = boxes[from];
  if (current === undefined) return from;
  if (direction === "left") return Math.max(0, from - 1);
  if (direction === "right") return Math.min(boxes.length - 1, from + 1);

  const sign = direction === "down" ? 1 : -1;
  const beyond = boxes
    .map((box, index) => ({ index, rowsAway: sign * (middleY(box) - middleY(current)), box }))
    .filter(({ rowsAway }) => rowsAway > SAME_ROW_PX);
  if (beyond.length === 0) return from;
  const nextRow = Math.min(...beyond.map(({ rowsAway }) => rowsAway));
  const inNextRow = beyond.filter(({ rowsAway }) => rowsAway - nextRow < SAME_ROW_PX);
  const sideways = (box: Box) => Math.abs(middleX(box) - middleX(current));
  return inNextRow.reduce((best, next) => (sideways(next.box) < sideways(best.box) ? next : best)).index;
}

function middleX({ left, width }: Box): number {
  return left + width / 2;
}

function middleY({ top, height }: Box): number {
  return top + height / 2;
}
