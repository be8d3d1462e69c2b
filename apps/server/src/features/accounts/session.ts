import { DAY_MS } from "@sahne/contract/time-units";
import type { FastifyRequest } from "fastify";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId, newSecret, sha256 } from "#platform/ids.ts";
import type { Identity } from "#platform/http/mount.ts";
import { findLiveSession, insertSession, touchSession, type SessionRow } from "./accounts.repo.ts";

const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** A session in use is written down at most this often: reading must stay cheap. */
const TOUCH_EVERY_MS = 5 * 60_000;
const TOKEN_PREFIX = "cv1_";
const USER_AGENT_MAX = 300;

/** Opens a session; only the hash of its token is kept. */
export async function openSession(
  context: Context,
  executor: Executor,
  owner: { userId: string; userAgent: string },
): Promise<string> {
  const now = context.clock.now();
  const token = `${TOKEN_PREFIX}${newSecret()}`;
  await insertSession(executor, {
    id: newId(now),
    userId: owner.userId,
    tokenHash: sha256(token),
    userAgent: owner.userAgent,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + IDLE_MS),
  });
  return token;
}

/** The browser's own name, which it is free to make up: shown to the user, trusted for nothing. */
export function userAgentOf(request: FastifyRequest): string {
  return (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_MAX);
}

/** The only place that answers 401 besides a failed login. */
export async function authenticate(context: Context, request: FastifyRequest): Promise<Identity> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (!token) throw new AppError("session_required");
  const session = await findLiveSession(context.db, sha256(token), context.clock.now());
  if (!session) throw new AppError("session_required");
  await keepAlive(context, session);
  return { userId: session.userId, sessionId: session.id };
}

async function keepAlive(context: Context, session: SessionRow): Promise<void> {
  const now = context.clock.now();
  if (now.getTime() - session.lastUsedAt.getTime() < TOUCH_EVERY_MS) return;
  const end = Math.min(now.getTime() + IDLE_MS, session.createdAt.getTime() + ABSOLUTE_MS);
  await touchSession(context.db, session.id, { usedAt: now, expiresAt: new Date(end) });
}
