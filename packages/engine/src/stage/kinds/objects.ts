import { clamp } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { withAlpha } from "#stage/colors.ts";
import { rise, spring } from "#stage/easing.ts";
import type { Sprite } from "#stage/stage.ts";
import { figureLabel, putHuge } from "#stage/numbers.ts";
import { bob, paintHalo } from "#stage/objects.ts";
import { putObject, putThing } from "#stage/standing.ts";
import { countOf, thingsOf } from "#stage/things.ts";
import { fontOf, inksOf, say, textMiddle } from "#stage/words.ts";

/** One object on a floor, a line below. */
export function hero(staging: Staging): void {
  const { frame, scene, floor, look } = staging;
  const [main, second] = thingsOf(staging);
  const isSilent = scene.text.trim() === "";
  const size = frame.object.size * (isSilent && frame.shape !== "wide" ? 1.12 : 1);
  const { x } = frame.object;
  const shift = second ? size * 0.08 : 0;
  if (second) {
    putObject(staging, second.slug, {
      x: x + size * 0.42,
      y: frame.object.y - size * 0.32,
      size: size * 0.44,
      turn: 0.18,
      delay: 0.3,
      phase: 2,
    });
  }
  if (main)
    putThing(staging, main, {
      x: x - shift,
      y: frame.object.y,
      size: size * (second ? 0.92 : 1),
      floor,
      hasHalo: true,
    });
  say(staging, {
    text: scene.text,
    box: frame.words,
    font: look.text,
    size: frame.unit * 0.112,
    emphasis: scene.emphasis,
  });
}

/** An object larger than the frame, words over it. */
export function close(staging: Staging): void {
  const { frame, scene, look, board } = staging;
  const { width, height, unit, shape } = frame;
  const [main] = thingsOf(staging);
  const spots = {
    tall: { x: width * 0.54, y: height * 0.71, size: width * 1.14 },
    wide: { x: width * 0.23, y: height * 0.56, size: height * 1.02 },
    square: { x: width * 0.5, y: height * 0.74, size: width * 0.86 },
  };
  const spot = spots[shape];
  if (main) {
    const move = (
      pose: { y: number; scaleX: number; scaleY: number; turn: number; opacity: number },
      seconds: number,
    ) => {
      const come = rise(seconds, 0, 0.8);
      pose.y += (1 - come) * unit * 0.2;
      pose.scaleX = pose.scaleY = 0.97 + 0.03 * come + 0.012 * Math.min(seconds, 6);
      pose.turn = -0.1 + 0.008 * seconds;
      pose.opacity = clamp(seconds * 5);
    };
    putThing(staging, { ...main, count: 1 }, { ...spot, hasHalo: true, move });
  }
  if (staging.isGrave) {
    board.paint((pen) => {
      const gradient = pen.createLinearGradient(0, height * 0.6, 0, height);
      gradient.addColorStop(0, "rgba(0,0,0,0)");
      gradient.addColorStop(1, "rgba(0,0,0,0.85)");
      pen.fillStyle = gradient;
      pen.fillRect(0, height * 0.6, width, height * 0.4);
    });
  }
  const box = {
    tall: { ...frame.top, y: height * 0.1, height: height * 0.25 },
    wide: frame.words,
    square: { ...frame.top, y: height * 0.07, height: height * 0.23 },
  }[shape];
  say(staging, { text: scene.text, box, font: look.text, size: unit * 0.125, emphasis: scene.emphasis });
}

/** A giant number, what is told of it, how far the list is. */
export function list(staging: Staging): void {
  const { frame, scene, look, floor } = staging;
  const { width, height, unit, shape } = frame;
  const [main, second] = thingsOf(staging);
  const size = frame.object.size * (shape === "wide" ? 0.98 : 0.94);
  const x = { tall: width * 0.575, wide: frame.object.x + width * 0.02, square: width * 0.6 }[shape];
  const number = scene.number === undefined ? "" : String(scene.number);
  // Its light first: the number's colour is measured on it.
  if (!staging.isGrave)
    paintHalo(staging, { x, y: floor === null ? frame.object.y : floor - size * 0.47 }, size * 0.95, [
      look.light,
      0.22,
    ]);
  if (number) {
    const huge = unit * (look.figure === "anton" ? 0.78 : 0.64) * (shape === "square" ? 0.74 : 1);
    const room = { tall: 0.46, wide: 0.2, square: 0.4 }[shape] * width;
    const left = { tall: frame.safe.x, wide: frame.object.x - width * 0.235, square: width * 0.065 }[shape];
    const y = { tall: height * 0.285, wide: height * 0.36, square: height * 0.33 }[shape];
    putHuge(staging, { text: number, x: left, y, size: huge, width: room, align: "left", hasDepth: true });
  }
  putPips(staging);
  const isMany = main !== undefined && countOf(main) > 1;
  const y = frame.object.y;
  if (isMany && second) {
    putObject(staging, second.slug, {
      x: x + size * 0.1,
      y: y + size * 0.26,
      size: size * 0.7,
      floor,
      turn: 0.05,
      delay: 0.3,
    });
    putThing(staging, main, { x, y: (floor === null ? y : floor - size * 0.5) - size * 0.26, size: size * 0.82 });
  } else if (main) {
    if (second && !scene.figure && !main.isRefused) {
      putObject(staging, second.slug, {
        x: x + size * 0.32,
        y: y - size * 0.4,
        size: size * 0.44,
        turn: 0.18,
        delay: 0.32,
        phase: 2,
      });
    }
    putThing(staging, main, { x, y, size, floor });
  }
  if (scene.figure) putBadge(staging, { x: x + size * 0.28, y: y - size * 0.5 });
  say(staging, { text: scene.text, box: frame.words, font: look.text, size: unit * 0.105, emphasis: scene.emphasis });
}

/** Where two, three or four things stand around their middle: shares of the size, their size, their turn. */
const PARADES: Readonly<Record<number, readonly (readonly [x: number, y: number, size: number, turn: number])[]>> = {
  2: [
    [-0.34, -0.22, 0.98, -0.1],
    [0.34, 0.26, 0.94, 0.12],
  ],
  3: [
    [-0.36, 0.04, 0.96, -0.1],
    [0.4, -0.38, 0.78, 0.14],
    [0.38, 0.42, 0.8, 0.08],
  ],
  4: [
    [-0.38, -0.36, 0.78, -0.1],
    [0.38, -0.42, 0.76, 0.12],
    [-0.36, 0.42, 0.76, 0.08],
    [0.4, 0.38, 0.78, -0.08],
  ],
};

/** Two to four objects side by side. */
export function parade(staging: Staging): void {
  const { frame, scene, look, isGrave } = staging;
  const things = thingsOf(staging).slice(0, 4);
  const size = frame.object.size * 0.78;
  const spots = PARADES[Math.max(2, things.length)] ?? [];
  const isSticker = !isGrave && (scene.backdrop === "paper" || scene.backdrop === "arc");
  for (const [index, thing] of things.entries()) {
    const [dx, dy, scale, turn] = spots[index] ?? [0, 0, 1, 0];
    const at = { x: frame.object.x + dx * size, y: frame.object.y + dy * size, size: size * scale };
    putThing(staging, things.length < 4 ? thing : { ...thing, count: 1 }, {
      ...at,
      turn,
      isSticker,
      delay: 0.05 + index * 0.14,
      phase: index * 2,
      hasHalo: !isSticker,
    });
  }
  const words = things.map(({ word }) => word).filter(Boolean);
  const emphasis = scene.emphasis.length > 0 ? scene.emphasis : words;
  say(staging, { text: scene.text, box: frame.words, font: look.text, size: frame.unit * 0.108, emphasis });
}

/** What stands near the lens: other things of the scene, else the one it shows; never what another scene was about. */
export function nearOf(staging: Staging): string[] {
  if (staging.film.cast.length < 3 || staging.scene.text.trim() === "") return [];
  const shown = thingsOf(staging).filter(({ isRefused }) => !isRefused);
  const slugs = shown.map(({ slug }) => slug);
  return slugs.length > 1 ? slugs.toReversed().slice(0, 2) : slugs;
}

/** How far a list is, as a row of bars over the picture. */
function putPips(staging: Staging): void {
  const { frame, scene, board } = staging;
  const { width, height, unit } = frame;
  const { number, of } = scene;
  if (number === undefined || of === undefined || of < 2 || of > 12) return;
  const whole = unit * 0.44;
  const gap = unit * 0.014;
  const one = (whole - gap * (of - 1)) / of;
  const thick = unit * 0.012;
  const middle = frame.shape === "wide" ? frame.words.x + whole / 2 : width * 0.49;
  const y = frame.shape === "tall" ? height * 0.088 : height * 0.075;
  const box = { x: middle - whole / 2, y: y - thick, width: whole, height: thick * 2 };
  const color = board.visible(box, inksOf(staging), 3) ?? "#ffffff";
  board.paint((pen) => {
    for (let index = 0; index < of; index++) {
      pen.fillStyle = withAlpha(color, index < number - 1 ? 1 : 0.3);
      pen.beginPath();
      pen.roundRect(box.x + index * (one + gap), y - thick / 2, one, thick, thick / 2);
      pen.fill();
    }
  });
  const bar: Sprite = {
    width: Math.ceil(one),
    height: Math.ceil(thick),
    draw(pen) {
      pen.fillStyle = color;
      pen.beginPath();
      pen.roundRect(0, 0, one, thick, thick / 2);
      pen.fill();
    },
  };
  const left = box.x + (number - 1) * (one + gap);
  board.put(bar, { x: left + one / 2, y }, (pose, seconds) => {
    const grown = rise(seconds, 0.15, 0.5);
    pose.scaleX = grown;
    pose.x -= ((1 - grown) * one) / 2;
  });
}

/** A number on a white pill beside its object. */
function putBadge(staging: Staging, at: { x: number; y: number }): void {
  const { scene, film, look, frame, board } = staging;
  if (!scene.figure) return;
  const { unit } = frame;
  const { value, unit: measure } = scene.figure;
  const label = `${figureLabel(scene.figure, value, film.language)}${measure && measure !== "%" ? ` ${measure}` : ""}`;
  const font = look.text === "playfair" ? "montserrat" : look.text;
  const size = unit * 0.088;
  const { width, lift } = textMiddle(staging, font, size, label);
  const [wide, high, pad] = [width + unit * 0.1, unit * 0.148, unit * 0.04];
  const sprite: Sprite = {
    width: Math.ceil(wide + pad * 2),
    height: Math.ceil(high + pad * 2),
    draw(pen) {
      pen.shadowColor = "rgba(0,0,0,0.34)";
      pen.shadowBlur = unit * 0.03;
      pen.shadowOffsetY = unit * 0.01;
      pen.fillStyle = "#ffffff";
      pen.beginPath();
      pen.roundRect(pad, pad, wide, high, high / 2);
      pen.fill();
      pen.shadowColor = "rgba(0,0,0,0)";
      pen.fillStyle = look.ink;
      pen.font = fontOf(font, size);
      pen.textAlign = "center";
      pen.textBaseline = "alphabetic";
      const { ascent, descent } = staging.tools.measure(fontOf(font, size), label);
      pen.fillText(label, pad + wide / 2, pad + high / 2 + lift + (ascent - descent) / 2);
    },
  };
  const right = frame.shape === "wide" ? frame.words.x - unit * 0.02 : frame.safe.x + frame.safe.width;
  const x = Math.min(at.x, right - wide / 2);
  const y = Math.max(at.y, frame.safe.y + high * 0.9);
  board.put(sprite, { x, y }, (pose, seconds) => {
    const come = clamp(spring(look.motion, seconds, 0.5), 0, 1.2);
    pose.scaleX = pose.scaleY = come;
    pose.turn = 0.07;
    pose.y += bob(seconds, 1) * unit;
  });
}
