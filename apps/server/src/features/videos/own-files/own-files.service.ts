import type { ErrorCode } from "@sahne/contract/errors";
import type { OwnFile } from "@sahne/contract/videos/own-files";
import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import { and, asc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { assertRoomFor } from "#features/images/storage-room.ts";
import { jobs } from "#jobs.ts";
import type { Executor } from "#platform/db/database.ts";
import { ownFiles } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";

export type OwnFileRow = typeof ownFiles.$inferSelect;
type Wanted = { userId: string; fileId: string };

const KEEP_MS = 7 * DAY_MS;
/** Each holds room until it is finished or forgotten. */
const AT_ONCE = 20;

/** Asked for again after a reload, the same file is gone on with where it stopped. */
export async function beginOwnFile(
  context: Context,
  userId: string,
  { name, bytes }: { name: string; bytes: number },
): Promise<OwnFile> {
  return context.db.transaction(async (tx) => {
    const open = await listOpen(tx, userId);
    const same = open.find((file) => file.status === "receiving" && file.name === name && file.bytes === bytes);
    if (same) return present(same);
    const held = open.filter(({ status }) => status !== "failed").reduce((sum, file) => sum + file.bytes, 0);
    await assertRoomFor(context, tx, userId, held + bytes);
    if (open.length >= AT_ONCE) throw new AppError("too_many_jobs");
    const now = context.clock.now();
    const row = { id: newId(now), userId, name, bytes, status: "receiving", createdAt: now, updatedAt: now };
    const [file] = await tx.insert(ownFiles).values(row).returning();
    if (!file) throw new Error("The database answered an insert with no row.");
    return present(file);
  });
}

/** Those that have become videos a moment ago too: whoever waits for one sees it arrive. */
export async function listOwnFiles(context: Context, userId: string): Promise<OwnFile[]> {
  const lately = new Date(context.clock.now().getTime() - HOUR_MS);
  const ready = await context.db
    .select()
    .from(ownFiles)
    .where(and(eq(ownFiles.userId, userId), eq(ownFiles.status, "ready"), gt(ownFiles.updatedAt, lately)));
  return [...(await listOpen(context.db, userId)), ...ready].map(present);
}

/** A piece that is not the next one is not taken, and the answer says which one is: so it may be sent again and again. */
export async function takePiece(
  context: Context,
  wanted: Wanted,
  offset: number,
  read: () => Promise<Buffer>,
): Promise<OwnFile> {
  const file = await requireFile(context.db, wanted);
  const piece = await read();
  if (file.status !== "receiving" || offset !== file.receivedBytes || piece.length === 0) return present(file);
  if (offset + piece.length > file.bytes) throw new AppError("too_large");
  const now = context.clock.now();
  // Known before the rest is sent.
  if (offset === 0 && piece.toString("latin1", 4, 8) !== "ftyp") {
    await refuse(context, file);
    throw new AppError("file_not_a_film");
  }
  const key = `incoming/${file.userId}/own-${file.id}/${newId(now)}.part`;
  await context.media.put(key, piece);
  const receivedBytes = offset + piece.length;
  const isWhole = receivedBytes === file.bytes;
  const moved = await context.db.transaction(async (tx) => {
    const isNext = and(eq(ownFiles.id, file.id), eq(ownFiles.receivedBytes, offset), eq(ownFiles.status, "receiving"));
    const pieces = [...file.pieces, key];
    const changes = { receivedBytes, pieces, updatedAt: now, ...(isWhole && { status: "checking" }) };
    const [row] = await tx.update(ownFiles).set(changes).where(isNext).returning();
    if (row && isWhole) await context.queue.enqueue(tx, jobs.takeOwnFile, { fileId: file.id });
    return row;
  });
  if (moved) return present(moved);
  // Another window sent the same piece in the same moment.
  await context.media.remove(key);
  return present(await requireFile(context.db, wanted));
}

export async function refuse(context: Context, { id }: OwnFileRow): Promise<void> {
  const refused = { status: "failed", errorCode: "file_not_a_film", updatedAt: context.clock.now() };
  await context.db.update(ownFiles).set(refused).where(eq(ownFiles.id, id));
}

export async function dropOwnFile(context: Context, wanted: Wanted): Promise<void> {
  const file = await requireFile(context.db, wanted);
  const isOpen = and(eq(ownFiles.id, file.id), inArray(ownFiles.status, ["receiving", "failed"]));
  const [dropped] = await context.db.delete(ownFiles).where(isOpen).returning();
  if (!dropped) throw new AppError("video_not_cancellable");
  await removePieces(context, dropped);
}

/** Nobody came back for it. Of one that has become a video, the video is what stays. */
export async function expireOwnFiles(context: Context): Promise<void> {
  const isOver = and(
    lt(ownFiles.updatedAt, new Date(context.clock.now().getTime() - KEEP_MS)),
    ne(ownFiles.status, "checking"),
  );
  const gone = await context.db.delete(ownFiles).where(isOver).returning();
  for (const file of gone) await removePieces(context, file);
}

export async function removePieces(context: Context, { id, userId }: OwnFileRow): Promise<void> {
  await context.media.removePrefix(`incoming/${userId}/own-${id}/`);
}

async function requireFile(executor: Executor, { userId, fileId }: Wanted): Promise<OwnFileRow> {
  const [file] = await executor
    .select()
    .from(ownFiles)
    .where(and(eq(ownFiles.id, fileId), eq(ownFiles.userId, userId)));
  if (!file) throw new AppError("not_found");
  return file;
}

async function listOpen(executor: Executor, userId: string): Promise<OwnFileRow[]> {
  return executor
    .select()
    .from(ownFiles)
    .where(and(eq(ownFiles.userId, userId), sql`${ownFiles.status} <> 'ready'`))
    .orderBy(asc(ownFiles.createdAt), asc(ownFiles.id));
}

function present(file: OwnFileRow): OwnFile {
  return {
    _id: file.id,
    name: file.name,
    bytes: file.bytes,
    receivedBytes: file.receivedBytes,
    status: file.status as OwnFile["status"],
    errorCode: file.errorCode as ErrorCode | null,
    videoId: file.status === "ready" ? file.id : null,
    createdAt: file.createdAt.toISOString(),
    expiresAt: new Date(file.updatedAt.getTime() + KEEP_MS).toISOString(),
  };
}
