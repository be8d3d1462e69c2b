import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

import type { Log } from "#platform/log.ts";

import type * as schema from "./schema.ts";

export type AppDb = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<AppDb["transaction"]>[0]>[0];
/** What repositories take: the database itself, or the transaction of the caller. */
export type Executor = AppDb | Transaction;

export type Database = {
  db: AppDb;
  kind: "embedded" | "postgres";
  /** Calls the handler for every notification of the channel until the returned function is called. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /** Sent when the transaction of the executor commits, never before. */
  notify(executor: Executor, channel: string, payload: string): Promise<void>;
  /** A real round trip; rejects when the database cannot serve. */
  ping(): Promise<void>;
  /** VACUUM (ANALYZE) on the embedded engine, which has no autovacuum; nothing on PostgreSQL. */
  maintain(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url?: string | undefined;
  directory: string;
  templatePath?: string | undefined;
  log: Log;
};

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  throw new Error(`Not built yet: ${options.directory}`);
}
