import type { Session } from "@sahne/contract/accounts/accounts";
import { SESSIONS_SHOWN } from "@sahne/contract/limits";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import type { Identity } from "#platform/http/mount.ts";
import { deleteSession, deleteSessions, listSessions, raiseMediaEpoch } from "./accounts.repo.ts";
import { audit } from "./audit.ts";

export async function ownSessions(context: Context, identity: Identity): Promise<Session[]> {
  const options = { now: context.clock.now(), limit: SESSIONS_SHOWN };
  const rows = await listSessions(context.db, identity.userId, options);
  return rows.map((row) => ({
    _id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === identity.sessionId,
  }));
}

/** Signs out all other sessions and ends the signed links that other devices may still hold. */
export async function endOtherSessions(context: Context, identity: Identity, userAgent: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await deleteSessions(tx, identity.userId, identity.sessionId);
    await raiseMediaEpoch(tx, identity.userId);
    await audit(context, tx, { userId: identity.userId, kind: "signed_out_everywhere", userAgent });
  });
}

export async function endSession(
  context: Context,
  identity: Identity,
  sessionId: string,
  userAgent: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await deleteSession(tx, identity.userId, sessionId))) throw new AppError("not_found");
    await audit(context, tx, { userId: identity.userId, kind: "session_ended", userAgent });
  });
}

export async function signOut(context: Context, identity: Identity, userAgent: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await deleteSession(tx, identity.userId, identity.sessionId);
    await audit(context, tx, { userId: identity.userId, kind: "signed_out", userAgent });
  });
}
