import { randomBytes, randomUUID } from "node:crypto";
import { link, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

const KEY_BYTES = 32;
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** 32 bytes as 64 hex digits or as base64; anything else is refused, since a short word is no key. */
export function parseSecretKey(text: string): Buffer | null {
  const trimmed = text.trim();
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, "hex");
  if (/^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)) return Buffer.from(trimmed, "base64url");
  return null;
}

/** Reads the key file, or makes it when it is allowed to (an installation without data). */
export async function loadSecretKeyFile(path: string, mayCreate: boolean): Promise<Buffer | null> {
  const existing = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (existing !== null) return parseSecretKey(existing);
  if (!mayCreate) return null;

  await writeOnce(path, `${randomBytes(KEY_BYTES).toString("hex")}\n`);
  return parseSecretKey(await readFile(path, "utf8"));
}

/** Of several processes that begin together on an empty folder one makes the key, and all use it. */
async function writeOnce(path: string, text: string): Promise<void> {
  const partial = join(dirname(path), `.secret-key-${randomUUID()}`);
  const file = await open(partial, "w", 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  try {
    await link(partial, path);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    // Some folders of other machines know no links; there the last one stays, and the database tells who has another.
    if (NO_LINKS.has(code)) await rename(partial, path);
    else if (code !== "EEXIST") throw error;
  } finally {
    await rm(partial, { force: true });
  }
  const folder = await open(dirname(path), "r");
  await folder.sync();
  await folder.close();
}
