import { access, chmod, mkdir, constants, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Config } from "#platform/config.ts";
import { clusterOf } from "#platform/db/embedded/cluster.ts";
import type { AppDb } from "#platform/db/database.ts";
import { installation } from "#platform/db/schema.ts";
import { newSecret } from "#platform/ids.ts";
import type { Log } from "#platform/log.ts";
import type { MediaStore } from "#platform/media/media-store.ts";
import { openMediaStore } from "#platform/media/open-store.ts";
import { answeredStatus } from "#platform/media/s3-errors.ts";
import { loadSecretKeyFile } from "#platform/secret-key.ts";
import { createSecrets, type Secrets } from "#platform/secrets.ts";

/** A reason not to start that the operator can mend; printed without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const ROW = "sahne";
const OUTBOX_KEY_MIN = 32;
const PROOF = "this installation";

export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(join(dataDir, "tmp"), { recursive: true, mode: 0o700 });
    // Also one of an earlier version, whose files others could read; a folder that is not ours we cannot change.
    await chmod(dataDir, 0o700).catch(() => undefined);
    await access(dataDir, constants.W_OK | constants.R_OK);
  } catch (cause) {
    throw new StartError(
      `DATA_DIR is not writable: ${dataDir}. Give this user the right to it, or set another DATA_DIR.`,
      {
        cause,
      },
    );
  }
}

/** Written into the folder of the embedded database when everything in it was taken to PostgreSQL. */
export const MOVED_MARK = "moved-to-postgresql";

/** Two databases beside each other, and only one of them has the accounts: the wrong one would begin empty, or with old data. */
export async function assertOneDatabase(directory: string, url: string | undefined): Promise<void> {
  const hasCluster = await isThere(clusterOf(directory));
  const isMoved = await isThere(join(directory, MOVED_MARK));
  if (url !== undefined && hasCluster && !isMoved) {
    throw new StartError(
      `DATABASE_URL is set, but ${directory} holds an embedded database, which would not be used. Take its data along with \`npm run db:move\`, or move the folder away if nothing in it is needed.`,
    );
  }
  if (url === undefined && isMoved) {
    throw new StartError(
      `The data of ${directory} was moved to PostgreSQL. Set DATABASE_URL; or, to go back to how it was before the move, remove the file ${MOVED_MARK} in it.`,
    );
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The key from the settings, else from its file; a file is made only where there is nothing it should open. */
export async function loadSecrets(config: Config, isNew: boolean): Promise<Secrets> {
  const key = config.secretKey ?? (await loadSecretKeyFile(config.secretKeyFile, isNew));
  if (!key) {
    throw new StartError(
      `The secret key is missing or damaged: ${config.secretKeyFile}. Existing data was sealed with it: restore the file, or set SECRET_KEY.`,
    );
  }
  return createSecrets(key, config.previousSecretKeys);
}

/** Kept from start to start, so that a link in somebody's terminal goes on working. */
export async function loadOutboxKey(dataDir: string): Promise<string> {
  const path = join(dataDir, "outbox.key");
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept.trim().length >= OUTBOX_KEY_MIN) return kept.trim();
  const key = newSecret();
  await writeFile(path, `${key}\n`, { mode: 0o600 });
  return key;
}

/** A bucket that is not there, or is not ours, is told now and not to the first user; one that is only away may come back. */
export async function openMedia(config: Config, log: Log): Promise<MediaStore> {
  const media = await openMediaStore(config);
  if (!config.s3) return media;
  try {
    await media.check();
  } catch (cause) {
    const status = answeredStatus(cause);
    const place = `${config.s3.bucket} at ${config.s3.endpoint.origin}`;
    if (status === 404)
      throw new StartError(`The bucket ${place} does not exist. Make it, or set another S3_BUCKET.`, { cause });
    if (status !== undefined && status < 500) {
      throw new StartError(
        `The bucket ${place} refuses to be written and read (${status}). Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and what this key may do.`,
        { cause },
      );
    }
    log.warn({ err: cause }, "the media store does not answer");
  }
  return media;
}

/** A value sealed at the first start must open; a wrong key is found here and not in the middle of a user's work. */
export async function checkSecretKey(db: AppDb, secrets: Secrets, now: Date): Promise<void> {
  const sealed = secrets.seal("installation", ROW, PROOF);
  await db.insert(installation).values({ id: ROW, keyCheck: sealed, createdAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.id, ROW));
  try {
    if (row && secrets.open("installation", ROW, row.keyCheck) === PROOF) return;
  } catch (cause) {
    throw wrongKey(cause);
  }
  throw wrongKey();
}

function wrongKey(cause?: unknown): StartError {
  return new StartError("The secret key does not open this installation's data. Restore the key it was made with.", {
    cause,
  });
}
