import type { BackdropId, Film, SceneKind } from "#film/film.ts";
import { LOOKS } from "#looks/looks.ts";
import type { Staging } from "./board.ts";
import { createBoard, floorIn } from "./board.ts";
import { putDust } from "./effects.ts";
import { layOutFrame } from "./frame.ts";
import { chart, figure, year } from "./kinds/figures.ts";
import { map } from "./kinds/map.ts";
import { close, hero, list, parade } from "./kinds/objects.ts";
import { photo, sticker } from "./kinds/photos.ts";
import { end } from "./kinds/end.ts";
import { hook, quote, words } from "./kinds/titles.ts";
import { versus } from "./kinds/versus.ts";
import type { FrameSize, SceneStage, StageTools } from "./stage.ts";

const KINDS: Readonly<Record<SceneKind, (staging: Staging) => void>> = {
  hook,
  hero,
  close,
  list,
  parade,
  figure,
  chart,
  versus,
  map,
  quote,
  year,
  sticker,
  photo,
  words,
  end,
};

/** Backdrops with air in them. */
const DUSTY = new Set<BackdropId>(["studio", "mesh", "bokeh", "grid", "blinds", "lamp", "hills"]);

/** Composes one scene of a film for one frame size. */
export function composeScene(film: Film, index: number, size: FrameSize, tools: StageTools): SceneStage {
  const planned = film.scenes[index];
  if (!planned) throw new Error(`The film has no scene ${index}.`);
  // A comparison has its own ground, whatever the rest of the film stands on.
  const scene = planned.kind === "versus" && planned.versus ? { ...planned, backdrop: "split" as const } : planned;
  const look = LOOKS[film.preset];
  const colors = look.sets[((scene.colors % look.sets.length) + look.sets.length) % look.sets.length] ?? look.sets[0];
  const isGrave = film.isGrave || look.isGrave;
  const frame = layOutFrame(size, scene.text.trim() === "");
  const ground = { film, scene, look, colors, frame, tools, isGrave };
  const staging: Staging = {
    ...ground,
    board: createBoard(ground),
    seconds: scene.end - scene.start,
    floor: floorIn(ground),
  };
  if (DUSTY.has(scene.backdrop) && scene.kind !== "photo") putDust(staging);
  KINDS[scene.kind](staging);
  return staging.board.finish();
}
