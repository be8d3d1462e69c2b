import type { DeleteAccountBody } from "@sahne/contract/accounts/account-data";
import { eq } from "drizzle-orm";
import type { Context } from "#context.ts";
import { changeUser, deleteSessions, raiseMediaEpoch } from "#features/accounts/accounts.repo.ts";
import { requireOwnPassword } from "#features/accounts/own-password.ts";
import { NO_PASSWORD } from "#features/accounts/password.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { jobs } from "#jobs.ts";
import { emailChanges, emailConfirmations, passwordResets, serviceKeys, videos } from "#platform/db/schema.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";

/** From this moment nobody can sign in and no link opens; the job that follows removes everything. */
export async function deleteAccount(context: Context, userId: string, body: DeleteAccountBody): Promise<void> {
  const known = await findUserById(context.db, userId);
  if (known?.username !== body.confirm) {
    throw new AppError("invalid_request", { fields: { confirm: "data.deleteMismatch" } });
  }
  const user = await requireOwnPassword(context, userId, { field: "password", password: body.password });
  await context.db.transaction((tx) => closeAccount(context, tx, user.id));
}

/** What deleting begins with, whoever asked for it. */
export async function closeAccount(context: Context, tx: Transaction, userId: string): Promise<void> {
  const now = context.clock.now();
  await deleteSessions(tx, userId);
  await raiseMediaEpoch(tx, userId);
  // Work that is under way finds its video gone and stops by itself.
  await tx.update(videos).set({ deletedAt: now }).where(eq(videos.userId, userId));
  await tx.delete(serviceKeys).where(eq(serviceKeys.userId, userId));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
  // The names are free for others at once, and no look-up by name finds this row again.
  await changeUser(tx, userId, {
    usernameKey: `deleted/${userId}`,
    emailKey: `deleted/${userId}`,
    recoveryEmailKey: null,
    passwordHash: NO_PASSWORD,
    deletedAt: now,
  });
  await context.queue.enqueue(tx, jobs.eraseAccount, { userId });
}
