import { clamp } from "#base/numbers.ts";
import type { Figure } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { mix, withAlpha } from "#stage/colors.ts";
import { rise, spring } from "#stage/easing.ts";
import { gaugeOf, putGauge } from "#stage/gauges.ts";
import { countUp, figureLabel, putHuge } from "#stage/numbers.ts";
import { disc, linear } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
import { putObject, putThing } from "#stage/standing.ts";
import { thingsOf } from "#stage/things.ts";
import { inksOf, say } from "#stage/words.ts";
import { hero } from "./objects.ts";

/** A number that counts up, its unit, and what it is about. */
export function figure(staging: Staging): void {
  const { frame, scene, look, film, isGrave } = staging;
  const { width, height, unit, shape } = frame;
  if (!scene.figure) return hero(staging);
  const shown = scene.figure;
  const [main, extra] = thingsOf(staging);
  const gauge = gaugeOf(shown);
  const label = figureLabel(shown, shown.value, film.language);
  const small = shown.unit === "%" ? "" : shown.unit;
  const isInline = small !== "" && label.length < 4 && small.length < 8;
  const text = isInline ? `${label} ${small}` : label;
  // With nothing to stand beside it, the number takes the object's place.
  const isAlone = main === undefined && gauge === null;
  const isBeside = shape === "wide" && !isAlone;
  const middle = isBeside ? frame.words.x : shape === "wide" ? frame.object.x : width * (shape === "tall" ? 0.49 : 0.5);
  const room = shape === "wide" ? frame.words.width : frame.safe.width;
  const y = isAlone
    ? height * (shape === "wide" ? 0.46 : 0.37)
    : { tall: height * 0.19, wide: height * 0.26, square: height * 0.18 }[shape];
  const align = isAlone ? "center" : frame.align;
  const counted = (seconds: number) => `${countUp(shown, film.language, seconds)}${isInline ? ` ${small}` : ""}`;
  const size = unit * { tall: isAlone ? 0.6 : 0.44, wide: 0.34, square: isAlone ? 0.4 : 0.26 }[shape];
  const box = putHuge(staging, {
    text,
    at: counted,
    liveUntil: 1.3,
    x: middle,
    y,
    size,
    width: room,
    align,
  });
  const drop = /[,;]/u.test(text) ? unit * 0.03 : 0;
  const foot = box.y + box.height + drop;
  if (small && !isInline) putUnit(staging, small, { x: middle, y: foot + unit * 0.085, align });
  const words = {
    tall: { ...frame.words, y: height * 0.665, height: height * 0.143 },
    wide: isAlone
      ? frame.words
      : {
          ...frame.words,
          y: height * (small && !isInline ? 0.56 : 0.48),
          height: height * (small && !isInline ? 0.32 : 0.36),
        },
    square: { ...frame.words, y: height * 0.755, height: height * 0.18 },
  }[shape];
  const spot = roomBelow(staging, foot + (small && !isInline ? unit * 0.16 : unit * 0.06), words.y);
  if (gauge) {
    const beside = putGauge(staging, gauge, spot);
    if (main) putThing(staging, main, { ...beside, delay: 0.3, hasLife: false });
  } else if (extra && !isGrave) {
    const toward = shape === "wide" ? -1 : 1;
    const at = { x: spot.x + toward * spot.size * 0.48, y: spot.y - spot.size * 0.24, size: spot.size * 0.4 };
    putObject(staging, extra.slug, { ...at, turn: toward * 0.18, delay: 0.4, phase: 2 });
  }
  if (main && !gauge) putThing(staging, main, { ...spot, hasHalo: true });
  say(staging, { text: scene.text, box: words, font: look.text, size: unit * 0.098, emphasis: scene.emphasis });
}

/** Where an object stands between a figure and the words; beside them in wide frames. */
function roomBelow({ frame, floor }: Staging, top: number, bottom: number) {
  if (frame.shape === "wide") return { ...frame.object, floor };
  const room = bottom - frame.unit * 0.03 - top;
  const size = Math.min(frame.unit * 0.66, room);
  const y = top + room / 2;
  return {
    x: frame.width * 0.5,
    y,
    size,
    floor: floor === null ? null : Math.min(y + size / 2, bottom - frame.unit * 0.02),
  };
}

type UnitSpot = { x: number; y: number; align: "center" | "left" };

function putUnit(staging: Staging, text: string, { x, y, align }: UnitSpot): void {
  const { frame, look, film } = staging;
  const font = look.text === "playfair" ? "montserrat" : look.text;
  const shown = text.toLocaleUpperCase(film.language);
  const room = { width: frame.words.width, size: frame.unit * 0.085 };
  putHuge(staging, { text: shown, x, y, ...room, align, font, isWord: true, delay: 0.25 });
}

/** Before and after, as two bars. */
export function chart(staging: Staging): void {
  const { frame, scene, look, film, board } = staging;
  const { width, height, unit, shape } = frame;
  const gain = readGain(scene.figure);
  if (!scene.figure || gain === null) return figure(staging);
  const shown = scene.figure;
  const base = { tall: height * 0.605, wide: height * 0.84, square: height * 0.68 }[shape];
  const x = shape === "wide" ? width * 0.28 : width * 0.5;
  const [bar, gap] = shape === "square" ? [unit * 0.2, unit * 0.16] : [unit * 0.27, unit * 0.2];
  // The higher bar always fills the same room: what is compared is the lower one.
  const room = { tall: height * 0.315, wide: height * 0.62, square: height * 0.36 }[shape];
  const [before, after] = gain >= 0 ? [room / (1 + gain), room] : [room, room * (1 + gain)];
  const ground = { x: x - unit * 0.4, y: base - room, width: unit * 0.8, height: room };
  const strong = board.visible(ground, [look.accent, look.hot, look.light, look.ink], 2) ?? look.accent;
  const faint = mix(mix(look.ink, "#8fa6b8", 0.5), look.light, 0.15);
  const line = board.visible(ground, inksOf(staging), 2) ?? look.light;
  board.paint((pen) => {
    pen.fillStyle = withAlpha(line, 0.5);
    pen.fillRect(x - unit * 0.4, base, unit * 0.8, Math.max(2, unit * 0.004));
  });
  // What the sentence names is what grows; the film's topic stands in where it names nothing.
  const topic = thingsOf(staging)[0]?.slug;
  const grow = (delay: number, isSpringy: boolean) => (seconds: number) =>
    isSpringy ? clamp(spring("lively", seconds, delay), 0, 1.15) : rise(seconds, delay, 0.5);
  putBar(staging, { x: x - gap, base, width: bar, height: before, color: faint, grown: grow(0.05, false) });
  putBar(staging, { x: x + gap, base, width: bar, height: after, color: strong, grown: grow(0.3, true) });
  if (topic) {
    const size = bar * 0.74;
    const middle = (tall: number) => base - Math.max(tall / 2, size * 0.56);
    putObject(staging, topic, {
      x: x - gap,
      y: middle(before),
      size,
      isGrey: true,
      hasShadow: false,
      delay: 0.3,
      hasLife: false,
    });
    putObject(staging, topic, { x: x + gap, y: middle(after), size: size * 1.14, delay: 0.55, hasLife: false });
  }
  const other = thingsOf(staging).find(({ slug }) => slug !== topic);
  if (other) {
    putObject(staging, other.slug, {
      x: x + gap + bar * 0.52,
      y: base - after + unit * 0.01,
      size: unit * 0.24,
      turn: 0.14,
      delay: 0.7,
      phase: 1,
    });
  }
  const sign = shown.prefix || (gain >= 0 ? "+" : "−");
  const whole: Figure = { ...shown, prefix: sign, unit: "%" };
  const label = figureLabel(whole, shown.value, film.language);
  const at = (seconds: number) => countUp(whole, film.language, seconds);
  const spot = {
    tall: { x: width * 0.49, y: height * 0.17 },
    wide: { x: frame.words.x, y: height * 0.28 },
    square: { x: width * 0.5, y: height * 0.16 },
  }[shape];
  const words =
    shape === "wide"
      ? { ...frame.words, y: height * 0.45, height: height * 0.38 }
      : { ...frame.words, y: base + unit * 0.06, height: frame.words.y + frame.words.height - base - unit * 0.06 };
  const room2 = shape === "wide" ? frame.words.width : frame.safe.width;
  putHuge(staging, {
    text: label,
    at,
    liveUntil: 1.3,
    ...spot,
    size: unit * (shape === "square" ? 0.24 : 0.31),
    width: room2,
    align: frame.align,
  });
  say(staging, { text: scene.text, box: words, font: look.text, size: unit * 0.1, emphasis: scene.emphasis });
}

type Bar = {
  x: number;
  base: number;
  width: number;
  height: number;
  color: string;
  grown: (seconds: number) => number;
};

function putBar({ board, frame }: Staging, { x, base, width, height, color, grown }: Bar): void {
  const { unit } = frame;
  const sprite: Sprite = {
    width: Math.ceil(width),
    height: Math.ceil(height),
    draw(pen) {
      pen.fillStyle = linear(
        pen,
        [0, 0, width * 0.3, height],
        [
          [0, mix(color, "#ffffff", 0.34)],
          [1, color],
        ],
      );
      pen.beginPath();
      pen.roundRect(0, 0, width, height, [unit * 0.035, unit * 0.035, 0, 0]);
      pen.fill();
      pen.fillStyle = "rgba(255,255,255,0.24)";
      pen.beginPath();
      pen.roundRect(width * 0.1, unit * 0.035, width * 0.08, Math.max(1, height - unit * 0.07), width * 0.04);
      pen.fill();
    },
  };
  board.put(sprite, { x, y: base - height / 2 }, (pose, seconds) => {
    const share = grown(seconds);
    pose.scaleY = share;
    pose.y += ((1 - share) * height) / 2;
  });
}

/** By how much something grew, 1 is twice as much; null: the figure tells of no growth. */
function readGain(figure: Figure | undefined): number | null {
  if (!figure || figure.unit !== "%") return null;
  const value = Number(figure.value.replace(",", "."));
  if (!Number.isFinite(value) || value <= 0) return null;
  return figure.prefix.includes("-") || figure.prefix.includes("−")
    ? -Math.min(value, 95) / 100
    : Math.min(value, 900) / 100;
}

/** The last years roll by, then the year stands on a line of time. */
export function year(staging: Staging): void {
  const { frame, scene, look } = staging;
  const { width, height, unit, shape } = frame;
  if (scene.year === undefined) return hero(staging);
  const last = scene.year;
  const [main] = thingsOf(staging);
  const middle = shape === "wide" ? frame.words.x : width * (shape === "tall" ? 0.49 : 0.5);
  const room = shape === "wide" ? frame.words.width : frame.safe.width;
  const y = { tall: height * 0.185, wide: height * 0.25, square: height * 0.175 }[shape];
  const rolled = (seconds: number) => String(Math.round(last - 12 * (1 - rise(seconds, 0, 0.9))));
  const box = putHuge(staging, {
    text: String(last),
    at: rolled,
    liveUntil: 1,
    x: middle,
    y,
    size: unit * (shape === "square" ? 0.24 : 0.4),
    width: room,
    align: frame.align,
  });
  putTimeLine(staging, box.y + box.height + unit * 0.085);
  const words = {
    tall: frame.words,
    wide: { ...frame.words, y: height * 0.5, height: height * 0.34 },
    square: { ...frame.words, y: height * 0.755, height: height * 0.18 },
  }[shape];
  const spot = roomBelow(staging, box.y + box.height + unit * 0.13, words.y);
  if (main) putThing(staging, { ...main, count: 1 }, { ...spot, hasHalo: true });
  say(staging, {
    text: scene.text,
    box: words,
    font: look.text,
    size: unit * 0.103,
    emphasis: [...scene.emphasis, String(last)],
  });
}

function putTimeLine(staging: Staging, y: number): void {
  const { frame, board } = staging;
  const { unit, shape, width } = frame;
  const room = shape === "wide" ? frame.words : frame.safe;
  const line = { x: room.x, y: y - unit * 0.02, width: room.width, height: unit * 0.04 };
  const color = board.visible(line, inksOf(staging), 3) ?? "#ffffff";
  const middle = shape === "wide" ? line.x + line.width / 2 : width * (shape === "tall" ? 0.49 : 0.5);
  board.paint((pen) => {
    pen.strokeStyle = withAlpha(color, 0.5);
    pen.lineWidth = unit * 0.006;
    pen.beginPath();
    pen.moveTo(line.x, y);
    pen.lineTo(line.x + line.width, y);
    pen.stroke();
  });
  const gap = line.width * 0.085;
  const dot = (radius: number): Sprite => ({
    width: Math.ceil(radius * 2) + 2,
    height: Math.ceil(radius * 2) + 2,
    draw(pen) {
      pen.fillStyle = color;
      disc(pen, radius + 1, radius + 1, radius);
      pen.fill();
    },
  });
  const small = dot(unit * 0.0095);
  const large = dot(unit * 0.026);
  for (let index = -5; index <= 5; index++) {
    board.put(index === 0 ? large : small, { x: middle + index * gap, y }, (pose, seconds) => {
      pose.x += (1 - rise(seconds, 0, 0.9)) * 8 * gap;
      const edge = Math.min(pose.x - line.x, line.x + line.width - pose.x) / gap;
      pose.opacity = clamp(edge) * (index === 0 ? 1 : 0.65);
    });
  }
}
