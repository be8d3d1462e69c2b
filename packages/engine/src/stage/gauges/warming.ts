import type { Staging } from "#stage/board.ts";
import { popUp } from "#stage/objects.ts";
import { putObject, settle } from "#stage/shots/standing.ts";
import { thermometerSprite } from "./date-and-heat.ts";
import type { GaugeInk } from "./gauge-sprites.ts";
import { warmedName, WORLD, WORLD_NAMES } from "./warms-faster.ts";
import { hangName } from "#stage/words/tag.ts";

/** In the bulb nothing is read. */
const [BULB, FULL] = [0.16, 0.74];
/** How far each stands from their common middle, as a share of the size. */
const APART = 0.26;

/** Two thermometers side by side: one has risen as many times as far as that of the whole world. */
export function putWarming(
  staging: Staging,
  times: number,
  slug: string | undefined,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { board, look, scene, film } = staging;
  const ink: GaugeInk = { plate: "rgba(255,255,255,0.42)", empty: "rgba(255,255,255,0.4)", full: look.ink };
  const tall = size * 0.9;
  const names = [warmedName(scene.text, film.language), WORLD_NAMES[film.language]];
  for (const [index, share] of [FULL, FULL / times].entries()) {
    const side = index === 0 ? -1 : 1;
    const sprite = thermometerSprite(tall, BULB + share, ink, true);
    const middle = x + side * size * APART;
    board.put(sprite, { x: middle - size * 0.1, y: y - size * 0.04 }, settle(staging, 1, index));
    const shown = index === 0 ? slug : WORLD;
    if (shown !== undefined)
      putObject(staging, shown, {
        x: middle + size * 0.1,
        y: y + size * 0.17,
        size: size * 0.34,
        floor: null,
        hasLife: false,
        hasHalo: true,
        move: popUp(staging, 0, index),
      });
    const name = { x: middle + size * 0.02, y: y + size * 0.45 };
    if (names[0]) hangName(staging, names[index] ?? "", name, { delay: 0, side: 0 });
  }
}
