import { parseColor } from "#base/color.ts";
import { clamp } from "#base/numbers.ts";
import type { Figure } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { luminance, mix, withAlpha } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import { leafSprite, peopleSprite, thermometerSprite } from "./date-and-heat.ts";
import { putDepth } from "./depth.ts";
import { chargeSprite } from "./charge.ts";
import { calendarSprite, dialSprite, handSprite, ringSprite } from "./gauge-sprites.ts";
import type { GaugeInk } from "./gauge-sprites.ts";
import { putRoad } from "#stage/backdrops/road.ts";
import { drawnSize, popUp } from "#stage/objects.ts";
import type { Sprite } from "#stage/stage.ts";
import { putObject, settle } from "#stage/shots/standing.ts";
import { isShowable } from "#stage/things.ts";
import { fontOf } from "#stage/words/words.ts";

type Spot = { x: number; y: number; size: number };
/** What a number is read from. */
type Gauge =
  | { kind: "ring"; share: number }
  | { kind: "charge"; share: number }
  | { kind: "stopwatch"; share: number; round: number }
  | { kind: "clock"; hours: number; minutes: number }
  | { kind: "calendar"; count: number; isAhead: boolean }
  | { kind: "leaf"; day: string; month: string }
  | { kind: "thermometer"; share: number }
  | { kind: "depth" }
  | { kind: "people" }
  | { kind: "route" };

/** How long once round is, by the unit a time is written in; a few seconds have a face of ten. */
const ROUNDS: Readonly<Record<string, number>> = {
  s: 60,
  saniye: 60,
  min: 60,
  dakika: 60,
  h: 24,
  saat: 24,
};
/** How many boxes a leaf that counts a unit has room for. */
const LEAVES: Readonly<Record<string, number>> = {
  day: 35,
  days: 35,
  gün: 35,
  week: 16,
  weeks: 16,
  hafta: 16,
  month: 12,
  months: 12,
  ay: 12,
};
const MONTH =
  /^(?:ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|january|february|march|april|may|june|july|august|september|october|november|december)$/iu;
/** Warmer than any day: an oven, which has its own scale. */
const [HOT, OVEN] = [70, 260];
const PEOPLE: ReadonlySet<string> = new Set([
  "people",
  "kişi",
  "insan",
  "passengers",
  "yolcu",
  "soldiers",
  "asker",
  "men",
  "women",
  "students",
  "öğrenci",
]);
const GREAT = /^(?:bin|milyon|milyar|thousand|million|billion)$/u;
const MANY_PEOPLE =
  /(?:million|billion|thousand|milyon|milyar|bin) (?:people|kişi|insan|yolcu|turist|ziyaretçi|visitors|tourists|women|men|children|çocuk)/iu;
/** So few can be counted one by one. */
const FEW_PEOPLE = 9;
const DISTANCES = new Set(["km", "miles"]);
/** What a charge is told of: it is read from a phone, not from a ring around a battery that is as full as it was drawn. */
const CHARGED = /^(?:low-battery|battery|mobile-phone|smartphone.*|phone-charger)$/u;
const CHARGE =
  /(?:telefon|phone).*(?:şarj|pil|batarya|charge|battery)|(?:şarj|pil|batarya|charge|battery).*(?:telefon|phone)/iu;
/** How deep the sea is, told of what dives in it. */
const LENGTHS = /^(?:m|metres?|meters?|metre|feet|ft|km)$/u;
const DEEP = 10;
const DIVES = /submarine|whale|fish|shark|octopus|squid|seal|diver|diving|water-wave/u;
const DEPTH = /\b(?:deep(?:est)?|depths?|down|below|dives?|dived)\b|derin|dal(?:ar|d[ıi]|[ıi]ş)/iu;
const SHORT_ROUND = 10;
const SECONDS = /^(?:s|saniye)$/u;
/** What is written on the face of a stopwatch, so that its hand can be read, and how it is marked. */
const FACES: Readonly<Record<number, { marks: number; long: number; numerals: readonly string[] }>> = {
  10: { marks: 50, long: 5, numerals: ["2", "4", "6", "8", "10"] },
  24: { marks: 24, long: 6, numerals: ["6", "12", "18", "24"] },
};
const SIXTY = { marks: 60, long: 5, numerals: ["15", "30", "45", "60"] };
const CLOCK_FACE = { marks: 60, long: 5, numerals: [] };
/** What covers a distance: a whale's song runs along no road. */
const TRAVELS =
  /car$|automobile|taxi|bus$|truck|van$|train|bicycle|scooter|motorcycle|person-|runner|hiker|walking|running|airplane|ship|boat|galleon|sneaker|shoe|boot|camel|horse|tractor|metro|racing/u;

/** A share of the price that is taken off. */
export const OFF = /% ?off\b|\boff\b.*%|percent off|% (?:discount|indirim)|indirim/iu;

/** Days that are given are still to come: nothing of them is ticked off. */
const AHEAD = /\bfree (?:for|trial)\b|\bfree\b.*\bdays?\b|\btrial\b|ücretsiz|bedava|deneme/iu;
const GIFT = "wrapped-gift";

const READ_IN_PICTURE =
  /^(?:tv-audience|moon-flight|ten-minute-run|crossing-the-finish|jar-in-flowers|balloon-at-dawn)$/u;

/** The picture a figure is read from; null: it has none of its own. */
export function gaugeOf({ value, unit }: Figure, thing?: string, text = ""): Gauge | null {
  // Who is drawn as a crowd already is not counted out beside it, nor what is read from the picture itself.
  if (READ_IN_PICTURE.test(thing ?? "")) return null;
  if (GREAT.test(unit) && MANY_PEOPLE.test(text)) return { kind: "people" };
  const time = /^(\d{1,2})[:.](\d{2})$/u.exec(value);
  if (time && (unit === "" || unit === "am" || unit === "pm"))
    return { kind: "clock", hours: Number(time[1]), minutes: Number(time[2]) };
  if ((unit === "am" || unit === "pm") && /^\d{1,2}$/u.test(value))
    return { kind: "clock", hours: Number(value), minutes: 0 };
  if (MONTH.test(unit) && /^\d{1,2}$/u.test(value)) return { kind: "leaf", day: value, month: unit };
  const number = /\d/u.test(value) ? worthOf(value) : Number.NaN;
  if (unit.startsWith("°") && Number.isFinite(number) && !/thermometer/u.test(thing ?? ""))
    return { kind: "thermometer", share: clamp(number > HOT ? number / OVEN : (number + 20) / 70, 0.08, 1) };
  if (!Number.isFinite(number) || number <= 0) return null;
  if (PEOPLE.has(unit) && number > FEW_PEOPLE) return { kind: "people" };
  if (unit === "%" && number <= 100 && CHARGED.test(thing ?? "") && CHARGE.test(text))
    return { kind: "charge", share: number / 100 };
  // What is taken off a price hangs on the thing, on its tag.
  if (unit === "%" && thing !== undefined && OFF.test(text)) return null;
  if (unit === "%") return number <= 100 ? { kind: "ring", share: number / 100 } : null;
  const round = Object.hasOwn(ROUNDS, unit) ? (ROUNDS[unit] ?? 0) : 0;
  if (round > 0 && number <= round) {
    const whole = SECONDS.test(unit) && number <= SHORT_ROUND ? SHORT_ROUND : round;
    return { kind: "stopwatch", share: number / whole, round: whole };
  }
  const most = Object.hasOwn(LEAVES, unit) ? (LEAVES[unit] ?? 0) : 0;
  if (Number.isInteger(number) && number > 1 && number <= most)
    return { kind: "calendar", count: number, isAhead: AHEAD.test(text) };
  if (LENGTHS.test(unit) && number >= DEEP && DIVES.test(thing ?? "") && DEPTH.test(text)) return { kind: "depth" };
  return DISTANCES.has(unit) && (thing === undefined || TRAVELS.test(thing)) ? { kind: "route" } : null;
}

/** Nothing comes nearer to the sides of the frame. */
const MARGIN = 0.035;

/** Puts the gauge of a figure; returns where the thing it is about belongs beside it. */
export function putGauge(staging: Staging, gauge: Gauge, spot: Spot, isInstant = false): Spot & { floor?: number } {
  const { board } = staging;
  const ink = inkOf(staging, spot);
  const { x, y, size } = insideFrame(staging, spot, gauge.kind === "route" ? 0 : spot.size);
  const come = isInstant ? settle(staging, 1) : popUp(staging, 0.05);
  const put = (sprite: Sprite) => board.put(sprite, { x, y }, come);
  if (gauge.kind === "ring") {
    put(ringSprite(size * 1.1, gauge.share, ink, isInstant));
    return { x, y, size: size * 0.6 };
  }
  if (gauge.kind === "charge") {
    put(chargeSprite(size * 1.04, gauge.share, staging.isGrave, isInstant));
    return { x, y, size };
  }
  if (gauge.kind === "people") {
    put(peopleSprite(size, shareOfPeople(staging), ink, isInstant));
    return { x, y, size };
  }
  if (gauge.kind === "leaf") {
    put(leafSprite(staging, size * 0.92, gauge, onPaper(staging, ink)));
    return { x: x - size * 0.4, y: y + size * 0.34, size: size * 0.46 };
  }
  if (gauge.kind === "thermometer") {
    board.put(thermometerSprite(size, gauge.share, ink, isInstant), { x: x + size * 0.32, y }, come);
    return { x: x - size * 0.16, y: y + size * 0.06, size: size * 0.74 };
  }
  if (gauge.kind === "calendar") {
    put(calendarSprite(size * 0.92, gauge, onPaper(staging, ink), isInstant));
    if (gauge.isAhead && isShowable(staging, GIFT))
      putObject(staging, GIFT, {
        x: x + size * 0.36,
        y: y + size * 0.36,
        size: size * 0.36,
        delay: isInstant ? 0 : 0.6,
        hasLife: !isInstant,
      });
    return { x: x + size * 0.36, y: y + size * 0.3, size: size * 0.46 };
  }
  if (gauge.kind === "depth") return putDepth(staging, y - size / 2);
  // Whoever goes stands on the road.
  if (gauge.kind === "route") return putRoad(staging, staging.frame.shape === "wide" ? 0 : y - size / 2);
  const isClock = gauge.kind === "clock";
  const face = {
    ...(isClock ? CLOCK_FACE : (FACES[gauge.round] ?? SIXTY)),
    hasCrown: !isClock,
    font: (letters: number) => fontOf(staging.look.text === "playfair" ? "montserrat" : staging.look.text, letters),
  };
  put(dialSprite(size, isClock ? 0 : gauge.share, ink, face));
  const middle = { x, y: y + (isClock ? 0 : size * 0.04) };
  const hand = (sprite: Sprite, turns: number, delay: number) => {
    board.put(sprite, middle, (pose, seconds) => {
      // With its face, and then to where it points.
      come(pose, seconds);
      pose.turn = turns * Math.PI * 2 * (isInstant ? 1 : rise(seconds, delay, 1));
    });
  };
  if (gauge.kind === "clock") {
    hand(handSprite(size * 0.2, size * 0.03, "#23272f"), (gauge.hours % 12) / 12 + gauge.minutes / 720, 0.1);
    hand(handSprite(size * 0.3, size * 0.02, "#23272f"), gauge.minutes / 60, 0.1);
  } else hand(handSprite(size * 0.31, size * 0.02, mix(ink.full, "#000000", 0.35)), gauge.share, 0.15);
  return { x: x + size * 0.38, y: y + size * 0.3, size: size * 0.46 };
}

/** Of the most people the film counts, so many are told of here. */
function shareOfPeople({ film, scene }: Staging): number {
  const counts = film.scenes.flatMap(({ figure }) => (figure && PEOPLE.has(figure.unit) ? worthOf(figure.value) : []));
  const most = Math.max(...counts, 1);
  const own = scene.figure ? worthOf(scene.figure.value) : most;
  return own > 0 && own < most ? own / most : 1;
}

function worthOf(value: string): number {
  return Number(value.replaceAll(/[.,](?=\d{3})/gu, "").replace(",", ".")) || 0;
}

/** What is marked on white paper. */
function onPaper({ look }: Staging, ink: GaugeInk): GaugeInk {
  const dark = [ink.full, look.accent, look.hot].find((color) => luminance(parseColor(color)) < PAPER_INK);
  return { ...ink, full: dark ?? mix(look.hot, "#000000", 0.35) };
}

const PAPER_INK = 0.5;

function inkOf({ board, look }: Staging, { x, y, size }: Spot): GaugeInk {
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  const full = board.visible(box, [look.accent, look.hot, look.light, look.ink], 1.7) ?? look.accent;
  const isDark = board.brightness(box) < 0.33;
  return {
    plate: isDark ? "rgba(255,255,255,0.07)" : "rgba(255,255,255,0.42)",
    empty: isDark ? withAlpha("#ffffff", 0.18) : withAlpha(look.ink, 0.16),
    full,
  };
}

/** Moves something of a width so far that the sides of its frame cut nothing of it off. */
function insideFrame<At extends { x: number }>({ frame }: Staging, at: At, width: number): At {
  const half = width / 2 + frame.unit * MARGIN;
  return { ...at, x: clamp(at.x, half, Math.max(half, frame.width - half)) };
}

/** Where a thing stands beside its gauge, whole in the frame. */
export function besideGauge<At extends Spot>(staging: Staging, at: At, slug: string): At {
  return insideFrame(staging, at, drawnSize(staging, slug, at.size)?.width ?? at.size);
}

/** A ring holds its thing; what tells a time stands behind it. */
export function gaugeSpot(spot: Spot, { kind }: Gauge): Spot {
  if (
    kind === "ring" ||
    kind === "charge" ||
    kind === "route" ||
    kind === "depth" ||
    kind === "clock" ||
    kind === "thermometer" ||
    kind === "people"
  )
    return spot;
  if (kind === "leaf") return { x: spot.x + spot.size * 0.14, y: spot.y - spot.size * 0.04, size: spot.size * 0.84 };
  // What is timed is what is told of: its watch is small, over the shoulder of it.
  if (kind === "stopwatch")
    return { x: spot.x + spot.size * 0.3, y: spot.y - spot.size * 0.27, size: spot.size * 0.46 };
  return { x: spot.x + spot.size * 0.2, y: spot.y - spot.size * 0.06, size: spot.size * 0.76 };
}

/** Where the thing stands that a gauge tells of, in front of it: larger than a watch, as large as what else measures it. */
export function objectSpot(spot: Spot, beside: Spot, { kind }: Gauge): Spot & { floor?: number } {
  if (kind === "ring" || kind === "route" || kind === "thermometer" || kind === "leaf") return beside;
  // The days are counted on their leaf: what stands before it leaves them to be read.
  if (kind === "calendar") return { x: spot.x - spot.size * 0.32, y: spot.y + spot.size * 0.2, size: spot.size * 0.62 };
  // A dial is read: what stands before it covers the edge of it only.
  if (kind === "stopwatch")
    return { x: spot.x - spot.size * 0.13, y: spot.y + spot.size * 0.19, size: spot.size * 0.78 };
  return { x: spot.x - spot.size * 0.32, y: spot.y + spot.size * 0.24, size: spot.size * 0.6 };
}
