import type { StudioFilm } from "@sahne/contract/videos/film";
import { FILM_SCENES_MAX, SCENE_TEXT_MAX, SCENE_THINGS_MAX } from "@sahne/contract/limits";
import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import type { Content, Scene } from "./content.ts";
import { cutText, middleOf } from "./cut-text.ts";
import { clampSeconds, layOut, readingSeconds, secondsOf, withSeconds } from "./lay-out.ts";

/** Everything that can be done to a draft. An edit that makes no sense (a scene that is not there) changes nothing. */
export type Edit =
  | { kind: "title"; title: string }
  | { kind: "options"; changes: RequestedOptions }
  | { kind: "look"; preset: StudioFilm["preset"] }
  | { kind: "pictures"; imageIds: string[] }
  | { kind: "text"; index: number; text: string }
  | { kind: "scene"; index: number; changes: Partial<Scene>; without?: readonly (keyof Scene)[] }
  | { kind: "seconds"; index: number; seconds: number | null }
  | { kind: "add"; index: number }
  | { kind: "split"; index: number; at?: number }
  | { kind: "merge"; index: number }
  | { kind: "delete"; index: number }
  | { kind: "move"; from: number; to: number }
  /** What comes in one stream is one step. */
  | { kind: "replace"; content: Content; stream?: string };

/** The same draft, as an object, where an edit changes nothing. */
export function editFilm(content: Content, edit: Edit): Content {
  switch (edit.kind) {
    case "title":
      return edit.title === content.title ? content : { ...content, title: edit.title };
    case "options":
      return { ...content, options: { ...content.options, ...edit.changes } };
    case "look": {
      const film = { ...content.film, preset: edit.preset };
      return { ...content, film, options: { ...content.options, style: edit.preset } };
    }
    case "pictures":
      return changePictures(content, edit.imageIds);
    case "replace":
      return edit.content;
    case "text":
    case "scene":
    case "seconds":
    case "add":
    case "split":
    case "merge":
    case "delete":
    case "move": {
      const scenes = editScenes(content.film, edit);
      return scenes === content.film.scenes ? content : { ...content, film: layOut(content.film, scenes) };
    }
  }
}

type SceneEdit = Exclude<Edit, { kind: "title" | "options" | "look" | "pictures" | "replace" }>;

function editScenes({ scenes, topic }: StudioFilm, edit: SceneEdit): Scene[] {
  if (edit.kind === "move") return move(scenes, edit);
  if (edit.kind === "add") return add(scenes, edit.index, topic);
  const scene = scenes[edit.index];
  if (!scene) return scenes;
  const put = (...others: Scene[]): Scene[] => [
    ...scenes.slice(0, edit.index),
    ...others,
    ...scenes.slice(edit.index + 1),
  ];
  switch (edit.kind) {
    case "text":
      return writeText(scenes, scene, edit.text, put);
    case "scene":
      return put({ ...leave(scene, edit.without ?? []), ...edit.changes });
    case "seconds":
      return put(setSeconds(scene, edit.seconds));
    case "split":
      return scenes.length >= FILM_SCENES_MAX ? scenes : splitScene(scene, edit.at, put, scenes);
    case "merge":
      return mergeScenes(scenes, edit.index);
    case "delete":
      return put();
  }
}

/** More text than a scene can show becomes several scenes; when there are too many for a film, nothing is changed. */
function writeText(scenes: Scene[], scene: Scene, text: string, put: (...scenes: Scene[]) => Scene[]): Scene[] {
  if (text === scene.text) return scenes;
  if (text.length <= SCENE_TEXT_MAX) return put(retold(scene, text));
  const [first = "", ...rest] = cutText(text);
  if (scenes.length + rest.length > FILM_SCENES_MAX) return scenes;
  return put(retold(scene, first), ...rest.map((piece) => retold(nextScene(scene), piece)));
}

/** The scene with other words: as long as they take to read, unless its length was set by hand. */
function retold(scene: Scene, text: string): Scene {
  const emphasis = scene.emphasis.filter((word) => text.includes(word));
  const told = { ...scene, text, emphasis };
  return scene.hasOwnLength ? told : withSeconds(told, readingSeconds(text));
}

/** A scene that goes on with what another one shows. */
function nextScene(scene: Scene): Scene {
  const { number: _number, of: _of, figure: _figure, year: _year, versus: _versus, beat: _beat, ...rest } = scene;
  const kind = ["sticker", "photo"].includes(scene.kind) ? scene.kind : scene.things.length > 0 ? "hero" : "words";
  return leave({ ...rest, kind, emphasis: [] }, ["hasOwnLength", "place", "recording", "clip"]);
}

function setSeconds(scene: Scene, seconds: number | null): Scene {
  if (seconds === null) return leave(withSeconds(scene, readingSeconds(scene.text)), ["hasOwnLength"]);
  return { ...withSeconds(scene, clampSeconds(seconds)), hasOwnLength: true };
}

function splitScene(
  scene: Scene,
  at: number | undefined,
  put: (...scenes: Scene[]) => Scene[],
  scenes: Scene[],
): Scene[] {
  const place = at !== undefined && at > 0 && at < scene.text.length ? at : middleOf(scene.text);
  const [before, after] = [scene.text.slice(0, place).trim(), scene.text.slice(place).trim()];
  if (before === "" || after === "") return scenes;
  const isNamed = (word: string) => word !== "" && after.includes(word) && !before.includes(word);
  const moved = scene.things.filter(({ word }) => isNamed(word));
  const kept = scene.things.filter((thing) => !moved.includes(thing));
  // A closing card stays the last one.
  const first = scene.kind === "end" ? { ...scene, kind: "hero" as const } : scene;
  const second = scene.kind === "end" ? leave(scene, ["hasOwnLength"]) : nextScene(scene);
  const things = moved.length > 0 ? moved : scene.things;
  return put(
    // What was recorded says the words of both.
    retold(leave({ ...first, things: kept.length > 0 ? kept : scene.things }, ["hasOwnLength", "recording"]), before),
    retold(leave({ ...second, things }, ["recording"]), after),
  );
}

function mergeScenes(scenes: Scene[], index: number): Scene[] {
  const [first, second] = [scenes[index], scenes[index + 1]];
  if (!first || !second) return scenes;
  const text = [first.text.trim(), second.text.trim()].filter(Boolean).join(" ");
  if (text.length > SCENE_TEXT_MAX) return scenes;
  const known = new Set(first.things.map(({ slug }) => slug));
  const things = [...first.things, ...second.things.filter(({ slug }) => !known.has(slug))].slice(0, SCENE_THINGS_MAX);
  const kind = second.kind === "end" ? "end" : first.kind;
  const emphasis = [...new Set([...first.emphasis, ...second.emphasis])].slice(0, 10);
  const isTimed = first.hasOwnLength === true || second.hasOwnLength === true;
  const seconds = isTimed ? secondsOf(first) + secondsOf(second) : readingSeconds(text);
  const merged = {
    ...leave(second, ["recording"]),
    ...leave(first, ["recording"]),
    kind,
    text,
    things,
    emphasis,
    exit: second.exit,
  };
  return [...scenes.slice(0, index), withSeconds(merged, seconds), ...scenes.slice(index + 2)];
}

function add(scenes: Scene[], index: number, topic: string): Scene[] {
  if (scenes.length >= FILM_SCENES_MAX) return scenes;
  const place = Math.max(0, Math.min(scenes.length, Number.isInteger(index) ? index : scenes.length));
  const beside = scenes[place - 1] ?? scenes[place];
  const things = topic === "" ? [] : [{ slug: topic, word: "", count: 1, isRefused: false }];
  const fresh: Scene = {
    kind: things.length > 0 ? "hero" : "words",
    text: "",
    emphasis: [],
    things,
    start: 0,
    end: readingSeconds(""),
    backdrop: beside?.backdrop === "split" || beside === undefined ? "studio" : beside.backdrop,
    ...(beside?.landscape && { landscape: beside.landscape }),
    colors: ((beside?.colors ?? -1) + 1) % 60,
    exit: beside?.exit ?? "cut",
  };
  return [...scenes.slice(0, place), fresh, ...scenes.slice(place)];
}

function move(scenes: Scene[], { from, to }: { from: number; to: number }): Scene[] {
  const scene = scenes[from];
  if (!scene || from === to || to < 0 || to >= scenes.length) return scenes;
  const others = scenes.filter((_, index) => index !== from);
  return [...others.slice(0, to), scene, ...others.slice(to)];
}

/** Scenes whose picture is gone show their objects instead; the others keep theirs by their new place. */
function changePictures(content: Content, imageIds: string[]): Content {
  const scenes = content.film.scenes.map((scene): Scene => {
    if (scene.picture === undefined) return scene;
    const picture = imageIds.indexOf(content.imageIds[scene.picture] ?? "");
    if (picture >= 0) return { ...scene, picture };
    const kind = scene.things.length > 0 ? "hero" : "words";
    return { ...leave(scene, ["picture"]), kind };
  });
  return { ...content, imageIds, film: layOut(content.film, scenes) };
}

/** The scene without some of what it may have. */
function leave(scene: Scene, names: readonly (keyof Scene)[]): Scene {
  return Object.fromEntries(Object.entries(scene).filter(([name]) => !names.includes(name as keyof Scene))) as Scene;
}
