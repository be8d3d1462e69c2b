import type { Film } from "#film/film.ts";
import type { Face } from "#picture/faces.ts";
import type { VoiceChoice } from "#spec.ts";
import type { FilmMusic } from "./choose-music.ts";

/** One spoken word and when it is said, in seconds from the start. */
export type TimedWord = { text: string; start: number; end: number };

/** One camera move over a picture; positions are shares of the free room, zoom 1 shows as much as fits. */
export type Camera = {
  fromX: number;
  fromY: number;
  fromZoom: number;
  toX: number;
  toY: number;
  toZoom: number;
  /** Hand-held sway and parallax, as shares of the frame's width. */
  sway: number;
  fromTruck: number;
  toTruck: number;
};

/** What the planner and the painters must know of a prepared picture. */
export type PictureFacts = {
  sha256: string;
  width: number;
  height: number;
  /** Where the subject is, as shares of the picture. */
  focus: readonly [number, number];
  /** The heads in it, as shares of the picture; absent in plans of older versions, which looked for none. */
  faces?: readonly Face[];
  /** Its shape is so different from the frame's that it is shown whole instead of filling it. */
  isPrint: boolean;
};

/** The whole film as plain JSON: stored with the video; the same plan and pictures always draw the same frames. */
export type Plan = {
  engineVersion: string;
  width: number;
  height: number;
  framesPerSecond: number;
  frameCount: number;
  durationSeconds: number;
  film: Film;
  /** What did not fit into the length, as text; empty: everything is told. */
  untold: string;
  /** The camera of each scene that fills the frame with a picture; null for all others. */
  cameras: (Camera | null)[];
  pictures: PictureFacts[];
  music: FilmMusic;
  voice: Exclude<VoiceChoice, "off"> | null;
};
