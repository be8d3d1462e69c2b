import type { Rgb } from "#base/color.ts";
import type { CaptionStyle, FontId, MoodId, PresetId, SceneId } from "#presets.ts";
import type { Scene } from "#scene/scenes.ts";
import type { Language } from "#spec.ts";

/** One spoken or shown word and when it is said, in seconds from the start. */
export type TimedWord = { text: string; start: number; end: number };

/** Words shown together: `lines` holds the indexes of the words of each line. */
export type CaptionGroup = {
  words: TimedWord[];
  lines: number[][];
  start: number;
  end: number;
  fontSize: number;
  accent: Rgb;
};

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

export type Shot = { start: number; end: number; picture: number; camera: Camera };

export type Captions = {
  style: CaptionStyle;
  font: FontId;
  isUpperCase: boolean;
  groups: CaptionGroup[];
  /** Height of the middle of the captions, as a share of the frame. */
  middle: number;
  isDarkText: boolean;
  scrim: number;
};

/** The whole film as plain JSON: stored with the video; the same plan and pictures always draw the same frames. */
export type Plan = {
  engineVersion: string;
  width: number;
  height: number;
  framesPerSecond: number;
  frameCount: number;
  durationSeconds: number;
  seed: number;
  language: Language;
  preset: PresetId;
  /** What is drawn without pictures; with pictures only its particles and music are used. */
  sceneId: SceneId;
  scene: Scene;
  captions: Captions;
  shots: Shot[];
  /** Seconds two shots overlap. */
  crossFadeSeconds: number;
  pictures: { sha256: string; saturation: number }[];
  music: MoodId | "none";
  voice: { id: "robot"; startsAt: number } | null;
};
