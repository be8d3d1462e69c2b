import type { BackdropId } from "#film/film.ts";
import type { ColorSet } from "#looks/look.ts";
import type { Ground } from "./ground.ts";
import { bedroom, desk, kitchen } from "./indoor-backdrops.ts";
import { arc, bokeh, mesh, split } from "./light-backdrops.ts";
import { pitch, sky, underwater, woods } from "./outdoor-backdrops.ts";
import { hills, paper } from "./paper-backdrops.ts";
import { city, clinic, dusk, garden, ice } from "./place-backdrops.ts";
import { blinds, grid, lamp, studio } from "./room-backdrops.ts";

/** Backdrops drawn here; landscapes and pictures are painted elsewhere. */
export type PaintedBackdropId = Exclude<BackdropId, "landscape">;

const PAINTERS: Readonly<Record<PaintedBackdropId, (ground: Ground, colors: ColorSet) => void>> = {
  studio,
  arc,
  paper,
  mesh,
  bokeh,
  grid,
  blinds,
  lamp,
  hills,
  split,
  sky,
  underwater,
  woods,
  pitch,
  kitchen,
  desk,
  bedroom,
  ice,
  city,
  clinic,
  garden,
  dusk,
};

export function paintBackdrop(ground: Ground, backdrop: PaintedBackdropId, colors: ColorSet): void {
  PAINTERS[backdrop](ground, colors);
}
