import { mix } from "#stage/colors/colors.ts";
import type { Mood } from "./figure-name.ts";
import { drawBackWear, drawHeadWear, HIDES_HAIR } from "./hats.ts";
import { drawFace } from "./face.ts";
import type { Eyes } from "./face.ts";
import type { Sketch } from "./sketch.ts";
import { ellipsePath, num } from "./sketch.ts";
import type { Dress } from "./dress.ts";

export type HeadInput = { dress: Dress; mood: Mood; aside: number; eyes: Eyes };

/** What hangs behind the neck: drawn before the body. Around the middle of the head, which is twenty-three high. */
export function drawBackHair(sketch: Sketch, { dress, aside }: HeadInput): void {
  if (drawBackWear(sketch, dress)) return;
  const { hair, hairColor } = dress;
  const dark = mix(hairColor, "#201018", 0.16);
  switch (hair) {
    case "long":
      sketch.shape(
        `M${num(-11.6 - aside * 0.3)} -3C${num(-14.6 - aside * 0.4)} 6 -14.5 14 ${num(-13 - aside * 0.3)} 19.5C-9 21.6 -4 20.6 -1 18.6C3 20.4 ${num(9 - aside)} 20.6 ${num(12 - aside * 1.4)} 18.6C13.4 12 ${num(13.6 - aside * 0.4)} 4 11.8 -3Z`,
        dark,
      );
      break;
    case "bob":
      sketch.shape("M-12.2 -3C-14.4 4 -14 9 -11.6 11.6C-4 13.6 6 13.4 11 11.2C13.6 8 13.6 2 12 -3Z", dark);
      break;
    case "tail":
      sketch.shape(
        `M-8 -8C-14 -9.5 ${num(-18 - aside * 0.4)} -6 -18.2 1C-18.4 7.5 -16.6 12 -19.6 16C-14 15.6 -10.6 11 -11 4C-11.2 0 -10 -3 -6 -4Z`,
        dark,
      );
      break;
    case "braids":
      for (const x of aside > 0 ? [-11.6, 10] : [-12, 12]) {
        for (const [index, y] of [4, 8.2, 12.2, 15.8].entries())
          sketch.shape(ellipsePath([x + Math.sign(x) * index * 0.35, y], 3 - index * 0.3, 2.9), dark, { depth: 0.8 });
      }
      break;
    case "bun":
      sketch.shape(ellipsePath([aside > 0 ? -7.5 : 0, aside > 0 ? -13 : -15.4], 5.6, 5.2), dark);
      break;
    case "short":
    case "parted":
    case "curly":
    case "crop":
    case "bald":
      break;
  }
}

export function drawHead(sketch: Sketch, input: HeadInput): void {
  const { dress, mood, aside, eyes } = input;
  const { skin } = dress;
  const chin = aside * 0.35;
  const head = `M-11.2 -1C-11.2 -8.2 -6.4 -12.4 0 -12.4C6.6 -12.4 11.2 -8.2 11.2 -1C11.4 3.4 ${num(9.4 + chin * 0.4)} 7.6 ${num(6 + chin)} 10Q${num(2.6 + chin)} 12 ${num(chin)} 11.9Q${num(-3 + chin)} 12 ${num(-6 + chin)} 10C${num(-9.6 + chin * 0.4)} 7.6 -11.4 3.4 -11.2 -1Z`;
  const hasEars = dress.headWear !== "scarf" && !["long", "bob"].includes(dress.hair);
  if (hasEars && aside === 0) sketch.shape(ellipsePath([11.2, 1.2], 2.3, 2.8), skin, { depth: 0.8 });
  sketch.shape(head, skin, { depth: 1.7 });
  drawHairTop(sketch, dress, aside, head);
  if (hasEars || aside === 0) {
    const ear = aside > 0 ? -9.2 : -11.2;
    if (hasEars) {
      sketch.shape(ellipsePath([ear, 1.4], 2.3, 2.8), skin, { depth: 0.8 });
      sketch.soft(ellipsePath([ear - 0.1, 1.6], 1, 1.4), mix(skin, "#8a2f1c", 0.5), { opacity: 0.6, blur: 0.35 });
    }
  }
  if (dress.hasBeard) drawBeard(sketch, dress, aside);
  drawFace(sketch, dress, mood, { aside, eyes });
  if (dress.hasBeard) drawMoustache(sketch, dress, aside);
  drawHeadWear(sketch, dress, aside);
}

function drawHairTop(sketch: Sketch, { hair, hairColor, headWear }: Dress, aside: number, head: string): void {
  if (HIDES_HAIR.has(headWear)) return;
  // Hair throws a little shade on the forehead.
  const shade = (d: string) => sketch.soft(d, "#5a1f1c", { opacity: 0.34, blur: 0.8, within: head });
  const part = aside * 0.9;
  if (hair === "bald") {
    for (const d of [
      "M-11.6 3.4C-13.6 0 -13 -5 -10.4 -7.4C-9.6 -4.4 -9.4 -1.6 -9.6 1.4Z",
      aside > 0 ? "" : "M11.6 3.4C13.6 0 13 -5 10.4 -7.4C9.6 -4.4 9.4 -1.6 9.6 1.4Z",
    ].filter(Boolean))
      sketch.shape(d, hairColor, { depth: 0.9 });
    return;
  }
  if (hair === "curly") {
    const curls = [
      [-10.6, -4.6, 3.4],
      [-8.8, -9, 4],
      [-4.2, -12, 4.4],
      [1.6, -12.8, 4.6],
      [6.8, -10.8, 4.2],
      [10.2, -6.6, 3.4],
      [-3 + part, -8.4, 3.4],
      [2.6 + part, -8.8, 3.6],
    ] as const;
    for (const [x, y, radius] of curls) sketch.shape(ellipsePath([x, y], radius), hairColor, { depth: 1 });
    return;
  }
  if (hair === "crop") {
    const cap =
      "M-11.5 -1.5C-12.4 -9 -7.4 -13.6 0 -13.6C7.6 -13.6 12.2 -9.4 11.4 -2.4C10.6 -5.6 9 -7.4 6.4 -7.8C2 -8.4 -3 -8.2 -7 -7.4C-9.4 -6.6 -10.6 -4.4 -11.5 -1.5Z";
    shade(cap.replaceAll("-1.5C", "-.3C"));
    sketch.shape(cap, hairColor);
    return;
  }
  const isHers = ["long", "bob", "bun", "tail", "braids"].includes(hair);
  const cap = isHers
    ? `M-12 3.6C-14 -7 -9 -14.8 .4 -14.6C9.4 -14.6 14 -7.4 12 3.4C11.4 .4 10.6 -2.4 8.8 -4.4C${num(6 + part * 0.3)} -5.4 ${num(1.4 + part)} -7.4 ${num(-1.6 + part)} -10C${num(-3.6 + part * 0.6)} -6.8 -7 -4.4 -9.2 -3.4C-10.6 -1 -11.2 1.2 -12 3.6Z`
    : hair === "parted"
      ? `M-11.7 1.6C-13.4 -7.6 -8.6 -15 0 -14.8C9 -15.4 13.6 -9.4 11.6 -1C11 -3.4 10.2 -5 8.9 -6C5.6 -4.6 0 -5.2 ${num(-4 + part)} -8.8C-5 -6 -7.4 -4.6 -9.3 -4C-10.2 -2 -10.8 0 -11.7 1.6Z`
      : `M-11.7 1.2C-13.4 -8 -8.4 -14.6 .6 -14.4C8.8 -14.6 13.2 -9 11.6 -1.4C11 -3.8 10 -5.6 8.6 -6.4L6.2 -5.2L4.6 -7L1.8 -5.4L-.4 -7.4L-3.6 -5.6L-5.4 -7.2C-6.8 -5.4 -8.4 -4.6 -9.4 -4C-10.2 -2 -10.8 0 -11.7 1.2Z`;
  sketch.raw(`<g transform="translate(0 1.1)">`);
  shade(cap);
  sketch.raw("</g>");
  sketch.shape(cap, hairColor, { depth: 1.5 });
  if (isHers) sketch.line(`M${num(-6.5)} -10.4Q${num(-3)} -13.2 2 -13`, mix(hairColor, "#ffe9d0", 0.4), 1.1, 0.5);
}

function drawBeard(sketch: Sketch, { hairColor }: Dress, aside: number): void {
  const x = aside * 0.5;
  sketch.shape(
    `M${num(-10.8 + x * 0.2)} 1.4C${num(-10.8 + x * 0.2)} 9 ${num(-6 + x)} 15.4 ${num(0.6 + x)} 15.4C${num(7 + x)} 15.4 ${num(11 + x * 0.1)} 9 ${num(10.8 + x * 0.1)} 1.4C${num(9 + x)} 5 ${num(6 + x)} 4.6 ${num(3.4 + x * 1.3)} 4.9Q${num(x * 1.6)} 4.1 ${num(-3.2 + x * 1.3)} 4.9C${num(-6.6 + x)} 4.6 -9 5 ${num(-10.8 + x * 0.2)} 1.4Z`,
    hairColor,
    { depth: 1.2 },
  );
}

function drawMoustache(sketch: Sketch, { hairColor }: Dress, aside: number): void {
  const x = aside * 1.4;
  sketch.shape(
    `M${num(x)} 4.9Q${num(x + 2.4)} 4 ${num(x + 4.4)} 6.6Q${num(x + 2)} 6.9 ${num(x)} 5.9Q${num(x - 2)} 6.9 ${num(x - 4.4)} 6.6Q${num(x - 2.4)} 4 ${num(x)} 4.9Z`,
    mix(hairColor, "#ffffff", 0.12),
    { depth: 0.5 },
  );
}
