import { clamp } from "#base/numbers.ts";
import type { Thing } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { withAlpha } from "#stage/colors/colors.ts";
import { isBust } from "#stage/shots/cutouts.ts";
import { rise } from "#stage/easing.ts";
import { isPictured, toldIn } from "#stage/gauges/beside-things.ts";
import { comparedWith, putColumns } from "#stage/gauges/columns.ts";
import { besideGauge, gaugeOf, gaugeSpot, objectSpot, OFF, putGauge } from "#stage/gauges/gauges.ts";
import { putPair } from "#stage/shots/group.ts";
import { figureLockup, LONGEST_LINE, unitAsSet, yearLockup } from "#stage/words/lockup.ts";
import { paintGhost } from "#stage/shots/ghost.ts";
import { countUp, figureLabel, hugeBox, putHuge } from "#stage/gauges/numbers.ts";
import { disc } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
import { putThing } from "#stage/shots/standing.ts";
import { drawnSize } from "#stage/objects.ts";
import { putPriceTag } from "#stage/words/price-tag.ts";
import { thingsOf } from "#stage/things.ts";
import { isVista, putVista } from "#stage/backdrops/vista.ts";
import { fontOf, say } from "#stage/words/words.ts";
import { groundFor, inksOf } from "#stage/words/word-colors.ts";
import type { FigurePlace } from "./figure-places.ts";
import { linesHeight, placeFigure } from "./figure-places.ts";
import { hero } from "./objects.ts";

/** A number that its sentence spells out stands with the whole word. */
const WRITTEN_OUT: Readonly<Record<string, string | undefined>> = { h: "hours", min: "minutes", s: "seconds" };
/** How deep or how high something is, is no way along the ground. */
const UPRIGHT = /\b(?:below|deep|under|high|tall|above)\b|(?:derin|altın|yükse|boyun)/iu;

/** A sentence around its number that counts up, and what it is about. */
export function figure(staging: Staging): void {
  const { frame, scene, look, film } = staging;
  const { unit } = frame;
  if (!scene.figure) return hero(staging);
  const shown = scene.figure;
  const [main] = thingsOf(staging);
  const read = gaugeOf(shown, main?.slug, scene.text);
  const row = comparedWith(film, scene);
  const isLeftOut = row.length > 0 || (read?.kind === "route" && UPRIGHT.test(scene.text)) || isPictured(scene, read);
  const gauge = isLeftOut ? null : read;
  const lockup = figureLockup(staging) ?? {
    lead: "",
    label: figureLabel(shown, shown.value, film.language),
    ending: "",
    unit: shown.unit === "%" ? "" : (WRITTEN_OUT[shown.unit] ?? shown.unit),
    rest: scene.text,
  };
  const { lead, label, ending, rest } = lockup;
  const small = unitAsSet(lockup.unit, staging);
  // A number stays with its unit in one line; only a long one stands right below it, in the same letters.
  const isInline = small !== "" && label.length + small.length <= LONGEST_LINE;
  const text = isInline ? `${label} ${small}` : label;
  // With nothing to stand beside it, the number takes the object's place.
  const isAlone = gauge === null && main === undefined;
  if (isAlone) paintGhost(staging, label);
  const told = { lead, rest, hasUnit: small !== "" && !isInline, isAlone };
  const place = hanging(staging, drawTogether(staging, lowered(placeFigure(staging, told), label), text), text);
  const sign = label.startsWith("−") && !shown.prefix.startsWith("−") ? "−" : "";
  const counted = (seconds: number) =>
    `${sign}${countUp(shown, film.language, seconds)}${ending}${isInline ? ` ${small}` : ""}`;
  if (row.length > 0) putColumns(staging, row, columnSpot(staging, place.object));
  else if (gauge?.kind === "clock" && main && !/clock|watch/u.test(main.slug)) {
    // When it was says less than what it was: the hour is read from a small clock over it.
    const { x, y, size, floor } = place.object;
    putThing(staging, main, { x: x - size * 0.04, y, size: size * 0.94, floor, hasHalo: true, hasLife: false });
    putGauge(staging, gauge, { x: x + size * 0.36, y: y - size * 0.36, size: size * 0.34 });
  } else if (gauge?.kind === "stopwatch" && main && frame.shape !== "wide" && ASLEEP.test(main.slug)) {
    // Who sleeps so long is what is told of: the hours run in a small dial over it.
    const { x, y, size } = place.object;
    putGauge(staging, gauge, { x: x + size * 0.27, y: y - size * 0.33, size: size * 0.4 });
    putThing(staging, main, { x: x - size * 0.02, y: y + size * 0.16, size: size * 0.86, hasLife: false });
  } else if (gauge) {
    // What is told of stands as large as what it is measured by.
    const isTime = gauge.kind === "stopwatch" || gauge.kind === "calendar" || gauge.kind === "leaf";
    // Who is only meant need not stand beside a clock again, and nothing that is only meant hides the days of a calendar.
    const isOnlyMeant =
      main !== undefined &&
      main.word === "" &&
      (gauge.kind === "calendar" || (isBust(main.slug) && gauge.kind !== "ring"));
    const isPair = isTime && main !== undefined && !isOnlyMeant && frame.shape !== "wide";
    const spot = isPair ? gaugeSpot({ ...place.object, size: place.object.size * 0.95 }, gauge) : place.object;
    const beside = putGauge(staging, gauge, spot);
    const at = isPair ? objectSpot(place.object, beside, gauge) : beside;
    if (main && gauge.kind !== "people" && gauge.kind !== "charge" && !isOnlyMeant)
      putThing(staging, main, { ...besideGauge(staging, at, main.slug), delay: 0.3, hasLife: false });
  } else if (main && !(isVista(scene, staging.film.language) && putVista(staging, main.slug, placeTop(staging, place))))
    putPriced(staging, main, place.object);
  const { emphasis } = scene;
  const number = { text, at: counted, liveUntil: 1.3, ...place.number };
  const around = [...(lead ? [place.lead.box] : []), ...(rest ? [place.rest.box] : [])];
  const ink = around.length > 0 ? groundFor(staging, [...around, hugeBox(staging, number)]) : undefined;
  const said = { font: look.text, emphasis, ...(ink !== undefined && { ink }) };
  if (lead) say(staging, { ...place.lead, ...said, text: lead });
  if (rest) say(staging, { ...place.rest, ...said, text: rest, size: unit * 0.098 });
  // Last: its colour is measured on the ground its words have shaded.
  putHuge(staging, { ...number, ...(ink !== undefined && { ink }) });
  if (small && !isInline) putUnit(staging, small, place.unit);
}

const ASLEEP = /sleep|^(?:koala|sloth|cat-on-armchair)$/u;

/** What a number is told of, large; where the number is taken off its price, with its tag. */
function putPriced(staging: Staging, main: Thing, spot: FigurePlace["object"]): void {
  const { frame, scene } = staging;
  const told = toldIn(scene.things);
  putPair(
    staging,
    told.length > 1 ? told : [main],
    { ...spot, room: frame.width * 0.88 },
    { hasHalo: !staging.isGrave },
  );
  const { figure } = scene;
  if (figure?.unit !== "%" || !OFF.test(scene.text)) return;
  const wide = drawnSize(staging, main.slug, spot.size)?.width ?? spot.size;
  putPriceTag(staging, `−${figure.value}%`, {
    x: spot.x + wide * 0.3,
    y: spot.y - spot.size * 0.3,
    size: spot.size * 0.88,
  });
}

/** Columns stand lower than what is looked at alone. */
function columnSpot({ frame }: Staging, { x, y, size }: FigurePlace["object"]): { x: number; y: number; size: number } {
  return { x, y, size: frame.shape === "tall" ? size : size * 0.92 };
}

/** Where a place begins under the words around a number, or beside them. */
function placeTop({ frame }: Staging, { object }: FigurePlace): number {
  return frame.shape === "wide" ? frame.height * 0.06 : object.y - object.size / 2;
}

/** "53 gün" reaches below its digits: what follows keeps clear of it. */
function hanging(staging: Staging, place: FigurePlace, text: string): FigurePlace {
  if (staging.look.isUpperCase || !/[gjpqyçşğ,]/u.test(text)) return place;
  const { size } = hugeBox(staging, { text, ...place.number });
  const down = size * DESCENT;
  const { rest, object } = place;
  return {
    ...place,
    rest: { ...rest, box: { ...rest.box, y: rest.box.y + down } },
    object: staging.frame.shape === "wide" ? object : { ...object, y: object.y + down / 2, size: object.size - down },
  };
}

const DESCENT = 0.14;

/** The signs of money reach over their digits: beside them a number is a little smaller. */
function lowered(place: FigurePlace, label: string): FigurePlace {
  if (!/[$€£₺]/u.test(label)) return place;
  return { ...place, number: { ...place.number, size: place.number.size * 0.86 } };
}

/** A number that is long is smaller than its place: what stands around it comes nearer, and the picture gains the room. */
function drawTogether(staging: Staging, place: FigurePlace, text: string): FigurePlace {
  const { number, lead, rest, object, unit } = place;
  const { frame, look } = staging;
  const whole = staging.tools.measure(fontOf(look.figure, number.size), "H").ascent;
  const slack = Math.max(0, (whole - hugeBox(staging, { text, ...number }).height) * 0.5);
  if (frame.shape === "wide" || slack === 0) return place;
  const up = slack * 2;
  const isBelow = object.y > number.y;
  const grown = Math.min(up, frame.unit * 0.88 - object.size);
  return {
    number: { ...number, y: number.y - slack },
    unit: { ...unit, y: unit.y - up },
    lead,
    rest: { ...rest, box: { ...rest.box, y: rest.box.y - up } },
    object: isBelow && grown > 0 ? { ...object, y: object.y - grown / 2, size: object.size + grown } : object,
  };
}

/** Where an object stands between a figure and the words; beside them in wide frames. */
function roomBelow({ frame, floor }: Staging, top: number, bottom: number) {
  if (frame.shape === "wide") return { ...frame.object, floor };
  const room = bottom - frame.unit * 0.03 - top;
  const size = Math.min(frame.unit * 0.84, room);
  const y = top + room / 2;
  return {
    x: frame.width * 0.5,
    y,
    size,
    floor: floor === null ? null : Math.min(y + size / 2, bottom - frame.unit * 0.02),
  };
}

type UnitSpot = { x: number; y: number; align: "center" | "left" };

function putUnit(staging: Staging, text: string, { x, y, align }: UnitSpot): void {
  const { frame, look, film } = staging;
  const shown = look.isUpperCase ? text.toLocaleUpperCase(film.language) : text;
  const room = { width: frame.words.width, size: frame.unit * 0.115 };
  putHuge(staging, { text: shown, x, y, ...room, align, delay: 0.05 });
}

/** The last years roll by, then the year stands on a line of time. */
export function year(staging: Staging): void {
  const { frame, scene, look } = staging;
  const { width, height, unit, shape } = frame;
  if (scene.year === undefined) return hero(staging);
  const last = scene.year;
  const [main] = thingsOf(staging);
  const { lead, label, ending, rest } = yearLockup(staging) ?? {
    lead: "",
    label: String(last),
    ending: "",
    rest: scene.text,
  };
  const middle = shape === "wide" ? frame.words.x : width * (shape === "tall" ? 0.49 : 0.5);
  const room = shape === "wide" ? frame.words.width : frame.safe.width;
  const more = shape === "wide" ? 0 : Math.max(0, linesHeight(lead, shape) - linesHeight("1", shape));
  const drop = lead ? height * ({ tall: 0.06, wide: 0.1, square: 0.1 }[shape] + more) : 0;
  const y = { tall: height * 0.185, wide: height * 0.25, square: height * 0.175 }[shape] + drop;
  const rolled = (seconds: number) => `${Math.round(last - 12 * (1 - rise(seconds, 0, 0.9)))}${ending}`;
  const huge = {
    text: label,
    at: rolled,
    liveUntil: 1,
    x: middle,
    y,
    size: unit * (shape === "square" ? 0.22 : 0.38),
    width: room,
    align: frame.align,
  };
  const box = hugeBox(staging, huge);
  const column = shape === "wide" ? frame.words : frame.safe;
  const head = { tall: height * 0.08, wide: height * 0.1, square: height * 0.06 }[shape];
  const over = { ...column, y: head, height: box.y - unit * 0.055 - head };
  putTimeLine(staging, box.y + box.height + unit * 0.085);
  const line = box.y + box.height + unit * 0.13;
  const words =
    shape === "wide"
      ? { ...frame.words, y: height * 0.58, height: height * 0.3 }
      : { ...column, y: line, height: height * linesHeight(rest, shape) };
  // The sentence is read in one piece; what it shows follows.
  const top = rest ? words.y + words.height + unit * 0.03 : line;
  const spot = roomBelow(staging, top, height * (shape === "tall" ? 0.86 : 0.95));
  const isPlace =
    main !== undefined &&
    isVista(scene, staging.film.language) &&
    putVista(staging, main.slug, shape === "wide" ? 0 : top);
  if (main && !isPlace) putThing(staging, { ...main, count: 1 }, { ...spot, hasHalo: true });
  const around = [...(lead ? [over] : []), ...(rest ? [words] : [])];
  const ink = around.length > 0 ? groundFor(staging, [...around, box]) : undefined;
  if (rest)
    say(staging, {
      ...(ink !== undefined && { ink }),
      text: rest,
      box: words,
      place: "top",
      font: look.text,
      size: unit * 0.1,
      emphasis: scene.emphasis,
    });
  // After what stands below: its ground may have been shaded for that.
  if (lead)
    say(staging, {
      ...(ink !== undefined && { ink }),
      text: lead,
      box: over,
      font: look.text,
      size: unit * 0.098,
      place: "bottom",
      emphasis: scene.emphasis,
    });
  putHuge(staging, { ...huge, ...(ink !== undefined && { ink }) });
}

function putTimeLine(staging: Staging, y: number): void {
  const { frame, board } = staging;
  const { unit, shape, width } = frame;
  const room = shape === "wide" ? frame.words : frame.safe;
  const line = { x: room.x, y: y - unit * 0.02, width: room.width, height: unit * 0.04 };
  const color = board.visible(line, inksOf(staging), 3) ?? "#ffffff";
  const middle = shape === "wide" ? line.x + line.width / 2 : width * (shape === "tall" ? 0.49 : 0.5);
  board.paint((pen) => {
    pen.strokeStyle = withAlpha(color, 0.5);
    pen.lineWidth = unit * 0.006;
    pen.beginPath();
    pen.moveTo(line.x, y);
    pen.lineTo(line.x + line.width, y);
    pen.stroke();
  });
  const gap = line.width * 0.085;
  const dot = (radius: number): Sprite => ({
    width: Math.ceil(radius * 2) + 2,
    height: Math.ceil(radius * 2) + 2,
    draw(pen) {
      pen.fillStyle = color;
      disc(pen, radius + 1, radius + 1, radius);
      pen.fill();
    },
  });
  const small = dot(unit * 0.0095);
  const large = dot(unit * 0.026);
  for (let index = -5; index <= 5; index++) {
    board.put(index === 0 ? large : small, { x: middle + index * gap, y }, (pose, seconds) => {
      pose.x += (1 - rise(seconds, 0, 0.9)) * 8 * gap;
      const edge = Math.min(pose.x - line.x, line.x + line.width - pose.x) / gap;
      pose.opacity = clamp(edge) * (index === 0 ? 1 : 0.65);
    });
  }
}
