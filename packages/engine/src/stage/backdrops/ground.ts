import type { BackdropId } from "#film/film.ts";
import type { Halves } from "#stage/halves.ts";
import { withAlpha } from "#stage/colors/colors.ts";
import { radial } from "#stage/pens.ts";
import type { Pen } from "#stage/stage.ts";

/** A canvas to cover, of any size: everything painted on it is a share of that. */
export type Ground = {
  pen: Pen;
  width: number;
  height: number;
  /** The middle of the light as shares of width and height, where it is not the usual one. */
  light?: { x: number; y: number };
  /** Where things stand, as a share of the height, in scenes that stand them elsewhere than most. */
  floor?: number;
  /** The two halves of a comparison that takes no side have colours of their own. */
  isEven?: boolean;
  /** How the halves of a comparison lie in an upright frame. */
  halves?: Halves;
};

/** Where things stand on the ground, as a share of the height; null: they float. */
export function floorOf(
  backdrop: BackdropId,
  { width, height, floor: own }: { width: number; height: number; floor?: number },
): number | null {
  const isWide = width > height;
  const floors: Partial<Record<BackdropId, number>> = {
    studio: isWide ? 0.78 : 0.605,
    grid: isWide ? 0.76 : 0.615,
    blinds: isWide ? 0.8 : 0.615,
    lamp: isWide ? 0.8 : 0.615,
    sky: isWide ? 0.8 : 0.64,
    woods: isWide ? 0.8 : 0.62,
    pitch: isWide ? 0.8 : 0.62,
    kitchen: isWide ? 0.8 : 0.61,
    desk: isWide ? 0.8 : 0.61,
    bedroom: isWide ? 0.8 : 0.615,
    ice: isWide ? 0.8 : 0.62,
    city: isWide ? 0.8 : 0.62,
    clinic: isWide ? 0.8 : 0.62,
    garden: isWide ? 0.8 : 0.62,
    dusk: isWide ? 0.82 : 0.64,
  };
  const floor = floors[backdrop];
  if (floor === undefined) return null;
  if (own !== undefined) return own;
  return width === height ? floor + 0.06 : floor;
}

/** The middle of the light: behind the object of the scene, away from its words. */
export function lightOf({ width, height, light }: Ground): { x: number; y: number } {
  if (light) return { x: width * light.x, y: height * light.y };
  return width > height ? { x: width * 0.29, y: height * 0.46 } : { x: width * 0.5, y: height * 0.39 };
}

export function cover({ pen, width, height }: Ground, style: string | CanvasGradient): void {
  pen.fillStyle = style;
  pen.fillRect(0, 0, width, height);
}

/** Light that falls off softly. */
export function pool(
  pen: Pen,
  [x, y, radius]: readonly [number, number, number],
  [color, alpha]: readonly [string, number],
): CanvasGradient {
  return radial(
    pen,
    [x, y, radius],
    [
      [0, withAlpha(color, alpha)],
      [0.3, withAlpha(color, alpha * 0.55)],
      [0.6, withAlpha(color, alpha * 0.18)],
      [1, withAlpha(color, 0)],
    ],
  );
}
