import { clamp } from "#base/numbers.ts";
import type { Thing } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { isBust } from "#stage/shots/cutouts.ts";
import { rise } from "#stage/easing.ts";
import type { Box } from "#stage/frame.ts";
import { putPoster } from "#stage/words/poster.ts";
import { looksBack, timesSeen } from "#stage/shots/shots.ts";
import { putThing } from "#stage/shots/standing.ts";
import { say } from "#stage/words/words.ts";
import type { callIn } from "./pill.ts";
import { putCall } from "./pill.ts";

/** From how far a thing is seen each time it comes back, and where it stands: shares of the shorter side and of the width. */
const FAR = [
  { size: 0.62, x: 0.6 },
  { size: 0.6, x: 0.4 },
  { size: 0.64, x: 0.5 },
] as const;

/** What was seen before stands small in the place it belongs to, on its ground; the words are large in the air over it. */
export function far(staging: Staging, thing: Thing): void {
  const { frame, film, scene, floor } = staging;
  const { width, height, unit, shape } = frame;
  const times = timesSeen(film.scenes, thing.slug, scene.start);
  const spot = FAR[(times - 1) % FAR.length] ?? FAR[0];
  const x = shape === "wide" ? frame.object.x : width * spot.x;
  // In a square the ground lies under the words: the thing stands nearer.
  const own = { tall: floor ?? height * 0.83, wide: floor ?? height * 0.8, square: height * 0.93 };
  const ground = own[shape];
  const size = unit * spot.size * { tall: 1, wide: 0.82, square: 0.7 }[shape];
  putThing(
    staging,
    { ...thing, count: 1 },
    {
      x,
      y: ground - size / 2,
      size,
      floor: ground,
      hasHalo: true,
      isMirrored: looksBack(film, scene, thing.slug),
      // The camera comes slowly nearer; the thing stands.
      move: (pose, seconds) => {
        pose.scaleX = pose.scaleY = 0.94 + 0.06 * rise(seconds, 0, 1.2);
        pose.opacity = clamp(seconds * 6);
      },
    },
  );
  sayLarge(staging, {
    tall: { ...frame.safe, y: height * 0.1, height: height * 0.36 },
    wide: frame.words,
    square: { ...frame.safe, y: height * 0.07, height: height * 0.38 },
  });
}

/** The last words, large, and under them what the film was about, whole; the button its viewer is asked to press between them. */
export function farewell(staging: Staging, thing: Thing, call: ReturnType<typeof callIn>): void {
  const { frame } = staging;
  const { width, height, unit, shape } = frame;
  // A head and shoulders end with the frame.
  const isHead = isBust(thing.slug);
  const spot = {
    tall: {
      x: width * 0.5,
      y: height * (isHead ? 0.74 : call ? 0.7 : 0.66),
      size: unit * (isHead ? 0.84 : call ? 0.72 : 0.86),
    },
    wide: { x: frame.object.x, y: height * 0.52, size: unit * 0.78 },
    square: { x: width * 0.5, y: height * (call ? 0.74 : 0.7), size: unit * (call ? 0.4 : 0.48) },
  }[shape];
  const floor = isHead ? null : spot.y + spot.size * 0.47;
  putThing(staging, { ...thing, count: 1 }, { ...spot, floor, hasHalo: true });
  const boxes = {
    tall: { ...frame.safe, y: height * 0.1, height: height * (call ? 0.28 : 0.31) },
    wide: call ? { ...frame.words, height: height * 0.4 } : frame.words,
    square: { ...frame.safe, y: height * 0.06, height: height * (call ? 0.3 : 0.36) },
  };
  if (!putPoster(staging, boxes[shape])) sayLarge(staging, boxes);
  if (!call) return;
  const under = { tall: 0.44, wide: 0.7, square: 0.45 }[shape];
  putCall(staging, call, {
    x: shape === "wide" ? frame.words.x : width * (shape === "tall" ? 0.49 : 0.5),
    y: height * under,
  });
}

function sayLarge(staging: Staging, boxes: Readonly<Record<Staging["frame"]["shape"], Box>>): void {
  const { frame, scene, look } = staging;
  say(staging, {
    text: scene.text,
    box: boxes[frame.shape],
    font: look.display,
    size: frame.unit * (look.display === "anton" ? 0.2 : 0.155),
    most: 4,
    leading: 1.16,
    emphasis: scene.emphasis,
  });
}
