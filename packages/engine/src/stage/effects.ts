import { clamp, createRandom } from "#base/numbers.ts";
import type { Staging } from "./board.ts";
import { withAlpha } from "#stage/colors/colors.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import { spring } from "./easing.ts";
import type { Box } from "./frame.ts";
import { radial } from "./pens.ts";
import type { Sprite } from "./stage.ts";

const HOT =
  /^hot-beverage|^cooking$|pot-of-food|teacup|^fork-and-knife-with-plate|steaming|curry|^hot-pepper$|shallow-pan/u;
const GLOWS: readonly (readonly [RegExp, string])[] = [
  [/candle/u, "#ffb45a"],
  [/light-bulb|^flashlight$/u, "#ffe9a0"],
  [/^fire$|volcano/u, "#ff7a2a"],
  [/mobile-phone|laptop|television|desktop/u, "#7fb8ff"],
  [/moon|^sun|star|sparkle/u, "#ffe9a0"],
];

/** What makes a still object live, behind it: steam over hot things, a breathing glow around lights. */
export function putLife(staging: Staging, slug: string, { x, y, width, height }: Box): void {
  // What somebody holds is small, and stands where the hands are.
  if (figureOf(slug) !== null) return;
  const size = Math.max(width, height);
  if (HOT.test(slug)) putSteam(staging, x + width / 2, y + height * 0.12, size);
  const glow = GLOWS.find(([name]) => name.test(slug));
  if (!glow) return;
  const radius = size * (staging.isGrave ? 0.62 : 0.5);
  const sprite = glowSprite(radius, glow[1], staging.isGrave ? 0.6 : 0.4);
  const middle = { x: x + width / 2, y: y + height * (slug === "candle" ? 0.22 : 0.5) };
  staging.board.put(sprite, middle, (pose, seconds) => {
    const flicker = 0.8 + 0.2 * Math.sin(seconds * 7.3) * Math.sin(seconds * 4.1);
    pose.opacity = flicker * clamp(seconds * 3);
  });
}

/** Three wisps that rise, sway and fade, one after the other. */
function putSteam({ board }: Staging, x: number, y: number, size: number): void {
  const sprite = wisp(size);
  for (let index = 0; index < 3; index++) {
    board.put(sprite, { x: x + (index - 1) * size * 0.15, y: y - sprite.height * 0.36 }, (pose, seconds) => {
      const share = (seconds / 2.6 + index / 3) % 1;
      pose.y += (0.5 - share) * size * 0.2;
      pose.x += Math.sin(seconds * 1.3 + index * 2) * size * 0.012;
      pose.scaleX = 0.8 + share * 0.5;
      pose.opacity = Math.sin(share * Math.PI) * clamp(seconds * 2 + 0.3);
    });
  }
}

function wisp(size: number): Sprite {
  const [width, height] = [Math.ceil(size * 0.24), Math.ceil(size * 0.46)];
  return {
    width,
    height,
    draw(pen) {
      pen.filter = `blur(${size * 0.022}px)`;
      pen.lineCap = "round";
      pen.strokeStyle = "rgba(255,255,255,0.5)";
      pen.lineWidth = size * 0.045;
      pen.beginPath();
      for (let step = 0; step <= 24; step++) {
        const share = step / 24;
        const sway = Math.sin(share * 5.2) * size * 0.055 * (0.25 + share);
        pen.lineTo(width / 2 + sway, height - size * 0.07 - share * size * 0.32);
      }
      pen.stroke();
    },
  };
}

function glowSprite(radius: number, color: string, alpha: number): Sprite {
  const side = Math.ceil(radius * 2);
  return {
    width: side,
    height: side,
    draw(pen) {
      pen.fillStyle = radial(
        pen,
        [side / 2, side / 2, side / 2],
        [
          [0, withAlpha(color, alpha)],
          [0.35, withAlpha(color, alpha * 0.45)],
          [0.7, withAlpha(color, alpha * 0.1)],
          [1, withAlpha(color, 0)],
        ],
      );
      pen.fillRect(0, 0, side, side);
    },
  };
}

/** Strikes out what the text refuses: a ring around it and one thin bar, so that it is seen what is meant. */
export function putRefusal(staging: Staging, at: { x: number; y: number }, radius: number): void {
  const { look, board } = staging;
  const side = Math.ceil(radius * 2.5);
  const sprite: Sprite = {
    width: side,
    height: side,
    draw(pen) {
      pen.translate(side / 2, side / 2);
      pen.lineCap = "round";
      pen.shadowColor = "rgba(0,0,0,0.38)";
      pen.shadowBlur = radius * 0.12;
      pen.shadowOffsetY = radius * 0.05;
      for (const [width, color] of [
        [0.13, "#ffffff"],
        [0.085, "#e5263f"],
      ] as const) {
        pen.lineWidth = radius * width;
        pen.strokeStyle = color;
        pen.beginPath();
        pen.arc(0, 0, radius, 0, Math.PI * 2);
        pen.moveTo(-radius * 0.7, -radius * 0.7);
        pen.lineTo(radius * 0.7, radius * 0.7);
        pen.stroke();
        pen.shadowColor = "rgba(0,0,0,0)";
      }
    },
  };
  board.put(sprite, at, (pose, seconds) => {
    const come = spring(look.motion, seconds, 0.45);
    pose.scaleX = pose.scaleY = clamp(come, 0, 1.2);
    pose.turn = -0.12 - (1 - come) * 0.5;
  });
}

/** Dust in the light: a few soft specks that drift up. */
export function putDust(staging: Staging): void {
  const { frame, board, colors, film, scene, isGrave } = staging;
  const { width, height, unit } = frame;
  const random = createRandom(film.seed + Math.round(scene.start * 10) + 3);
  const sizes = [0.008, 0.013, 0.022].map((share) => speck(unit * share, colors.glow));
  for (let index = 0; index < 9; index++) {
    const sprite = sizes[index % sizes.length];
    const [x, y, pace, phase] = [random() * width, random(), 0.014 + 0.02 * random(), random() * 6];
    if (!sprite) continue;
    board.put(sprite, { x, y: 0 }, (pose, seconds) => {
      const share = (y + 1 - ((seconds * pace) % 1)) % 1;
      pose.y = height * (0.02 + share * 0.96);
      pose.x += Math.sin(seconds * 0.7 + phase) * unit * 0.02;
      // Born and gone in the dark: no speck jumps from the top to the bottom.
      pose.opacity = Math.sin(share * Math.PI) * (isGrave ? 0.5 : 1) * (0.5 + 0.4 * Math.sin(seconds * 1.1 + phase));
    });
  }
}

function speck(radius: number, color: string): Sprite {
  const side = Math.ceil(radius * 2);
  return {
    width: side,
    height: side,
    draw(pen) {
      pen.fillStyle = radial(
        pen,
        [side / 2, side / 2, side / 2],
        [
          [0, withAlpha(color, 0.55)],
          [0.5, withAlpha(color, 0.25)],
          [1, withAlpha(color, 0)],
        ],
      );
      pen.fillRect(0, 0, side, side);
    },
  };
}
