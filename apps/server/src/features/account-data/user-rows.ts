import { eq, getTableColumns, getTableName } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { userTables, type UserTable } from "#platform/db/user-data.ts";

/** Columns that hold or prove a secret. They say nothing about the person and would be a danger in a download. */
const SECRET = /sealed|hash|token|secret/i;

export type OwnTable = { name: string; rows: Record<string, unknown>[] };

/** Everything of this user that the registry calls theirs, table by table. */
export async function readOwnTables(executor: Executor, userId: string): Promise<OwnTable[]> {
  const tables: OwnTable[] = [];
  for (const entry of userTables.filter(({ content }) => content === "theirs")) {
    tables.push({ name: getTableName(entry.table), rows: await readOwnRows(executor, entry, userId) });
  }
  return tables;
}

async function readOwnRows(
  executor: Executor,
  { table, owner }: UserTable,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !SECRET.test(name));
  return executor.select(Object.fromEntries(columns)).from(table).where(eq(owner, userId));
}
