import type { Staging } from "#stage/board.ts";
import { mix } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import type { GaugeInk } from "./gauge-sprites.ts";
import { apart, disc, linear, radial } from "#stage/pens.ts";
import type { Pen, Sprite } from "#stage/stage.ts";
import { fontOf } from "#stage/words/words.ts";

/** One leaf of a calendar: the month at its head, the day large. */
export function leafSprite(
  { look, film, tools }: Staging,
  size: number,
  { day, month }: { day: string; month: string },
  ink: GaugeInk,
): Sprite {
  const side = Math.ceil(size * 1.1);
  const [left, top, width, height] = [side * 0.1, side * 0.08, side * 0.8, side * 0.86];
  const name = month.toLocaleUpperCase(film.language);
  const font = look.text === "playfair" ? "montserrat" : look.text;
  return {
    width: side,
    height: side,
    draw(pen) {
      apart(pen, () => {
        pen.shadowColor = "rgba(0,0,0,0.36)";
        pen.shadowBlur = size * 0.06;
        pen.shadowOffsetY = size * 0.02;
        pen.fillStyle = "#ffffff";
        pen.beginPath();
        pen.roundRect(left, top, width, height, size * 0.06);
        pen.fill();
      });
      pen.fillStyle = ink.full;
      pen.beginPath();
      pen.roundRect(left, top, width, height * 0.26, [size * 0.06, size * 0.06, 0, 0]);
      pen.fill();
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      const letters = Math.min(
        size * 0.13,
        (size * 0.13 * width * 0.84) / tools.measure(fontOf(font, size * 0.13), name).width,
      );
      pen.fillStyle = "#ffffff";
      pen.font = fontOf(font, letters);
      pen.fillText(name, left + width / 2, top + height * 0.145);
      pen.fillStyle = "#1b1d26";
      pen.font = fontOf(look.figure, size * 0.46);
      pen.fillText(day, left + width / 2, top + height * 0.64);
      pen.fillStyle = mix(ink.full, "#000000", 0.45);
      for (const x of [0.26, 0.74]) {
        pen.beginPath();
        pen.roundRect(left + width * x - size * 0.022, top - size * 0.05, size * 0.044, size * 0.12, size * 0.022);
        pen.fill();
      }
    },
  };
}

/** A tube that fills up to so much of its height. */
export function thermometerSprite(size: number, share: number, ink: GaugeInk, isInstant: boolean): Sprite {
  const [width, height] = [Math.ceil(size * 0.34), Math.ceil(size)];
  const [middle, bulb, tube] = [width / 2, size * 0.13, size * 0.075];
  const foot = height - bulb * 1.15;
  const sprite: Sprite = {
    width,
    height,
    draw(pen, seconds) {
      const top = size * 0.06;
      const level = foot - (foot - top) * share * (isInstant ? 1 : rise(seconds, 0.15, 0.8));
      glass(pen, { middle, top, foot, tube, bulb });
      pen.fillStyle = linear(
        pen,
        [middle - tube * 0.5, 0, middle + tube * 0.5, 0],
        [
          [0, "#ff8a6a"],
          [0.45, "#f5483c"],
          [1, "#c4242c"],
        ],
      );
      pen.beginPath();
      pen.roundRect(middle - tube * 0.5, level, tube, foot - level, [tube * 0.5, tube * 0.5, 0, 0]);
      pen.fill();
      pen.fillStyle = radial(
        pen,
        [middle - bulb * 0.26, foot - bulb * 0.3, bulb * 1.1],
        [
          [0, "#ff9a7a"],
          [0.45, "#f5483c"],
          [1, "#b81c28"],
        ],
      );
      disc(pen, middle, foot, bulb * 0.74);
      pen.fill();
      shine(pen, { middle, top, foot, tube, bulb });
      pen.strokeStyle = mix(ink.full, "#20242e", 0.7);
      pen.lineWidth = size * 0.008;
      for (let mark = 1; mark < 8; mark++) {
        const y = top + ((foot - bulb - top) * mark) / 8;
        pen.beginPath();
        pen.moveTo(middle + tube * 0.62, y);
        pen.lineTo(middle + tube * (mark % 2 === 0 ? 0.95 : 0.82), y);
        pen.stroke();
      }
    },
  };
  return isInstant ? sprite : { ...sprite, liveUntil: 0.95, liveShare: 0.6 };
}

const [COLUMNS, ROWS] = [7, 5];

type Glass = { middle: number; top: number; foot: number; tube: number; bulb: number };

/** A tube and its bulb as one body, lit from the upper left. */
function glass(pen: Pen, { middle, top, foot, tube, bulb }: Glass): void {
  pen.fillStyle = linear(
    pen,
    [middle - bulb, 0, middle + bulb, 0],
    [
      [0, "#ffffff"],
      [0.55, "#eef4fa"],
      [1, "#c3d2e2"],
    ],
  );
  pen.beginPath();
  pen.roundRect(middle - tube, top - tube * 0.5, tube * 2, foot - top, tube);
  pen.fill();
  disc(pen, middle, foot, bulb);
  pen.fill();
}

/** What makes it look like glass. */
function shine(pen: Pen, { middle, top, foot, tube, bulb }: Glass): void {
  pen.fillStyle = "rgba(255,255,255,0.75)";
  pen.beginPath();
  pen.roundRect(middle - tube * 0.86, top + tube * 0.5, tube * 0.24, (foot - top) * 0.5, tube * 0.12);
  pen.fill();
  pen.fillStyle = "rgba(255,255,255,0.6)";
  disc(pen, middle - bulb * 0.3, foot - bulb * 0.3, bulb * 0.16);
  pen.fill();
}

/** A crowd of small figures that come row by row; of those who are not told of only the places are left. */
export function peopleSprite(size: number, share: number, ink: GaugeInk, isInstant: boolean): Sprite {
  const side = Math.ceil(size);
  const [wide, high] = [side / COLUMNS, side / ROWS];
  const sprite: Sprite = {
    width: side,
    height: side,
    draw(pen, seconds) {
      const shown = COLUMNS * ROWS * (isInstant ? 1 : rise(seconds, 0.1, 1.1));
      const told = Math.max(1, Math.round(COLUMNS * ROWS * share));
      for (let index = 0; index < shown; index++) {
        const x = ((index % COLUMNS) + 0.5) * wide;
        const y = Math.floor(index / COLUMNS) * high;
        pen.fillStyle = index < told ? mix(ink.full, "#ffffff", ((index * 7) % 5) * 0.07) : ink.empty;
        disc(pen, x, y + high * 0.22, high * 0.15);
        pen.fill();
        pen.beginPath();
        pen.roundRect(x - wide * 0.3, y + high * 0.4, wide * 0.6, high * 0.5, [
          wide * 0.3,
          wide * 0.3,
          wide * 0.06,
          wide * 0.06,
        ]);
        pen.fill();
      }
    },
  };
  return isInstant ? sprite : { ...sprite, liveUntil: 1.2, liveShare: 0.6 };
}
