import { clamp } from "#base/numbers.ts";
import type { Film, FilmScene, Thing } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { rise } from "#stage/easing.ts";
import { contactShadow, drawnSize, paintHalo } from "#stage/objects.ts";
import { disc, linear } from "#stage/pens.ts";
import type { GroupSpot } from "#stage/shots/standing.ts";
import { putObject } from "#stage/shots/standing.ts";
import type { Pen, Sprite } from "#stage/stage.ts";

/** One weighs as much as the other. */
const AS_HEAVY: Readonly<Record<Film["language"], RegExp>> = {
  en: /\bweigh(?:s|ed|ing)?(?: about| almost| nearly| roughly| just)? (?:as much as|the same as)\b|\bas heavy as\b/iu,
  tr: /kadar (?:ağır|çeker)|ağırlığında|ile aynı ağırlıkta/iu,
};

export function isWeighed(
  { text }: Pick<FilmScene, "text">,
  things: readonly Thing[],
  language: Film["language"],
): boolean {
  const [one, other, more] = things;
  if (!one || !other || more || !AS_HEAVY[language].test(text)) return false;
  return ![one, other].some(({ isRefused, count }) => isRefused || count > 1);
}

/** Around the middle of the column, as shares of the width: the ends of the beam, and how wide a pan is. */
const [REACH, PAN] = [0.285, 0.205];
/** From the foot up, as shares of the height. */
const [BEAM, PAN_AT] = [0.93, 0.3];
const HIGH = 0.86;

/** Two things on the pans of a balance that comes to rest level. */
export function putBalance(
  staging: Staging,
  [one, other]: readonly [Thing, Thing],
  { x, y, size, floor, room }: GroupSpot,
): void {
  const { board, look, isGrave } = staging;
  const width = Math.min(size * 1.08, room);
  const height = width * HIGH;
  const foot = floor ?? y + height / 2;
  if (!isGrave) paintHalo(staging, { x, y: foot - height / 2 }, width * 0.8, [look.light, 0.24]);
  board.put(contactShadow(width * 0.5, 0.45), { x, y: foot });
  board.put(scaleSprite(width, height), { x, y: foot - height / 2 }, (pose, seconds) => {
    pose.opacity = clamp(seconds * 6);
  });
  for (const [index, { slug }] of [one, other].entries()) {
    const side = index === 0 ? -1 : 1;
    const box = drawnSize(staging, slug, 100) ?? { width: 100, height: 100 };
    // On its pan, and under its beam.
    const most = Math.min((width * PAN * 2.05) / box.width, (height * (BEAM - PAN_AT - 0.1)) / box.height);
    const pan = foot - height * PAN_AT;
    const each = most * 100;
    putObject(staging, slug, {
      x: x + side * width * REACH,
      y: pan - (box.height * most) / 2,
      size: each,
      floor: null,
      hasLife: false,
      move: (pose, seconds) => {
        const come = rise(seconds, 0.1 + index * 0.25, 0.5);
        pose.y -= (1 - come) * height * 0.2;
        pose.opacity = clamp((seconds - 0.1 - index * 0.25) * 7);
      },
    });
  }
}

function scaleSprite(width: number, height: number): Sprite {
  const [wide, high] = [Math.ceil(width * 1.06), Math.ceil(height)];
  return {
    width: wide,
    height: high,
    draw(pen) {
      pen.translate(wide / 2, high);
      const brass = linear(
        pen,
        [-width * 0.05, 0, width * 0.05, 0],
        [
          [0, "#ffe9ae"],
          [0.45, "#d9a441"],
          [1, "#8a5a1a"],
        ],
      );
      const line = width * 0.03;
      pen.fillStyle = brass;
      pen.beginPath();
      pen.roundRect(-line / 2, -height * BEAM, line, height * (BEAM - 0.05), line / 2);
      pen.fill();
      pen.beginPath();
      pen.moveTo(-width * 0.17, 0);
      pen.quadraticCurveTo(-width * 0.15, -height * 0.075, -line, -height * 0.09);
      pen.lineTo(line, -height * 0.09);
      pen.quadraticCurveTo(width * 0.15, -height * 0.075, width * 0.17, 0);
      pen.fill();
      for (const side of [-1, 1]) hang(pen, side * width * REACH, width, height);
      pen.fillStyle = linear(
        pen,
        [0, -height * BEAM - line / 2, 0, -height * BEAM + line],
        [
          [0, "#ffe9ae"],
          [1, "#a86f22"],
        ],
      );
      pen.beginPath();
      pen.roundRect(-width * (REACH + 0.03), -height * BEAM - line * 0.4, width * (REACH + 0.03) * 2, line, line / 2);
      pen.fill();
      pen.fillStyle = "#f4cf72";
      disc(pen, 0, -height * BEAM + line * 0.1, line * 1.2);
      pen.fill();
      pen.fillStyle = "#9a6420";
      disc(pen, 0, -height * BEAM + line * 0.1, line * 0.5);
      pen.fill();
    },
  };
}

/** A pan on three cords. */
function hang(pen: Pen, x: number, width: number, height: number): void {
  const pan = -height * PAN_AT;
  pen.strokeStyle = "#b98a3a";
  pen.lineWidth = width * 0.007;
  for (const reach of [-PAN, PAN]) {
    pen.beginPath();
    pen.moveTo(x, -height * BEAM);
    pen.lineTo(x + width * reach, pan);
    pen.stroke();
  }
  pen.fillStyle = linear(
    pen,
    [x - width * PAN, 0, x + width * PAN, 0],
    [
      [0, "#ffe9ae"],
      [0.5, "#dba548"],
      [1, "#8f5e1c"],
    ],
  );
  pen.beginPath();
  pen.moveTo(x - width * (PAN + 0.015), pan);
  pen.lineTo(x + width * (PAN + 0.015), pan);
  pen.quadraticCurveTo(x + width * PAN * 0.7, pan + height * 0.085, x, pan + height * 0.085);
  pen.quadraticCurveTo(x - width * PAN * 0.7, pan + height * 0.085, x - width * (PAN + 0.015), pan);
  pen.fill();
}
