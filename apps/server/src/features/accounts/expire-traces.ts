import { DAY_MS } from "@sahne/contract/time-units";
import { lt } from "drizzle-orm";
import type { Context } from "#context.ts";
import {
  auditEvents,
  emailChanges,
  emailConfirmations,
  passwordFailures,
  passwordResets,
} from "#platform/db/schema.ts";

const KEEP_EVENTS_MS = 365 * DAY_MS;

/** Links that are over, counted failures that are forgotten, and events older than a year. */
export async function expireAccountTraces(context: Context): Promise<void> {
  const now = context.clock.now();
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  await context.db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await context.db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now));
  await context.db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await context.db.delete(passwordFailures).where(lt(passwordFailures.updatedAt, ago(DAY_MS)));
  await context.db.delete(auditEvents).where(lt(auditEvents.createdAt, ago(KEEP_EVENTS_MS)));
}
