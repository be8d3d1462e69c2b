import type { Thing } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { putPair } from "#stage/shots/group.ts";
import { COMPANIONS, deedOf } from "./deed-of.ts";
import type { Deed } from "#director/find-deed.ts";
import type { DeedSpot } from "./pictures.ts";
import {
  paintRays,
  putBuilt,
  putBurning,
  putFalling,
  putFound,
  putHalves,
  putLost,
  putMixed,
  putOpened,
  putPoured,
  putRow,
  putRunning,
  putSleeping,
} from "./pictures.ts";

const PICTURES: Partial<Record<Deed, (staging: Staging, slug: string, spot: DeedSpot) => void>> = {
  grow: (staging, slug, spot) => putRow(staging, slug, spot, false),
  shrink: (staging, slug, spot) => putRow(staging, slug, spot, true),
  fall: putFalling,
  part: (staging, slug, spot) => putHalves(staging, slug, spot, false),
  break: (staging, slug, spot) => putHalves(staging, slug, spot, true),
  lose: putLost,
  find: putFound,
  mix: putMixed,
  pour: putPoured,
  burn: putBurning,
  run: putRunning,
  sleep: putSleeping,
  build: putBuilt,
  open: putOpened,
};

/** Shows what is done to the one thing of a scene by the thing itself; false: its words tell nothing of that kind. */
export function putDeed(staging: Staging, things: readonly Thing[], spot: DeedSpot): boolean {
  const [main] = things;
  const deed = deedOf(staging.scene, things, staging.film.language);
  if (!main || deed === null) return false;
  const companion = COMPANIONS[deed];
  if (companion === undefined) {
    PICTURES[deed]?.(staging, main.slug, spot);
    return true;
  }
  if (deed === "win") paintRays(staging, spot);
  const beside = { slug: companion, word: "", count: 1, isRefused: false };
  putPair(staging, [main, beside], spot, { hasHalo: true });
  return true;
}
