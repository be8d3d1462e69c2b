import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onPostgres } from "#test/database/engines.ts";
import { openFilled } from "#test/operating/filled-database.ts";
import { at, backupAndRestore, installationIn, KEY, order, PASSPHRASE } from "#test/operating/round-trip.ts";
import { testFolder } from "#test/product/temporary-folder.ts";
import { openBackupFolder } from "./backup-folder.ts";
import { makeBackup } from "./backup.ts";
import { restoreBackup } from "./restore.ts";

/** A backup of one small installation, and an empty place. */
async function smallBackup(passphrase?: string) {
  const folder = await testFolder();
  const from = await installationIn(join(folder, "from"), "postgres");
  await (await openFilled(from.place)).close();
  await from.media.put("videos/u/one.mp4", Buffer.from("one"));
  const path = join(folder, "backups");
  await makeBackup({
    ...order,
    ...from,
    folder: await openBackupFolder(path, { passphrase, isMade: true }),
    now: at(1),
  });
  return { path, to: await installationIn(join(folder, "to"), "embedded") };
}

onPostgres("a backup", () => {
  test("taken while the product runs comes back elsewhere as it was, with its files, jobs and key [R19.2]", async () => {
    expect(await backupAndRestore("postgres")).toMatchObject({ files: 3, jobs: 2 });
  });

  test("a damaged backup is told before anything is written, and the wrong passphrase too [R19.2]", async () => {
    const { path, to } = await smallBackup(PASSPHRASE);
    await expect(openBackupFolder(path, { passphrase: "something else", isMade: false })).rejects.toThrow(
      /does not open/,
    );
    await expect(openBackupFolder(path, { isMade: false })).rejects.toThrow(/BACKUP_PASSPHRASE/);
    const files = await readdir(join(path, "files"), { recursive: true, withFileTypes: true });
    const [film] = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const contents = await Promise.all(
      files.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
    );
    expect(contents.some((content) => content.includes("one"))).toBe(false);
    if (!film) throw new Error("There is no file.");
    const bytes = await readFile(film);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(film, bytes);

    const folder = await openBackupFolder(path, { passphrase: PASSPHRASE, isMade: false });
    await expect(restoreBackup({ ...to, folder })).rejects.toThrow(/^Damaged or missing in this backup/);
    expect(existsSync(to.config.dataDir)).toBe(false);
  });

  test("without a passphrase the secret key stays out of the backup, and a restore asks for it [R19.2]", async () => {
    const { path, to } = await smallBackup();
    const folder = await openBackupFolder(path, { isMade: false });

    const [name = ""] = await folder.list();
    expect(await readFile(join(path, "backups", name), "utf8")).not.toContain(KEY);
    await expect(restoreBackup({ ...to, folder })).rejects.toThrow(/secret key is not in a backup/);
  });

  test("files that a restore would lie beside are never touched [R19.2]", async () => {
    const { path, to } = await smallBackup(PASSPHRASE);
    await to.media.put("videos/u/theirs.mp4", Buffer.from("theirs"));
    const folder = await openBackupFolder(path, { passphrase: PASSPHRASE, isMade: false });

    await expect(restoreBackup({ ...to, folder })).rejects.toThrow(/videos\/u\/theirs\.mp4/);
    expect(existsSync(join(to.config.dataDir, "db"))).toBe(false);
  });
});
