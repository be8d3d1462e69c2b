import type { Staging } from "#stage/board.ts";
import { popUp } from "#stage/objects.ts";
import { putObject, settle } from "#stage/shots/standing.ts";
import { thermometerSprite } from "./date-and-heat.ts";
import type { GaugeInk } from "./gauge-sprites.ts";
import { WORLD } from "./warms-faster.ts";

/** In the bulb nothing is read. */
const [BULB, FULL] = [0.16, 0.74];

/** Two thermometers side by side: one has risen as many times as far as that of the whole world. */
export function putWarming(
  staging: Staging,
  times: number,
  slug: string | undefined,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { board, look } = staging;
  const ink: GaugeInk = { plate: "rgba(255,255,255,0.42)", empty: "rgba(255,255,255,0.4)", full: look.ink };
  const tall = size * 0.94;
  for (const [index, share] of [FULL, FULL / times].entries()) {
    const side = index === 0 ? -1 : 1;
    const sprite = thermometerSprite(tall, BULB + share, ink, true);
    board.put(sprite, { x: x + side * size * 0.25 - size * 0.13, y }, settle(staging, 1, index));
    const shown = index === 0 ? slug : WORLD;
    if (shown === undefined) continue;
    putObject(staging, shown, {
      x: x + side * size * 0.25 + size * 0.1,
      y: y + size * 0.26,
      size: size * 0.32,
      floor: null,
      hasLife: false,
      move: popUp(staging, 0, index),
    });
  }
}
