import { servicesThat } from "@sahne/contract/services/services";
import type { Film } from "@sahne/engine/film/film";
import type { RenderSpec } from "@sahne/engine/spec";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { videos } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { withLocalFiles } from "#platform/media/local-files.ts";

// A clip is a video that a vendor films: it has that video's life, so it is paid once, asked about, kept and erased as one.

/** Only what a vendor filmed: its length and size are bounded. */
export const FILMED_BY = servicesThat("films");

/** The clips of a film, one for each scene that has one, in order; the same one may stand in several. */
export function clipsOf(film: unknown): string[] {
  return (film as Film | null)?.scenes.flatMap(({ clip }) => clip ?? []) ?? [];
}

/** By their ids; one that is not its user's, was deleted or was not filmed is missing. */
export async function findClips(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, VideoRow>> {
  if (ids.length === 0) return new Map();
  const isTheirs = and(eq(videos.userId, userId), inArray(videos.id, [...ids]), isNull(videos.deletedAt));
  const rows = await executor
    .select()
    .from(videos)
    .where(and(isTheirs, inArray(videos.engine, FILMED_BY)));
  return new Map(rows.map((row) => [row.id, row]));
}

const MOST_LISTED = 60;

/** The newest that are there, or still may be. */
export async function listClips(executor: Executor, userId: string): Promise<VideoRow[]> {
  const isThere = and(inArray(videos.engine, FILMED_BY), inArray(videos.status, ["processing", "completed", "failed"]));
  return executor
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), isThere, isNull(videos.deletedAt)))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(MOST_LISTED);
}

/** Refuses a film with a clip that is not there and will not come by itself; one that is being filmed is waited for. */
export async function requireClips(executor: Executor, userId: string, film: unknown): Promise<void> {
  const found = await findClips(executor, userId, clipsOf(film));
  for (const id of clipsOf(film)) {
    const clip = found.get(id);
    if (!clip || clip.status === "scheduled") throw refused("clip_not_found");
    if (clip.status === "failed") throw refused("clip_failed");
  }
}

function refused(code: "clip_not_found" | "clip_failed"): AppError {
  return new AppError(code, { fields: { film: `error.${code}` } });
}

/** Hands the renderer the clips as files, in the order of their scenes. */
export async function withClips<T>(
  context: Context,
  { userId, film }: VideoRow,
  work: (clips: Pick<RenderSpec, "clips">) => Promise<T>,
): Promise<T> {
  const ids = clipsOf(film);
  if (ids.length === 0) return work({});
  const found = await findClips(context.db, userId, ids);
  const once = [...new Set(ids)];
  const keys = once.map((id) => {
    const key = found.get(id)?.mediaKey;
    // Never a film with something else in the place of what was filmed.
    if (typeof key !== "string") throw new AppError("clip_not_found");
    return key;
  });
  return withLocalFiles(context, keys, (paths) => work({ clips: ids.map((id) => paths[once.indexOf(id)] ?? "") }));
}
