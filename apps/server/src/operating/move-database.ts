import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { MOVED_MARK } from "#installation.ts";
import { clusterOf } from "#platform/db/embedded/cluster.ts";
import type { Database, SqlSession } from "#platform/db/database.ts";
import { DatabaseProblem } from "#platform/db/database-problem.ts";
import { migrateDatabase, UNFINISHED_MOVE } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { syncPath } from "#platform/db/embedded/sync-tree.ts";
import type { Log } from "#platform/log.ts";
import { beginLoading, endLoading, filledTables, insertJobs, readJobs } from "./load-tables.ts";
import { ask, countTables, differences, insertRows, listTables, readPages, speakUtc, type Table } from "./tables.ts";

type Move = {
  directory: string;
  url: string;
  log: Log;
  isDryRun: boolean;
  say: (line: string) => void;
  /** After each page; a test ends the process here. */
  onPage?: (rows: number) => void;
};

export type MoveResult = { tables: number; rows: number; jobs: number };

/**
 * Copies an embedded database into an empty one on a server. Each page is written together with how far it goes, so that
 * a run that was killed goes on there; until the last line of it the product refuses to start on the target. The embedded one
 * is only read, and stays where it is.
 */
export async function moveDatabase(move: Move): Promise<MoveResult> {
  if (!existsSync(clusterOf(move.directory))) {
    throw new DatabaseProblem(`There is no embedded database in ${move.directory}: check DATA_DIR.`);
  }
  const source = await openDatabase({ directory: move.directory, log: move.log });
  try {
    await migrateDatabase(source);
    await speakUtc(source.raw);
    return await moveFrom(source, move);
  } finally {
    await source.close();
  }
}

async function moveFrom(source: Database, move: Move): Promise<MoveResult> {
  const target = await openDatabase({ url: move.url, directory: "", poolSize: 2, log: move.log });
  const client = new Client({ connectionString: move.url, application_name: "sahne-move" });
  try {
    await client.connect();
    const session: SqlSession = { executeSql: (text, values) => client.query(text, values) };
    const [found] = await ask<{ isEmpty: boolean }>(
      session,
      `select not exists (select from pg_tables where schemaname = 'public') as "isEmpty"`,
    );
    const tables = await listTables(source.raw);
    if (move.isDryRun) return await tell(source, session, { tables, move, isEmpty: found?.isEmpty === true });
    const isGoingOn = await isUnfinished(session);
    if (!isGoingOn) await migrateDatabase(target);
    await speakUtc(session);
    if (!isGoingOn) await begin(session, tables);
    return await copy(source, session, tables, move);
  } finally {
    await client.end();
    await target.close();
  }
}

type Looked = { tables: readonly Table[]; move: Move; isEmpty: boolean };

async function tell(source: Database, session: SqlSession, { tables, move, isEmpty }: Looked): Promise<MoveResult> {
  const isGoingOn = await isUnfinished(session);
  if (!isEmpty && !isGoingOn) await assertEmpty(session, await listTables(session));
  const facts = Object.values(await countTables(source.raw, tables));
  const rows = facts.reduce((sum, fact) => sum + fact.rows, 0);
  const jobs = (await readJobs(source.raw)).length;
  move.say(isGoingOn ? "A run that was interrupted would go on." : "The target is empty, as it should be.");
  return { tables: tables.length, rows, jobs };
}

async function isUnfinished(session: SqlSession): Promise<boolean> {
  const [found] = await ask<{ is: boolean }>(session, "select to_regclass($1::text) is not null as is", [
    UNFINISHED_MOVE,
  ]);
  return found?.is === true;
}

async function assertEmpty(session: SqlSession, tables: readonly Table[]): Promise<void> {
  const filled = await filledTables(session, tables);
  if (filled.length === 0) return;
  throw new DatabaseProblem(
    `The database that DATABASE_URL leads to is in use: there are rows in ${filled.join(", ")}. Give an empty one.`,
  );
}

async function begin(session: SqlSession, tables: readonly Table[]): Promise<void> {
  await assertEmpty(session, tables);
  await session.executeSql("begin");
  await beginLoading(session, tables);
  const [schema = ""] = UNFINISHED_MOVE.split(".");
  await session.executeSql(`create schema ${schema}`);
  await session.executeSql(`create table ${UNFINISHED_MOVE} (name text primary key, last text[] not null)`);
  await session.executeSql("commit");
}

async function copy(source: Database, session: SqlSession, tables: readonly Table[], move: Move): Promise<MoveResult> {
  const wanted = await countTables(source.raw, tables);
  let moved = 0;
  for (const table of tables) {
    const [known] = await ask<{ last: string[] }>(session, `select last from ${UNFINISHED_MOVE} where name = $1`, [
      table.name,
    ]);
    for await (const { rows, last } of readPages(source.raw, table, known?.last ?? null)) {
      await session.executeSql("begin");
      await insertRows(session, table, rows);
      await session.executeSql(
        `insert into ${UNFINISHED_MOVE} values ($1, $2) on conflict (name) do update set last = excluded.last`,
        [table.name, last],
      );
      await session.executeSql("commit");
      moved += rows.length;
      move.onPage?.(moved);
    }
    move.say(`${table.name}: ${wanted[table.name]?.rows ?? 0} rows`);
  }
  return finish(source, session, { tables, wanted, move });
}

type Copied = { tables: readonly Table[]; wanted: Awaited<ReturnType<typeof countTables>>; move: Move };

async function finish(source: Database, session: SqlSession, { tables, wanted, move }: Copied): Promise<MoveResult> {
  const wrong = differences(wanted, await countTables(session, tables));
  if (wrong.length > 0) {
    throw new DatabaseProblem(
      `These tables did not arrive as they were: ${wrong.join(", ")}. Nothing was lost: make the target anew and move again.`,
    );
  }
  // First: interrupted after this, the product starts on neither, and the next run ends the move.
  const mark = join(move.directory, MOVED_MARK);
  await writeFile(mark, `${new Date().toISOString()}\n`, { mode: 0o600 });
  await syncPath(mark);
  const jobs = await readJobs(source.raw);
  await session.executeSql("begin");
  await endLoading(session, tables);
  await insertJobs(session, jobs);
  await session.executeSql(`drop schema ${UNFINISHED_MOVE.split(".")[0]} cascade`);
  await session.executeSql("commit");
  await session.executeSql("analyze");
  const rows = Object.values(wanted).reduce((sum, fact) => sum + fact.rows, 0);
  return { tables: tables.length, rows, jobs: jobs.length };
}
