import type { BackdropId, Film, FilmScene, SceneKind } from "#film/film.ts";
import type { ColorSet } from "#looks/look.ts";
import { colorSet } from "#looks/look.ts";
import { lookOf } from "#looks/look-of.ts";
import type { Staging } from "./board.ts";
import { createBoard, floorIn, isMirrored } from "./board.ts";
import { putDust } from "./effects.ts";
import type { Shot } from "./frame.ts";
import { isBrief, isWordy, layOutFrame } from "./frame.ts";
import { chart } from "./kinds/chart.ts";
import { figure, year } from "./kinds/figures.ts";
import { map } from "./kinds/map.ts";
import { list } from "./kinds/list.ts";
import { close, hero, parade } from "./kinds/objects.ts";
import { photo, sticker } from "./kinds/photos.ts";
import { end } from "./kinds/end.ts";
import { quote } from "./kinds/quote.ts";
import { hook, words } from "./kinds/titles.ts";
import { shownText } from "./words/shown-text.ts";
import { versus } from "./kinds/versus/versus.ts";
import { evenColors, standingOut } from "#stage/colors/even-colors.ts";
import { shapeOf } from "#stage/things.ts";
import { shotOf } from "#stage/shots/shots.ts";
import { landmarkIn } from "./landmarks.ts";
import { isVista } from "#stage/backdrops/vista.ts";
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
const DUSTY = new Set<BackdropId>(["studio", "mesh", "bokeh", "grid", "blinds", "lamp", "hills", "woods", "bedroom"]);

/** What a scene is painted in that shows a colour: wall, second colour, the dark of it, and what shines. */
const PAINTS: Readonly<Record<string, string>> = {
  "paint-red": "#8c1a1c #b0282a #3d070a #ff9c86",
  "paint-blue": "#1c4fa8 #2a6fd0 #0a1f4e #a8d4ff",
  "paint-green": "#1f6f3a #34934c #0b3119 #c4f2a8",
  "paint-yellow": "#a8760c #d09a1c #4a3002 #fff0a8",
  "paint-purple": "#4f2488 #7138b4 #200a40 #dcb8ff",
  "paint-pink": "#a82a68 #d04a8c #4a0d2c #ffd0e6",
  "paint-orange": "#a84e0c #d2701e #4a1e02 #ffd8a8",
};

function paintedIn({ things, backdrop }: FilmScene): ColorSet | null {
  const colors = PAINTS[things[0]?.slug ?? ""];
  return colors === undefined ? null : colorSet(backdrop, colors);
}

/** They have their words above what they show already. */
const VISTAS: ReadonlySet<SceneKind> = new Set(["hook", "year", "figure"]);

/** A comparison has its own ground, whatever the rest of the film stands on; what comes near has its words above it. */
function staged(scene: FilmScene, shot: Shot, language: Film["language"]): FilmScene {
  // What was filmed shows its things itself; only a closing card is laid over it.
  if (scene.clip !== undefined) return scene.kind === "end" ? scene : { ...scene, kind: "photo", things: [] };
  if (scene.kind === "versus" && scene.versus) return { ...scene, backdrop: "split" };
  if (isVista(scene, language))
    return { ...scene, kind: VISTAS.has(scene.kind) ? scene.kind : "close", backdrop: "studio" };
  return shot === "usual" || shot === "flock" ? scene : { ...scene, kind: "close" };
}

/** Composes one scene of a film for one frame size. */
export function composeScene(film: Film, index: number, size: FrameSize, tools: StageTools): SceneStage {
  const told = film.scenes[index];
  if (!told) throw new Error(`The film has no scene ${index}.`);
  const planned = index === 0 ? told : { ...told, text: shownText(told.text, film.language) };
  const shot = shotOf(film, planned);
  const scene = staged(planned, shot, film.language);
  const look = lookOf(film);
  const usual = look.sets[((scene.colors % look.sets.length) + look.sets.length) % look.sets.length] ?? look.sets[0];
  const even =
    scene.kind === "versus" ? evenColors(film, scene, look, (slug) => shapeOf(tools, slug)?.mean ?? null) : null;
  const known = landmarkIn(scene);
  const mean = known === undefined ? undefined : shapeOf(tools, known)?.mean;
  const colors = paintedIn(scene) ?? even ?? (mean ? standingOut(film, usual, look, [mean]) : usual);
  const isGrave = film.isGrave || look.isGrave;
  const frame = layOutFrame(size, {
    isSilent: scene.text.trim() === "",
    isMirrored: isMirrored(film, scene),
    isWordy: isWordy(scene.text),
    isBrief: isBrief(scene.text),
  });
  const ground = { film, scene, look, colors, frame, tools, isGrave };
  const staging: Staging = {
    ...ground,
    board: createBoard(ground),
    seconds: scene.end - scene.start,
    floor: floorIn(ground),
    shot,
  };
  if (DUSTY.has(scene.backdrop) && scene.kind !== "photo" && scene.clip === undefined) putDust(staging);
  KINDS[scene.kind](staging);
  return staging.board.finish();
}
