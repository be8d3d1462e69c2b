// One program for whoever runs the product: `npm run backup`, `restore`, `db:move`, `media:cors`, `doctor`, `operator`; `node operate.mjs <command>` in a
// packaged one. It takes the product's own settings.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readVersion } from "#layout.ts";
import { StartError } from "#installation.ts";
import { allowPages } from "#operating/allow-pages.ts";
import { BackupProblem, openBackupFolder } from "#operating/backup-folder.ts";
import { makeBackup, megabytes } from "#operating/backup.ts";
import { examine } from "#operating/doctor.ts";
import { orderChange } from "#operating/change-operator.ts";
import { moveDatabase } from "#operating/move-database.ts";
import { readSecretKey, restoreBackup } from "#operating/restore.ts";
import { ConfigError, readConfig, type Config } from "#platform/config.ts";
import { DatabaseProblem } from "#platform/db/database-problem.ts";
import { DirectoryInUseError } from "#platform/db/embedded/directory-lock.ts";
import { createLog, type Log } from "#platform/log.ts";
import { storeTrouble } from "#platform/media/media-store.ts";
import { openMediaStore } from "#platform/media/open-store.ts";

process.umask(0o077);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

type Order = { config: Config; log: Log; isDryRun: boolean; rest: string[] };

const COMMANDS: Record<string, { help: string; run: (order: Order) => Promise<number> }> = {
  doctor: { help: "doctor: tries every setting for real and says what to do", run: doctor },
  backup: { help: "backup [--dry-run]: copies database and media into BACKUP_DIR, also while it runs", run: backup },
  restore: {
    help: "restore [name] [--dry-run]: puts a backup, else the newest, into an empty installation",
    run: restore,
  },
  "db:move": {
    help: "db:move [--dry-run]: copies the embedded database into DATABASE_URL; stop the product first",
    run: move,
  },
  "media:cors": { help: "media:cors: lets pages of PUBLIC_URL read the bucket's files; other rules stay", run: cors },
  operator: { help: "operator grant|revoke <username or address>: who sees the page /admin", run: operator },
};

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof ConfigError) complain(`These settings are wrong:\n  ${error.problems.join("\n  ")}`);
  else if (isTold(error)) complain(error.message);
  else throw error;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [name = "", ...rest] = positionals;
  const command = COMMANDS[name];
  if (!command) {
    complain(
      Object.values(COMMANDS)
        .map(({ help }) => help)
        .join("\n"),
    );
    return 2;
  }
  const config = readConfig(process.env);
  return command.run({ config, log: createLog("warn"), isDryRun: values["dry-run"], rest });
}

function isTold(error: unknown): error is Error {
  const kinds = [BackupProblem, DatabaseProblem, DirectoryInUseError, StartError];
  return kinds.some((kind) => error instanceof kind) || storeTrouble(error) !== undefined;
}

async function operator({ config, log, rest: [act, name] }: Order): Promise<number> {
  if ((act !== "grant" && act !== "revoke") || name === undefined) {
    complain("operator grant|revoke <username or address>");
    return 2;
  }
  const username = await orderChange({ config, log }, { name, isOperator: act === "grant" });
  say(act === "grant" ? `${username} sees ${new URL("/admin", config.publicUrl).href}` : `${username} is no operator`);
  return 0;
}

async function cors({ config: { s3, publicUrl } }: Order): Promise<number> {
  if (!s3) {
    complain("Media do not lie on S3: set the five S3_ settings.");
    return 2;
  }
  const isNew = await allowPages(s3, publicUrl.origin);
  say(`${s3.bucket}: pages of ${publicUrl.origin} ${isNew ? "may read its files now" : "could read its files before"}`);
  return 0;
}

async function doctor({ config, log }: Order): Promise<number> {
  const signs = { fine: "ok  ", note: "note", wrong: "FAIL" };
  const found = await examine({ config, log }, (one) => {
    say(`${signs[one.is]} ${one.name}: ${one.told}`);
    if (one.is === "wrong") say(`     do: ${one.todo}`);
  });
  const bad = found.filter(({ is }) => is === "wrong").length;
  say(bad === 0 ? "Everything that is set works." : `${bad} of ${found.length} checks failed.`);
  return bad === 0 ? 0 : 1;
}

async function backup({ config, log, isDryRun }: Order): Promise<number> {
  const { dir, passphrase } = config.backup;
  if (dir === undefined) throw new BackupProblem("Set BACKUP_DIR: a folder for backups, best on another disk.");
  const report = await makeBackup({
    config,
    log,
    media: await openMediaStore(config),
    folder: await openBackupFolder(dir, { passphrase, isMade: true }),
    version: await readVersion(),
    secretKey: await readSecretKey(config),
    isDryRun,
    now: new Date(),
    say,
  });
  say(
    `media: ${report.files} files, ${megabytes(report.bytes)} MB; new: ${report.newFiles}, ${megabytes(report.newBytes)} MB`,
  );
  if (report.gone.length > 0) say(`${report.gone.length} files were removed by their owners meanwhile`);
  if (passphrase === undefined)
    say(`The secret key is NOT in it (no BACKUP_PASSPHRASE): keep a copy of ${config.secretKeyFile}.`);
  say(report.name === null ? "Nothing was written (--dry-run)." : `backup ${report.name} in ${dir}`);
  return 0;
}

async function restore({ config, log, isDryRun, rest }: Order): Promise<number> {
  const { dir, passphrase } = config.backup;
  if (dir === undefined) throw new BackupProblem("Set BACKUP_DIR: where the backups are.");
  const report = await restoreBackup({
    config,
    log,
    media: await openMediaStore(config),
    folder: await openBackupFolder(dir, { passphrase, isMade: false }),
    name: rest[0],
    isDryRun,
    say,
  });
  say(
    `${report.rows} rows, ${report.jobs} waiting jobs, ${report.files} files (${megabytes(report.bytes)} MB) of ${report.name}`,
  );
  say(
    isDryRun
      ? "Nothing was written (--dry-run)."
      : "Restored. Its first start lets unsent paid work wait for its owners.",
  );
  return 0;
}

async function move({ config, log, isDryRun }: Order): Promise<number> {
  const { databaseUrl: url, dataDir } = config;
  if (url === undefined) throw new DatabaseProblem("Set DATABASE_URL: an empty database of a PostgreSQL server.");
  const { tables, rows, jobs } = await moveDatabase({ directory: join(dataDir, "db"), url, log, isDryRun, say });
  say(`${tables} tables, ${rows} rows, ${jobs} waiting jobs`);
  say(
    isDryRun
      ? "Nothing was written (--dry-run)."
      : "Moved, and every table compared. The embedded one stays as it was.",
  );
  return 0;
}
