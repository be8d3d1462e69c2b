import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Config } from "#platform/config.ts";
import type { AppDb } from "#platform/db/database.ts";
import { installation } from "#platform/db/schema.ts";

type Place = { db: AppDb; config: Pick<Config, "dataDir"> };

/**
 * Call before anything leaves that cannot be taken back: a paid call, a publication. Counted in the database and in a file
 * beside it, so that a start can tell whether its database is older than what has been done since.
 */
export async function noteOutgoing({ db, config }: Place): Promise<void> {
  const [row] = await db
    .update(installation)
    .set({ outgoing: sql`${installation.outgoing} + 1` })
    .returning({ outgoing: installation.outgoing });
  if (row) await writeCount(config.dataDir, row.outgoing);
}

/** Whether more has left than this database knows of; from then on it counts as known. */
export async function isOlderThanItsJournal({ db, config }: Place): Promise<boolean> {
  const journal = await readCount(config.dataDir);
  const [row] = await db.select({ outgoing: installation.outgoing }).from(installation);
  if (!row || row.outgoing >= journal) return false;
  await db.update(installation).set({ outgoing: journal });
  return true;
}

const fileOf = (dataDir: string): string => join(dataDir, "outgoing");

async function readCount(dataDir: string): Promise<number> {
  const count = Number(await readFile(fileOf(dataDir), "utf8").catch(() => "0"));
  return Number.isSafeInteger(count) ? count : 0;
}

/** Replaces the file atomically. */
async function writeCount(dataDir: string, count: number): Promise<void> {
  const draft = `${fileOf(dataDir)}.${process.pid}`;
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(String(count));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, fileOf(dataDir));
}
