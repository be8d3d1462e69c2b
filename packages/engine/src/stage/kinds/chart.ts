import { clamp } from "#base/numbers.ts";
import type { Figure } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { findChange } from "#script/changes.ts";
import { mix, readableOn, withAlpha } from "#stage/colors/colors.ts";
import { rise, spring } from "#stage/easing.ts";
import { FLAT, isShrinkingIce, putFloe } from "#stage/gauges/floe.ts";
import { figureLockup, unitAsSet } from "#stage/words/lockup.ts";
import { comparedWith } from "#stage/gauges/columns.ts";
import { countUp, figureLabel, hugeBox, putHuge } from "#stage/gauges/numbers.ts";
import { linear } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
import { drawnSize } from "#stage/objects.ts";
import { putObject } from "#stage/shots/standing.ts";
import { thingsOf } from "#stage/things.ts";
import { say, textSprite } from "#stage/words/words.ts";
import { inksOf } from "#stage/words/word-colors.ts";
import { linesHeight } from "./figure-places.ts";
import { figure } from "./figures.ts";

/** Before and after, as two bars. */
export function chart(staging: Staging): void {
  const { frame, scene, look, film } = staging;
  const { width, height, unit, shape } = frame;
  const {
    lead,
    ending,
    rest,
    unit: beside,
  } = figureLockup(staging) ?? { lead: "", ending: "", rest: scene.text, unit: "" };
  const change = findChange(scene.text, film.language);
  const gain = change ? change.share - 1 : readGain(scene.figure);
  if (!scene.figure || gain === null || comparedWith(film, scene).length > 0) return figure(staging);
  const shown = scene.figure;
  const base = height * { tall: 0.83, wide: 0.84, square: 0.9 }[shape];
  const x = shape === "wide" ? width * 0.28 : width * 0.5;
  const [bar, gap] = shape === "square" ? [unit * 0.2, unit * 0.16] : [unit * 0.27, unit * 0.2];
  // The higher bar always fills the same room: what is compared is the lower one.
  const below = shape === "wide" ? 0 : linesHeight(rest, shape);
  const above = shape === "wide" ? 0 : Math.max(0, linesHeight(lead, shape) - linesHeight("1", shape));
  const whole = height * ({ tall: 0.5, wide: 0.62, square: 0.46 }[shape] - below - above);
  const topic = thingsOf(staging)[0]?.slug;
  const isFloe = isShrinkingIce(topic, scene.text, gain);
  // What grows stands on its bar.
  const room = topic && !isFloe ? Math.max(whole * 0.5, whole - bar * ON_TOP) : whole;
  const [before, after] = gain >= 0 ? [room / (1 + gain), room] : [room, room * (1 + gain)];
  if (isFloe) {
    const size = Math.min(room / FLAT, unit * 0.9, shape === "wide" ? width * 0.42 : width);
    putFloe(staging, { x, y: base - room * 0.52, size }, 1 + gain);
  } else putBars(staging, { x, gap, bar, base, before, after, room }, { change, topic });
  // "Shrunk by 13%" says the way by itself; a sign comes with a number that stands alone, or that was written with one.
  const isSaid = (lead !== "" || rest !== "" || beside !== "") && !/[+−-]\s?%?\s?\d/u.test(scene.text);
  const sign = change ? shown.prefix : isSaid ? "" : shown.prefix || (gain >= 0 ? "+" : "−");
  const written: Figure = change ? shown : { ...shown, prefix: sign, unit: "%" };
  const measured = shown.unit !== "%" && shown.unit !== "" ? ` ${shown.unit}` : "";
  const small = change ? measured : beside === "" ? "" : ` ${unitAsSet(beside, staging)}`;
  const label = `${figureLabel(written, shown.value, film.language)}${ending}${small}`;
  const at = (seconds: number) => `${countUp(written, film.language, seconds)}${ending}${small}`;
  const drop = lead ? height * (above + { tall: 0.055, wide: 0.08, square: 0.1 }[shape]) : 0;
  const spot = {
    tall: { x: width * 0.49, y: height * 0.17 + drop },
    wide: { x: frame.words.x, y: height * 0.3 + drop },
    square: { x: width * 0.5, y: height * 0.16 + drop },
  }[shape];
  const column = shape === "wide" ? frame.words : frame.safe;
  const huge = {
    text: label,
    at,
    liveUntil: 1.3,
    ...spot,
    size: unit * (shape === "square" ? 0.2 : 0.31),
    width: column.width,
    align: frame.align,
  };
  const number = hugeBox(staging, huge);
  const words =
    shape === "wide"
      ? { ...frame.words, y: height * 0.55, height: height * 0.3 }
      : { ...column, y: number.y + number.height + unit * 0.045, height: height * below };
  const top = { tall: height * 0.08, wide: height * 0.1, square: height * 0.06 }[shape];
  const over = { ...column, y: top, height: number.y - unit * 0.055 - top };
  const said = { font: look.text, size: unit * 0.1, emphasis: scene.emphasis };
  if (lead) say(staging, { ...said, text: lead, box: over, place: "bottom" });
  if (rest) say(staging, { ...said, text: rest, box: words, place: "top" });
  putHuge(staging, huge);
}

type Compared = { change: ReturnType<typeof findChange>; topic: string | undefined };

/** The bars on their line, with what they stand for. */
function putBars(staging: Staging, bars: Bars & { room: number }, { change, topic }: Compared): void {
  const { scene, look, film, board, frame } = staging;
  const { unit } = frame;
  const { x, gap, bar, base, before, after, room } = bars;
  const shown = scene.figure;
  const ground = { x: x - unit * 0.4, y: base - room, width: unit * 0.8, height: room };
  const strong = board.visible(ground, [look.accent, look.hot, look.light, look.ink], 2) ?? look.accent;
  const faint = mix(mix(look.ink, "#8fa6b8", 0.5), look.light, 0.15);
  const line = board.visible(ground, inksOf(staging), 2) ?? look.light;
  board.paint((pen) => {
    pen.fillStyle = withAlpha(line, 0.5);
    pen.fillRect(x - unit * 0.4, base, unit * 0.8, Math.max(2, unit * 0.004));
  });
  // What the sentence names is what grows; the film's topic stands in where it names nothing.
  const grow = (delay: number, isSpringy: boolean) => (seconds: number) =>
    isSpringy ? clamp(spring("lively", seconds, delay), 0, 1.15) : rise(seconds, delay, 0.5);
  const grown = { before: grow(0.05, false), after: grow(0.3, true) };
  putBar(staging, { x: x - gap, base, width: bar, height: before, color: faint, grown: grown.before });
  putBar(staging, { x: x + gap, base, width: bar, height: after, color: strong, grown: grown.after });
  if (change && shown) {
    const labels = [change.from, change.to].map((value) => figureLabel(shown, value, film.language));
    putLabel(staging, labels[0] ?? "", { x: x - gap, top: base - before, width: bar, color: faint, delay: 0.5 });
    putLabel(staging, labels[1] ?? "", { x: x + gap, top: base - after, width: bar, color: strong, delay: 0.8 });
  }
  if (topic) putTopics(staging, topic, bars, grown);
}

type Bars = { x: number; gap: number; bar: number; base: number; before: number; after: number };

/** How large what grows is on its bar, and how much room that takes, in widths of the bar. */
const [TOPIC, ON_TOP] = [1.2, 1.2];

/** What grows, before without colour and after with it. */
function putTopics(
  staging: Staging,
  slug: string,
  { x, gap, bar, base, before, after }: Bars,
  grown: { before: (seconds: number) => number; after: (seconds: number) => number },
): void {
  const put = (isAfter: boolean, size: number, tall: number) => {
    const high = drawnSize(staging, slug, size)?.height ?? size;
    putObject(staging, slug, {
      x: x + (isAfter ? gap : -gap),
      y: base - tall - high * 0.48,
      size,
      isGrey: !isAfter,
      hasShadow: false,
      hasLife: false,
      move: (pose, seconds) => {
        const share = (isAfter ? grown.after : grown.before)(seconds);
        pose.y += (1 - share) * tall;
        pose.opacity = clamp((seconds - (isAfter ? 0.3 : 0.05)) * 5);
      },
    });
  };
  put(false, bar * TOPIC * 0.84, before);
  put(true, bar * TOPIC, after);
}

type Label = { x: number; top: number; width: number; color: string; delay: number };

/** What a bar stands for, at its head. */
function putLabel(staging: Staging, text: string, { x, top, width, color, delay }: Label): void {
  const { look, board } = staging;
  const font = look.text === "playfair" ? "montserrat" : look.text;
  const size = Math.min(width * 0.3, (width * 1.5) / Math.max(3, text.length));
  const ink = readableOn(color, [look.ink, look.light]);
  const sprite = textSprite(staging, text, { font, size, color: ink, shadow: 0 });
  board.put(sprite, { x, y: top + size * 1.1 }, (pose, seconds) => {
    pose.opacity = clamp((seconds - delay) * 5);
  });
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
