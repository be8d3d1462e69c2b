import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { constants } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import type { Config } from "#platform/config.ts";
import { clusterOf } from "#platform/db/embedded/cluster.ts";
import type { SqlSession } from "#platform/db/database.ts";
import { DirectoryInUseError, lockDirectory } from "#platform/db/embedded/directory-lock.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import type { Log } from "#platform/log.ts";
import { orderCopy } from "./control-socket.ts";
import { speakUtc } from "./tables.ts";

type Place = { config: Pick<Config, "databaseUrl" | "dataDir">; log: Log };

/** Runs the work on the database as it is at this moment, whether the product runs or not. */
export async function withSnapshot<T>(place: Place, work: (session: SqlSession) => Promise<T>): Promise<T> {
  const { databaseUrl } = place.config;
  return databaseUrl === undefined ? withCopy(place, work) : withTransaction(databaseUrl, work);
}

async function withTransaction<T>(url: string, work: (session: SqlSession) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: "sahne-backup" });
  await client.connect();
  const session: SqlSession = { executeSql: (text, values) => client.query(text, values) };
  try {
    await speakUtc(session);
    await session.executeSql("begin isolation level repeatable read read only");
    return await work(session);
  } finally {
    await client.end();
  }
}

/** The engine lives inside one process: its files are copied at a quiet moment, and the copy is read here. */
async function withCopy<T>({ config: { dataDir }, log }: Place, work: (session: SqlSession) => Promise<T>): Promise<T> {
  const temporary = join(dataDir, "tmp");
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(temporary, "backup-"));
  try {
    await copyTo(dataDir, folder);
    const copy = await openDatabase({ directory: folder, log });
    try {
      await speakUtc(copy.raw);
      return await work(copy.raw);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyTo(dataDir: string, folder: string): Promise<void> {
  const directory = join(dataDir, "db");
  try {
    const unlock = await lockDirectory(directory);
    try {
      await copyCluster(clusterOf(directory), folder);
    } finally {
      await unlock();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    await orderCopy(dataDir, folder);
  }
}

/** Call while nothing writes to the cluster. File systems that can share blocks do it in no time. */
export function copyCluster(cluster: string, folder: string): Promise<void> {
  return cp(cluster, clusterOf(folder), { recursive: true, mode: constants.COPYFILE_FICLONE });
}
