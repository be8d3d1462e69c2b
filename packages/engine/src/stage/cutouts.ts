import { withAlpha, mix } from "./colors.ts";
import { disc, linear } from "./pens.ts";
import type { Drawing, StageTools } from "./stage.ts";
import type { ThingShape } from "./things.ts";

/** People drawn down to the chest: cut off flat they would float, so they look out of a round frame. */
const BUSTS: ReadonlySet<string> = new Set(
  `health-worker student teacher judge farmer cook mechanic factory-worker office-worker scientist singer artist pilot astronaut firefighter
  police-officer detective guard ninja construction-worker person-with-crown prince princess person-in-tuxedo person-feeding-baby
  person-getting-massage person-getting-haircut person-in-steamy-room person-gesturing-no person-gesturing-ok person-tipping-hand
  person-raising-hand person-bowing person-facepalming person-shrugging person-juggling busts-in-silhouette people-hugging classmates crowd
  family father-and-child friends grandparents mother-and-child rescue-team sultan team glowing-face wash-face deaf-person superhero
  supervillain mage vampire elf`.split(/\s+/u),
);

/** Drawings that bring a piece of land, water or stands with a hard edge: it melts into the ground they are shown on. */
const LAND =
  /^(?:winding-road|road|desert-dunes|village|dark-village|lake|river|wheat-field|ship-over-land|hiker|water-wave|red-sunset|waterfall|beach-with-umbrella|stadium-crowd|island|melting-ice|swimming-polar-bear|great-wall|mount-fuji|suspension-bridge|traffic-jam|person-mountain-biking|person-climbing|person-rowing-boat|person-swimming|person-playing-water-polo|above-the-clouds|lighthouse-keeper|egyptian-workers|underground-city)$/u;

export function isBust(slug: string): boolean {
  return BUSTS.has(slug);
}

export function isLand(slug: string): boolean {
  return LAND.test(slug);
}

/** What a bust fills in its round frame. */
export function roundShape(shape: ThingShape): ThingShape {
  return { ...shape, left: 0.03, right: 0.97, top: 0.02, bottom: 0.98 };
}

const [MIDDLE, RADIUS, FOOT] = [0.52, 0.46, 0.98];
const MOST_WIDE = 0.86;

/** A bust in a round frame, its head a little over the edge. `tone` is the colour behind it. */
export function inRound(tools: StageTools, drawing: Drawing, shape: ThingShape, tone: string): Drawing {
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
  pen.save();
  pen.beginPath();
  pen.moveTo(x - radius, 0);
  pen.lineTo(x + radius, 0);
  pen.lineTo(x + radius, y);
  pen.arc(x, y, radius, 0, Math.PI);
  pen.closePath();
  pen.clip();
  const [wide, high] = [shape.right - shape.left, shape.bottom - shape.top];
  const scale = Math.min((FOOT - 0.03) / high, MOST_WIDE / wide);
  const left = x - ((shape.left + shape.right) / 2) * side * scale;
  pen.drawImage(drawing.source, left, side * FOOT - shape.bottom * side * scale, side * scale, side * scale);
  pen.restore();
  pen.strokeStyle = withAlpha("#ffffff", 0.75);
  pen.lineWidth = side * 0.014;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI);
  pen.stroke();
  return framed;
}

/** The lower edge and the sides of a piece of land fade away. */
export function melted(tools: StageTools, drawing: Drawing, shape: ThingShape): Drawing {
  const side = drawing.width;
  const { pen, drawing: soft } = tools.canvas(side, side);
  pen.drawImage(drawing.source, 0, 0, side, side);
  pen.globalCompositeOperation = "destination-in";
  const [left, right, top, bottom] = [shape.left, shape.right, shape.top, shape.bottom].map(
    (share) => share * side,
  ) as [number, number, number, number];
  pen.fillStyle = linear(
    pen,
    [left, 0, right, 0],
    [
      [0, "rgba(0,0,0,0)"],
      [0.16, "#000000"],
      [0.84, "#000000"],
      [1, "rgba(0,0,0,0)"],
    ],
  );
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = linear(
    pen,
    [0, top, 0, bottom],
    [
      [0, "#000000"],
      [0.78, "#000000"],
      [1, "rgba(0,0,0,0)"],
    ],
  );
  pen.fillRect(0, 0, side, side);
  return soft;
}
