import { mix, withAlpha } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import { apart, disc, linear, radial } from "#stage/pens.ts";
import type { Pen, Sprite } from "#stage/stage.ts";
import { fontOf } from "#stage/words/words.ts";

/** What gauges are painted with: their plate, the empty part and the full part. */
export type GaugeInk = { plate: string; empty: string; full: string };

const TOP = -Math.PI / 2;
const WHOLE = Math.PI * 2;

/** A share of a ring, growing from the top. */
export function ringSprite(size: number, share: number, ink: GaugeInk, isInstant: boolean): Sprite {
  const side = Math.ceil(size * 1.12);
  const radius = size * 0.42;
  const sprite: Sprite = {
    width: side,
    height: side,
    draw(pen, seconds) {
      const grown = share * (isInstant ? 1 : rise(seconds, 0.1, 1));
      pen.translate(side / 2, side / 2);
      plate(pen, size * 0.5, ink);
      pen.lineWidth = size * 0.13;
      pen.lineCap = "round";
      pen.strokeStyle = ink.empty;
      pen.beginPath();
      pen.arc(0, 0, radius, 0, WHOLE);
      pen.stroke();
      if (grown <= 0.002) return;
      pen.strokeStyle = linear(
        pen,
        [-radius, -radius, radius, radius],
        [
          [0, mix(ink.full, "#ffffff", 0.32)],
          [1, ink.full],
        ],
      );
      pen.beginPath();
      pen.arc(0, 0, radius, TOP, TOP + WHOLE * Math.min(grown, 0.9999));
      pen.stroke();
    },
  };
  return isInstant ? sprite : { ...sprite, liveUntil: 1.1, liveShare: 0.6 };
}

/**
 * How the face of a clock is marked: every `long` of its marks is long, and `numerals` say what stands there; the last one is the
 * top. A clock has none.
 */
export type Face = {
  marks: number;
  long: number;
  numerals: readonly string[];
  font: (size: number) => string;
  hasCrown: boolean;
};

/** A face with its marks and the part that has run; `hasCrown`: a stopwatch. */
export function dialSprite(size: number, share: number, ink: GaugeInk, face: Face): Sprite {
  const { hasCrown } = face;
  const side = Math.ceil(size * 1.2);
  const radius = size * 0.44;
  return {
    width: side,
    height: side,
    draw(pen) {
      pen.translate(side / 2, side / 2 + (hasCrown ? size * 0.04 : 0));
      if (hasCrown) drawCrown(pen, radius, ink);
      apart(pen, () => {
        pen.shadowColor = "rgba(0,0,0,0.4)";
        pen.shadowBlur = size * 0.06;
        pen.shadowOffsetY = size * 0.02;
        pen.fillStyle = linear(
          pen,
          [-radius, -radius, radius, radius],
          [
            [0, mix(ink.full, "#ffffff", 0.45)],
            [1, mix(ink.full, "#000000", 0.3)],
          ],
        );
        disc(pen, 0, 0, radius);
        pen.fill();
      });
      pen.fillStyle = radial(
        pen,
        [-radius * 0.2, -radius * 0.3, radius * 1.3],
        [
          [0, "#ffffff"],
          [1, "#e4e8ef"],
        ],
      );
      disc(pen, 0, 0, radius * 0.86);
      pen.fill();
      if (share > 0) {
        pen.fillStyle = withAlpha(ink.full, 0.34);
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.arc(0, 0, radius * 0.8, TOP, TOP + WHOLE * Math.min(share, 0.9999));
        pen.closePath();
        pen.fill();
      }
      for (let mark = 0; mark < face.marks; mark++) {
        const isHour = mark % face.long === 0;
        pen.strokeStyle = isHour ? "#2b303c" : "#9aa2b1";
        pen.lineWidth = size * (isHour ? 0.012 : 0.005);
        const [x, y] = around(mark / face.marks);
        pen.beginPath();
        pen.moveTo(x * radius * 0.8, y * radius * 0.8);
        pen.lineTo(x * radius * (isHour ? 0.69 : 0.75), y * radius * (isHour ? 0.69 : 0.75));
        pen.stroke();
      }
      pen.fillStyle = "#2b303c";
      pen.font = face.font(radius * NUMERAL);
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      for (const [index, numeral] of face.numerals.entries()) {
        const [x, y] = around((index + 1) / face.numerals.length);
        pen.fillText(numeral, x * radius * 0.55, y * radius * 0.55);
      }
    },
  };
}

const NUMERAL = 0.2;

/** Where a share of the way round a face lies, seen from its middle. */
function around(share: number): [x: number, y: number] {
  return [Math.sin(share * WHOLE), -Math.cos(share * WHOLE)];
}

/** A hand that points up; its sprite's middle is the middle of the face. */
export function handSprite(length: number, width: number, color: string): Sprite {
  const side = Math.ceil((length + width) * 2);
  return {
    width: side,
    height: side,
    draw(pen) {
      pen.translate(side / 2, side / 2);
      pen.lineCap = "round";
      pen.strokeStyle = color;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(0, length * 0.16);
      pen.lineTo(0, -length);
      pen.stroke();
      pen.fillStyle = color;
      disc(pen, 0, 0, width * 1.25);
      pen.fill();
    },
  };
}

/** How the days of a leaf stand: whole weeks in weeks, so that no day more is counted than was told. */
export function daysInRows(count: number): { columns: number; rows: number; isWeeks: boolean } {
  const isWeeks = count > 7 && count % 7 === 0;
  const columns = isWeeks ? 7 : Math.ceil(Math.sqrt(count * 1.2));
  return { columns, rows: Math.ceil(count / columns), isWeeks };
}

/** A leaf of a calendar with so many boxes, marked one after the other. */
export function calendarSprite(
  size: number,
  { count, isAhead }: { count: number; isAhead: boolean },
  ink: GaugeInk,
  isInstant: boolean,
): Sprite {
  const { columns, rows, isWeeks } = daysInRows(count);
  const side = Math.ceil(size * 1.1);
  const [left, width, most] = [side * 0.06, side * 0.88, side * 0.86];
  const [head, pad] = [most * 0.18, most * 0.05];
  const stepX = (width * 0.9) / columns;
  const stepY = Math.min((most * 0.72) / rows, isWeeks ? stepX * 1.3 : Infinity);
  // A leaf is as long as its weeks: two of them fill half of one.
  const height = isWeeks ? head + pad * 2 + stepY * rows : most;
  const top = side * 0.51 - height / 2;
  const box = Math.min(stepX, stepY) * 0.8;
  const sprite: Sprite = {
    width: side,
    height: side,
    draw(pen, seconds) {
      const marked = isInstant ? count : Math.round(count * rise(seconds, 0.15, 1));
      apart(pen, () => {
        pen.shadowColor = "rgba(0,0,0,0.36)";
        pen.shadowBlur = size * 0.06;
        pen.shadowOffsetY = size * 0.02;
        pen.fillStyle = linear(
          pen,
          [left, top, left + width, top + height],
          [
            [0, "#ffffff"],
            [0.6, "#f7f9fc"],
            [1, "#d8dfea"],
          ],
        );
        pen.beginPath();
        pen.roundRect(left, top, width, height, size * 0.06);
        pen.fill();
      });
      pen.fillStyle = linear(
        pen,
        [left, top, left + width, top + head],
        [
          [0, mix(ink.full, "#ffffff", 0.18)],
          [1, mix(ink.full, "#000000", 0.14)],
        ],
      );
      pen.beginPath();
      pen.roundRect(left, top, width, head, [size * 0.06, size * 0.06, 0, 0]);
      pen.fill();
      pen.fillStyle = mix(ink.full, "#000000", 0.45);
      for (const x of [0.26, 0.74]) {
        pen.beginPath();
        pen.roundRect(left + width * x - size * 0.022, top - size * 0.05, size * 0.044, size * 0.12, size * 0.022);
        pen.fill();
      }
      for (let index = 0; index < count; index++) {
        const x = left + width * 0.05 + (index % columns) * stepX + (stepX - box) / 2;
        const y = top + head + pad + Math.floor(index / columns) * stepY + (stepY - box) / 2;
        const isNext = isAhead && index === 0 && marked > 0;
        pen.fillStyle =
          (index < marked && !isAhead) || isNext ? ink.full : isAhead ? mix(ink.full, "#ffffff", 0.76) : "#e6e9f0";
        pen.beginPath();
        pen.roundRect(x, y, box, box, box * 0.24);
        pen.fill();
        if (isNext) drawStar(pen, x + box / 2, y + box / 2, box * 0.34);
        if (isAhead && !isNext) {
          pen.fillStyle = mix(ink.full, "#10131c", 0.45);
          drawDay(pen, index + 1, { x, y, box });
        }
        if (index >= marked || isAhead) continue;
        drawTick(pen, x, y, box);
      }
    },
  };
  return isInstant ? sprite : { ...sprite, liveUntil: 1.15, liveShare: 0.6 };
}

function drawDay(pen: Pen, day: number, { x, y, box }: { x: number; y: number; box: number }): void {
  pen.font = fontOf("montserrat", box * 0.46);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(day), x + box / 2, y + box * 0.53);
}

function drawTick(pen: Pen, x: number, y: number, box: number): void {
  pen.strokeStyle = "#ffffff";
  pen.lineWidth = box * 0.11;
  pen.lineCap = pen.lineJoin = "round";
  pen.beginPath();
  pen.moveTo(x + box * 0.27, y + box * 0.52);
  pen.lineTo(x + box * 0.44, y + box * 0.68);
  pen.lineTo(x + box * 0.74, y + box * 0.34);
  pen.stroke();
}

function drawCrown(pen: Pen, radius: number, ink: GaugeInk): void {
  pen.fillStyle = mix(ink.full, "#000000", 0.35);
  pen.beginPath();
  pen.roundRect(-radius * 0.1, -radius * 1.24, radius * 0.2, radius * 0.3, radius * 0.04);
  pen.roundRect(-radius * 0.2, -radius * 1.3, radius * 0.4, radius * 0.14, radius * 0.06);
  pen.fill();
  apart(pen, () => {
    pen.rotate(0.72);
    pen.beginPath();
    pen.roundRect(-radius * 0.07, -radius * 1.16, radius * 0.14, radius * 0.2, radius * 0.04);
    pen.fill();
  });
}

function plate(pen: Pen, radius: number, ink: GaugeInk): void {
  pen.fillStyle = ink.plate;
  disc(pen, 0, 0, radius);
  pen.fill();
}

function drawStar(pen: Pen, x: number, y: number, radius: number): void {
  pen.fillStyle = "#ffffff";
  pen.beginPath();
  for (let point = 0; point < 10; point++) {
    const [angle, reach] = [(point * Math.PI) / 5 - Math.PI / 2, point % 2 === 0 ? radius : radius * 0.45];
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  pen.closePath();
  pen.fill();
}
