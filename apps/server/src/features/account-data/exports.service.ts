import type { DataExport } from "@sahne/contract/accounts/account-data";
import type { Context } from "#context.ts";
import { findUserById, lockUser } from "#features/accounts/accounts.repo.ts";
import { audit } from "#features/accounts/audit.ts";
import { jobs } from "#jobs.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { deleteExpiredExports, findExport, findStrandedExports, saveExport, type ExportRow } from "./exports.repo.ts";

const DAY_SECONDS = 86_400;
const STRANDED_AFTER_MS = 60_000;

/** While one export is being made, asking again answers with that one. */
export async function startExport(
  context: Context,
  caller: { userId: string; userAgent: string },
  /** What is written together with it, or not at all. */
  alongside: (tx: Transaction) => Promise<void> = async () => {},
): Promise<DataExport> {
  const { userId } = caller;
  const row = await context.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError("not_found");
    await alongside(tx);
    const current = await findExport(tx, userId);
    if (current && (current.status === "queued" || current.status === "running")) return current;
    const limit = { name: "export", burst: context.config.limits.exportsPerDay, perSeconds: DAY_SECONDS };
    await takeToken(tx, limit, userId);
    const now = context.clock.now();
    const fresh = await saveExport(tx, { id: newId(now), userId, status: "queued", createdAt: now });
    await context.queue.enqueue(tx, jobs.exportData, { exportId: fresh.id, userId });
    await audit(context, tx, { ...caller, kind: "data_exported" });
    const oldKey = current?.mediaKey ?? null;
    if (oldKey !== null) await context.queue.enqueue(tx, jobs.removeMedia, { keys: [oldKey] });
    return fresh;
  });
  return presentExport(context, row, 0);
}

export async function currentExport(context: Context, userId: string): Promise<DataExport | null> {
  const [row, user] = [await findExport(context.db, userId), await findUserById(context.db, userId)];
  if (!row || !user) return null;
  const isOver = row.expiresAt !== null && row.expiresAt <= context.clock.now();
  return isOver ? null : presentExport(context, row, user.mediaEpoch);
}

export async function expireExports(context: Context): Promise<void> {
  await context.db.transaction(async (tx) => {
    const expired = await deleteExpiredExports(tx, context.clock.now());
    const keys = expired.flatMap(({ mediaKey }) => mediaKey ?? []);
    if (keys.length > 0) await context.queue.enqueue(tx, jobs.removeMedia, { keys });
  });
}

/** An export whose job got lost is made all the same. */
export async function sweepExports(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - STRANDED_AFTER_MS);
  for (const { id, userId } of await findStrandedExports(context.db, before)) {
    context.log.warn({ exportId: id }, "export without a job");
    await context.queue.enqueue(context.db, jobs.exportData, { exportId: id, userId }, { key: `swept/${id}` });
  }
}

function presentExport(context: Context, row: ExportRow, epoch: number): DataExport {
  const { mediaKey, expiresAt } = row;
  const isReady = row.status === "ready" && mediaKey !== null && expiresAt !== null;
  const target = { key: mediaKey ?? "", userId: row.userId, epoch };
  return {
    status: row.status,
    progress: row.progress,
    url: isReady ? context.mediaLinks.link(target, context.clock.now(), expiresAt) : null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
