import type { SqlSession } from "#platform/db/database.ts";
import { declareQueues } from "#platform/queue/queue-tables.ts";
import { ask, insertRows, type Table } from "./tables.ts";

/** Made anew by the first start of every database; what comes in takes its place. */
const INSTALLATION = "installation";

export async function filledTables(session: SqlSession, tables: readonly Table[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables.filter((table) => table.name !== INSTALLATION)) {
    const [found] = await ask<{ any: boolean }>(session, `select exists (select from ${name}) as any`);
    if (found?.any) filled.push(name);
  }
  return filled;
}

/** Rows come in as they were: what triggers would count and note down is among them already. */
export async function beginLoading(session: SqlSession, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) await session.executeSql(`alter table ${name} disable trigger user`);
  await session.executeSql(`delete from ${INSTALLATION}`);
}

export async function endLoading(session: SqlSession, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) await session.executeSql(`alter table ${name} enable trigger user`);
  const counted = await ask<{ name: string; column: string }>(
    session,
    `select relname as name, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
      where attidentity <> '' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name, column } of counted) {
    await session.executeSql(
      `select setval(pg_get_serial_sequence('${name}', '${column}'), coalesce((select max(${column}) from ${name}), 0) + 1, false)`,
    );
  }
}

/** Work that waits or was interrupted; what is over is nobody's concern any more. */
export async function readJobs(session: SqlSession): Promise<string[]> {
  const rows = await ask<{ job: string }>(
    session,
    "select row_to_json(job)::text as job from pgboss.job where state <= 'active' order by created_on, id",
  );
  return rows.map(({ job }) => job);
}

/** Whoever ran an interrupted one is not here: it waits again. */
export async function insertJobs(session: SqlSession, jobs: readonly string[]): Promise<void> {
  const parsed = jobs.map((job) => JSON.parse(job) as { name: string; state: string });
  await declareQueues(session, [...new Set(parsed.map(({ name }) => name))]);
  const waiting = parsed.map((job) => JSON.stringify(job.state === "active" ? { ...job, state: "created" } : job));
  const columns = await ask<{ name: string }>(
    session,
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'pgboss' and table_name = 'job' and is_generated = 'NEVER' order by ordinal_position`,
  );
  await insertRows(session, { name: "pgboss.job", columns: columns.map(({ name }) => name), key: [] }, waiting);
}
