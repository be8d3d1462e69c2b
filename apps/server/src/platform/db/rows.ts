import type { SQL } from "drizzle-orm";

import type { Executor } from "./database.ts";

/** Runs SQL that the query builder cannot say; both engines answer with `rows`. */
export async function queryRows<Row>(executor: Executor, query: SQL): Promise<Row[]> {
  const result = (await executor.execute(query)) as { rows: Row[] };
  return result.rows;
}
