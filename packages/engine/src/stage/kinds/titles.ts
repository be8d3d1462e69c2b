import type { Figure, FilmScene, Thing } from "#film/film.ts";
import type { FontId } from "#presets.ts";
import type { Staging } from "#stage/board.ts";
import { rise } from "#stage/easing.ts";
import { putRefusal } from "#stage/effects.ts";
import type { Box } from "#stage/frame.ts";
import { paintGhost } from "#stage/shots/ghost.ts";
import { isPictured } from "#stage/gauges/beside-things.ts";
import { comparedWith, putColumns } from "#stage/gauges/columns.ts";
import { besideGauge, gaugeOf, gaugeSpot, objectSpot, putGauge } from "#stage/gauges/gauges.ts";
import { putWarming } from "#stage/gauges/warming.ts";
import { warmsFaster, warmsFasterParts } from "#stage/gauges/warms-faster.ts";
import { putPair } from "#stage/shots/group.ts";
import { putTogether } from "#stage/shots/together.ts";
import { figureLockup, LONGEST_LINE, unitAsSet, yearLockup } from "#stage/words/lockup.ts";
import { putHuge } from "#stage/gauges/numbers.ts";
import { plain } from "#stage/words/lines.ts";
import { putPoster } from "#stage/words/poster.ts";
import type { Sprite } from "#stage/stage.ts";
import { putObject, settle } from "#stage/shots/standing.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import { thingsOf, topicOf } from "#stage/things.ts";
import { isVista, putVista } from "#stage/backdrops/vista.ts";
import { say } from "#stage/words/words.ts";
import { groundFor, inksOf } from "#stage/words/word-colors.ts";
import { roomOf } from "./objects.ts";

/** The title: what feeds show. Everything stands in its first frame. */
export function hook(staging: Staging): void {
  const { frame, scene, look } = staging;
  const { width, height, shape } = frame;
  const things = orderedThings(staging);
  const [main] = things;
  const title = readTitle(staging, main?.slug);
  if (!main && !title.number) return layWords(staging, true);
  const gauge = title.isCounted ? null : titleGauge(scene, main?.slug);
  const spot = {
    tall: { x: width * 0.5, y: height * (title.number ? 0.65 : 0.63), size: width * (title.number ? 0.8 : 0.88) },
    wide: { x: frame.object.x, y: height * 0.5, size: height * 0.7 },
    square: { x: width * 0.5, y: height * 0.665, size: height * 0.54 },
  }[shape];
  putTitlePicture(staging, things, gauge, spot);
  const hour = hourBeside(scene);
  if (hour !== null && main && !CLOCK.test(main.slug))
    putGauge(staging, hour, { x: spot.x - spot.size * 0.33, y: spot.y - spot.size * 0.3, size: spot.size * 0.3 }, true);
  const isAlone = main === undefined && gauge === null;
  sayTitle(staging, title, { word: main?.word ?? "", font: look.display, isAlone });
}

/** What a title shows: what it is measured by, the place it tells of, or one thing large with what goes with it. */
function putTitlePicture(
  staging: Staging,
  things: readonly Thing[],
  gauge: ReturnType<typeof titleGauge>,
  spot: TitleSpot,
): void {
  const [main] = things;
  const times = warmsFaster(staging.scene.text, staging.film.language);
  if (times !== null)
    return putWarming(staging, times, things.find(({ slug }) => !/thermometer|globe|sun/u.test(slug))?.slug, spot);
  const row = comparedWith(staging.film, staging.scene);
  if (row.length > 0) return putColumns(staging, row, { ...spot, size: spot.size * 0.94 }, { isInstant: true });
  if (gauge) {
    // In a square the title comes close: the gauge is smaller there.
    const isTight = staging.frame.shape === "square" || main?.isRefused === true;
    const room = isTight ? { ...spot, y: spot.y + spot.size * 0.06, size: spot.size * 0.84 } : spot;
    const beside = putGauge(staging, gauge, gaugeSpot(room, gauge), true);
    if (main?.isRefused && gauge.kind === "clock") putRefusal(staging, room, room.size * 0.54);
    if (main && gauge.kind !== "clock" && gauge.kind !== "charge")
      putObject(staging, main.slug, {
        ...besideGauge(staging, objectSpot(spot, beside, gauge), main.slug),
        move: settle(staging, 1),
        hasHalo: true,
      });
    return;
  }
  // What a list will show, before it is told.
  if (things.length >= LEAST_ON_PLATES && things.every(({ word }) => word === ""))
    return putTogether(
      staging,
      things.slice(0, LEAST_ON_PLATES),
      { ...spot, floor: titleFloor(staging, spot) },
      { isInstant: true },
    );
  // What is counted must be seen to the last one.
  if (things.length >= LEAST_ON_PLATES && things.some(({ count }) => count > 1))
    return putTogether(
      staging,
      things.slice(0, LEAST_ON_PLATES),
      { ...spot, floor: titleFloor(staging, spot) },
      { isInstant: true },
    );
  const top = staging.frame.shape === "wide" ? staging.frame.height * 0.06 : spot.y - spot.size * 0.42;
  if (main && isVista(staging.scene, staging.film.language) && putVista(staging, main.slug, top)) return;
  putPair(
    staging,
    things.slice(0, 2),
    { ...spot, room: roomOf(staging), floor: titleFloor(staging, spot) },
    { hasHalo: true, isLed: true, move: (index) => settle(staging, 1, index * 2) },
  );
}

const LEAST_ON_PLATES = 3;

/** What the film is about comes first. */
function orderedThings(staging: Staging): Thing[] {
  const things = thingsOf(staging);
  // Whose story it is stands before what it is about.
  if (things.some(({ slug }) => isFigure(slug))) return things;
  const about = things.find(({ slug }) => slug === staging.film.topic);
  return about ? [about, ...things.filter((thing) => thing !== about)] : things;
}

/** Where a place has its ground in the title, things stand on it; else a little under their middle. */
function titleFloor({ floor, frame }: Staging, { y, size }: TitleSpot): number {
  return frame.shape === "wide" && floor !== null ? floor : y + size * 0.46;
}

type Title = { lead: string; number: string; rest: string; isCounted: boolean };
/** Longer than this on both sides of its number, a title stands as it is written. */
const LONGEST_TITLE_PART = 34;

/** The number of a title is written once: before it, it, and what follows. */
const MONTH =
  /^(?:ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|january|february|march|april|june|july|august|september|october|november|december)(?:['’]\p{L}+)?$/iu;

function readTitle(staging: Staging, thing: string | undefined): Title {
  const { scene } = staging;
  const whole = { lead: "", number: "", rest: scene.text, isCounted: false };
  const words = scene.text.trim().split(/\s+/u);
  const hasSum = scene.figure !== undefined && (scene.figure.prefix !== "" || scene.figure.unit === "%");
  if (/^\d{1,4}$/u.test(words[0] ?? "") && words.length > 1 && !hasSum) {
    // A day of a month is read with its month.
    const isDate = words.length > 2 && MONTH.test(words[1] ?? "");
    const span = isDate ? 2 : 1;
    return { lead: "", number: words.slice(0, span).join(" "), rest: words.slice(span).join(" "), isCounted: !isDate };
  }
  const faster = warmsFasterParts(scene.text, staging.film.language);
  if (faster) return { ...faster, isCounted: false };
  if (isHour(scene.figure, thing)) return whole;
  const lockup = scene.year === undefined ? figureLockup(staging) : yearLockup(staging);
  if (!lockup || Math.min(lockup.lead.length, lockup.rest.length) > LONGEST_TITLE_PART) return whole;
  const unit = unitAsSet(lockup.unit, staging);
  // "7,8 büyüklüğünde": a long unit would make its number small, and is read with what follows.
  if (unit !== "" && lockup.rest !== "" && lockup.label.length + unit.length > LONGEST_LINE)
    return { lead: lockup.lead, number: lockup.label, rest: `${lockup.unit} ${lockup.rest}`, isCounted: false };
  return {
    lead: lockup.lead,
    number: `${lockup.label}${unit ? ` ${unit}` : ""}`,
    rest: lockup.rest,
    isCounted: false,
  };
}

/** A title has four lines while its letters are larger than this share of their size. */
const SMALLEST_TITLE = 0.3;

/** A title of more letters has a line more, rather than small letters. */
const LONG_TITLE = 70;

type Saying = { word: string; font: FontId; /** Nothing is shown: the number is the picture. */ isAlone: boolean };

function sayTitle(staging: Staging, { lead, number, rest }: Title, { word, font, isAlone }: Saying): void {
  const { frame, scene, look } = staging;
  const { unit, shape, align } = frame;
  const [leadBox, figureBox, restBox] = hookBoxes(
    staging,
    isAlone,
    [lead !== "", number !== "", rest !== ""],
    /[,;]/u.test(number),
  );
  const size = unit * (look.display === "anton" ? 0.19 : 0.155);
  const around = [...(lead ? [leadBox] : []), ...(rest ? [restBox] : [])];
  const ink = number && around.length > 0 ? groundFor(staging, [...around, figureBox]) : undefined;
  const said = {
    ...(ink !== undefined && { ink }),
    font,
    size: number ? size * 0.8 : size,
    most: shape === "square" ? 3 : rest.length > LONG_TITLE && shape === "tall" && !number ? 5 : 4,
    ...(shape === "tall" && { smallest: SMALLEST_TITLE }),
    leading: 1.1,
    emphasis: scene.emphasis.length > 0 ? scene.emphasis : [word],
    hasMarker: false,
    isInstant: true,
  };
  if (lead) say(staging, { ...said, text: lead, box: leadBox, place: "bottom" });
  if (rest) say(staging, { ...said, text: rest, box: restBox, ...(number && { place: "top" as const }) });
  // Last: its colour is measured on the ground its words have shaded.
  if (number)
    putHuge(staging, {
      text: number,
      x: align === "left" ? figureBox.x : figureBox.x + figureBox.width / 2,
      y: figureBox.y + figureBox.height / 2,
      // The tallest font fills its line: it would touch the next.
      size: figureBox.height * (look.figure === "anton" ? 1.04 : 1.3),
      width: figureBox.width,
      align,
      hasDepth: true,
      isInstant: true,
      ...(ink !== undefined && { ink }),
    });
}

const CLOCK = /clock|watch/u;

/** What a title's number is read from: a clock shows the hour that is told, and beside other things an hour says when, not what. */
function titleGauge(scene: FilmScene, thing: string | undefined) {
  const { figure, text } = scene;
  const gauge = figure ? gaugeOf(figure, thing, text) : null;
  if (isPictured(scene, gauge)) return null;
  const isClock = CLOCK.test(thing ?? "");
  if (gauge?.kind === "clock") return thing === undefined || isClock ? gauge : null;
  return isClock ? null : gauge;
}

/** The hour something happens at stands in the title; only beside a clock it stands out. */
function isHour(figure: Figure | undefined, thing: string | undefined): boolean {
  return figure !== undefined && thing !== undefined && !CLOCK.test(thing) && gaugeOf(figure)?.kind === "clock";
}

const HOUR_TOLD = /(?<![\d.,:])([01]?\d|2[0-3])[.:]([0-5]\d)(?=['’][dt][ea])|\bat ([01]?\d|2[0-3]):([0-5]\d)(?!\d)/u;

/** "Gece 04.17'de 7,8 büyüklüğünde": beside another number the hour is read from a small clock. */
function hourBeside({ figure, text }: FilmScene): { kind: "clock"; hours: number; minutes: number } | null {
  const [, hour, minute, english, past] = HOUR_TOLD.exec(text) ?? [];
  if (!figure || gaugeOf(figure)?.kind === "clock" || (hour ?? english) === undefined) return null;
  return { kind: "clock", hours: Number(hour ?? english), minutes: Number(minute ?? past) };
}

type TitleSpot = { x: number; y: number; size: number };

/** Boxes of what stands before the number, of the number, and of what follows it, one under the other. */
function hookBoxes(
  staging: Staging,
  isAlone: boolean,
  [hasLead, hasNumber, hasRest]: readonly boolean[],
  hangs = false,
): [Box, Box, Box] {
  const { width, height, shape, words, safe } = staging.frame;
  const whole = isAlone
    ? { ...safe, y: height * 0.15, height: height * (shape === "tall" ? 0.56 : 0.7) }
    : shape === "wide"
      ? { ...words, y: height * 0.14, height: height * 0.72 }
      : {
          x: shape === "tall" ? safe.x : safe.x - width * 0.01,
          y: safe.y + height * 0.015,
          width: shape === "tall" ? safe.width : safe.width + width * 0.02,
          height: height * (shape === "square" ? 0.3 : hasNumber ? 0.31 : 0.29),
        };
  if (!hasNumber) return [whole, whole, whole];
  const shares = hasLead
    ? hasRest
      ? [0.24, 0.42, 0.34]
      : [0.46, 0.54, 0]
    : [0, isAlone ? 0.6 : 0.52, isAlone ? 0.4 : 0.48];
  const gap = whole.height * (hangs ? 0.075 : 0.04);
  let y = whole.y;
  const boxOf = (share: number): Box => {
    const box = { ...whole, y: y + gap / 2, height: Math.max(1, whole.height * share - gap) };
    y += whole.height * share;
    return box;
  };
  return [boxOf(shares[0] ?? 0), boxOf(shares[1] ?? 0), boxOf(shares[2] ?? 0)];
}

/** Under words that name nothing stands what the film is about, smaller than where it is told of; false: there is no room. */
function putSubject(staging: Staging): boolean {
  const { frame, scene, film } = staging;
  const { width, height, shape } = frame;
  const topic = topicOf(staging);
  if (topic === null || shape === "wide" || scene.backdrop === "dusk" || film.captions === "none") return false;
  const [middle, size, most] = shape === "tall" ? [0.69, width * 0.48, 0.36] : [0.74, height * 0.34, 0.42];
  const box = { ...frame.safe, y: height * (shape === "tall" ? 0.17 : 0.12), height: height * most };
  if (!putPoster(staging, box, { isBanded: true })) return false;
  const spot = { x: width / 2, y: height * middle, size, room: width * 0.6, floor: null };
  putPair(staging, [{ slug: topic, word: "", count: 1, isRefused: false }], spot, { hasHalo: true });
  return true;
}

/** Nothing to show: large words. */
export function words(staging: Staging): void {
  if (putSubject(staging)) return;
  layWords(staging, false);
}

/** Also a title about something that has no drawing: it stands in its first frame. */
function layWords(staging: Staging, isInstant: boolean): void {
  const { frame, scene, look, board } = staging;
  const { width, height, unit, shape } = frame;
  const isSky = scene.backdrop === "dusk";
  const box = {
    // Before an evening sky the words leave the sun to be seen: over it, or beside it where the frame is wide.
    tall: { ...frame.safe, y: height * (isSky ? 0.1 : 0.16), height: height * (isSky ? 0.3 : 0.52) },
    wide: {
      x: width * (isSky ? 0.5 : 0.1),
      y: height * 0.14,
      width: width * (isSky ? 0.42 : 0.8),
      height: height * 0.66,
    },
    square: { ...frame.safe, y: height * (isSky ? 0.1 : 0.14), height: height * (isSky ? 0.44 : 0.66) },
  }[shape];
  const size = unit * (look.display === "anton" ? 0.25 : 0.2);
  if (!isSky && putPoster(staging, box, { isInstant, isBanded: true })) return;
  const stressed = scene.emphasis[0] ?? weightiest(scene.text.split(/\s+/u));
  if (!isSky) paintGhost(staging, stressed);
  const filled = say(staging, {
    text: scene.text,
    box,
    font: look.display,
    size,
    leading: 1.16,
    emphasis: scene.emphasis.length > 0 ? scene.emphasis : [stressed],
    align: "center",
    most: 5,
    isInstant,
  });
  if (!filled || isSky) return;
  const bar = {
    x: width * 0.49 - unit * 0.1,
    y: filled.y + filled.height + unit * 0.05,
    width: unit * 0.2,
    height: unit * 0.016,
  };
  const color = board.visible(bar, [look.accent, look.hot, ...inksOf(staging)], 3) ?? "#ffffff";
  const sprite: Sprite = {
    width: Math.ceil(bar.width),
    height: Math.ceil(bar.height),
    draw(pen) {
      pen.fillStyle = color;
      pen.beginPath();
      pen.roundRect(0, 0, bar.width, bar.height, bar.height / 2);
      pen.fill();
    },
  };
  const middle = shape === "tall" ? width * 0.49 : width / 2;
  board.put(sprite, { x: middle, y: bar.y }, (pose, seconds) => {
    pose.scaleX = isInstant ? 1 : rise(seconds, 0.5, 0.6);
  });
}

/** Where nothing else stands out, the longest word does. */
function weightiest(words: readonly string[]): string {
  const bare = words.map(plain);
  return bare.length < 2 ? "" : bare.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}
