import { clamp } from "#base/numbers.ts";
import type { Film, FilmScene } from "#film/film.ts";
import type { Board, Staging } from "#stage/board.ts";
import { mix, readableOn, withAlpha } from "#stage/colors/colors.ts";
import { toOklch } from "#stage/colors/oklch.ts";
import { rise, spring } from "#stage/easing.ts";
import { linear } from "#stage/pens.ts";
import { putObject } from "#stage/shots/standing.ts";
import type { Sprite } from "#stage/stage.ts";
import { isShowable, shapeOf } from "#stage/things.ts";
import { fontOf, textMiddle } from "#stage/words/words.ts";
import { figureLabel } from "./numbers.ts";

type Spot = { x: number; y: number; size: number };

/** So many shares told one after the other are one comparison. */
const [LEAST, MOST] = [3, 4];
const KINDS: ReadonlySet<string> = new Set(["hook", "figure", "chart"]);

/**
 * The scenes whose shares are compared with the one of this scene: told one after the other, each of something else. Empty: it is
 * told by itself.
 */
export function comparedWith({ scenes }: Film, scene: FilmScene): FilmScene[] {
  const at = scenes.findIndex(({ start }) => start === scene.start);
  if (at < 0 || !isShare(scenes[at])) return [];
  let [from, to] = [at, at];
  while (from > 0 && isShare(scenes[from - 1])) from--;
  while (isShare(scenes[to + 1])) to++;
  const row = scenes.slice(from, to + 1);
  const told = new Set(row.map(({ things }) => things[0]?.slug));
  return row.length >= LEAST && row.length <= MOST && told.size === row.length ? row : [];
}

function isShare(scene: FilmScene | undefined): scene is FilmScene {
  if (!scene?.figure || !KINDS.has(scene.kind)) return false;
  const { figure, things } = scene;
  return figure.unit === "%" && !/[-−]/u.test(figure.prefix) && worthOf(scene) > 0 && things.length > 0;
}

function worthOf({ figure }: FilmScene): number {
  return Number((figure?.value ?? "").replace(",", ".")) || 0;
}

/** The comparison that was told before a scene which shows no share of its own; empty: none was. */
export function comparedBefore(film: Film, scene: FilmScene): FilmScene[] {
  const last = film.scenes.filter((each) => each.start < scene.start).findLast(isShare);
  return last === undefined ? [] : comparedWith(film, last);
}

/** How the row stands: one column grows now, or all of them are told and lie behind something else. */
type Row = { isInstant?: boolean; isDim?: boolean };

/** What was told up to here as columns on one ground, each as high as its share; those still to come are empty places. */
export function putColumns(
  staging: Staging,
  row: readonly FilmScene[],
  { x, y, size }: Spot,
  { isInstant = false, isDim = false }: Row = {},
): void {
  const { board, look, scene, film } = staging;
  const base = y + size * 0.5;
  const gap = size * 0.06;
  const wide = (size - gap * (row.length - 1)) / row.length;
  const ground = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  const strong = board.visible(ground, [look.accent, look.hot, look.light, look.ink], 2) ?? look.accent;
  const plain = mix(strong, mix(look.ink, look.light, 0.5), 0.5);
  const most = Math.max(...row.map(worthOf));
  // Over the highest stands what it is of.
  const room = size - wide * 0.95;
  putBase(staging, { x, base, wide: size * 1.06 });
  const now = isDim ? row.length : row.findIndex(({ start }) => start === scene.start);
  for (const [index, each] of row.entries()) {
    const middle = x - size / 2 + wide / 2 + index * (wide + gap);
    const height = Math.max(wide * 0.4, room * (worthOf(each) / most));
    const isNow = index === now;
    const slug = each.things.find((thing) => isShowable(staging, thing.slug))?.slug;
    if (index > now) {
      putAsked(staging, { x: middle, base, wide });
      continue;
    }
    const own = ownColor(staging, slug, ground) ?? (isNow ? strong : plain);
    const color = isDim ? faded(staging, own) : own;
    const label = each.figure ? figureLabel(each.figure, each.figure.value, film.language) : "";
    const grown = (seconds: number) => (isNow && !isInstant ? clamp(spring("lively", seconds, 0.25), 0.02, 1.1) : 1);
    board.put(
      columnSprite(staging, [wide, height], color, label),
      { x: middle, y: base - height / 2 },
      (pose, seconds) => {
        pose.scaleY = grown(seconds);
        pose.y += ((1 - pose.scaleY) * height) / 2;
      },
    );
    if (!slug) continue;
    const top = base - height - wide * 0.46;
    putObject(staging, slug, {
      x: middle,
      y: top,
      size: wide * 0.9,
      isGrey: false,
      hasLife: false,
      hasShadow: isNow,
      move: (pose, seconds) => {
        pose.y += (1 - grown(seconds)) * height;
        pose.opacity = (isDim ? 0.4 : 1) * (isInstant || !isNow ? 1 : rise(seconds, 0.1, 0.3));
      },
    });
  }
}

function faded({ look }: Staging, color: string): string {
  return mix(color, mix(look.ink, "#8a8a8a", 0.35), 0.62);
}

/** Shares of the size: how wide the steps of the podium are, how high its first one is, and how large what has won stands on it. */
const PODIUM = { first: 0.4, other: 0.265, high: 0.42, thing: 0.36, cup: 0.34 };
/** What has lost is told, not shown. */
const LOST = 0.55;

/** Of a comparison that was told the highest has won: it stands large on the first step with a cup, the others small beside it. */
export function putPodium(staging: Staging, row: readonly FilmScene[], { x, y, size }: Spot): void {
  const { board, look, film } = staging;
  const base = y + size * 0.5;
  const ground = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  const strong = board.visible(ground, [look.accent, look.hot, look.light, look.ink], 2) ?? look.accent;
  const [best, ...others] = row.toSorted((one, other) => worthOf(other) - worthOf(one));
  if (!best) return;
  putBase(staging, { x, base, wide: size });
  const step = (each: FilmScene, [middle, wide, high]: readonly [number, number, number], isBest: boolean) => {
    const slug = each.things.find((thing) => isShowable(staging, thing.slug))?.slug;
    const own = ownColor(staging, slug, ground) ?? strong;
    const label = each.figure ? figureLabel(each.figure, each.figure.value, film.language) : "";
    const column = columnSprite(staging, [wide, high], isBest ? own : faded(staging, own), label);
    board.put(column, { x: middle, y: base - high / 2 }, () => undefined);
    return { slug, top: base - high };
  };
  for (const [index, each] of others.entries()) {
    const side = index % 2 === 0 ? 1 : -1;
    const wide = size * (others.length > 2 ? PODIUM.other * 0.6 : PODIUM.other);
    const middle = x + side * (size * PODIUM.first * 0.5 + wide * (0.58 + Math.floor(index / 2) * 1.06));
    const high = Math.max(wide * 0.3, size * PODIUM.high * (worthOf(each) / worthOf(best)));
    const { slug, top } = step(each, [middle, wide, high], false);
    if (slug)
      putObject(staging, slug, {
        x: middle,
        y: top - wide * 0.44,
        size: wide * 0.84,
        hasLife: false,
        hasShadow: false,
        move: (pose) => {
          pose.opacity = LOST;
        },
      });
  }
  const { slug, top } = step(best, [x, size * PODIUM.first, size * PODIUM.high], true);
  const thing = size * PODIUM.thing;
  putCup(staging, { x, y: top - thing * 0.72 - size * PODIUM.cup * 0.42, size: size * PODIUM.cup });
  if (slug) putObject(staging, slug, { x, y: top - thing * 0.36, size: thing, hasHalo: true, delay: 0.1 });
}

const CUP_DELAY = 0.5;

/** Falls on what has won after a moment in which the viewer answers. */
function putCup(staging: Staging, { x, y, size }: Spot): void {
  if (!isShowable(staging, "trophy")) return;
  putObject(staging, "trophy", {
    x,
    y,
    size,
    hasHalo: true,
    hasLife: false,
    move: (pose, seconds) => {
      const come = spring("lively", seconds, CUP_DELAY);
      pose.y -= (1 - clamp(come, 0, 1.06)) * size * 2.4;
      pose.opacity = clamp((seconds - CUP_DELAY) * 8);
    },
  });
}

/** Paler or nearer to its ground than this, a thing lends its column no colour. */
const [LEAST_CHROMA, LEAST_CONTRAST] = [0.02, 1.6];

/** Gold stays gold and a banknote green, whichever of them is being told of. */
function ownColor({ tools, board }: Staging, slug: string | undefined, ground: Parameters<Board["visible"]>[0]) {
  const mean = slug === undefined ? undefined : shapeOf(tools, slug)?.mean;
  if (mean === undefined || toOklch(mean).c < LEAST_CHROMA) return null;
  const [red, green, blue] = mean.map(Math.round);
  const color = `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, "0")).join("")}`;
  return board.visible(ground, [color, mix(color, "#ffffff", 0.3)], LEAST_CONTRAST) ?? null;
}

/** What columns stand on: in the air their heights cannot be compared. */
function putBase({ board, look }: Staging, { x, base, wide }: { x: number; base: number; wide: number }): void {
  const thick = Math.max(2, wide * 0.009);
  const box = { x: x - wide / 2, y: base, width: wide, height: thick };
  const color = board.visible(box, [look.light, look.ink], 2) ?? look.light;
  board.paint((pen) => {
    pen.fillStyle = withAlpha(color, 0.5);
    pen.beginPath();
    pen.roundRect(box.x, box.y, wide, thick, thick / 2);
    pen.fill();
  });
}

/** The place of a share that is still to be told. */
function putAsked({ board, look }: Staging, { x, base, wide }: { x: number; base: number; wide: number }): void {
  const high = wide * 1.15;
  const color = board.visible(
    { x: x - wide / 2, y: base - high, width: wide, height: high },
    [look.light, look.ink],
    2,
  );
  board.paint((pen) => {
    pen.fillStyle = withAlpha(color ?? look.light, 0.1);
    pen.strokeStyle = withAlpha(color ?? look.light, 0.4);
    pen.lineWidth = wide * 0.025;
    pen.setLineDash([wide * 0.09, wide * 0.07]);
    pen.beginPath();
    pen.roundRect(x - wide / 2, base - high, wide, high, wide * 0.14);
    pen.fill();
    pen.stroke();
    pen.setLineDash([]);
    pen.fillStyle = withAlpha(color ?? look.light, 0.55);
    pen.font = fontOf("montserrat", wide * 0.5);
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText("?", x, base - high / 2);
  });
}

function columnSprite(staging: Staging, [wide, high]: readonly [number, number], color: string, label: string): Sprite {
  const { look } = staging;
  const font = look.text === "playfair" ? "montserrat" : look.text;
  const wanted = wide * 0.3;
  const size = Math.min(wanted, (wanted * wide * 0.84) / Math.max(1, textMiddle(staging, font, wanted, label).width));
  return {
    width: Math.ceil(wide),
    height: Math.ceil(high),
    draw(pen) {
      pen.fillStyle = linear(
        pen,
        [0, 0, wide, high],
        [
          [0, mix(color, "#ffffff", 0.34)],
          [0.45, color],
          [1, mix(color, "#000000", 0.22)],
        ],
      );
      pen.beginPath();
      pen.roundRect(0, 0, wide, high, [wide * 0.14, wide * 0.14, wide * 0.05, wide * 0.05]);
      pen.fill();
      pen.fillStyle = "rgba(255,255,255,0.24)";
      pen.beginPath();
      pen.roundRect(wide * 0.1, wide * 0.12, wide * 0.07, Math.max(1, high - wide * 0.24), wide * 0.04);
      pen.fill();
      pen.fillStyle = readableOn(color, [look.ink, look.light]);
      pen.font = fontOf(font, size);
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(label, wide / 2, Math.min(high / 2, wide * 0.34));
    },
  };
}
