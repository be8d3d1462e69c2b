import { clamp } from "#base/numbers.ts";
import type { Side } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { spring } from "#stage/easing.ts";
import { isAskedOfBoth } from "#stage/halves.ts";
import { figureNameOf } from "#stage/figure/people-drawings.ts";
import { drawnSize } from "#stage/objects.ts";
import { isHalfFigure } from "#stage/shots/cutouts.ts";
import { putObject } from "#stage/shots/standing.ts";
import { isShowable } from "#stage/things.ts";
import { say, textMiddle } from "#stage/words/words.ts";
import { hero } from "#stage/kinds/objects.ts";
import { commonSize, LEAST_NAME, namesApart, ON_PLATE, putBadge, putPlate, roomForBadge } from "./names.ts";
import type { Spot } from "./spots.ts";
import { isDrawn, spotsOf } from "./spots.ts";

/** What is left behind, grey; what wins, in full colour. An open comparison takes no side. */
export function versus(staging: Staging): void {
  const { scene, look, frame, film } = staging;
  if (!scene.versus) return hero(staging);
  const { sides, note, isOpen = false } = scene.versus;
  const isAsked = isAskedOfBoth(scene.versus);
  const lastNote = isAsked ? "" : note;
  const spots = spotsOf(staging, isAsked);
  const [loser, winner] = [centred(staging, sides[0], spots[0]), centred(staging, sides[1], spots[1])];
  const { unit } = frame;
  const even = evenSizes(staging, [loser, winner]);
  putSide(staging, sides[0], loser, { toward: -1, isOpen, even: even[0] });
  putSide(staging, sides[1], winner, { toward: 1, isOpen, even: even[1] });
  // "iPhone" keeps the capitals of its writer.
  const name = ({ text }: Side) =>
    /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleUpperCase(film.language) + text.slice(1);
  const names = [name(sides[0]), name(sides[1])] as const;
  const largest = commonSize(staging, names, Math.min(loser.name.width, winner.name.width));
  const apart = namesApart(staging, [loser, winner], names, largest);
  const { badge, size } = apart ?? roomForBadge(staging, [loser.name, winner.name], names, largest);
  const hasNote = [false, lastNote !== ""];
  for (const [index, spot] of [loser, winner].entries()) {
    const isBare = !isDrawn(staging, sides[index]);
    const isOnFoot = frame.shape === "tall" && !isBare && size >= unit * LEAST_NAME;
    if (isOnFoot) {
      const box = apart?.boxes[index] ?? spot.name;
      putPlate(staging, names[index] ?? "", { box, size: size * ON_PLATE, delay: index === 0 ? 0.2 : 0.4 });
      continue;
    }
    say(staging, {
      text: names[index] ?? "",
      box: isBare && !hasNote[index] ? spot.alone : spot.name,
      font: look.display,
      size,
      most: 2,
      align: spot.align,
      place: frame.shape === "square" && hasNote[index] ? "bottom" : "middle",
      delay: index === 0 ? 0.2 : 0.4,
      isInstant: scene.start === 0,
    });
  }
  if (isAsked && frame.shape !== "tall") putQuestion(staging, note);
  else if (note)
    say(staging, {
      text: note,
      box: winner.note,
      // Questions of one film are written in one hand.
      font: isAsked ? look.display : look.text,
      size: unit * (isOpening(staging) ? OPENING_LETTERS : isAsked ? ASKED_LETTERS : 0.07),
      most: 2,
      align: winner.align,
      place: frame.shape === "tall" && isAsked ? "middle" : "top",
      delay: isAsked ? 0 : 0.7,
      isInstant: scene.start === 0,
    });
  putBadge(staging, badge);
}

/** As a title the question has letters as large as they fit. */
const [OPENING_LETTERS, ASKED_LETTERS] = [0.15, 0.1];

/** The question a film begins with is its title. */
function isOpening({ scene, frame }: Staging): boolean {
  return scene.start === 0 && frame.shape === "tall" && scene.versus !== undefined && isAskedOfBoth(scene.versus);
}

/** What is asked of both stands under both: on a plate, for it lies on two grounds. */
function putQuestion(staging: Staging, text: string): void {
  const { frame, look } = staging;
  const { width, height, unit } = frame;
  const wanted = unit * 0.07;
  const room = width * 0.8;
  const wide = textMiddle(staging, look.text, wanted, look.isUpperCase ? text.toLocaleUpperCase() : text).width;
  const size = Math.min(wanted, (wanted * room) / wide);
  const box = { x: 0, y: height * 0.86, width, height: height * 0.11 };
  putPlate(staging, text, { box, size, delay: 0.7, font: look.text });
}

type Stand = { toward: 1 | -1; isOpen: boolean; even: number };

function putSide(staging: Staging, side: Side, { x, y, size }: Spot, { toward, isOpen, even }: Stand): void {
  const { look, frame } = staging;
  const { thing } = side;
  const isLoser = toward < 0 && !isOpen;
  const delay = isLoser ? 0.1 : 0.25;
  const isFirst = staging.scene.start === 0;
  if (thing === null || !isShowable(staging, thing)) return;
  const tall = frame.shape === "tall" ? size : size * 0.94;
  const whole = drawnSize(staging, thing, 1);
  if (!whole) return;
  const across = widest(staging);
  // Both are of one height, if they are not too wide for that; who stands in the lower half comes out of the foot of the frame.
  const fit = even * Math.min(tall / whole.height, across / whole.width);
  const near = risesFromFoot(staging, thing, toward)
    ? fromFoot(frame.height, { y, size }, isHalfFigure(thing))
    : { y, size: fit, isHalf: false };
  putObject(staging, thing, {
    x,
    ...near,
    // What is wrong with it is seen in its own colours.
    isGrey: isLoser && !DANGERS.test(thing),
    turn: toward * 0.07,
    hasHalo: !isLoser,
    move(pose, seconds) {
      // In the first frame of a film both sides stand already.
      const come = isFirst ? 1 : spring(look.motion, seconds, delay);
      pose.x += (1 - come) * frame.unit * 0.5 * toward;
      pose.y += Math.sin(seconds * 2.1 + toward) * frame.unit * 0.006;
      pose.opacity = isFirst ? 1 : clamp((seconds - delay) * 8);
    },
  });
  if (isOpen || isLoser || !isShowable(staging, "sparkles") || staging.isGrave) return;
  putObject(staging, "sparkles", {
    x: x + size * 0.5,
    y: y - size * 0.32,
    size: size * 0.36,
    delay: 0.6,
    phase: 2,
    hasLife: false,
  });
}

/** Drawn with what it is left behind for: its fire, its leak. */
const DANGERS = /^lithium-battery$/u;

/** Who stands beside a robot or a cup is a pin as a whole: below it is seen down to the hips. */
function risesFromFoot({ frame, scene }: Staging, thing: string, toward: 1 | -1): boolean {
  const [upper] = scene.versus?.sides ?? [];
  const isBelow = frame.shape === "tall" && toward > 0;
  return isBelow && (isUpright(thing) || isHalfFigure(thing)) && !isUpright(upper?.thing ?? "");
}

/** Of its size, as high as a figure down to its hips is; and so far below the frame those are. */
const [FIGURE_HIGH, SUNK] = [0.94, 0.03];

/** Who is drawn down to the chest ends where the frame does, without a frame of her own. */
function fromFoot(height: number, { y, size }: { y: number; size: number }, isBust: boolean) {
  const top = y - size / 2;
  const high = height * (1 + SUNK) - top;
  return { y: top + high / 2, size: isBust ? high : high / FIGURE_HIGH, isHalf: !isBust, isUnframed: isBust };
}

/** Who stands is as tall as what is beside, and slim: nothing is made small for that. */
function isUpright(thing: string): boolean {
  return /^figure-.*-(?:stand|wait|speak|look)-(?!.*-(?:and|among)-)/u.test(figureNameOf(thing));
}

function widest({ frame }: Staging): number {
  return frame.width * { tall: 0.84, wide: 0.38, square: 0.42 }[frame.shape];
}

/** So much more of its half may one picture fill than the other. */
const MORE_FILLED = 1.25;

/** By how much the picture that would fill more of its half is smaller, so that neither side looks preferred. */
function evenSizes(staging: Staging, spots: readonly [Spot, Spot]): [number, number] {
  const { frame, scene } = staging;
  const areas = (scene.versus?.sides ?? []).map(({ thing }, index) => {
    const whole = thing === null || isUpright(thing) ? null : drawnSize(staging, thing, 1);
    if (!whole || frame.shape !== "tall") return null;
    const size = Math.min((spots[index]?.size ?? 0) / whole.height, widest(staging) / whole.width);
    return size * size * whole.width * whole.height;
  });
  const [one, other] = areas;
  if (!one || !other) return [1, 1];
  const most = Math.min(one, other) * MORE_FILLED;
  return [Math.min(1, Math.sqrt(most / one)), Math.min(1, Math.sqrt(most / other))];
}

/** With nothing to stand over, a name and its note stand in the middle of their half. */
function centred(staging: Staging, side: Side, spot: Spot): Spot {
  if (isDrawn(staging, side)) return spot;
  const { alone, name, note } = spot;
  const down = alone.y + alone.height / 2 - (name.y + name.height);
  return { ...spot, name: { ...name, y: name.y + down }, note: { ...note, y: note.y + down } };
}
