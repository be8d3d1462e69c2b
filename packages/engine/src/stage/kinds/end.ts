import type { SceneKind, Thing } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { putDeed } from "#stage/deeds/put-deed.ts";
import { putAround, putPair } from "#stage/shots/group.ts";
import { putTogether } from "#stage/shots/together.ts";
import { putThing } from "#stage/shots/standing.ts";
import { castOf, isShowable, topicOf } from "#stage/things.ts";
import { say } from "#stage/words/words.ts";
import { isVista } from "#stage/backdrops/vista.ts";
import { farewell } from "./again.ts";
import { callIn, putCall, putPill } from "./pill.ts";
import { putStandings } from "./standings.ts";
import { words } from "./titles.ts";

/** How many items make a list worth summing up, and how many of them find room. */
const LEAST_LIST = 3;
const MOST_ON_PLATES = 6;
const MOST_AROUND = 5;

/** How much of its place a group takes in each shape of frame: up to four, and more, which stand in rows. */
const SUMMED_UP = { tall: [0.86, 0.93], wide: [0.86, 0.84], square: [0.9, 0.9] } as const;
const IN_ROWS = 5;

/** What the film was about, or all it showed, the call, and the channel. */
export function end(staging: Staging): void {
  if (putStandings(staging)) return;
  const { frame, scene, look, film } = staging;
  const { width, height, unit, shape } = frame;
  const isSilent = scene.text.trim() === "" && !film.channel;
  const shown = scene.things.filter(({ slug }) => isShowable(staging, slug));
  const [told] = shown;
  const topic = told?.slug ?? topicOf(staging) ?? castOf(staging, [])[0];
  // Where the words ask for it, the button to press stands under them.
  const call = film.channel ? null : callIn(scene.text);
  // With nothing to show but the first picture again, the words stand alone, large.
  const isSeen = film.scenes[0]?.things[0]?.slug === topic || topic === undefined;
  if (!told && isSeen && !isSilent && !film.channel) {
    words(staging);
    if (call) putCall(staging, call, pillSpot(staging));
    return;
  }
  // Nothing new to see: the last words are what the film leaves with its viewer.
  const isOld = told !== undefined && shown.length === 1 && told.word === "" && isSeen;
  if (isOld && !isSilent && !film.channel && !isVista(scene, staging.film.language))
    return farewell(staging, told, call);
  const spot = {
    tall: {
      x: width * 0.5,
      y: height * (isSilent ? 0.5 : 0.365),
      size: width * (isSilent ? 0.94 : 0.9),
    },
    wide: { x: width * (isSilent ? 0.5 : 0.28), y: height * 0.5, size: height * (isSilent ? 0.8 : 0.76) },
    square: { x: width * 0.5, y: height * (isSilent ? 0.5 : 0.34), size: height * (isSilent ? 0.8 : 0.6) },
  }[shape];
  const items = listedThings(staging, ["list", "map"]);
  const isChoice = shown.length >= LEAST_LIST && shown.every(({ slug }, index) => items[index]?.slug === slug);
  if (isChoice) {
    const all = items.slice(0, MOST_ON_PLATES).map((thing) => ({ ...thing, word: "", count: 1 }));
    const share = SUMMED_UP[shape][all.length < IN_ROWS ? 0 : 1];
    putTogether(staging, all, {
      x: spot.x,
      y: spot.y,
      size: spot.size * share,
      room: width * (shape === "wide" ? 0.4 : 0.84),
      floor: floorUnder(staging, spot),
    });
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
    tall: {
      ...frame.safe,
      y: height * (call || film.channel ? 0.628 : 0.65),
      height: height * (film.channel ? 0.09 : call ? 0.105 : 0.158),
    },
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
  if (film.channel) putPill(staging, film.channel, pillSpot(staging), "bell");
  else if (call) putCall(staging, call, pillSpot(staging));
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

/** Where the pill of a closing scene stands: under its words. */
function pillSpot({ frame: { width, height, shape, words: column } }: Staging): { x: number; y: number } {
  return {
    x: shape === "wide" ? column.x : width * (shape === "tall" ? 0.49 : 0.5),
    y: height * { tall: 0.774, wide: 0.7, square: 0.875 }[shape],
  };
}
