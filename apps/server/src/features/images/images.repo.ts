import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { images, schedules, videos } from "#platform/db/schema.ts";

export type ImageRow = typeof images.$inferSelect;
export type NewImage = typeof images.$inferInsert;

/** Own pictures first, newest first; the starter pictures stand at the end. */
export async function listImages(executor: Executor, userId: string): Promise<ImageRow[]> {
  return executor
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), isNull(images.hiddenAt)))
    .orderBy(sql`${images.starter} is not null`, desc(images.createdAt), asc(images.id));
}

export async function findImage(executor: Executor, userId: string, id: string): Promise<ImageRow | undefined> {
  const [row] = await executor
    .select()
    .from(images)
    .where(and(eq(images.id, id), eq(images.userId, userId), isNull(images.hiddenAt)));
  return row;
}

/** Also one that its owner has hidden: a video that was begun with it still needs it. */
export async function findKeptImage(executor: Executor, userId: string, id: string): Promise<ImageRow | undefined> {
  const [row] = await executor
    .select()
    .from(images)
    .where(and(eq(images.id, id), eq(images.userId, userId)));
  return row;
}

/** All of them in their order, hidden ones too; undefined when one is gone. */
export async function findKeptImages(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<ImageRow[] | undefined> {
  const rows: ImageRow[] = [];
  for (const id of ids) {
    const row = await findKeptImage(executor, userId, id);
    if (!row) return undefined;
    rows.push(row);
  }
  return rows;
}

export async function findSameSource(
  executor: Executor,
  userId: string,
  sourceSha256: string,
): Promise<ImageRow | undefined> {
  const isSame = and(eq(images.userId, userId), eq(images.sourceSha256, sourceSha256), isNull(images.hiddenAt));
  const [row] = await executor.select().from(images).where(isSame);
  return row;
}

export async function insertImages(executor: Executor, rows: NewImage[]): Promise<ImageRow[]> {
  return executor.insert(images).values(rows).onConflictDoNothing().returning();
}

export async function hasStarters(executor: Executor, userId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.userId, userId), isNotNull(images.starter)))
    .limit(1);
  return rows.length > 0;
}

export async function hideImage(executor: Executor, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await executor
    .update(images)
    .set({ hiddenAt: at })
    .where(and(eq(images.id, id), eq(images.userId, userId), isNull(images.hiddenAt)))
    .returning({ id: images.id });
  return rows.length > 0;
}

export async function findHidden(executor: Executor, id: string): Promise<ImageRow | undefined> {
  const [row] = await executor
    .select()
    .from(images)
    .where(and(eq(images.id, id), isNotNull(images.hiddenAt)));
  return row;
}

/** Nobody else can remove it before the transaction ends. */
export async function lockHidden(tx: Transaction, id: string): Promise<ImageRow | undefined> {
  const [row] = await tx
    .select()
    .from(images)
    .where(and(eq(images.id, id), isNotNull(images.hiddenAt)))
    .for("update");
  return row;
}

/** A video that is being made or waits for its time still needs the picture, and so does a plan that goes on. */
export async function isInUse(executor: Executor, imageId: string): Promise<boolean> {
  const planned = await executor
    .select({ id: schedules.id })
    .from(schedules)
    .where(
      and(
        or(eq(schedules.imageId, imageId), hasPicture(sql`${schedules.recipe}->'imageIds'`, imageId)),
        isNotNull(schedules.nextRunAt),
      ),
    )
    .limit(1);
  if (planned.length > 0) return true;
  const rows = await executor
    .select({ id: videos.id })
    .from(videos)
    .where(
      and(
        or(eq(videos.imageId, imageId), hasPicture(sql`${videos.imageIds}`, imageId)),
        inArray(videos.status, ["processing", "scheduled"]),
        isNull(videos.deletedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

function hasPicture(list: SQL, imageId: string): SQL {
  return sql`${list} @> ${JSON.stringify([imageId])}::jsonb`;
}

export async function removeImage(executor: Executor, id: string): Promise<void> {
  await executor.delete(images).where(eq(images.id, id));
}
