import type { Message } from "@sahne/contract/operator/operator";
import { and, desc, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { contactMessages, subscribers } from "#platform/db/schema.ts";
import { BYTE_ORDER_MARK, csvLine } from "#platform/csv.ts";
import { assertInstant, readCursor, writeCursor } from "#platform/http/cursor.ts";

const PAGE = 30;

export async function listMessages(
  executor: Executor,
  cursor: string | undefined,
): Promise<{ messages: Message[]; nextCursor: string | null }> {
  const rows = await executor
    .select()
    .from(contactMessages)
    .where(cursor === undefined ? undefined : isBefore(cursor))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    messages: shown.map(({ id, createdAt, ...row }) => ({ ...row, _id: id, createdAt: createdAt.toISOString() })),
    nextCursor: rows.length > PAGE && last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

function isBefore(cursor: string) {
  const [at = "", id = ""] = readCursor(cursor, 2);
  assertInstant(at);
  const moment = new Date(at);
  const { createdAt } = contactMessages;
  return or(lt(createdAt, moment), and(eq(createdAt, moment), lt(contactMessages.id, id)));
}

/** False when there is no such message. */
export async function deleteMessage(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor.delete(contactMessages).where(eq(contactMessages.id, id)).returning();
  return rows.length > 0;
}

/** Only who confirmed and has a mailbox: to all others nothing may be sent. */
export async function subscribersCsv(executor: Executor): Promise<string> {
  const rows = await executor
    .select({ email: subscribers.email, confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(and(isNotNull(subscribers.confirmedAt), isNull(subscribers.bouncedAt)))
    .orderBy(subscribers.confirmedAt, subscribers.id);
  const lines = rows.map(({ email, confirmedAt }) => csvLine([email, confirmedAt?.toISOString() ?? null]));
  return `${BYTE_ORDER_MARK}${csvLine(["email", "confirmedAt"])}${lines.join("")}`;
}
