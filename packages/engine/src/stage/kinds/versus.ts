import { clamp } from "#base/numbers.ts";
import type { Side } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { mix, readableOn } from "#stage/colors.ts";
import { spring } from "#stage/easing.ts";
import type { Box } from "#stage/frame.ts";
import { popUp } from "#stage/objects.ts";
import { disc } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
import { putObject } from "#stage/standing.ts";
import { isShowable } from "#stage/things.ts";
import { fontOf, say, textMiddle } from "#stage/words.ts";
import { hero } from "./objects.ts";

type Spot = { x: number; y: number; size: number; name: Box; note: Box; align: "left" | "center" };

/** What is left behind, grey; what wins, in full colour. An open comparison takes no side. */
export function versus(staging: Staging): void {
  const { scene, look, frame, film } = staging;
  if (!scene.versus) return hero(staging);
  const { sides, note, isOpen = false } = scene.versus;
  const [firstNote, lastNote] = notesOf(note, isOpen);
  const [loser, winner] = spotsOf(staging, firstNote !== "");
  const { unit } = frame;
  putSide(staging, sides[0], loser, { toward: -1, isOpen });
  putSide(staging, sides[1], winner, { toward: 1, isOpen });
  // "iPhone" keeps the capitals of its writer.
  const name = ({ text }: Side) =>
    /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleUpperCase(film.language) + text.slice(1);
  say(staging, {
    text: name(sides[0]),
    box: loser.name,
    font: isOpen ? look.display : look.text,
    size: unit * (isOpen ? 0.15 : 0.1),
    most: 2,
    align: loser.align,
    place: firstNote ? "bottom" : "middle",
    delay: 0.2,
    isInstant: scene.start === 0,
  });
  say(staging, {
    text: name(sides[1]),
    box: winner.name,
    font: look.display,
    size: unit * 0.15,
    most: 2,
    align: winner.align,
    place: note ? "bottom" : "middle",
    delay: 0.4,
    isInstant: scene.start === 0,
  });
  const notes = [
    [firstNote, loser],
    [lastNote, winner],
  ] as const;
  for (const [text, spot] of notes) {
    if (!text) continue;
    say(staging, {
      text,
      box: spot.note,
      font: look.text,
      size: unit * 0.07,
      most: 2,
      align: spot.align,
      place: "top",
      delay: 0.7,
      isInstant: scene.start === 0,
    });
  }
  putBadge(staging);
}

/** "Tea vs coffee: calm or energy?": what is asked of both stands with each. */
function notesOf(note: string, isOpen: boolean): [string, string] {
  const both = isOpen
    ? /^([^,]{2,18}?)(?:,?\s+or\s+|\s+m[ıiuü],?\s+|\s+(?:ya da|veya|yoksa)\s+)([^,]{2,18}?)(?:\s+m[ıiuü])?\?*$/iu.exec(
        note,
      )
    : null;
  return both ? [`${both[1] ?? ""}?`, `${both[2] ?? ""}?`] : ["", note];
}

type Stand = { toward: 1 | -1; isOpen: boolean };

function putSide(staging: Staging, side: Side, { x, y, size }: Spot, { toward, isOpen }: Stand): void {
  const { look, frame } = staging;
  const { thing } = side;
  const isLoser = toward < 0 && !isOpen;
  const delay = isLoser ? 0.1 : 0.25;
  const isFirst = staging.scene.start === 0;
  if (thing === null || !isShowable(staging, thing)) return putInitial(staging, side.text, { x, y, size }, isLoser);
  putObject(staging, thing, {
    x,
    y,
    size,
    isGrey: isLoser,
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

/** A side without a drawing has its first letter on a coin, so that neither half stands empty. */
function putInitial(
  staging: Staging,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
  isLoser: boolean,
): void {
  const { look, board, film, tools } = staging;
  const letter = text.trim().charAt(0).toLocaleUpperCase(film.language);
  const side = Math.ceil(size * 1.06);
  const face = isLoser ? "#8d929c" : look.hot;
  const font = fontOf(look.figure, size * 0.56);
  const { ascent, descent } = tools.measure(font, letter);
  const ink = readableOn(face, [look.light, look.ink]);
  const sprite: Sprite = {
    width: side,
    height: side,
    draw(pen) {
      pen.shadowColor = "rgba(0,0,0,0.36)";
      pen.shadowBlur = size * 0.06;
      pen.shadowOffsetY = size * 0.025;
      pen.fillStyle = mix(face, "#000000", 0.22);
      disc(pen, side / 2, side / 2, size * 0.43);
      pen.fill();
      pen.shadowColor = "rgba(0,0,0,0)";
      pen.fillStyle = face;
      disc(pen, side / 2, side / 2, size * 0.38);
      pen.fill();
      pen.fillStyle = ink;
      pen.font = font;
      pen.textAlign = "center";
      pen.textBaseline = "alphabetic";
      pen.fillText(letter, side / 2, side / 2 + (ascent - descent) / 2);
    },
  };
  board.put(sprite, { x, y }, popUp(staging, staging.scene.start === 0 ? -1 : 0.2, x));
}

function spotsOf({ frame, scene }: Staging, hasFirstNote: boolean): [Spot, Spot] {
  const { width, height, unit, shape } = frame;
  const hasNote = Boolean(scene.versus?.note);
  const box = (x: number, y: number, right: number, bottom: number): Box => ({
    x: width * x,
    y: height * y,
    width: width * (right - x),
    height: height * (bottom - y),
  });
  if (shape === "wide") {
    const name = hasNote ? box(0.56, 0.68, 0.95, 0.83) : box(0.56, 0.72, 0.95, 0.9);
    return [
      {
        x: width * 0.25,
        y: height * 0.4,
        size: unit * 0.48,
        name: hasFirstNote ? box(0.06, 0.68, 0.44, 0.83) : box(0.06, 0.7, 0.41, 0.88),
        note: box(0.06, 0.84, 0.44, 0.94),
        align: "center",
      },
      {
        x: width * 0.755,
        y: height * 0.37,
        size: unit * 0.54,
        name,
        note: box(0.56, 0.84, 0.95, 0.94),
        align: "center",
      },
    ];
  }
  if (shape === "square") {
    return [
      {
        x: width * 0.72,
        y: height * 0.23,
        size: unit * 0.34,
        name: box(0.07, 0.1, 0.5, hasFirstNote ? 0.27 : 0.34),
        note: box(0.07, 0.29, 0.5, 0.38),
        align: "left",
      },
      {
        x: width * 0.72,
        y: height * 0.68,
        size: unit * 0.42,
        name: box(0.07, 0.57, 0.5, hasNote ? 0.76 : 0.88),
        note: box(0.07, 0.78, 0.5, 0.93),
        align: "left",
      },
    ];
  }
  const name = hasNote ? box(0.08, 0.7, 0.9, 0.762) : box(0.08, 0.715, 0.9, 0.808);
  return [
    {
      x: width * 0.7,
      y: height * 0.245,
      size: unit * 0.52,
      name: hasFirstNote ? box(0.08, 0.16, 0.46, 0.26) : box(0.08, 0.17, 0.46, 0.33),
      note: box(0.08, 0.27, 0.46, 0.34),
      align: "left",
    },
    { x: width * 0.63, y: height * 0.557, size: unit * 0.58, name, note: box(0.08, 0.766, 0.9, 0.808), align: "left" },
  ];
}

function putBadge(staging: Staging): void {
  const { frame, look, board, tools } = staging;
  const { width, height, unit, shape } = frame;
  const radius = unit * 0.088;
  const side = Math.ceil(radius * 2.6);
  const font = fontOf(look.figure, unit * 0.082);
  const { lift } = textMiddle(staging, look.figure, unit * 0.082, "vs");
  const { ascent, descent } = tools.measure(font, "vs");
  const ink = readableOn(look.accent, [look.ink, look.light]);
  const sprite: Sprite = {
    width: side,
    height: side,
    draw(pen) {
      pen.shadowColor = "rgba(0,0,0,0.42)";
      pen.shadowBlur = unit * 0.03;
      pen.shadowOffsetY = unit * 0.01;
      pen.fillStyle = look.accent;
      disc(pen, side / 2, side / 2, radius);
      pen.fill();
      pen.shadowColor = "rgba(0,0,0,0)";
      pen.fillStyle = ink;
      pen.font = font;
      pen.textAlign = "center";
      pen.textBaseline = "alphabetic";
      pen.fillText("vs", side / 2, side / 2 + lift * 0.6 + (ascent - descent) / 2);
    },
  };
  const spot = { tall: [0.2, 0.472], wide: [0.5, 0.5], square: [0.16, 0.475] }[shape];
  board.put(sprite, { x: width * (spot[0] ?? 0.5), y: height * (spot[1] ?? 0.5) }, (pose, seconds) => {
    const come = staging.scene.start === 0 ? 1 : spring(look.motion, seconds, 0.5);
    pose.scaleX = pose.scaleY = clamp(come, 0, 1.2);
    pose.turn = -0.08 - (1 - come) * 0.6;
  });
}
