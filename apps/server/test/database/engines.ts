import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, test } from "vitest";

import { layout } from "#layout.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { queryRows } from "#platform/db/rows.ts";
import { createLog, type Log } from "#platform/log.ts";

import { findBinaries } from "./postgres-binaries.ts";
import { firstLine, startScript } from "./processes.ts";

export const testLog: Log = createLog(process.env.TEST_LOG_LEVEL ?? "silent");

export type EngineName = Database["kind"];
type Kept = { folder: string; url: string | null };
type Shared = {
  keepers: Map<EngineName, Promise<Kept>>;
  databases: Map<EngineName, Promise<Database>>;
};

/** Kept for the whole run, across files: starting either engine costs seconds. */
const shared: Shared = ((globalThis as { sahneTestEngines?: Shared }).sahneTestEngines ??= {
  keepers: new Map(),
  databases: new Map(),
});

/**
 * Runs a suite on the embedded engine and on a PostgreSQL server. The tables are empty before every test. A machine
 * without a server shows a skipped test that says so.
 */
export function eachEngine(name: string, suite: (open: () => Promise<Database>, engine: EngineName) => void): void {
  for (const engine of ["embedded", "postgres"] as const) {
    describe(`${name} [${engine}]`, () => {
      const reason = engine === "postgres" ? missingPostgres() : null;
      if (reason) return test.skip(reason);
      beforeAll(() => openShared(engine));
      beforeEach(async () => empty(await openShared(engine)));
      return suite(() => openShared(engine), engine);
    });
  }
}

/** The same for what only a server can do: several processes at once. */
export function onPostgres(name: string, suite: (url: () => Promise<string>) => void): void {
  describe(`${name} [postgres]`, () => {
    const reason = missingPostgres();
    if (reason) return test.skip(reason);
    beforeAll(() => openShared("postgres"));
    beforeEach(async () => empty(await openShared("postgres")));
    return suite(urlOfPostgres);
  });
}

/** The migrated database of this run. */
export function openShared(engine: EngineName): Promise<Database> {
  return once(shared.databases, engine, async () => {
    const { folder, url } = await keep(engine);
    const options = { url: url ?? undefined, directory: `${folder}/db`, templatePath: layout.databaseTemplate };
    const database = await openDatabase({ ...options, log: testLog });
    await migrateDatabase(database);
    return database;
  });
}

export async function urlOfPostgres(): Promise<string> {
  const { url } = await keep("postgres");
  if (!url) throw new Error("The PostgreSQL of this run has no address.");
  return url;
}

/** A folder that is removed after the run. */
export async function temporaryFolder(): Promise<string> {
  return (await keep("embedded")).folder;
}

/** Empties every table of ours and the queue. */
export async function empty({ db }: Database): Promise<void> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job')`,
  );
  const filled = await queryRows<{ name: string }>(
    db,
    sql.raw(
      tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`).join(" union all "),
    ),
  );
  if (filled.length > 0) await db.execute(sql.raw(`truncate ${filled.map(({ name }) => name).join(", ")} cascade`));
}

function missingPostgres(): string | null {
  if (process.env.TEST_DATABASE_URL || findBinaries()) return null;
  return "NOT RUN: no PostgreSQL on this machine (set TEST_DATABASE_URL, or install PostgreSQL 15 or newer)";
}

function keep(engine: EngineName): Promise<Kept> {
  return once(shared.keepers, engine, async () => {
    const keeper = startScript("./keeper.ts", [engine]);
    keeper.unref();
    return JSON.parse(await firstLine(keeper)) as Kept;
  });
}

function once<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
