import type { Log } from "#platform/log.ts";

import type { Database } from "./database.ts";
import { openEmbedded } from "#platform/db/embedded/embedded.ts";
import { openPostgres } from "#platform/db/postgres/postgres.ts";

export type DatabaseOptions = {
  /** A PostgreSQL server; without it the embedded engine works in the directory. */
  url?: string | undefined;
  directory: string;
  /** A migrated, empty cluster: makes the first start several times shorter. */
  templatePath?: string | undefined;
  /** The most connections to a server; the embedded engine has one session. */
  poolSize?: number | undefined;
  /** Whether a server keeps statements that come again. */
  isPreparing?: boolean | undefined;
  log: Log;
};

export async function openDatabase({
  url,
  directory,
  templatePath,
  poolSize,
  isPreparing,
  log,
}: DatabaseOptions): Promise<Database> {
  return url ? openPostgres({ url, poolSize, isPreparing, log }) : openEmbedded({ directory, templatePath, log });
}
