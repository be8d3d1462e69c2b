import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

const KEY_BYTES = 32;

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

  const key = randomBytes(KEY_BYTES);
  await writeDurably(path, `${key.toString("hex")}\n`);
  return key;
}

async function writeDurably(path: string, text: string): Promise<void> {
  const partial = join(dirname(path), `.secret-key-${process.pid}`);
  const file = await open(partial, "w", 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(partial, path);
  const folder = await open(dirname(path), "r");
  await folder.sync();
  await folder.close();
}
