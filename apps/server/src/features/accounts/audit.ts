import type { SecurityEventKind } from "@sahne/contract/accounts/accounts";
import { desc, eq, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { auditEvents } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";

export type AuditRow = typeof auditEvents.$inferSelect;

type NewEvent = { userId: string; kind: SecurityEventKind; userAgent: string };

/** Notes what happened, in the transaction in which it happens. */
export async function audit(context: Context, executor: Executor, event: NewEvent): Promise<void> {
  const now = context.clock.now();
  await executor.insert(auditEvents).values({ id: newId(now), ...event, createdAt: now });
}

/** One statement for known and unknown users alike, so that both cases cost the same. */
export async function auditFailedLogin(context: Context, userId: string | null, userAgent: string): Promise<void> {
  const now = context.clock.now();
  await context.db.execute(sql`
    insert into audit_events (id, user_id, kind, user_agent, created_at)
    select ${newId(now)}::text, id, 'login_failed', ${userAgent}::text, ${now.toISOString()}::timestamptz
      from users where id = ${userId ?? ""}`);
}

export async function listAuditEvents(executor: Executor, userId: string, limit: number): Promise<AuditRow[]> {
  return executor
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(limit);
}
