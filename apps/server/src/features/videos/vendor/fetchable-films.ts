import { and, eq, inArray } from "drizzle-orm";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { paidCalls, videos } from "#platform/db/schema.ts";

/** Final outcomes, by the vendor or the owner: there is nothing to fetch. */
const FINAL = new Set<string | null>([
  "provider_failed",
  "provider_content_refused",
  "provider_no_output",
  "video_cancelled",
]);

/** Which of these have a film that may still lie at its vendor. */
export async function fetchableOf(executor: Executor, rows: readonly VideoRow[]): Promise<Set<string>> {
  const ids = rows.filter(mayBeFetched).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const isOfAttempt = and(eq(videos.id, paidCalls.videoId), eq(videos.attempt, paidCalls.videoAttempt));
  const found = await executor
    .select({ id: paidCalls.videoId })
    .from(paidCalls)
    .innerJoin(videos, isOfAttempt)
    .where(and(inArray(paidCalls.videoId, ids), eq(paidCalls.state, "accepted")));
  return new Set(found.map(({ id }) => id));
}

/** Whether its end leaves open that the vendor has the film; only a paid call that was taken decides. */
export function mayBeFetched({ status, engine, errorCode }: VideoRow): boolean {
  return status === "failed" && engine !== "sahne" && !FINAL.has(errorCode);
}
