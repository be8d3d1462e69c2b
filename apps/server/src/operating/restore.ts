import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Client } from "pg";
import type { Config } from "#platform/config.ts";
import type { SqlSession } from "#platform/db/database.ts";
import { migrateDatabase, migrationsUpTo } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { syncPath } from "#platform/db/embedded/sync-tree.ts";
import type { Log } from "#platform/log.ts";
import type { MediaStore } from "#platform/media/media-store.ts";
import { BackupProblem, measure, type BackupFolder, type Manifest } from "./backup-folder.ts";
import { readDump } from "./dump.ts";
import { beginLoading, endLoading, filledTables, insertJobs } from "./load-tables.ts";
import { ask, countTables, differences, insertRows, listTables, speakUtc, type Table } from "./tables.ts";

type Restore = {
  config: Pick<Config, "databaseUrl" | "dataDir" | "secretKey" | "secretKeyFile">;
  log: Log;
  media: MediaStore;
  folder: BackupFolder;
  /** Which backup; the newest without it. */
  name?: string | undefined;
  isDryRun: boolean;
  say: (line: string) => void;
};

export type RestoreReport = { name: string; rows: number; jobs: number; files: number; bytes: number };

const PAGE_ROWS = 500;

/** Puts a backup into an empty installation. Every byte is compared with what the backup says; nothing is overwritten. */
export async function restoreBackup(order: Restore): Promise<RestoreReport> {
  const { folder, say } = order;
  const names = await folder.list();
  const name = order.name ?? names.at(-1);
  if (name === undefined || !names.includes(name)) {
    throw new BackupProblem(`There is no backup ${name ?? "yet"}. These are there: ${names.join(", ") || "none"}.`);
  }
  const manifest = await folder.readManifest(name);
  await assertEmpty(order, manifest);
  await checkFiles(order, manifest);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const bytes = manifest.media.reduce((sum, file) => sum + file.bytes, 0);
  const report = { name, rows, jobs: manifest.jobs, files: manifest.media.length, bytes };
  if (order.isDryRun) return report;
  await restoreKey(order, manifest);
  let done = 0;
  for (const file of manifest.media) {
    await restoreFile(order, file);
    done += 1;
    if (done % 100 === 0) say(`media: ${done} of ${manifest.media.length} files`);
  }
  await restoreDatabase(order, manifest);
  return report;
}

async function assertEmpty({ config, media }: Restore, manifest: Manifest): Promise<void> {
  const database = join(config.dataDir, "db");
  if (config.databaseUrl === undefined && (await exists(database))) {
    throw new BackupProblem(`${database} is there already. A restore overwrites nothing: give an empty DATA_DIR.`);
  }
  const expected = new Map(manifest.media.map(({ key, bytes }) => [key, bytes]));
  for await (const key of media.list("")) {
    // What an interrupted restore brought here may stay.
    if (expected.get(key) === (await media.size(key))) continue;
    throw new BackupProblem(`The media store holds ${key}, which is not in this backup. A restore overwrites nothing.`);
  }
}

/** Before anything is written: a backup with a hole in it is told now. */
async function checkFiles({ folder, say }: Restore, manifest: Manifest): Promise<void> {
  const wrong: string[] = [];
  for (const { key, sha256, bytes } of [{ key: "the database", ...manifest.database }, ...manifest.media]) {
    const found = await folder
      .read(sha256)
      .then(async (content) => {
        const measured = measure(content);
        for await (const chunk of measured.content) void chunk;
        return measured.result();
      })
      .catch(() => null);
    if (found?.sha256 !== sha256 || found.bytes !== bytes) wrong.push(key);
  }
  if (wrong.length > 0) throw new BackupProblem(`Damaged or missing in this backup: ${wrong.join(", ")}.`);
  say(`checked: the database and ${manifest.media.length} files are as they were`);
}

async function restoreKey({ config, say }: Restore, manifest: Manifest): Promise<void> {
  if (config.secretKey || (await exists(config.secretKeyFile))) return;
  if (manifest.secretKey === undefined) {
    throw new BackupProblem(
      `The secret key is not in a backup without a passphrase. Put your copy of it at ${config.secretKeyFile}, or set SECRET_KEY.`,
    );
  }
  await mkdir(dirname(config.secretKeyFile), { recursive: true, mode: 0o700 });
  await writeFile(config.secretKeyFile, `${manifest.secretKey}\n`, { mode: 0o600, flag: "wx" });
  say(`secret key: ${config.secretKeyFile}`);
}

async function restoreFile(
  { folder, media }: Restore,
  { key, sha256, bytes }: Manifest["media"][number],
): Promise<void> {
  if ((await media.size(key)) === bytes) return;
  const stored = await media.put(key, await folder.read(sha256));
  if (stored.sha256 === sha256) return;
  await media.remove(key);
  throw new BackupProblem(`${key} did not arrive as it was.`);
}

/** On a server in one transaction; the embedded one is made beside its place and moved there when it is whole. */
async function restoreDatabase(order: Restore, manifest: Manifest): Promise<void> {
  const { config, log } = order;
  const { databaseUrl: url } = config;
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const draft = url === undefined ? await mkdtemp(join(config.dataDir, "db-restored-")) : "";
  try {
    const database = await openDatabase({ url, directory: draft, poolSize: 2, log });
    const client = url === undefined ? null : new Client({ connectionString: url, application_name: "sahne-restore" });
    try {
      await client?.connect();
      const session: SqlSession = client ? { executeSql: (text, values) => client.query(text, values) } : database.raw;
      await migrationsUpTo(manifest.schema, (migrationsFolder) => migrateDatabase(database, { migrationsFolder }));
      await speakUtc(session);
      await load(order, manifest, session);
      await migrateDatabase(database);
    } finally {
      await client?.end();
      await database.close();
    }
    if (url !== undefined) return;
    await rename(draft, join(config.dataDir, "db"));
    await syncPath(config.dataDir);
  } finally {
    if (draft !== "") await rm(draft, { recursive: true, force: true });
  }
}

async function load({ folder, config, say }: Restore, manifest: Manifest, session: SqlSession): Promise<void> {
  const tables = await listTables(session);
  const filled = await filledTables(session, tables);
  if (filled.length > 0) {
    throw new BackupProblem(`The database holds rows in ${filled.join(", ")}. A restore overwrites nothing.`);
  }
  const isServer = config.databaseUrl !== undefined;
  if (isServer) await session.executeSql("begin");
  await beginLoading(session, tables);
  const jobs: string[] = [];
  let page: { table: Table; rows: string[] } | null = null;
  const flush = async (): Promise<void> => {
    if (page) await insertRows(session, page.table, page.rows.splice(0));
  };
  for await (const line of readDump(await folder.read(manifest.database.sha256))) {
    if (line.kind === "job") jobs.push(line.job);
    if (line.kind === "table") {
      await flush();
      page = { table: line.table, rows: [] };
      say(`database: ${line.table.name}`);
    }
    if (line.kind === "row") page?.rows.push(line.row);
    if (page && page.rows.length >= PAGE_ROWS) await flush();
  }
  await flush();
  const wrong = differences(manifest.tables, await countTables(session, tables));
  if (wrong.length > 0) throw new BackupProblem(`These tables did not arrive as they were: ${wrong.join(", ")}.`);
  await endLoading(session, tables);
  await insertJobs(session, jobs);
  // Less than any journal: the first start holds back what may have been sent since the backup was made.
  await session.executeSql("update installation set outgoing = -1");
  if (isServer) await session.executeSql("commit");
  const [found] = await ask<{ rows: number }>(session, "select count(*)::int as rows from users");
  say(`database: ${found?.rows ?? 0} accounts, as they were`);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The text of the key, for a sealed backup. */
export async function readSecretKey({ secretKey, secretKeyFile }: Restore["config"]): Promise<string> {
  if (secretKey) return secretKey.toString("hex");
  return (await readFile(secretKeyFile, "utf8")).trim();
}
