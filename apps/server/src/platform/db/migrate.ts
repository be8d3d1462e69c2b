import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { installQueue } from "#platform/queue/install.ts";

import type { Database } from "./database.ts";

/** Brings our tables and those of the queue up to date; safe when several processes start at once. */
export async function migrateDatabase(database: Database, options: { migrationsFolder?: string } = {}): Promise<void> {
  const folder = options.migrationsFolder ?? findMigrations();
  await database.migrate(folder, (session) => installQueue(session, database.kind));
}

/** The same module runs from the sources and from the bundle in `dist`. */
function findMigrations(): string {
  const candidates = ["./migrations", "../src/platform/db/migrations"].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const folder = candidates.find((path) => existsSync(`${path}/meta/_journal.json`));
  if (!folder) throw new Error(`No migrations found in ${candidates.join(" or ")}.`);
  return folder;
}
