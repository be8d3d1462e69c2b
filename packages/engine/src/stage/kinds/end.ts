import { clamp } from "#base/numbers.ts";
import type { SceneKind, Thing } from "#film/film.ts";
import type { Move, Staging } from "#stage/board.ts";
import { readableOn } from "#stage/colors.ts";
import type { Frame } from "#stage/frame.ts";
import { rise, spring } from "#stage/easing.ts";
import { plate, putPair, putPlates } from "#stage/group.ts";
import { bob, stageObject } from "#stage/objects.ts";
import { putNearLens } from "#stage/near-lens.ts";
import type { RingSpot } from "#stage/ring.ts";
import { putRing } from "#stage/ring.ts";
import type { Sprite } from "#stage/stage.ts";
import { putThing } from "#stage/standing.ts";
import { castOf, isShowable, topicOf } from "#stage/things.ts";
import { fontOf, say, textMiddle } from "#stage/words.ts";
import { roomOf } from "./objects.ts";
import { words } from "./titles.ts";

/** How many items make a list worth summing up, and how many of them find room. */
const LEAST_LIST = 3;
const MOST_ON_SHELF = 5;
const MOST_ON_PLATES = 6;

/** How much of its place a group of plates takes in each shape of frame: up to four, and more, which stand in wide rows. */
const SUMMED_UP = { tall: [0.79, 0.79], wide: [0.86, 1], square: [0.92, 1.15] } as const;
const IN_ROWS = 5;

/** What is summed up counts alike: a bicycle beside a train is no toy. */
const CLOSING_PAIR = { hasHalo: true, least: 0.74 } as const;

/** What the film was about, or all it showed, the call, and the channel. */
export function end(staging: Staging): void {
  const { frame, scene, look, film } = staging;
  const { width, height, unit, shape } = frame;
  const isSilent = scene.text.trim() === "" && !film.channel;
  const things = wholeList(
    staging,
    scene.things.filter(({ slug }) => isShowable(staging, slug)),
  );
  const [told] = things;
  const topic = told?.slug ?? topicOf(staging) ?? castOf(staging, [])[0];
  // With nothing to show but the first picture again, the words stand alone, large.
  const isSeen = film.scenes[0]?.things[0]?.slug === topic || topic === undefined;
  if (!told && isSeen && !isSilent && !film.channel) return words(staging);
  const items = things.length > 1 ? [] : listedThings(staging, topic).slice(0, MOST_ON_SHELF);
  const hasShelf = items.length >= LEAST_LIST;
  const spot = {
    tall: { x: width * 0.5, y: height * (isSilent ? 0.5 : 0.375), size: width * (isSilent ? 0.94 : 0.86) },
    wide: { x: width * (isSilent ? 0.5 : 0.28), y: height * 0.5, size: height * (isSilent ? 0.72 : 0.6) },
    square: { x: width * 0.5, y: height * (isSilent ? 0.5 : 0.34), size: height * (isSilent ? 0.7 : 0.5) },
  }[shape];
  // A list is summed up with all it named; a story closes on what it was about.
  const below = hasShelf ? putShelf(staging, items, spot) : spot;
  if (things.length > 2 && !isSummary(staging, things)) putRing(staging, things, ringSpot(frame, isSilent));
  else if (things.length > 2)
    putPlates(staging, things, {
      x: spot.x,
      y: spot.y,
      size: spot.size * SUMMED_UP[shape][things.length < IN_ROWS ? 0 : 1],
    });
  else if (things.length === 2)
    putPair(staging, things, { ...spot, room: roomOf(staging), floor: floorUnder(staging, spot) }, CLOSING_PAIR);
  else if (topic)
    putThing(staging, told ?? bare(topic), { ...below, floor: floorUnder(staging, below), hasHalo: true });
  const box = {
    tall: { ...frame.safe, y: height * 0.635, height: height * (film.channel ? 0.1 : 0.173) },
    wide: { ...frame.words, y: height * 0.2, height: height * 0.38 },
    square: { ...frame.safe, y: height * 0.635, height: height * 0.17 },
  }[shape];
  const size = unit * (look.display === "anton" ? 0.195 : 0.16);
  say(staging, {
    text: scene.text,
    box,
    font: look.display,
    size,
    most: 3,
    hasMarker: false,
    emphasis: scene.emphasis,
  });
  if (film.channel) putChannel(staging, film.channel);
  else if (things.length < 2) putNearLens(staging);
}

type Spot = { x: number; y: number; size: number };

/** Whether all that closes the film are items of its list: none of them is what the others are told of. */
function isSummary(staging: Staging, things: readonly Thing[]): boolean {
  const listed = new Set(listedThings(staging, undefined, ["list", "map"]).map(({ slug }) => slug));
  return things.every(({ slug }) => listed.has(slug));
}

/** Where a ring stands in each shape of frame: over the words, or beside them. */
function ringSpot({ width, height, shape }: Frame, isSilent: boolean): RingSpot {
  const middle = isSilent ? 0.5 : 0.355;
  if (shape === "tall")
    return {
      x: width * 0.5,
      y: height * middle,
      size: width * 0.58,
      across: width * 0.385,
      up: width * 0.385,
      each: width * 0.21,
    };
  if (shape === "wide")
    return {
      x: width * (isSilent ? 0.5 : 0.28),
      y: height * 0.5,
      size: height * 0.5,
      across: height * 0.37,
      up: height * 0.37,
      each: height * 0.19,
    };
  return {
    x: width * 0.5,
    y: height * 0.335,
    size: height * 0.36,
    across: width * 0.35,
    up: height * 0.2,
    each: height * 0.15,
  };
}

function bare(slug: string): Thing {
  return { slug, word: "", count: 1, isRefused: false };
}

/** A scene holds four things; when they are the first of a list, all of it is shown. */
function wholeList(staging: Staging, things: Thing[]): Thing[] {
  const listed = listedThings(staging, undefined, ["list", "map"]).slice(0, MOST_ON_PLATES);
  const isBeginning = things.length > LEAST_LIST && things.every(({ slug }, index) => listed[index]?.slug === slug);
  return isBeginning ? listed.map((thing) => ({ ...thing, word: "", count: 1 })) : things;
}

/** What the items of a list showed, one each, in their order. */
function listedThings(staging: Staging, topic: string | undefined, kinds: readonly SceneKind[] = ["list"]): Thing[] {
  const first = staging.film.scenes
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ things }) => things.find(({ slug }) => isShowable(staging, slug)) ?? []);
  const distinct = first.filter(({ slug }, index) => first.findIndex((thing) => thing.slug === slug) === index);
  return distinct.filter(({ slug }) => slug !== topic);
}

/** The items of a list in a row, what is refused struck out; returns where what the film was about stands below them. */
function putShelf(staging: Staging, items: readonly Thing[], spot: Spot): Spot {
  const { frame, look, board } = staging;
  const { width, height, shape } = frame;
  const whole = shape === "wide" ? height * 0.84 : width * 0.84;
  const across = Math.min(whole / items.length, whole * 0.28) * 0.94;
  const y = spot.y - spot.size * 0.5 + across * (shape === "wide" ? 0.2 : 0.42);
  for (const [index, item] of items.entries()) {
    const x = spot.x + (index - (items.length - 1) / 2) * across * 1.06;
    const delay = 0.25 + index * 0.09;
    const move: Move = (pose, seconds) => {
      const come = spring(look.motion, seconds, delay);
      pose.scaleX = pose.scaleY = clamp(come, 0, 1.1);
      pose.opacity = clamp((seconds - delay) * 9);
    };
    const isDark = board.brightness({ x: x - 4, y: y - 4, width: 8, height: 8 }) < 0.33;
    board.put(plate(across, isDark), { x, y }, move);
    putThing(staging, { ...item, count: 1 }, { x, y, size: across * 0.7, floor: null, move });
  }
  const top = y + across * 0.62;
  const bottom = spot.y + spot.size * 0.5;
  return { x: spot.x, y: (top + bottom) / 2, size: bottom - top };
}

function floorUnder({ floor, frame }: Staging, { y, size }: Spot): number {
  return frame.shape === "tall" && floor !== null && y < frame.height * 0.45 ? floor : y + size * 0.47;
}

function putChannel(staging: Staging, channel: string): void {
  const { frame, look, board, tools } = staging;
  const { width, height, unit, shape } = frame;
  const font = look.text === "playfair" ? "montserrat" : look.text;
  const room = frame.shape === "wide" ? frame.words.width : frame.safe.width;
  const wanted = unit * 0.056;
  const size = Math.min(wanted, (wanted * (room - unit * 0.24)) / textMiddle(staging, font, wanted, channel).width);
  const { width: text, lift } = textMiddle(staging, font, size, channel);
  const [wide, high, pad] = [text + unit * 0.215, unit * 0.13, unit * 0.035];
  const x = shape === "wide" ? frame.words.x + wide / 2 : width * (shape === "tall" ? 0.49 : 0.5);
  const y = { tall: height * 0.77, wide: height * 0.7, square: height * 0.875 }[shape];
  const box = { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
  const pill = board.visible(box, [look.accent, look.light, look.ink], 2) ?? look.light;
  const ink = readableOn(pill, [look.ink, look.light]);
  const { ascent, descent } = tools.measure(fontOf(font, size), channel);
  const sprite: Sprite = {
    width: Math.ceil(wide + pad * 2),
    height: Math.ceil(high + pad * 2),
    draw(pen) {
      pen.shadowColor = "rgba(0,0,0,0.36)";
      pen.shadowBlur = unit * 0.03;
      pen.shadowOffsetY = unit * 0.01;
      pen.fillStyle = pill;
      pen.beginPath();
      pen.roundRect(pad, pad, wide, high, high / 2);
      pen.fill();
      pen.shadowColor = "rgba(0,0,0,0)";
      pen.fillStyle = ink;
      pen.font = fontOf(font, size);
      pen.textBaseline = "alphabetic";
      pen.textAlign = "left";
      pen.fillText(channel, pad + unit * 0.148, pad + high / 2 + lift + (ascent - descent) / 2);
    },
  };
  board.put(sprite, { x, y }, (pose, seconds) => {
    const come = rise(seconds, 0.5, 0.4);
    pose.opacity = come;
    pose.y += (1 - come) * unit * 0.05;
  });
  const bell = stageObject(staging, "bell", unit * 0.09, { hasShadow: false });
  if (!bell) return;
  board.put(bell.sprite, { x: box.x + unit * 0.085, y }, (pose, seconds) => {
    pose.opacity = rise(seconds, 0.55, 0.4);
    pose.turn = Math.sin(seconds * 9) * 0.16;
    pose.y += bob(seconds, 0) * unit * 0.2;
  });
}
