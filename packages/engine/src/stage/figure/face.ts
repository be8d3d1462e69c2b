import { mix } from "#stage/colors/colors.ts";
import type { Mood } from "./figure-name.ts";
import type { Sketch } from "./sketch.ts";
import { ellipsePath, num } from "./sketch.ts";
import type { Dress } from "./dress.ts";

export type Eyes = "open" | "shut";
const INK = "#33201f";
const BLUSH = "#ef6a5a";
const LIPS = "#9c3b3a";

/** How brows lie: the height of their outer end, of their inner end, and how far both are raised. */
const BROWS: Readonly<Record<Mood, readonly [outer: number, inner: number, raised: number]>> = {
  calm: [0.1, -0.1, 0],
  glad: [0.4, -0.3, 0.7],
  sad: [0.9, -1, 0.2],
  afraid: [0.7, -1, 1.2],
  angry: [-1, 1.1, -0.3],
  tired: [0.6, -0.2, -0.1],
};

/** Eyes, brows, nose and mouth; `aside` is how far the face is turned to the right. */
export function drawFace(
  sketch: Sketch,
  dress: Dress,
  mood: Mood,
  { aside, eyes }: { aside: number; eyes: Eyes },
): void {
  const { skin, hairColor } = dress;
  const spots = [aside * 1.2 - 4.5, aside * 1.05 + 4.2] as const;
  for (const [side, x] of spots.entries()) {
    const cheek = x + (side === 0 ? -1.2 : 1);
    sketch.soft(ellipsePath([cheek, 4.6], 2.5, 1.7), BLUSH, {
      opacity: mood === "tired" || mood === "afraid" ? 0.16 : 0.42,
      blur: 0.8,
    });
    drawEye(sketch, x, { mood, eyes, skin });
    const [outer, inner, raised] = BROWS[mood];
    const out = side === 0 ? -1 : 1;
    const y = -3.5 - raised;
    const brow = mix(hairColor, INK, dress.hairColor.startsWith("#e") || dress.hairColor.startsWith("#d") ? 0.3 : 0.45);
    sketch.line(
      `M${num(x + out * 2.3)} ${num(y + outer + 0.3)}Q${num(x + out * 0.6)} ${num(y - 0.5 + (outer + inner) * 0.3)} ${num(x - out * 1.7)} ${num(y + inner + 0.1)}`,
      brow,
      1.05,
    );
  }
  const nose = aside * 1.45;
  sketch.soft(ellipsePath([nose + 0.3, 3.4], 1.5, 1.2), mix(skin, "#8a2f1c", 0.5), { opacity: 0.75, blur: 0.3 });
  sketch.soft(ellipsePath([nose - 0.25, 2.9], 0.6, 0.5), "#ffffff", { opacity: 0.55, blur: 0.25 });
  drawMouth(sketch, aside * 1.25, mood);
  if (dress.hasGlasses) drawGlasses(sketch, spots);
}

function drawEye(sketch: Sketch, x: number, { mood, eyes, skin }: { mood: Mood; eyes: Eyes; skin: string }): void {
  if (eyes === "shut") {
    sketch.line(`M${num(x - 1.7)} .6Q${num(x)} 2.3 ${num(x + 1.7)} .6`, INK, 0.85);
    return;
  }
  if (mood === "glad") {
    sketch.flat(ellipsePath([x, 0.4], 1.55, 1.95), INK);
    sketch.flat(ellipsePath([x - 0.5, -0.4], 0.6, 0.7), "#ffffff");
    sketch.flat(ellipsePath([x + 0.5, 1.1], 0.3, 0.35), "#ffffff", 0.7);
    return;
  }
  if (mood === "afraid") sketch.flat(ellipsePath([x, 0.4], 2.3, 2.6), "#ffffff");
  const [rx, ry] = mood === "afraid" ? [1.15, 1.35] : [1.5, 1.95];
  sketch.flat(ellipsePath([x, 0.5], rx, ry), INK);
  sketch.flat(ellipsePath([x - 0.45, -0.3], 0.55, 0.65), "#ffffff");
  // Heavy lids.
  if (mood === "tired") {
    sketch.flat(`M${num(x - 2.1)} -1.8h4.2v2.1h-4.2z`, skin);
    sketch.line(`M${num(x - 1.8)} .35h3.6`, INK, 0.7);
  }
  if (mood === "sad") sketch.flat(ellipsePath([x + 0.45, 1.5], 0.4, 0.35), "#ffffff", 0.75);
}

function drawMouth(sketch: Sketch, x: number, mood: Mood): void {
  switch (mood) {
    case "glad":
      sketch.flat(
        `M${num(x - 3)} 5.7Q${num(x)} 6.5 ${num(x + 3)} 5.7Q${num(x + 2.6)} 9.2 ${num(x)} 9.2Q${num(x - 2.6)} 9.2 ${num(x - 3)} 5.7Z`,
        "#7c2430",
      );
      sketch.flat(
        `M${num(x - 2.7)} 5.95Q${num(x)} 6.6 ${num(x + 2.7)} 5.95L${num(x + 2.4)} 7.1Q${num(x)} 7.6 ${num(x - 2.4)} 7.1Z`,
        "#ffffff",
      );
      break;
    case "sad":
      sketch.line(`M${num(x - 2.1)} 8Q${num(x)} 6 ${num(x + 2.1)} 8`, LIPS, 1);
      break;
    case "afraid":
      sketch.flat(ellipsePath([x, 7.4], 1.5, 1.75), "#7c2430");
      break;
    case "angry":
      sketch.line(`M${num(x - 2.2)} 7.9Q${num(x)} 6.5 ${num(x + 2.2)} 7.6`, LIPS, 1.1);
      break;
    case "tired":
      sketch.line(`M${num(x - 1.6)} 7.4Q${num(x)} 7 ${num(x + 1.6)} 7.4`, LIPS, 0.95);
      break;
    case "calm":
      sketch.line(`M${num(x - 2)} 7.1Q${num(x)} 7.6 ${num(x + 2)} 7`, LIPS, 0.95);
      break;
  }
}

function drawGlasses(sketch: Sketch, [near, far]: readonly [number, number]): void {
  for (const x of [near, far]) {
    sketch.flat(ellipsePath([x, 0.5], 3.1, 2.9), "#ffffff", 0.16);
    sketch.line(ellipsePath([x, 0.5], 3.1, 2.9), "#5a4a48", 0.6);
  }
  sketch.line(`M${num(near + 3.1)} .3Q${num((near + far) / 2)} -.7 ${num(far - 3.1)} .3`, "#5a4a48", 0.6);
}
