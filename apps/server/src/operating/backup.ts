import type { Config } from "#platform/config.ts";
import type { SqlSession } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import type { MediaStore, StoredMedia } from "#platform/media/media-store.ts";
import type { BackupFolder, Manifest } from "./backup-folder.ts";
import { writeDump } from "./dump.ts";
import { readJobs } from "./load-tables.ts";
import { withSnapshot } from "./read-database.ts";
import { ask, countTables, listTables } from "./tables.ts";

type Backup = {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  log: Log;
  media: MediaStore;
  folder: BackupFolder;
  version: string;
  /** Kept in sealed backups only. */
  secretKey: string;
  isDryRun: boolean;
  now: Date;
  say: (line: string) => void;
};

export type BackupReport = {
  name: string | null;
  rows: number;
  jobs: number;
  files: number;
  bytes: number;
  /** Files that no earlier backup had. */
  newFiles: number;
  newBytes: number;
  /** Removed by their owners while the backup was made. */
  gone: string[];
};

/**
 * First the database as it is at one moment, then the files: all that it names are there, since a file comes before its row. A file
 * never changes under its name, so what an earlier backup has is not read again.
 */
export async function makeBackup(order: Backup): Promise<BackupReport> {
  const { folder, say } = order;
  const database = await withSnapshot(order, (session) => dumpDatabase(order, session));
  say(`database: ${database.rows} rows, ${database.jobs} waiting jobs`);
  const media = await keepMedia(order);
  const { files, ...counted } = media;
  const report = { rows: database.rows, jobs: database.jobs, ...counted, files: files.length };
  if (order.isDryRun || database.stored === null) return { ...report, name: null };
  const manifest: Manifest = {
    format: 1,
    version: order.version,
    takenAt: order.now.toISOString(),
    schema: database.schema,
    database: database.stored,
    tables: database.tables,
    jobs: database.jobs,
    ...(folder.isSealed && { secretKey: order.secretKey }),
    media: files,
  };
  return { ...report, name: await folder.write(manifest) };
}

async function dumpDatabase({ folder, isDryRun, say }: Backup, session: SqlSession) {
  const tables = await listTables(session);
  const facts = await countTables(session, tables);
  const [newest] = await ask<{ schema: number }>(
    session,
    "select max(created_at)::float8 as schema from drizzle.__drizzle_migrations",
  );
  const jobs = (await readJobs(session)).length;
  const rows = Object.values(facts).reduce((sum, table) => sum + table.rows, 0);
  let done = 0;
  const tell = (count: number): void => {
    done += count;
    if (done % 10_000 < count) say(`database: ${done} of ${rows} rows`);
  };
  const stored = isDryRun ? null : await folder.keep(writeDump(session, tables, tell));
  return {
    rows,
    jobs,
    tables: facts,
    schema: newest?.schema ?? 0,
    stored: stored && { bytes: stored.bytes, sha256: stored.sha256 },
  };
}

async function keepMedia({ folder, media, isDryRun, say }: Backup) {
  const [newest] = (await folder.list()).slice(-1);
  const before = newest === undefined ? [] : (await folder.readManifest(newest)).media;
  const known = new Map<string, StoredMedia>(before.map(({ key, bytes, sha256 }) => [key, { bytes, sha256 }]));
  const files: Manifest["media"] = [];
  const counted = { bytes: 0, newFiles: 0, newBytes: 0, gone: new Array<string>() };
  for await (const key of media.list("")) {
    const bytes = await media.size(key);
    const last = known.get(key);
    const stored =
      bytes === null ? null : last?.bytes === bytes ? { ...last, isNew: false } : isDryRun ? unread(bytes) : undefined;
    const kept = stored === undefined ? await keepFile(media, folder, key) : stored;
    if (!kept) {
      counted.gone.push(key);
      continue;
    }
    counted.bytes += kept.bytes;
    if (kept.isNew) {
      counted.newFiles += 1;
      counted.newBytes += kept.bytes;
    }
    files.push({ key, bytes: kept.bytes, sha256: kept.sha256 });
    if (files.length % 100 === 0) say(`media: ${files.length} files, ${megabytes(counted.newBytes)} MB copied`);
  }
  return { ...counted, files };
}

const unread = (bytes: number) => ({ bytes, sha256: "", isNew: true });

/** Null when it was removed meanwhile. */
async function keepFile(media: MediaStore, folder: BackupFolder, key: string) {
  try {
    return await folder.keep(await media.open(key));
  } catch (error) {
    if ((await media.size(key)) === null) return null;
    throw error;
  }
}

export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
