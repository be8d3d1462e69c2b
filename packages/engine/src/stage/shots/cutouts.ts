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
  vampire elf throat`.split(/\s+/u),
);

/** Drawings of nothing but a head: in their round frame they have shoulders. */
const HEADS: ReadonlySet<string> = new Set(["baby"]);

/** Drawings that bring a piece of land, water or stands with a straight edge: they are pictures, and hang in a frame. */
const LAND =
  /^(?:walk-then-run|runner-on-track|sore-knee|goal-in-hand|crying-puppy|puppy-corner|thank-yourself|closing-laptop|soup-on-table|turning-over|taking-off-mask|setting-the-clock|loaded-camels|cappadocia-valley|stamped-decision|holding-hands|mother-and-grown-child|looking-at-moon|moon-flight|silent-road|cave-hotel|lonely-lighthouse|gull-takes-fish|collapsed-building|umbrella-in-rain|whisper-behind-her|blue-sky|towering-mountain|looking-back|step-by-step|road-ahead|first-step|halfway-kick|seed-in-soil|long-light-path|breathing-dragon|brave-dragon|vet-and-dog|lamp-left-on|puppy-and-treat|empty-path|great-pyramid|river-quay|mars-and-ocean|paid-workers|breached-wall|prism|scattered-light|seed-on-the-wind|winding-road|road|desert-dunes|village|dark-village|candlelit-village|lake|river|wheat-field|ship-over-land|hiker|water-wave|red-sunset|waterfall|beach-with-umbrella|stadium-crowd|island|melting-ice|swimming-polar-bear|great-wall|mount-fuji|suspension-bridge|traffic-jam|person-mountain-biking|person-playing-water-polo|above-the-clouds|lighthouse-keeper|egyptian-workers|underground-city|northern-lights|classroom|flooded-square|newlyweds|car-to-finish|car-at-charger|street-food-stall|coffee-notes|order-coffee|keeper-tying-shoes|packing-emergency-bag|bag-at-the-door|silk-and-paper|scholars-blanket|silk-road-cities|anglerfish-in-dark|whale-song|robot-helps-doctor|dandelion|paris-trocadero|paris-cafe|montmartre-climb|metro-platform|friends-in-paris|boots-in-puddle|dragon-and-candle|dragon-ice-cream)$/u;

export function isBust(slug: string): boolean {
  return BUSTS.has(slug) || HEADS.has(slug);
}

/** Drawn down to the chest: at the foot of a frame that is where the picture ends. */
export function isHalfFigure(slug: string): boolean {
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
/** By the slug: the sky or the earth behind a picture, from above to below. */
const BEHIND: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/^(?:dark-village|candlelit-village|breathing-dragon|brave-dragon)$/u, ["#1c2747", "#3a4a78"]],
  [/^(?:walk-then-run|runner-on-track|sore-knee|goal-in-hand)$/u, ["#7cc4f4", "#e6f6ff"]],
  [/^crying-puppy$/u, ["#2a1c54", "#5a418e"]],
  [/^puppy-corner$/u, ["#ffe9b8", "#ffe9b8"]],
  [/^thank-yourself$/u, ["#8fe0c0", "#effff6"]],
  [/^closing-laptop$/u, ["#e8dcc8", "#fbf4e6"]],
  [/^soup-on-table$/u, ["#f8b49a", "#fbe3cf"]],
  [/^turning-over$/u, ["#f7e6d0", "#f3dcc0"]],
  [/^taking-off-mask$/u, ["#f6c98a", "#fff0d4"]],
  [/^setting-the-clock$/u, ["#ffd9a0", "#fff1da"]],
  [/^dragon-and-candle$/u, ["#4a4a86", "#f2b48a"]],
  [/^dragon-ice-cream$/u, ["#7fb2e0", "#f6e2c4"]],
  [/^(?:paris-trocadero|friends-in-paris|montmartre-climb)$/u, ["#5aa6e6", "#e4f3fb"]],
  [/^metro-platform$/u, ["#38424c", "#68737d"]],
  [/^car-to-finish$/u, ["#241f56", "#f0925c"]],
  [/^car-at-charger$/u, ["#071a26", "#1c4a58"]],
  [/^street-food-stall$/u, ["#3a1a3a", "#d8703c"]],
  [/^coffee-notes$/u, ["#f3e0c2", "#fff8ea"]],
  [/^order-coffee$/u, ["#4a2c1c", "#8a5a3a"]],
  [/^keeper-tying-shoes$/u, ["#0f1838", "#2c4670"]],
  [/^packing-emergency-bag$/u, ["#2c2a2c", "#6a5c52"]],
  [/^bag-at-the-door$/u, ["#2c2a2a", "#6a6258"]],
  [/^(?:silk-and-paper|scholars-blanket|silk-road-cities)$/u, ["#e8a05c", "#fdeccb"]],
  [/^anglerfish-in-dark$/u, ["#01030a", "#04101f"]],
  [/^(?:dandelion|seed-on-the-wind)$/u, ["#c4e6fa", "#62ace4"]],
  [/^whale-song$/u, ["#0a2a52", "#14507e"]],
  [/^robot-helps-doctor$/u, ["#06182c", "#14406a"]],
  [/^boots-in-puddle$/u, ["#182636", "#3d5a74"]],
  [/^northern-lights$/u, ["#0a1038", "#1f2260"]],
  [/^classroom$/u, ["#fff2d8", "#fff2d8"]],
  [/^flooded-square$/u, ["#7aa8d6", "#8ab4dc"]],
  [/^stamped-decision$/u, ["#06222f", "#124a63"]],
  [/^(?:holding-hands|mother-and-grown-child|newlyweds)$/u, ["#d98a5e", "#ffe2b0"]],
  [/^(?:looking-at-moon|moon-flight)$/u, ["#050818", "#1b2a66"]],
  [/^silent-road$/u, ["#d98f4a", "#fbe0b0"]],
  [/^cappadocia-valley$/u, ["#5a5aa8", "#ffc9a0"]],
  [/^loaded-camels$/u, ["#f6c98a", "#fdeccb"]],
  [/^cave-hotel$/u, ["#8a5a34", "#b98658"]],
  [/^collapsed-building$/u, ["#39415a", "#d9a982"]],
  [/^umbrella-in-rain$/u, ["#182636", "#4f6a82"]],
  [/^whisper-behind-her$/u, ["#0c1119", "#24303c"]],
  [/^blue-sky$/u, ["#1766cf", "#a9dcff"]],
  [/^(?:above-the-clouds|looking-back|hiker|step-by-step)$/u, ["#4f9be6", "#d8efff"]],
  [/^halfway-kick$/u, ["#0f1838", "#232d52"]],
  [/^long-light-path$/u, ["#2a2258", "#f08a4a"]],
  [/^lamp-left-on$/u, ["#151824", "#1d2130"]],
  [/^empty-path$/u, ["#0a0e18", "#10172a"]],
  [/^(?:prism|scattered-light)$/u, ["#1a64c8", "#9fd4fa"]],
  [/^mars-and-ocean$/u, ["#0a0a1e", "#12122c"]],
  [/^breached-wall$/u, ["#3a2a5e", "#f08a4a"]],
  [/^(?:great-pyramid|paid-workers)$/u, ["#f3b878", "#fdeccb"]],
  [/^puppy-and-treat$/u, ["#ffe08a", "#ffb84a"]],
  [/^vet-and-dog$/u, ["#bfe6e2", "#e8f7f4"]],
  // The first hours of the day, in which one sets out.
  [/^(?:towering-mountain|winding-road|road-ahead)$/u, ["#94bdea", "#ffe6c8"]],
  [/^underground-city$/u, ["#7a5436", "#4a2f1e"]],
  [/^(?:desert-dunes|egyptian-workers|red-sunset)$/u, ["#f6c98a", "#fdeccb"]],
  [/^stadium-crowd$/u, ["#1a2240", "#4a5a86"]],
];
const DAY_SKY = ["#8fcbee", "#e4f4fb"] as const;

/** The sky or the earth behind a piece of land, from above to below. */
export function behindLand(slug: string): readonly [string, string] {
  return BEHIND.find(([known]) => known.test(slug))?.[1] ?? DAY_SKY;
}

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
