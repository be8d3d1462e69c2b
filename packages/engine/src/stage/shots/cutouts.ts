import type { Rgb } from "#base/color.ts";
import { withAlpha, mix } from "#stage/colors/colors.ts";
import { disc, linear } from "#stage/pens.ts";
import type { Drawing, Pen, StageTools } from "#stage/stage.ts";

/** What a drawing fills of its square, as shares of it, and how bright it is (0 to 1). */
export type ThingShape = { left: number; top: number; right: number; bottom: number; lightness: number; mean: Rgb };

/** People drawn down to the chest: cut off flat they would float, so they look out of a round frame. */
const BUSTS: ReadonlySet<string> = new Set(
  `ninja person-feeding-baby person-getting-massage person-getting-haircut person-in-steamy-room person-gesturing-no person-gesturing-ok
  person-tipping-hand person-facepalming person-shrugging person-juggling glowing-face radiant-face headache-fading wash-face deaf-person superhero supervillain mage
  vampire elf throat smiling-doctor`.split(/\s+/u),
);

/** Drawings of nothing but a head: in their round frame they have shoulders. */
const HEADS: ReadonlySet<string> = new Set(["baby"]);

export function isBust(slug: string): boolean {
  return BUSTS.has(slug) || HEADS.has(slug);
}

/** Drawn down to the chest: at the foot of a frame that is where the picture ends. */
export function isHalfFigure(slug: string): boolean {
  return BUSTS.has(slug);
}

/** What a bust fills in its round frame. */
export function roundShape(shape: ThingShape): ThingShape {
  return { ...shape, left: 0.03, right: 0.97, top: 0.02, bottom: 0.98 };
}

const [MIDDLE, RADIUS, FOOT] = [0.52, 0.46, 0.98];
const MOST_WIDE = 0.86;

/** What a head with its shoulders takes of the round frame. */
const [HEAD_FOOT, HEAD_HIGH] = [0.76, 0.66];

/** A bust in a round frame, its head a little over the edge. `tone` is the colour behind it, `cloth` that of bare shoulders. */
export function inRound(
  tools: StageTools,
  drawing: Drawing,
  shape: ThingShape,
  { slug, tone, cloth }: { slug: string; tone: string; cloth: string },
): Drawing {
  const side = drawing.width;
  const { pen, drawing: framed } = tools.canvas(side, side);
  const [x, y, radius] = [side / 2, side * MIDDLE, side * RADIUS];
  pen.fillStyle = linear(
    pen,
    [0, y - radius, 0, y + radius],
    [
      [0, mix(tone, "#ffffff", 0.3)],
      [1, mix(tone, "#000000", 0.12)],
    ],
  );
  disc(pen, x, y, radius);
  pen.fill();
  // The rim goes all round: behind the head, and before the chest.
  pen.strokeStyle = withAlpha("#ffffff", 0.75);
  pen.lineWidth = side * 0.014;
  pen.stroke();
  pen.save();
  pen.beginPath();
  pen.moveTo(x - radius, 0);
  pen.lineTo(x + radius, 0);
  pen.lineTo(x + radius, y);
  pen.arc(x, y, radius, 0, Math.PI);
  pen.closePath();
  pen.clip();
  const [wide, high] = [shape.right - shape.left, shape.bottom - shape.top];
  const isHead = HEADS.has(slug);
  if (isHead) drawShoulders(pen, side, cloth);
  const foot = isHead ? HEAD_FOOT : FOOT;
  const scale = Math.min((isHead ? HEAD_HIGH : FOOT - 0.03) / high, MOST_WIDE / wide);
  const left = x - ((shape.left + shape.right) / 2) * side * scale;
  pen.drawImage(drawing.source, left, side * foot - shape.bottom * side * scale, side * scale, side * scale);
  pen.restore();
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI);
  pen.stroke();
  return framed;
}

function drawShoulders(pen: Pen, side: number, cloth: string): void {
  pen.fillStyle = linear(
    pen,
    [0, side * 0.66, 0, side],
    [
      [0, mix(cloth, "#ffffff", 0.22)],
      [1, mix(cloth, "#000000", 0.18)],
    ],
  );
  pen.beginPath();
  pen.ellipse(side / 2, side * 1.0, side * 0.34, side * 0.33, 0, Math.PI, 0);
  pen.fill();
}

/** How much smaller a picture is in its frame, so that there is air over it, and what the frame cuts off at its edges. */
const [PICTURED, AIR, TRIMMED] = [0.9, 0.09, 0.045];

/** What a picture fills in its frame. */
export function cardShape({ left, right, top, bottom, ...rest }: ThingShape): ThingShape {
  const middle = (left + right) / 2;
  const half = ((right - left) / 2) * PICTURED;
  const trim = half * 2 * TRIMMED;
  const high = (bottom - top) * PICTURED;
  const foot = bottom - trim;
  return {
    ...rest,
    left: middle - half + trim,
    right: middle + half - trim,
    top: Math.max(0, bottom - high - AIR),
    bottom: foot,
  };
}

/** A piece of land as a picture in a frame with round corners, before a sky from above to below: it ends where the frame does. */
export function inCard(
  tools: StageTools,
  drawing: Drawing,
  shape: ThingShape,
  [above, below]: readonly [string, string],
): Drawing {
  const side = drawing.width;
  const { pen, drawing: framed } = tools.canvas(side, side);
  const card = cardShape(shape);
  const [x, y] = [card.left * side, card.top * side];
  const [width, height] = [(card.right - card.left) * side, (card.bottom - card.top) * side];
  const radius = Math.min(width, height) * 0.13;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.clip();
  pen.fillStyle = linear(
    pen,
    [0, y, 0, y + height],
    [
      [0, above],
      [1, below],
    ],
  );
  pen.fillRect(x, y, width, height);
  const middle = ((shape.left + shape.right) / 2) * side;
  const left = middle - ((shape.left + shape.right) / 2) * side * PICTURED;
  pen.drawImage(drawing.source, left, shape.bottom * side * (1 - PICTURED), side * PICTURED, side * PICTURED);
  pen.restore();
  pen.strokeStyle = withAlpha("#ffffff", 0.82);
  pen.lineWidth = side * 0.016;
  pen.beginPath();
  pen.roundRect(x + side * 0.008, y + side * 0.008, width - side * 0.016, height - side * 0.016, radius * 0.94);
  pen.stroke();
  return framed;
}
