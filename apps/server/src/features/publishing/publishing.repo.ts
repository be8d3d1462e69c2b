import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import type { UploadStatus } from "@sahne/contract/publishing/publication";
import type { Executor } from "#platform/db/database.ts";
import { images, occurrences, uploads, videos } from "#platform/db/schema.ts";

export type UploadRow = typeof uploads.$inferSelect;
export type NewUpload = typeof uploads.$inferInsert;
export type UploadChanges = Partial<Omit<NewUpload, "id" | "userId" | "videoId" | "channelId">>;

/** On its way: bytes may still have to be sent. */
export const SENDING: readonly UploadStatus[] = ["queued", "uploading"];
/** Here, and nothing of it has been sent. */
export const WAITING_HERE: readonly UploadStatus[] = ["awaiting_approval", "planned"];
/** On the channel, and not yet as it was asked for. */
export const TO_VERIFY: readonly UploadStatus[] = ["verifying", "scheduled"];

/** Null when this video already has a publication on this channel: there is never a second row. */
export async function insertUpload(executor: Executor, row: NewUpload): Promise<UploadRow | undefined> {
  const [inserted] = await executor.insert(uploads).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function findUpload(executor: Executor, id: string): Promise<UploadRow | undefined> {
  const [row] = await executor.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

export async function findUploadOf(
  executor: Executor,
  videoId: string,
  channelId: string,
): Promise<UploadRow | undefined> {
  const [row] = await executor
    .select()
    .from(uploads)
    .where(and(eq(uploads.videoId, videoId), eq(uploads.channelId, channelId)));
  return row;
}

/** Videos of the channel that other publications have become. */
export async function listVideosOfOthers(
  executor: Executor,
  { id, channelId }: Pick<UploadRow, "id" | "channelId">,
): Promise<Set<string>> {
  const rows = await executor
    .select({ youtubeVideoId: uploads.youtubeVideoId })
    .from(uploads)
    .where(and(eq(uploads.channelId, channelId), ne(uploads.id, id), isNotNull(uploads.youtubeVideoId)));
  return new Set(rows.flatMap((row) => row.youtubeVideoId ?? []));
}

/** Changes the row only while it is in one of these states; undefined when it has moved on. */
export async function moveUpload(
  executor: Executor,
  id: string,
  from: readonly UploadStatus[],
  changes: UploadChanges,
): Promise<UploadRow | undefined> {
  const [row] = await executor
    .update(uploads)
    .set(changes)
    .where(and(eq(uploads.id, id), inArray(uploads.status, [...from])))
    .returning();
  return row;
}

/** As `moveUpload` for one being sent, and only over this very session: a cancelled one may have been begun anew. */
export async function moveSession(
  executor: Executor,
  { id, sessionUriSealed }: UploadRow,
  changes: UploadChanges,
): Promise<UploadRow | undefined> {
  const isSame =
    sessionUriSealed === null ? isNull(uploads.sessionUriSealed) : eq(uploads.sessionUriSealed, sessionUriSealed);
  const [row] = await executor
    .update(uploads)
    .set(changes)
    .where(and(eq(uploads.id, id), inArray(uploads.status, [...SENDING]), isSame))
    .returning();
  return row;
}

/** One statement: the last chunk may leave at this very moment, and then it can no longer be stopped. */
export async function cancelUnsent(
  executor: Executor,
  id: string,
  changes: UploadChanges,
): Promise<UploadRow | undefined> {
  const isUnsent = and(inArray(uploads.status, [...WAITING_HERE, ...SENDING]), eq(uploads.lastChunkSent, false));
  const [row] = await executor
    .update(uploads)
    .set(changes)
    .where(and(eq(uploads.id, id), isUnsent))
    .returning();
  return row;
}

/** Publications on this channel that stopped until their owner connects it again. */
export async function listWaitingForOwner(executor: Executor, userId: string, channelId: string): Promise<UploadRow[]> {
  const isStopped = and(eq(uploads.status, "queued"), isNotNull(uploads.errorCode), isNull(uploads.waitsUntil));
  const isUnread = and(inArray(uploads.status, [...TO_VERIFY]), isNotNull(uploads.errorCode));
  return executor
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.channelId, channelId), or(isStopped, isUnread)));
}

export async function isOwnImage(executor: Executor, userId: string, imageId: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, imageId), eq(images.userId, userId), isNull(images.hiddenAt)));
  return row !== undefined;
}

/** What waits for its hour, here or on the channel, soonest first. */
export async function listPlanned(
  executor: Executor,
  userId: string,
): Promise<{ upload: UploadRow; videoName: string }[]> {
  return executor
    .select({ upload: uploads, videoName: videos.name })
    .from(uploads)
    .innerJoin(videos, and(eq(videos.id, uploads.videoId), isNull(videos.deletedAt)))
    .where(and(eq(uploads.userId, userId), inArray(uploads.status, ["planned", "scheduled"])))
    .orderBy(asc(uploads.publishAt), asc(uploads.id));
}

/** Which run of its plan a video is, counted from 1, and when it was planned for. */
export async function findRunOf(
  executor: Executor,
  videoId: string,
): Promise<{ plannedAt: Date; number: number } | undefined> {
  const [run] = await executor.select().from(occurrences).where(eq(occurrences.videoId, videoId)).limit(1);
  if (!run) return undefined;
  const isMade = inArray(occurrences.outcome, ["started", "late"]);
  const isUpToIt = and(eq(occurrences.scheduleId, run.scheduleId), lte(occurrences.plannedAt, run.plannedAt));
  return { plannedAt: run.plannedAt, number: await executor.$count(occurrences, and(isUpToIt, isMade)) };
}
