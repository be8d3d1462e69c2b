import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";

import type { Log } from "#platform/log.ts";

import type { AppDb, Database, SqlSession } from "#platform/db/database.ts";
import { withDeadline } from "#platform/db/deadline.ts";
import { createStatementNames, nameStatements } from "#platform/db/named-statements.ts";
import { createListener } from "./postgres-listener.ts";
import * as schema from "#platform/db/schema.ts";
import { sessionOf } from "#platform/db/sql-session.ts";
import { createTransactionGuard, guardClient, type TransactionGuard } from "#platform/db/transaction-guard.ts";

const OLDEST_MAJOR_VERSION = 15;
const DEFAULT_POOL_SIZE = 12;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** An arbitrary number that must be the same in every release. */
const MIGRATION_LOCK = 5_121_907;

type PostgresOptions = {
  url: string;
  poolSize?: number | undefined;
  /** Whether statements that come again are kept by the server; not behind a pooler that mixes sessions. */
  isPreparing?: boolean | undefined;
  /** How long a caller waits for a connection, new or of the pool. */
  connectTimeoutMs?: number;
  log: Log;
};

/** A PostgreSQL server, shared by any number of processes. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, log } = options;
  const pool = createPool(options);
  try {
    await assertVersion(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return createDatabase(pool, url, log);
}

function createDatabase(pool: Pool, url: string, log: Log): Database {
  const guard = createTransactionGuard();
  const listener = createListener({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }, log);
  return {
    db: guardedDrizzle(pool, guard),
    kind: "postgres",
    listen: (channel, handler, onReconnect) => listener.listen(channel, handler, onReconnect),
    async notify(executor, channel, payload) {
      await executor.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    async ping() {
      await withDeadline(pool.query("select 1"), "The database does not answer.");
    },
    async maintain() {},
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await listener.close();
      await pool.end();
    },
    raw: createSession(pool, guard),
    notes: createSession(pool, guard),
    migrate: (folder, afterwards) => migrateAlone(url, folder, afterwards),
  };
}

function createPool({
  url,
  log,
  poolSize = DEFAULT_POOL_SIZE,
  isPreparing = true,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
}: PostgresOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: "sahne",
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  // An idle connection that the server drops, or one that dies between two statements of a transaction, reports an
  // error nobody waits for; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
  const names = createStatementNames();
  pool.on("connect", (client) => {
    if (isPreparing) nameStatements(client, names);
    client.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  });
  return pool;
}

async function assertVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>("show server_version_num");
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major >= OLDEST_MAJOR_VERSION) return;
  throw new Error(`PostgreSQL ${OLDEST_MAJOR_VERSION} or newer is needed; DATABASE_URL leads to ${major}.`);
}

function guardedDrizzle(pool: Pool, guard: TransactionGuard): AppDb {
  const db: AppDb = drizzle(guardClient(pool, guard), { schema });
  db.transaction = async (callback, config) => {
    guard.assertOutside();
    // Taken here and not by drizzle, which keeps the connection for ever when `begin` itself fails.
    const client = await pool.connect();
    try {
      const session: AppDb = drizzle(client, { schema });
      return await session.transaction((tx) => guard.run(tx, () => callback(tx)), config);
    } finally {
      client.release();
    }
  };
  return db;
}

function createSession(pool: Pool, guard: TransactionGuard): SqlSession {
  return {
    async executeSql(text, values) {
      const transaction = guard.current();
      if (transaction) return sessionOf(transaction).executeSql(text, values);
      return pool.query(text, values);
    },
  };
}

/** Without the lock several processes that start together on an empty server fail on each other's tables. */
async function migrateAlone(
  url: string,
  folder: string,
  afterwards: (session: SqlSession) => Promise<void>,
): Promise<void> {
  // A connection of its own: it may wait long for the lock, and must not be a pooler's shared one.
  const client = new Client({ connectionString: url, application_name: "sahne-migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await afterwards({ executeSql: (text, values) => client.query(text, values) });
  } finally {
    await client.end();
  }
}
