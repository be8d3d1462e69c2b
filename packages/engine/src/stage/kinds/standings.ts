import type { Staging } from "#stage/board.ts";
import { comparedBefore, putColumns, putPodium } from "#stage/gauges/columns.ts";
import { putObject } from "#stage/shots/standing.ts";
import { isShowable } from "#stage/things.ts";
import { say } from "#stage/words/words.ts";

const ASKED = /^(?:gold-wins-race|trophy|podium|1st-place-medal)$/u;
const NO_ADVICE = /^warning$/u;

/** What follows on a comparison is told on it: who won, and that it is no advice. False: no comparison was told. */
export function putStandings(staging: Staging): boolean {
  const { scene, film, frame, look } = staging;
  const { width, height, shape, unit } = frame;
  const isWon = scene.things.some(({ slug }) => ASKED.test(slug));
  const slug = scene.things.length === 1 ? (scene.things[0]?.slug ?? "") : "";
  if (!isWon && !NO_ADVICE.test(slug)) return false;
  const row = comparedBefore(film, scene);
  if (row.length === 0) return false;
  const spot = {
    tall: { x: width * 0.5, y: height * 0.66, size: width * 0.8 },
    wide: { x: frame.object.x, y: height * 0.52, size: Math.min(width * 0.4, height * 0.74) },
    square: { x: width * 0.5, y: height * 0.66, size: height * 0.52 },
  }[shape];
  // A sign stands in the air over the columns and hides none of their numbers.
  const under = { ...spot, y: spot.y + spot.size * 0.09, size: spot.size * 0.9 };
  if (isWon) putPodium(staging, row, { ...spot, size: spot.size * 1.08 });
  else putColumns(staging, row, under, { isDim: true });
  if (!isWon && isShowable(staging, slug))
    putObject(staging, slug, {
      x: spot.x,
      y: spot.y - spot.size * 0.5,
      size: spot.size * 0.34,
      delay: 0.3,
      hasHalo: true,
      hasLife: false,
    });
  const box = {
    tall: { ...frame.top, y: height * 0.1, height: height * 0.24 },
    wide: frame.words,
    square: { ...frame.top, y: height * 0.07, height: height * 0.23 },
  }[shape];
  say(staging, { text: scene.text, box, font: look.text, size: unit * 0.13, most: 3, emphasis: scene.emphasis });
  return true;
}
