import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { isOlderThanItsJournal } from "#platform/outgoing.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createDiskStore } from "#platform/media/disk-store.ts";
import { testLog, type EngineName } from "#test/database/engines.ts";
import { addVideo, jobsOf, newServerDatabase, openFilled } from "#test/operating/filled-database.ts";
import { testFolder } from "#test/product/temporary-folder.ts";
import { openBackupFolder } from "#operating/backup-folder.ts";
import { makeBackup } from "#operating/backup.ts";
import { listenForOrders } from "#operating/control-socket.ts";
import { copyCluster } from "#operating/read-database.ts";
import { restoreBackup, type RestoreReport } from "#operating/restore.ts";
import { countTables, listTables, speakUtc } from "#operating/tables.ts";

export const KEY = "ab".repeat(32);
export const PASSPHRASE = "correct horse battery";

export async function installationIn(dataDir: string, engine: EngineName) {
  const databaseUrl = engine === "postgres" ? await newServerDatabase() : undefined;
  const secretKeyFile = join(dataDir, "secret.key");
  return {
    config: { dataDir, databaseUrl, secretKey: undefined, secretKeyFile },
    media: createDiskStore(join(dataDir, "media")),
    place: databaseUrl === undefined ? { directory: join(dataDir, "db") } : { url: databaseUrl },
    log: testLog,
    isDryRun: false,
    say: () => {},
  };
}

export const order = { version: "1.0.0", secretKey: KEY };
export const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 16, 12, minute));

/** As the product does it. */
async function orderable({ whileStill }: Database, dataDir: string) {
  if (!whileStill) return undefined;
  const copyDatabase = (to: string) => whileStill((cluster) => copyCluster(cluster, to));
  return listenForOrders({ dataDir, log: testLog, copyDatabase, changeOperator: async () => undefined });
}

/** Two backups of an installation that is open, and the second put back elsewhere. */
export async function backupAndRestore(engine: EngineName): Promise<RestoreReport> {
  const folder = await testFolder();
  const from = await installationIn(join(folder, "from"), engine);
  const running = await openFilled(from.place);
  const orders = await orderable(running, from.config.dataDir);
  await from.media.put("videos/u/one.mp4", Buffer.from("one"));
  await from.media.put("images/u/same.png", Buffer.from("one"));
  const backups = await openBackupFolder(join(folder, "backups"), { passphrase: PASSPHRASE, isMade: true });
  const first = await makeBackup({ ...order, ...from, folder: backups, now: at(1) });
  await from.media.put("videos/u/two.mp4", Buffer.from("two, and longer"));
  const second = await makeBackup({ ...order, ...from, folder: backups, now: at(2) });
  await speakUtc(running.raw);
  const wanted = await countTables(running.raw, await listTables(running.raw));
  await orders?.stop();
  await running.close();

  expect([first.newFiles, second.newFiles, second.files, second.newBytes]).toEqual([1, 1, 3, 15]);
  const to = await installationIn(join(folder, "to"), engine);
  const again = await openBackupFolder(join(folder, "backups"), { passphrase: PASSPHRASE, isMade: false });
  const dry = await restoreBackup({ ...to, folder: again, isDryRun: true });
  expect([dry.files, existsSync(to.config.dataDir)]).toEqual([3, false]);
  const report = await restoreBackup({ ...to, folder: again });

  const restored = await openDatabase({ directory: "", ...to.place, log: testLog });
  expect(await isOlderThanItsJournal({ db: restored.db, config: to.config })).toBe(true);
  await restored.raw.executeSql("update installation set outgoing = 7");
  await speakUtc(restored.raw);
  expect(await countTables(restored.raw, await listTables(restored.raw))).toEqual(wanted);
  expect(await jobsOf(restored)).toEqual([
    { key: "waiting", state: "created", isLater: true },
    { key: "running", state: "created", isLater: false },
  ]);
  expect(await addVideo(restored)).toEqual([{ videos: 0 }, { videos: 1 }]);
  await restored.close();
  expect(await readFile(join(to.config.dataDir, "media/videos/u/two.mp4"), "utf8")).toBe("two, and longer");
  expect(await readFile(to.config.secretKeyFile, "utf8")).toBe(`${KEY}\n`);
  await expect(restoreBackup({ ...to, folder: again })).rejects.toThrow(/overwrites nothing/);
  return report;
}
