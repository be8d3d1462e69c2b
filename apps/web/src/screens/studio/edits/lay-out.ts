import type { StudioFilm } from "@sahne/contract/videos/film";
import { SCENE_SECONDS_MAX, SCENE_SECONDS_MIN } from "@sahne/contract/limits";
import { beatSeconds } from "@sahne/engine/director/beat-seconds";
import type { Scene } from "./content.ts";

const CAST_MAX = 200;
/** A scene without words is a breath between two others. */
const BREATH_SECONDS = 2;

/** The length a scene has while nobody sets another one: the time it takes to read. */
export function readingSeconds(text: string): number {
  return text.trim() === "" ? BREATH_SECONDS : round(beatSeconds(text.trim()));
}

export function secondsOf({ start, end }: Pick<Scene, "start" | "end">): number {
  return round(end - start);
}

export function clampSeconds(seconds: number): number {
  if (!Number.isFinite(seconds)) return SCENE_SECONDS_MIN;
  return round(Math.min(SCENE_SECONDS_MAX, Math.max(SCENE_SECONDS_MIN, seconds)));
}

/** Scenes one after the other from zero, each as long as it is; the objects of all of them are the film's cast. */
export function layOut(film: StudioFilm, scenes: readonly Scene[]): StudioFilm {
  let time = 0;
  const placed = scenes.map((scene, index): Scene => {
    const start = time;
    time = round(start + secondsOf(scene));
    // Nothing follows the last scene, so it has nowhere to pass to.
    const exit = index === scenes.length - 1 ? "cut" : scene.exit;
    return { ...scene, start, end: time, exit };
  });
  const shown = placed.flatMap(({ things, versus }) => [
    ...things.filter(({ isRefused }) => !isRefused).map(({ slug }) => slug),
    ...(versus?.sides ?? []).flatMap(({ thing }) => thing ?? []),
  ]);
  const cast = [...new Set([...shown, film.topic])].filter(Boolean).slice(0, CAST_MAX);
  return { ...film, scenes: placed, cast, durationSeconds: time };
}

/** The scene with another length; its place follows when the film is laid out. */
export function withSeconds(scene: Scene, seconds: number): Scene {
  return { ...scene, end: round(scene.start + clampSeconds(seconds)) };
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
