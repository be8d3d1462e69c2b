import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

import type * as schema from "./schema.ts";

export type AppDb = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<AppDb["transaction"]>[0]>[0];
/** What repositories take: the database itself, or the transaction of the caller. */
export type Executor = AppDb | Transaction;

export type Database = {
  db: AppDb;
  kind: "embedded" | "postgres";
  /**
   * Calls the handler for every notification of the channel until the returned function is called. After a lost
   * connection `onReconnect` tells that some may have been missed.
   */
  listen(channel: string, handler: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>;
  /** Sent when the transaction of the executor commits, never before. */
  notify(executor: Executor, channel: string, payload: string): Promise<void>;
  /** A real round trip; rejects when the database cannot serve. */
  ping(): Promise<void>;
  /** VACUUM (ANALYZE) on the embedded engine, which has no autovacuum; nothing on PostgreSQL. */
  maintain(): Promise<void>;
  close(): Promise<void>;
  /** For the queue, which brings SQL of its own. Joins the open transaction of the caller, if there is one. */
  raw: SqlSession;
  /**
   * The same for what the queue notes down about a job that is running or over. Lost with the process or the power, the
   * job runs again, as any job may; on the embedded engine it does not wait for the disk, which stops the whole process.
   */
  notes: SqlSession;
  /** How the connections of this process are used; a server's only. */
  pool?: () => { open: number; idle: number; waiting: number };
  /** Runs the work while nothing is written to the files of the embedded engine; not there on a server, which has its own ways. */
  whileStill?: (work: (cluster: string) => Promise<void>) => Promise<void>;
  /** Applies the migrations of the folder and then `afterwards`, as the only one of all processes. */
  migrate(folder: string, afterwards: (session: SqlSession) => Promise<void>): Promise<void>;
};

export type SqlSession = {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
};
