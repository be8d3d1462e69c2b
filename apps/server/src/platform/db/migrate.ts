import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { z } from "zod";

import { installQueue } from "#platform/queue/install.ts";

import { DatabaseProblem } from "./database-problem.ts";
import type { Database } from "./database.ts";

/** Stands in a database into which `db:move` was copying when it was interrupted. */
export const UNFINISHED_MOVE = "sahne_move.progress";

/** Brings our tables and those of the queue up to date; safe when several processes start at once. */
export async function migrateDatabase(database: Database, options: { migrationsFolder?: string } = {}): Promise<void> {
  const folder = options.migrationsFolder ?? findMigrations();
  await assertWhole(database);
  await assertNotNewer(database, folder);
  await database.migrate(folder, (session) => installQueue(session, database.kind));
}

async function assertWhole({ raw }: Database): Promise<void> {
  const { rows } = await raw.executeSql("select to_regclass($1::text) is not null as is_there", [UNFINISHED_MOVE]);
  const [found] = rows as { is_there: boolean }[];
  if (!found?.is_there) return;
  throw new DatabaseProblem(
    "Data is being moved into this database, or the move was interrupted. Run `npm run db:move` again: it goes on where it stopped.",
  );
}

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

const NEWER =
  "The database was last used by a newer release than this one. Start that release again, or restore the backup made before it.";

/** An older release would write rows that the newer one, which has already used this database, cannot read. */
async function assertNotNewer({ raw }: Database, folder: string): Promise<void> {
  const { rows: found } = await raw.executeSql(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  const [table] = found as { is_there: boolean }[];
  if (!table?.is_there) return;
  const { entries } = journal.parse(JSON.parse(await readFile(`${folder}/meta/_journal.json`, "utf8")));
  const newest = Math.max(...entries.map(({ when }) => when));
  const { rows } = await raw.executeSql(
    "select count(*)::int as newer from drizzle.__drizzle_migrations where created_at > $1",
    [newest],
  );
  const [{ newer } = { newer: 0 }] = rows as { newer: number }[];
  if (newer === 0) return;
  throw new DatabaseProblem(NEWER);
}

/** Runs the work with only those migrations that an earlier release's database had, so that its data fits. A newer one is refused. */
export async function migrationsUpTo(newest: number, work: (folder: string) => Promise<void>): Promise<void> {
  const all = findMigrations();
  const known = journal.parse(JSON.parse(await readFile(`${all}/meta/_journal.json`, "utf8")));
  if (!known.entries.some(({ when }) => when === newest)) throw new DatabaseProblem(NEWER);
  const folder = await mkdtemp(join(tmpdir(), "sahne-migrations-"));
  try {
    await cp(all, folder, { recursive: true });
    const entries = known.entries.filter(({ when }) => when <= newest);
    await writeFile(`${folder}/meta/_journal.json`, JSON.stringify({ ...known, entries }));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
