// The thread that plans and paints what the studio shows: the renderer's own planner, painters, kernel and music.
import { direct } from "@sahne/engine/director/direct";
import type { Film, FilmScene } from "@sahne/engine/film/film";
import { findPlace } from "@sahne/engine/gazetteer/find-place";
import { musicOf, planFilm } from "@sahne/engine/plan/plan-film";
import { readScript } from "@sahne/engine/script/read-script";
import type { PreviewFilm } from "@sahne/engine/preview/preview-film";
import { soundCues } from "@sahne/engine/sound/film-cues";
import { fitTrack, hearTrack } from "@sahne/engine/sound/fit-track";
import { mixSound } from "@sahne/engine/sound/mix";
import { composeMusic } from "@sahne/engine/sound/music";
import type { Stereo } from "@sahne/engine/sound/stereo";
import { SAMPLE_RATE } from "@sahne/engine/sound/stereo";
import type { Answers, FromWorker, Question, ToWorker } from "./messages.ts";
import { loadAssets } from "./worker-assets.ts";
import type { Assets } from "./worker-assets.ts";
import { createDrawings } from "./worker-drawings.ts";
import { fetchAhead, openFilm, paintFrame, specOf, toPicture } from "./worker-film.ts";

type Asked<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;
type Reply = { answer: Answers[Question["kind"]]; transfer: Transferable[] };

const post = (message: FromWorker, transfer: Transferable[] = []): void =>
  (self as unknown as Worker).postMessage(message, transfer);

const drawings = createDrawings(post);
let begin: (assets: Promise<Assets>) => void;
/** Questions may come before it is known where the files lie: they wait. */
const assets = new Promise<Assets>((resolve) => (begin = resolve));
let film: PreviewFilm | undefined;
let lastShown = 0;
/** A moment that is the beginning of a frame must not fall into the one before it. */
const ROUNDING = 1e-3;
/** One thing at a time, in the order of asking. */
let line: Promise<unknown> = Promise.resolve();

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "drawn") return drawings.receive(data);
  if (data.type === "load") return begin(loadAssets(data.base));
  const { number, question } = data;
  if (question.kind === "show") lastShown = number;
  line = answerAfter(line, question, number);
  if (question.kind === "show") line = layOutRestAfter(line);
});

/** Once a frame was answered, so that the other scenes are there when it is played on. */
async function layOutRestAfter(before: Promise<unknown>): Promise<void> {
  await before;
  try {
    film?.layOutRest();
  } catch {
    // The first frame of such a scene fails with the same reason, and tells it.
  }
}

async function answerAfter(before: Promise<unknown>, question: Question, number: number): Promise<void> {
  await before;
  try {
    const { answer, transfer } = await answerTo(question, number);
    post({ type: "answer", number, answer }, transfer);
  } catch (error) {
    post({ type: "failed", number, message: error instanceof Error ? error.message : String(error) });
  }
}

async function answerTo(question: Question, number: number): Promise<Reply> {
  switch (question.kind) {
    case "plan":
      return plain(await plan(question));
    case "reroll":
      return plain({ scene: await reroll(question) });
    case "place":
      return plain({ place: findNamed(question) });
    case "open":
      film = await openFilm(await assets, drawings, question);
      return plain({ width: film.plan.width, height: film.plan.height, frameCount: film.plan.frameCount });
    case "show":
      return number === lastShown ? show(question) : plain({ picture: null });
    case "sound":
      return makeSound((await assets).kernel, question);
  }
}

async function plan({ script, options, pictures, seed }: Asked<"plan">): Promise<Answers["plan"]> {
  const spec = { ...specOf(options, script), ...(seed !== undefined && { seed }) };
  const { lexicon } = await assets;
  const named = pictures.map((name) => ({ name }));
  const { film: planned, untold } = planFilm(readScript(spec), spec, { lexicon: await lexicon(), pictures: named });
  // A landscape that was asked for stands behind everything, as in a film that nobody edits.
  const { scene: landscape } = spec;
  const stand = (scene: FilmScene): FilmScene =>
    landscape && scene.backdrop !== "split" ? { ...scene, backdrop: "landscape", landscape } : scene;
  const staged = { ...planned, scenes: planned.scenes.map(stand) };
  fetchAhead(await assets, drawings, staged);
  return { film: staged, untold };
}

/** Some words have few ways to be shown; the first that is not the present one is taken. */
const REROLLS_MAX = 12;

/** The same words staged another way: what the director shows with another seed, in the scene's own time. */
async function reroll({ film: edited, index, seed }: Asked<"reroll">): Promise<Answers["reroll"]["scene"]> {
  const scene = edited.scenes[index];
  if (!scene) throw new Error(`There is no scene ${index}.`);
  const { lexicon } = await assets;
  const words = await lexicon();
  for (let roll = 0; roll < REROLLS_MAX; roll += 1) {
    const staged = stagedAgain(scene, edited, { lexicon: words, seed: seed + roll });
    if (!isShownAlike(staged, scene)) return staged;
  }
  return scene;
}

type EditedFilm = Asked<"reroll">["film"];
type EditedScene = Answers["reroll"]["scene"];

function stagedAgain(
  scene: EditedScene,
  { language, preset }: EditedFilm,
  { lexicon, seed }: Pick<Parameters<typeof direct>[1], "lexicon" | "seed">,
): EditedScene {
  const seen = scene.shown ? ` [Visual: ${scene.shown}]` : "";
  const reading = readScript({ prompt: `${scene.text}${seen}`, language });
  const { film: again } = direct(reading, { lexicon, seed, preset });
  const told = again.scenes.find(({ text }) => text !== "") ?? again.scenes[0];
  if (!told) return scene;
  const { backdrop, landscape, colors, things, emphasis } = told;
  const isPlace = ["hook", "end", "list"].includes(scene.kind);
  const kind = isPlace ? scene.kind : told.kind === "hook" ? (seed % 2 === 0 ? "hero" : "close") : told.kind;
  const { landscape: _before, ...rest } = scene;
  const shown = things.length > 0 ? things : scene.things;
  return { ...rest, kind, backdrop, colors, emphasis, things: shown, ...(landscape && { landscape }) };
}

function isShownAlike(one: EditedScene, other: EditedScene): boolean {
  const look = ({ kind, backdrop, landscape, colors, things }: EditedScene): string =>
    JSON.stringify([kind, backdrop, landscape ?? null, colors, things]);
  return look(one) === look(other);
}

/** Names are known as they stand in sentences, so a small first letter is made large. */
function findNamed({ name, language }: Asked<"place">): Answers["place"]["place"] {
  const written = name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
  return findPlace(written, language) ?? findPlace(written, language === "tr" ? "en" : "tr") ?? null;
}

async function show({ time }: Asked<"show">): Promise<Reply> {
  const current = opened();
  const { frameCount, framesPerSecond } = current.plan;
  const index = Math.max(0, Math.min(frameCount - 1, Math.floor(time * framesPerSecond + ROUNDING)));
  const planes = await paintFrame(current, drawings, index);
  const picture = await createImageBitmap(toPicture(planes, current.plan));
  return { answer: { picture }, transfer: [picture] };
}

function makeSound(kernel: WebAssembly.Module, question: Asked<"sound">): Reply {
  const music = makeMusic(kernel, question);
  if (!music) return plain(null);
  const { left, right } = mixSound(kernel, question.film.durationSeconds, music, null);
  return { answer: { left, right, sampleRate: SAMPLE_RATE }, transfer: [left.buffer, right.buffer] };
}

function makeMusic(kernel: WebAssembly.Module, { film: edited, options, track }: Asked<"sound">): Stereo | null {
  const { durationSeconds, seed } = edited;
  if (track) return fitTrack(hearTrack(track), durationSeconds);
  const music = musicOf(edited as Film, specOf(options, ""));
  if (music === "none" || music === "own") return null;
  return composeMusic(kernel, durationSeconds, music, { seed, cues: soundCues(edited as Film) });
}

function plain(answer: Reply["answer"]): Reply {
  return { answer, transfer: [] };
}

function opened(): PreviewFilm {
  if (!film) throw new Error("No film was opened yet.");
  return film;
}
