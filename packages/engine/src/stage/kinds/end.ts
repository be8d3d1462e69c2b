import type { SceneKind, Thing } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { readableOn } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import { putDeed } from "#stage/deeds/put-deed.ts";
import { putAround, putPair, putStickers } from "#stage/shots/group.ts";
import { bob, stageObject } from "#stage/objects.ts";
import type { Sprite } from "#stage/stage.ts";
import { putThing } from "#stage/shots/standing.ts";
import { castOf, isShowable, topicOf } from "#stage/things.ts";
import { fontOf, say, textMiddle } from "#stage/words/words.ts";
import { isVista } from "#stage/backdrops/vista.ts";
import { farewell } from "./again.ts";
import { words } from "./titles.ts";

/** How many items make a list worth summing up, and how many of them find room. */
const LEAST_LIST = 3;
const MOST_ON_PLATES = 6;
const MOST_AROUND = 5;

/** How much of its place a group of plates takes in each shape of frame: up to four, and more, which stand in wide rows. */
const SUMMED_UP = { tall: [0.79, 0.68], wide: [0.86, 1], square: [0.92, 1.15] } as const;
const IN_ROWS = 5;

/** What the film was about, or all it showed, the call, and the channel. */
export function end(staging: Staging): void {
  const { frame, scene, look, film } = staging;
  const { width, height, unit, shape } = frame;
  const isSilent = scene.text.trim() === "" && !film.channel;
  const shown = scene.things.filter(({ slug }) => isShowable(staging, slug));
  const [told] = shown;
  const topic = told?.slug ?? topicOf(staging) ?? castOf(staging, [])[0];
  // With nothing to show but the first picture again, the words stand alone, large.
  const isSeen = film.scenes[0]?.things[0]?.slug === topic || topic === undefined;
  if (!told && isSeen && !isSilent && !film.channel) return words(staging);
  // Nothing new to see: the last words are what the film leaves with its viewer.
  const isOld = told !== undefined && shown.length === 1 && told.word === "" && isSeen;
  if (isOld && !isSilent && !film.channel && !isVista(scene, staging.film.language)) return farewell(staging, told);
  const spot = {
    tall: { x: width * 0.5, y: height * (isSilent ? 0.5 : 0.378), size: width * (isSilent ? 0.94 : 0.9) },
    wide: { x: width * (isSilent ? 0.5 : 0.28), y: height * 0.5, size: height * (isSilent ? 0.8 : 0.76) },
    square: { x: width * 0.5, y: height * (isSilent ? 0.5 : 0.34), size: height * (isSilent ? 0.8 : 0.6) },
  }[shape];
  const items = listedThings(staging, ["list", "map"]);
  const isChoice = shown.length >= LEAST_LIST && shown.every(({ slug }, index) => items[index]?.slug === slug);
  if (isChoice) {
    const all = items.slice(0, MOST_ON_PLATES).map((thing) => ({ ...thing, word: "", count: 1 }));
    const share = SUMMED_UP[shape][all.length < IN_ROWS ? 0 : 1];
    putStickers(staging, all, { x: spot.x, y: spot.y, size: spot.size * share });
  } else if (topic) {
    const about = told ?? bare(topic);
    const others = told ? shown.slice(1) : listedThings(staging, ["list"]).filter(({ slug }) => slug !== topic);
    const ring = wholeList(staging, about.slug, others).slice(0, MOST_AROUND);
    const [beside] = ring;
    const room = { ...spot, floor: floorUnder(staging, spot), room: width * 0.88 };
    // Two stand side by side, as large as they are next to each other in life.
    if (beside && ring.length === 1) putPair(staging, [about, beside], room, { hasHalo: true });
    else if (ring.length > 0) putAround(staging, about, ring, spot);
    else if (
      !putDeed(staging, [about], {
        ...spot,
        size: spot.size * 0.94,
        floor: floorUnder(staging, spot),
        room: width * 0.9,
      })
    )
      putThing(staging, about, { ...spot, size: spot.size * 0.94, floor: floorUnder(staging, spot), hasHalo: true });
  }
  const box = {
    tall: { ...frame.safe, y: height * 0.645, height: height * (film.channel ? 0.09 : 0.163) },
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
}

type Spot = { x: number; y: number; size: number };

function bare(slug: string): Thing {
  return { slug, word: "", count: 1, isRefused: false };
}

/** A scene holds four things; when those around the first are the beginning of a list, all of it is shown. */
function wholeList(staging: Staging, about: string, others: readonly Thing[]): Thing[] {
  const listed = listedThings(staging, ["list", "map"]).filter(({ slug }) => slug !== about);
  const isBeginning = others.length >= LEAST_LIST && others.every(({ slug }, index) => listed[index]?.slug === slug);
  return (isBeginning ? listed : others).map((thing) => ({ ...thing, word: "", count: 1 }));
}

/** What the items of a list showed, one each, in their order. */
function listedThings(staging: Staging, kinds: readonly SceneKind[]): Thing[] {
  const first = staging.film.scenes
    // A title that shows the way through all of them is none of its items.
    .filter(({ kind, placeTo }) => kinds.includes(kind) && placeTo === undefined)
    .flatMap(({ things }) => things.find(({ slug }) => isShowable(staging, slug)) ?? []);
  return first.filter(({ slug }, index) => first.findIndex((thing) => thing.slug === slug) === index);
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
