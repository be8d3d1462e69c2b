import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Config } from "#platform/config.ts";
import type { AppDb } from "#platform/db/database.ts";
import { installation } from "#platform/db/schema.ts";
import type { Log } from "#platform/log.ts";

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

/** The same where a refused call may come again: false when it could not be counted, and then nothing may leave. */
export async function isOutgoingNoted(context: Place & { log: Log }): Promise<boolean> {
  return noteOutgoing(context).then(
    () => true,
    (error: unknown) => {
      context.log.error({ err: error }, "what was to leave could not be counted, and stayed");
      return false;
    },
  );
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

type Writing = { turn: Promise<void>; written: number };
const writings = new Map<string, Writing>();

/** In turn, so that an older count never follows a newer one: many calls leave one process at the same moment. */
async function writeCount(dataDir: string, count: number): Promise<void> {
  const writing = writings.get(dataDir) ?? { turn: Promise.resolve(), written: 0 };
  writings.set(dataDir, writing);
  const turn = writeAfter(writing.turn, writing, dataDir, count);
  // One that failed is told to its own caller only.
  writing.turn = turn.catch(() => undefined);
  return turn;
}

async function writeAfter(before: Promise<void>, writing: Writing, dataDir: string, count: number): Promise<void> {
  await before;
  if (count <= writing.written) return;
  await replaceCount(dataDir, count);
  writing.written = count;
}

/** Atomically; processes of several containers share a folder, and may share a number as well. */
async function replaceCount(dataDir: string, count: number): Promise<void> {
  const draft = `${fileOf(dataDir)}.${randomUUID()}`;
  try {
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(String(count));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, fileOf(dataDir));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
