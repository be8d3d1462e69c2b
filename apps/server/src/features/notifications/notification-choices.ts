import { NO_MAILS, topicOfKind, type NotificationChoices } from "@sahne/contract/accounts/notification-choices";
import type { NotificationKind } from "@sahne/contract/history/notifications";
import { and, eq, lte } from "drizzle-orm";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { notificationChoices, users } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { readSignedId, signId } from "#platform/signed-id.ts";
import { mailTime, nextWeekly, tellingTime } from "./mail-time.ts";

export async function readChoices(executor: Executor, userId: string): Promise<NotificationChoices> {
  return (await findChoices(executor, userId))?.choices ?? NO_MAILS;
}

/** With the person's zone; nothing for an account that never chose. */
async function findChoices(executor: Executor, userId: string) {
  const [row] = await executor
    .select({
      choices: notificationChoices.choices,
      weeklyAt: notificationChoices.weeklyAt,
      timeZone: users.timeZone,
    })
    .from(notificationChoices)
    .innerJoin(users, eq(users.id, notificationChoices.userId))
    .where(eq(notificationChoices.userId, userId));
  // What was chosen before there was more to choose.
  return row && { ...row, choices: { ...NO_MAILS, ...row.choices } };
}

export async function saveChoices(context: Context, userId: string, choices: NotificationChoices): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [user] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
    if (!user) return;
    const now = context.clock.now();
    const weeklyAt = choices.weekly ? nextWeekly(choices.quiet, now, user.timeZone) : null;
    const row = { choices, weeklyAt, updatedAt: now };
    await tx
      .insert(notificationChoices)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: notificationChoices.userId, set: row });
    if (weeklyAt) await queueWeekly(context, tx, userId, weeklyAt);
  });
}

/** When somebody is to be mailed about this; null where they did not ask for it. */
export async function dueOf(
  context: Context,
  executor: Executor,
  userId: string,
  kind: NotificationKind,
): Promise<Date | null> {
  const found = await findChoices(executor, userId);
  if (!found) return null;
  const { choices, timeZone } = found;
  return mailTime(choices[topicOfKind[kind]], choices.quiet, context.clock.now(), timeZone);
}

/** When a browser may show each of these; who never chose is shown everything at once. */
export async function browserTimes(
  executor: Executor,
  userId: string,
): Promise<(kind: NotificationKind, then: Date) => Date | null> {
  const { choices, timeZone } = (await findChoices(executor, userId)) ?? { choices: NO_MAILS, timeZone: "UTC" };
  return (kind, then) => tellingTime(choices.browser[topicOfKind[kind]], choices.quiet, then, timeZone);
}

/** Moves the summary on to the next Monday; false when it is not wanted any more, not due yet or taken by another. */
export async function takeWeekly(context: Context, tx: Transaction, userId: string): Promise<boolean> {
  const found = await findChoices(tx, userId);
  const now = context.clock.now();
  if (!found?.weeklyAt || found.weeklyAt > now) return false;
  const weeklyAt = nextWeekly(found.choices.quiet, now, found.timeZone);
  const isDue = and(eq(notificationChoices.userId, userId), lte(notificationChoices.weeklyAt, now));
  const taken = await tx.update(notificationChoices).set({ weeklyAt }).where(isDue).returning();
  if (taken.length === 0) return false;
  await queueWeekly(context, tx, userId, weeklyAt);
  return true;
}

async function queueWeekly(context: Context, tx: Transaction, userId: string, runAt: Date): Promise<void> {
  await context.queue.enqueue(tx, jobs.mailWeekly, { userId }, { runAt, key: `${userId} ${runAt.toISOString()}` });
}

/** Stands in every mail and does one thing: it turns them off. Nothing is stored for it. */
export function stopToken(context: Context, userId: string): string {
  return signId(context.secrets, "stop-mails", userId);
}

export async function stopMails(context: Context, token: string): Promise<void> {
  const userId = readSignedId(context.secrets, "stop-mails", token);
  if (userId === null) throw new AppError("link_invalid");
  const { quiet, browser } = await readChoices(context.db, userId);
  await saveChoices(context, userId, { ...NO_MAILS, quiet, browser });
}
