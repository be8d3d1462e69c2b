import { sql, type SQL } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";

import type { Executor, SqlSession } from "./database.ts";
import { queryRows } from "./rows.ts";

/** Plain SQL with numbered parameters through the caller's database or transaction. */
export function sessionOf(executor: Executor): SqlSession {
  return fromDrizzle({ execute: async (query) => ({ rows: await queryRows(executor, query as SQL) }) }, sql);
}
