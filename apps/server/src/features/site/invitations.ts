import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { invitations } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { newId, newSecret, sha256 } from "#platform/ids.ts";
import { readSite } from "./site.repo.ts";

export type InvitationRow = typeof invitations.$inferSelect;

const LIFE_MS = 14 * 86_400_000;

/** Refuses an account that the site's mode does not allow. An invitation is used up with the account it opens. */
export async function admitNewcomer(context: Context, tx: Transaction, token: string | undefined): Promise<void> {
  const { signUp } = await readSite(tx);
  if (signUp === "open") return;
  if (signUp === "closed") throw new AppError("signup_closed");
  const now = context.clock.now();
  const used = await tx
    .update(invitations)
    .set({ usedAt: now })
    .where(
      and(eq(invitations.tokenHash, sha256(token ?? "")), isNull(invitations.usedAt), gt(invitations.expiresAt, now)),
    )
    .returning({ id: invitations.id });
  if (used.length === 0) throw new AppError("invitation_invalid");
}

export async function makeInvitation(
  context: Context,
  tx: Transaction,
  email: string | null,
): Promise<{ row: InvitationRow; token: string }> {
  const now = context.clock.now();
  const token = newSecret();
  const row = {
    id: newId(now),
    tokenHash: sha256(token),
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
    usedAt: null,
  };
  await tx.insert(invitations).values(row);
  return { row, token };
}

export async function listInvitations(executor: Executor, limit: number): Promise<InvitationRow[]> {
  return executor.select().from(invitations).orderBy(desc(invitations.createdAt), desc(invitations.id)).limit(limit);
}

/** False when there is none, or it was used: an account that was opened stays. */
export async function deleteInvitation(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor
    .delete(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}
