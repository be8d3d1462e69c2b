import type { ErrorCode } from "@sahne/contract/errors";
import { and, eq, ne, notInArray, or, sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { uploads, videos } from "#platform/db/schema.ts";

type Destination = { userId: string; videoId: string; channelId: string };

/**
 * Why this film would be a copy of one that is on the channel or on its way there; null when it is none. Until the
 * transaction has ended nobody else asks for the same channel: of two equal films that finish together one is the copy.
 */
export async function findTwin(
  tx: Transaction,
  { userId, videoId, channelId }: Destination,
  film: { title: string; sha256: string | null },
): Promise<Extract<ErrorCode, "youtube_same_film" | "youtube_same_title"> | null> {
  await queryRows(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`twins/${userId}/${channelId}`}, 0))`);
  const isSameFilm = film.sha256 === null ? sql`false` : eq(videos.sha256, film.sha256);
  const isSameTitle = sql`btrim(${uploads.title}) = ${film.title.trim()}`;
  // What waits for its owner's word, or failed, is not there.
  const isThere = notInArray(uploads.status, ["awaiting_approval", "failed"]);
  const [twin] = await tx
    .select({ isSameFilm: sql<boolean>`${isSameFilm}` })
    .from(uploads)
    .innerJoin(videos, eq(videos.id, uploads.videoId))
    .where(
      and(
        eq(uploads.userId, userId),
        eq(uploads.channelId, channelId),
        ne(uploads.videoId, videoId),
        isThere,
        or(isSameFilm, isSameTitle),
      ),
    )
    .orderBy(sql`${isSameFilm} desc`)
    .limit(1);
  if (!twin) return null;
  return twin.isSameFilm ? "youtube_same_film" : "youtube_same_title";
}
