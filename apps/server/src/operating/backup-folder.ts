import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { z } from "zod";
import { syncPath } from "#platform/db/embedded/sync-tree.ts";
import { writeDurably } from "#platform/media/durable-write.ts";
import type { StoredMedia } from "#platform/media/media-store.ts";
import { createSealing, newSalt, PLAIN, type Sealing } from "./sealed-files.ts";

/** A reason that whoever runs the command can mend; told without a stack. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
}

const FORMAT = 1;
const SETTINGS_FILE = "sahne-backup.json";
const CHECK_TEXT = "this passphrase opens it";
const settings = z.object({ format: z.literal(FORMAT), salt: z.string().optional(), check: z.string().optional() });

const facts = z.object({ rows: z.int(), sum: z.string() });
const file = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });

/** What one backup holds; its files lie beside those of the others and are kept once. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  takenAt: z.string(),
  /** The newest migration the database had, as its journal dates it. */
  schema: z.number(),
  database: file.omit({ key: true }),
  tables: z.record(z.string(), facts),
  jobs: z.int(),
  /** Only in a sealed backup: without it nobody can open the keys and tokens of its users. */
  secretKey: z.string().optional(),
  media: z.array(file),
});
export type Manifest = z.output<typeof manifest>;

export type BackupFolder = {
  isSealed: boolean;
  /** Keeps content under its hash; what is there already is not written again. */
  keep(content: Readable, known?: StoredMedia): Promise<StoredMedia & { isNew: boolean }>;
  has(sha256: string): Promise<boolean>;
  read(sha256: string): Promise<Readable>;
  write(manifest: Manifest): Promise<string>;
  /** Oldest first. */
  list(): Promise<string[]>;
  readManifest(name: string): Promise<Manifest>;
};

/** Opens the folder of all backups of an installation, or makes it. */
export async function openBackupFolder(path: string, options: { passphrase?: string | undefined; isMade: boolean }) {
  const sealing = await loadSealing(path, options);
  return createFolder(path, sealing ?? PLAIN, sealing !== null);
}

async function loadSealing(path: string, { passphrase, isMade }: { passphrase?: string | undefined; isMade: boolean }) {
  const text = await readFile(join(path, SETTINGS_FILE), "utf8").catch(() => null);
  if (text === null && !isMade) throw new BackupProblem(`${path} holds no backup: ${SETTINGS_FILE} is not there.`);
  if (text === null) return makeFolder(path, passphrase);
  const known = settings.parse(JSON.parse(text));
  if (known.salt === undefined || known.check === undefined) {
    if (passphrase === undefined) return null;
    throw new BackupProblem(`${path} is not sealed, but BACKUP_PASSPHRASE is set. Use another folder, or unset it.`);
  }
  if (passphrase === undefined) throw new BackupProblem(`${path} is sealed: set BACKUP_PASSPHRASE.`);
  const sealing = createSealing(passphrase, known.salt);
  const check = await textOf(sealing.open(Readable.from([Buffer.from(known.check, "base64")]))).catch(() => "");
  if (check !== CHECK_TEXT) throw new BackupProblem("BACKUP_PASSPHRASE does not open this backup.");
  return sealing;
}

async function makeFolder(path: string, passphrase: string | undefined): Promise<Sealing | null> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const others = (await readdir(path)).filter((name) => name !== "lost+found");
  if (others.length > 0) throw new BackupProblem(`${path} holds other files. Give an empty folder for the backups.`);
  const salt = passphrase === undefined ? undefined : newSalt();
  const sealing = passphrase === undefined || salt === undefined ? null : createSealing(passphrase, salt);
  const check = sealing && (await bytesOf(sealing.seal(Readable.from([Buffer.from(CHECK_TEXT)])))).toString("base64");
  const known = { format: FORMAT, ...(salt && { salt }), ...(check && { check }) };
  await writeFile(join(path, SETTINGS_FILE), `${JSON.stringify(known)}\n`, { mode: 0o600 });
  return sealing;
}

function createFolder(path: string, sealing: Sealing, isSealed: boolean): BackupFolder {
  const pathOf = (sha256: string): string => {
    const name = sealing.nameOf(sha256);
    return join(path, "files", name.slice(0, 2), name);
  };
  const has = (sha256: string): Promise<boolean> =>
    stat(pathOf(sha256)).then(
      () => true,
      () => false,
    );
  const manifests = join(path, "backups");

  return {
    isSealed,
    has,
    async keep(content, known) {
      if (known && (await has(known.sha256))) return { ...known, isNew: false };
      const temporary = join(path, "unfinished");
      await mkdir(temporary, { recursive: true, mode: 0o700 });
      const measured = measure(content);
      const draft = await writeDurably(temporary, sealing.seal(measured.content));
      const stored = measured.result();
      const target = pathOf(stored.sha256);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const isNew = !(await has(stored.sha256));
      await rename(draft.path, target);
      await syncPath(dirname(target));
      return { ...stored, isNew };
    },
    async read(sha256) {
      const name = pathOf(sha256);
      await stat(name);
      return sealing.open(createReadStream(name));
    },
    async write(made) {
      await mkdir(manifests, { recursive: true, mode: 0o700 });
      const draft = await writeDurably(manifests, sealing.seal(Readable.from([Buffer.from(JSON.stringify(made))])));
      const name = made.takenAt.replaceAll(/[:.]/g, "-");
      await rename(draft.path, join(manifests, name));
      await syncPath(manifests);
      return name;
    },
    async list() {
      const names = await readdir(manifests).catch(() => []);
      return names.filter((name) => /^\d{4}-/.test(name)).sort();
    },
    async readManifest(name) {
      return manifest.parse(JSON.parse(await textOf(sealing.open(createReadStream(join(manifests, name))))));
    },
  };
}

/** The same content, measured while it is read. */
export function measure(content: Readable): { content: Readable; result(): StoredMedia } {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* pass(): AsyncIterable<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return {
    content: Readable.from(pass(), { objectMode: false }),
    result: () => ({ bytes, sha256: hash.digest("hex") }),
  };
}

async function bytesOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function textOf(content: Readable): Promise<string> {
  return (await bytesOf(content)).toString("utf8");
}
