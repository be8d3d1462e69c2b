import { clamp } from "#base/numbers.ts";
import type { Thing } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { spring } from "#stage/easing.ts";
import type { Box, Frame } from "#stage/frame.ts";
import { WORD_BANDS } from "#picture/word-bands.ts";
import { drawPicture, freeCorners, overlap, subjectIn } from "#stage/pictures.ts";
import type { Pen, Sprite } from "#stage/stage.ts";
import { putObject } from "#stage/shots/standing.ts";
import { isShowable } from "#stage/things.ts";
import { readStep } from "#stage/steps.ts";
import { putStepNumber } from "#stage/words/tag.ts";
import { say } from "#stage/words/words.ts";
import { hero } from "./objects.ts";

/** The person's picture or clip fills the frame; words and stickers keep off a picture's subject. */
export function photo(staging: Staging): void {
  const { scene, frame, look, board } = staging;
  if (scene.picture === undefined && scene.clip === undefined) return hero(staging);
  const subject = subjectOf(staging);
  const bands = bandsOf(frame, subject);
  const unrest = (band: Box) => overlap(band, subject) * 4 + board.unrest(band);
  const calmest = scene.clip === undefined ? bands.toSorted((a, b) => unrest(a) - unrest(b))[0] : bands[0];
  const box = calmest ?? frame.words;
  const isTop = box.y < frame.height * 0.3;
  const place = isTop ? "top" : "bottom";
  const filled = say(staging, {
    text: readStep(scene).text,
    box,
    font: look.text,
    size: frame.unit * 0.108,
    emphasis: scene.emphasis,
    align: "center",
    place,
  });
  const said = filled ? [filled] : [];
  const number = said.flatMap(({ x, y, width, height }) => {
    const beside = frame.unit * 0.1;
    return putStepNumber(staging, { x: x + width / 2, y: isTop ? y + height + beside : y - beside }) ?? [];
  });
  const stickers = stickersOf(staging);
  const spots = stickerSpots(frame, [...subject, ...said, ...number]);
  for (const [index, { slug }] of stickers.entries()) {
    const spot = spots[index];
    if (spot)
      putObject(staging, slug, {
        ...spot,
        isSticker: true,
        turn: index ? -0.14 : 0.12,
        delay: 0.4 + index * 0.15,
        phase: index * 2,
        hasLife: false,
      });
  }
}

/** What the words name besides, but not what they warn of: beside a picture it would be praised. */
function stickersOf(staging: Staging): Thing[] {
  return staging.scene.things.filter(({ slug, isRefused }) => !isRefused && isShowable(staging, slug)).slice(0, 2);
}

/** Where it stands in a clip nobody knows. */
function subjectOf({ scene, frame: { width, height }, tools }: Staging): Box[] {
  if (scene.picture === undefined || scene.clip !== undefined) return [];
  return subjectIn(tools.picture(scene.picture), { x: 0, y: 0, width, height });
}

/** The person's picture as a print, with what the words name stuck over its edge. */
export function sticker(staging: Staging): void {
  const { scene, frame, look, tools, board } = staging;
  if (scene.picture === undefined) return hero(staging);
  const { width, height, unit, shape } = frame;
  const picture = tools.picture(scene.picture);
  const room = {
    tall: { x: width * 0.5, y: height * 0.365, width: width * 0.82, height: height * 0.47 },
    wide: { x: width * 0.28, y: height * 0.5, width: width * 0.42, height: height * 0.8 },
    square: { x: width * 0.5, y: height * 0.37, width: width * 0.7, height: height * 0.56 },
  }[shape];
  // The print takes the picture's own shape as far as there is room.
  const ratio = clamp(picture.width / picture.height, 0.72, 1.5);
  const wide = Math.min(room.width, room.height * ratio);
  const high = Math.min(room.height, wide / ratio);
  const pad = Math.ceil(unit * 0.06);
  const sprite: Sprite = {
    width: Math.ceil(wide) + pad * 2,
    height: Math.ceil(high) + pad * 2,
    draw: (pen) => drawPrint(pen, pad, { wide, high, unit }, (box) => drawPicture(pen, picture, box)),
  };
  board.put(sprite, room, (pose, seconds) => {
    const come = spring(look.motion, seconds);
    pose.y += (1 - come) * unit * 0.3;
    pose.turn = -0.032 + (1 - come) * 0.12;
    pose.opacity = clamp(seconds * 8);
    pose.scaleX = pose.scaleY = 1 + 0.006 * Math.min(seconds, 5);
  });
  const size = unit * (shape === "square" ? 0.26 : 0.32);
  const print = { x: room.x - wide / 2, y: room.y - high / 2, width: wide, height: high };
  const corners = freeCorners(
    print,
    { size, across: width },
    picture.faces.length > 0 ? subjectIn(picture, print) : [],
  );
  for (const [index, { slug }] of stickersOf(staging).entries()) {
    const corner = corners[index];
    if (!corner) continue;
    putObject(staging, slug, {
      ...corner,
      size,
      isSticker: true,
      turn: (index === 0 ? 1 : -1) * 0.13,
      delay: 0.4 + index * 0.15,
      phase: index * 2,
      hasLife: false,
    });
  }
  putStepNumber(staging, { x: room.x + wide * 0.44, y: room.y - high * 0.46 });
  const { text } = readStep(scene);
  say(staging, { text, box: frame.words, font: look.text, size: unit * 0.106, emphasis: scene.emphasis });
}

function drawPrint(
  pen: Pen,
  pad: number,
  { wide, high, unit }: { wide: number; high: number; unit: number },
  fill: (box: Box) => void,
): void {
  const rim = unit * 0.026;
  pen.save();
  pen.shadowColor = "rgba(0,0,0,0.42)";
  pen.shadowBlur = unit * 0.045;
  pen.shadowOffsetY = unit * 0.018;
  pen.fillStyle = "#fffdf8";
  pen.fillRect(pad, pad, wide, high);
  pen.restore();
  fill({ x: pad + rim, y: pad + rim, width: wide - rim * 2, height: high - rim * 2 });
}

/** Where words may stand on a picture. */
function bandsOf({ width, height, safe, shape }: Frame, subject: readonly Box[]): Box[] {
  const band = (y: number, tall: number): Box => ({
    x: safe.x,
    y: height * y,
    width: safe.width,
    height: height * tall,
  });
  const [low, high] = WORD_BANDS[shape].map(([top, tall]) => band(top, tall));
  if (!low || !high) return [];
  if (shape !== "wide") return [low, high];
  const margin = width * 0.02;
  const left = Math.min(width * 0.42, ...subject.map(({ x }) => x - margin));
  const right = Math.max(width * 0.58, ...subject.map((part) => part.x + part.width + margin));
  const upright = (from: number, to: number): Box => ({
    x: from,
    y: height * 0.2,
    width: to - from,
    height: height * 0.6,
  });
  const across = { x: width * 0.14, width: width * 0.72 };
  const sides = [upright(width * 0.05, left), upright(right, width * 0.95)].filter((box) => box.width > width * 0.22);
  return [{ ...low, ...across }, ...sides, { ...high, ...across }];
}

function stickerSpots(
  { width, height, unit, safe }: Frame,
  taken: readonly Box[],
): { x: number; y: number; size: number }[] {
  const size = unit * 0.28;
  const columns = [safe.x + size * 0.55, width / 2, safe.x + safe.width - size * 0.5];
  const rows = [0.16, 0.3, 0.45, 0.58, 0.72].map((share) => height * share);
  const spots = rows.flatMap((y) => columns.map((x) => ({ x, y, size })));
  const free = spots.filter(
    (spot) => overlap({ x: spot.x - size / 2, y: spot.y - size / 2, width: size, height: size }, taken) <= 0,
  );
  const first = free[0];
  if (!first) return [];
  const far = free.toSorted(
    (a, b) => Math.hypot(b.x - first.x, b.y - first.y) - Math.hypot(a.x - first.x, a.y - first.y),
  )[0];
  return far && Math.hypot(far.x - first.x, far.y - first.y) > size * 1.2 ? [first, far] : [first];
}
