import type { OperatorAct, OperatorActKind } from "@sahne/contract/operator/operator";
import { aliasedTable, and, desc, eq, isNull, lt, or } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { operatorActs, users } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { assertInstant, readCursor, writeCursor } from "#platform/http/cursor.ts";

type NewAct = { act: OperatorActKind; operatorId: string | null; personId?: string; about?: string };

/** Notes what an operator does, in the transaction in which it happens. */
export async function noteAct(context: Pick<Context, "clock">, executor: Executor, act: NewAct): Promise<void> {
  const now = context.clock.now();
  await executor.insert(operatorActs).values({ id: newId(now), ...act, createdAt: now });
}

export async function listActs(
  executor: Executor,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<{ acts: OperatorAct[]; nextCursor: string | null }> {
  const by = aliasedTable(users, "by_user");
  const about = aliasedTable(users, "about_user");
  const rows = await executor
    .select({ row: operatorActs, by: by.username, about: about.username })
    .from(operatorActs)
    .leftJoin(by, and(eq(by.id, operatorActs.operatorId), isNull(by.deletedAt)))
    .leftJoin(about, and(eq(about.id, operatorActs.personId), isNull(about.deletedAt)))
    .where(cursor === undefined ? undefined : isBefore(cursor))
    .orderBy(desc(operatorActs.createdAt), desc(operatorActs.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.row;
  return {
    acts: shown.map(({ row, ...names }) => ({
      _id: row.id,
      act: row.act,
      createdAt: row.createdAt.toISOString(),
      by: names.by,
      about: names.about ?? row.about,
    })),
    nextCursor: rows.length > limit && last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

function isBefore(cursor: string) {
  const [at = "", id = ""] = readCursor(cursor, 2);
  assertInstant(at);
  const moment = new Date(at);
  return or(lt(operatorActs.createdAt, moment), and(eq(operatorActs.createdAt, moment), lt(operatorActs.id, id)));
}
