import { offerIn } from "#director/match/offers.ts";
import { clamp } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { rise } from "#stage/easing.ts";
import { isBrief } from "#stage/frame.ts";
import { putDeed } from "#stage/deeds/put-deed.ts";
import { isWeighed, putBalance } from "#stage/gauges/balance.ts";
import { putPair } from "#stage/shots/group.ts";
import { putTogether } from "#stage/shots/together.ts";
import { putFlock, putNear } from "#stage/shots/near.ts";
import { putThing } from "#stage/shots/standing.ts";
import { countOf, thingsOf } from "#stage/things.ts";
import type { Call } from "./pill.ts";
import { callIn, putCall } from "./pill.ts";
import { isVista, putVista } from "#stage/backdrops/vista.ts";
import { putTag } from "#stage/words/tag.ts";
import { say } from "#stage/words/words.ts";
import { far } from "./again.ts";
import { putStandings } from "./standings.ts";

const TALLER = 1.2;
/** How large several of one thing are together where one alone would fill the frame. */
const COUNTED = 0.88;
const UPRIGHT =
  /^figure-(?:she|he)-\w+-\w+-\d-(?:in-(?:dark-|light-)?\w+-)?(?:stand|walk|wait|cry|cheer|wave|speak|think|phone|look|listen|point|reach|bow|take|carry|lift|wake)-(?!.*-and-)/u;

/** One object on a floor, or two; a line below. */
export function hero(staging: Staging): void {
  if (putStandings(staging)) return;
  const { frame, scene, floor, look, film } = staging;
  const isSilent = scene.text.trim() === "";
  const things = thingsOf(staging).slice(0, 2);
  const [main, second] = things;
  // Who stands alone is narrow: there is room above.
  const isTall = frame.shape === "tall" && things.length === 1 && UPRIGHT.test(things[0]?.slug ?? "");
  const size = frame.object.size * (isSilent && frame.shape !== "wide" ? 1.12 : isTall ? TALLER : 1);
  const { x } = frame.object;
  const y = frame.object.y - (isTall ? (size - frame.object.size) / 2 : 0);
  const spot = { x, y, size, room: roomOf(staging), floor };
  if (staging.shot === "flock" && things[0]) putFlock(staging, things[0], { x, y, size });
  else if (main && second && isWeighed(scene, things, film.language)) putBalance(staging, [main, second], spot);
  else if (offerIn(scene.text) !== null) {
    // Its tag says that one comes with the others.
    putPair(staging, things.slice(0, 1), spot, { hasHalo: true });
    putTag(staging, scene.text, { x: x + size * 0.34, y: (floor ?? y + size / 2) - size * 0.86 });
  } else if (!putDeed(staging, things, spot)) putPair(staging, things, spot, { hasHalo: true });
  say(staging, {
    text: scene.text,
    box: frame.words,
    font: look.text,
    size: letterSize(staging),
    most: MOST_LINES,
    emphasis: scene.emphasis,
  });
}

/** How large the letters under a picture are: a few words have room. */
export function letterSize({ frame, scene }: Staging): number {
  return frame.unit * (frame.shape === "tall" && isBrief(scene.text) ? 0.134 : 0.117);
}

/** A sentence of many words has so many lines before its letters become small. */
export const MOST_LINES = 4;

/** How wide things that stand together may become. */
export function roomOf({ frame, scene }: Staging): number {
  const isBeside = frame.shape === "wide" && scene.text.trim() !== "";
  return frame.width * (isBeside ? 0.44 : frame.shape === "wide" ? 0.7 : 0.9);
}

/** An object as large as the frame is wide, words over it. */
export function close(staging: Staging): void {
  if (putStandings(staging)) return;
  const { frame, scene, look, board } = staging;
  const { width, height, unit, shape } = frame;
  const [main] = thingsOf(staging);
  const spots = {
    tall: { x: width * 0.5, y: height * 0.645, size: width * 0.94 },
    wide: { x: frame.object.x, y: height * 0.51, size: Math.min(height * 0.86, width * 0.47) },
    square: { x: width * 0.5, y: height * 0.65, size: width * 0.64 },
  };
  const spot = spots[shape];
  const call = main && isVista(scene, staging.film.language) ? lastCall(staging, main.slug) : null;
  const top = call && shape !== "wide" ? height * UNDER_BUTTON[shape] : nearRoom(staging).top;
  const isPlace = main !== undefined && isVista(scene, staging.film.language) && putVista(staging, main.slug, top);
  if (main && staging.shot === "far") return far(staging, main);
  if (main && staging.shot === "flock") putFlock(staging, main, spot);
  else if (main && staging.shot !== "usual") putNear(staging, main, nearRoom(staging), staging.shot === "aside");
  else if (
    main &&
    !isPlace &&
    !putDeed(staging, [main], { ...spot, floor: deedFloor(staging, spot), room: roomOf(staging) })
  ) {
    const move = (
      pose: { y: number; scaleX: number; scaleY: number; turn: number; opacity: number },
      seconds: number,
    ) => {
      const come = rise(seconds, 0, 0.8);
      pose.y += (1 - come) * unit * 0.2;
      pose.scaleX = pose.scaleY = 0.97 + 0.03 * come + 0.012 * Math.min(seconds, 6);
      pose.turn = -0.03 + 0.006 * seconds;
      pose.opacity = clamp(seconds * 5);
    };
    // What is counted is counted from near as well.
    if (countOf(main) > 1) putThing(staging, main, { ...spot, size: spot.size * COUNTED });
    else putThing(staging, main, { ...spot, hasHalo: true, move });
  }
  // What is left for it hangs small and struck out in its sky.
  const refused = isPlace ? thingsOf(staging).find(({ isRefused }) => isRefused) : undefined;
  if (refused)
    putThing(staging, refused, {
      x: shape === "wide" ? spot.x + unit * 0.3 : width * 0.8,
      y: height * { tall: 0.445, wide: 0.2, square: 0.42 }[shape],
      size: unit * { tall: 0.34, wide: 0.26, square: 0.24 }[shape],
      delay: 0.35,
    });
  if (staging.isGrave) {
    board.paint((pen) => {
      const gradient = pen.createLinearGradient(0, height * 0.6, 0, height);
      gradient.addColorStop(0, "rgba(0,0,0,0)");
      gradient.addColorStop(1, "rgba(0,0,0,0.85)");
      pen.fillStyle = gradient;
      pen.fillRect(0, height * 0.6, width, height * 0.4);
    });
  }
  // Over a place a long sentence has the sky to itself, and a line more instead of small letters.
  const isLong = shape === "tall" && isPlace && !refused && !call && scene.text.length > LONG_OVER_PLACE;
  const box = {
    tall: { ...frame.top, y: height * 0.095, height: height * (isLong ? 0.32 : call ? 0.225 : 0.265) },
    wide: call ? { ...frame.words, height: frame.words.height * 0.8 } : frame.words,
    square: { ...frame.top, y: height * 0.07, height: height * (call ? 0.17 : 0.23) },
  }[shape];
  const most = shape === "square" ? 3 : isLong ? MOST_LINES + 1 : MOST_LINES;
  say(staging, { text: scene.text, box, font: look.text, size: unit * 0.13, most, emphasis: scene.emphasis });
  if (isPlace && call) putLastCall(staging, call);
}

const LONG_OVER_PLACE = 40;

/** Their button is drawn. */
const HAS_BUTTON = /^(?:phone-download-in-hand|order-coffee)$/u;
/** A place begins under its button, which stands clear of the words and of any head. */
const UNDER_BUTTON = { tall: 0.455, square: 0.385 } as const;

/** What the last words of a film ask for, where its picture has no button of its own; null: nothing. */
function lastCall({ scene, film }: Staging, slug: string): Call | null {
  if (film.channel || film.scenes.at(-1)?.start !== scene.start || HAS_BUTTON.test(slug)) return null;
  return callIn(scene.text);
}

/** A film that ends in a place has its button in the sky over it, under the words. */
function putLastCall(staging: Staging, call: Call): void {
  const { frame } = staging;
  const { width, height, shape, words } = frame;
  putCall(staging, call, {
    x: shape === "wide" ? words.x : width * 0.5,
    y: height * { tall: 0.395, wide: 0.79, square: 0.315 }[shape],
  });
}

/** What happens to a thing happens on the ground, where there is one. */
function deedFloor({ floor }: Staging, { y, size }: { y: number; size: number }): number | null {
  return floor === null ? null : Math.min(floor, y + size * 0.47);
}

/** Below the words, or beside them. */
function nearRoom({ frame, scene }: Staging) {
  const { width, height, shape, words } = frame;
  if (scene.text.trim() === "") return { left: 0, right: width, top: height * (shape === "tall" ? 0.24 : 0.08) };
  if (shape !== "wide") return { left: 0, right: width, top: height * (shape === "tall" ? 0.385 : 0.33) };
  const isRight = words.x < width / 2;
  return { left: isRight ? words.x + words.width : 0, right: isRight ? width : words.x, top: height * 0.06 };
}

/** Three or four things told in one breath; two stand side by side. */
export function parade(staging: Staging): void {
  const { frame, scene, look, floor } = staging;
  const things = thingsOf(staging).slice(0, 4);
  const { x, y, size } = frame.object;
  if (things.length > 2 || things[1]?.isRefused)
    putTogether(staging, things, { x, y, size, room: roomOf(staging), floor });
  else putPair(staging, things, { x, y, size, room: roomOf(staging), floor }, { hasHalo: true });
  const words = things.map(({ word }) => word).filter(Boolean);
  const emphasis = scene.emphasis.length > 0 ? scene.emphasis : words;
  say(staging, {
    text: scene.text,
    box: frame.words,
    font: look.text,
    size: letterSize(staging),
    most: MOST_LINES,
    emphasis,
  });
}
