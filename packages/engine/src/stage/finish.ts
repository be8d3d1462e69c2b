import { createRandom } from "#base/numbers.ts";
import type { Ground } from "./ground.ts";
import { radial } from "./pens.ts";
import type { Drawing, StageTools } from "./stage.ts";

const TILE = 256;
/** Brightest step of the dither, in levels of 255: more than one, so that no gradient shows bands. */
const DITHER = 3;

type Tiles = { grain: Drawing; dither: Drawing };
const known = new WeakMap<StageTools, Tiles>();

/** The corners fall into the dark. */
export function addVignette({ pen, width, height }: Ground, darkest: number): void {
  pen.fillStyle = radial(
    pen,
    [width / 2, height * 0.45, Math.hypot(width, height) * 0.62],
    [
      [0, "rgba(0,0,0,0)"],
      [0.6, "rgba(0,0,0,0)"],
      [0.8, `rgba(0,0,0,${darkest * 0.35})`],
      [1, `rgba(0,0,0,${darkest})`],
    ],
  );
  pen.fillRect(0, 0, width, height);
}

/** Still film grain and dither. Still, because moving grain would cost bits in every block of every frame. */
export function addGrain({ pen, width, height }: Ground, amount: number, tools: StageTools): void {
  const { grain, dither } = tilesOf(tools);
  const lay = (tile: Drawing, mode: GlobalCompositeOperation, alpha: number) => {
    const pattern = pen.createPattern(tile.source, "repeat");
    if (!pattern) return;
    pen.save();
    pen.globalCompositeOperation = mode;
    pen.globalAlpha = alpha;
    pen.fillStyle = pattern;
    pen.fillRect(0, 0, width, height);
    pen.restore();
  };
  lay(grain, "overlay", amount);
  lay(dither, "lighter", 1);
}

function tilesOf(tools: StageTools): Tiles {
  const remembered = known.get(tools);
  if (remembered) return remembered;
  const random = createRandom(9);
  const tiles = {
    grain: noise(tools, () => random() * 255),
    // Two throws added: the sum hides steps better than one.
    dither: noise(tools, () => Math.floor((random() + random()) * 0.5 * (DITHER + 1))),
  };
  known.set(tools, tiles);
  return tiles;
}

function noise(tools: StageTools, value: () => number): Drawing {
  const { pen, drawing } = tools.canvas(TILE, TILE);
  const picture = pen.createImageData(TILE, TILE);
  for (let start = 0; start < picture.data.length; start += 4) {
    const level = value();
    picture.data.set([level, level, level, 255], start);
  }
  pen.putImageData(picture, 0, 0);
  return drawing;
}
