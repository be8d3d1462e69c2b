import type { SceneId } from "#presets.ts";

/** The part of the browser's canvas that painters use; Skia in the render process and the browser both have it. */
export type Pen = CanvasRenderingContext2D;

/** A drawable picture of a known size. */
export type Drawing = { source: CanvasImageSource; width: number; height: number };

/** A picture of the user: `focus` is where its subject is, `faces` are boxes to keep whole, all as shares of its size. */
export type StagePicture = Drawing & {
  focus: readonly [number, number];
  faces: readonly { x: number; y: number; width: number; height: number }[];
};

/** What painters need from the place they run in. Everything is loaded before a scene is composed, so nothing waits. */
export type StageTools = {
  /** Measures a text in a font given as on a canvas ("48px \"Sahne Anton\""). */
  measure(font: string, text: string): { width: number; ascent: number; descent: number };
  /** An object's drawing, square, sharp at `size` pixels; null: there is none of that name. */
  object(slug: string, size: number): Drawing | null;
  picture(index: number): StagePicture;
  /** The logo of the film's owner; null: there is none. */
  logo(): Drawing | null;
  /** An empty canvas for effects that need one of their own. */
  canvas(width: number, height: number): { pen: Pen; drawing: Drawing };
  /** Land, countries and the borders between them as GeoJSON. */
  atlas(): { land: object; countries: readonly object[]; borders: object };
};

export type FrameSize = { width: number; height: number };

/** A still picture or a piece of text, drawn by the pen and then only moved. */
export type Sprite = {
  width: number;
  height: number;
  /** Draws it as it looks `seconds` into its scene, on a clear canvas of its size. */
  draw(pen: Pen, seconds: number): void;
  /** Until then it is drawn anew for every frame (a number that counts up, a turning globe); absent: drawn once. */
  liveUntil?: number;
  /** While it is live it is drawn this much smaller: it moves, and drawing it is what costs. */
  liveShare?: number;
  /** The same at the other moments of its motion, each as large; `at` says which one is seen: 0 is this one. */
  motion?: { others: readonly Sprite[]; at: (seconds: number) => number };
  /** The first moment of the motion to which it belongs. */
  first?: Sprite;
};

/** Where a sprite stands at one moment: its middle, in pixels of the frame. */
export type Placement = {
  /** Index into the stage's sprites. */
  sprite: number;
  x: number;
  y: number;
  /** 1 is as drawn. Sprites are drawn at the size they rest at; larger than about 1.2 becomes soft. */
  scaleX: number;
  scaleY: number;
  /** Clockwise, in radians. */
  turn: number;
  /** 0 to 1. */
  opacity: number;
};

/**
 * What lies behind the sprites: a still painting, a procedural landscape (with an optional painting over it, for shade under
 * words), one of the film's pictures with a moving camera, or the clip that was filmed for the scene.
 */
export type Backdrop =
  | {
      /** Paints it at any size: half of the frame is enough for what stands behind everything. */
      draw(pen: Pen, size: FrameSize): void;
      /** Film grain, 0 to 1. */
      grain: number;
    }
  | { landscape: SceneId; veil?(pen: Pen): void }
  | { picture: number; veil?(pen: Pen): void }
  | { isClip: true; veil?(pen: Pen): void };

/** One scene, composed for one frame size: everything about it is known before its first frame. */
export type SceneStage = {
  backdrop: Backdrop;
  sprites: Sprite[];
  /** What stands where, from back to front, `seconds` after the scene began: a pure function. */
  placements(seconds: number): Placement[];
};
