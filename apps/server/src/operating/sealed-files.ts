import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from "node:crypto";
import { Readable } from "node:stream";

/** How the files of a backup are written and read; with a passphrase nobody else can read them, or tell what they hold. */
export type Sealing = {
  /** The name under which content of this hash is kept. */
  nameOf(sha256: string): string;
  seal(content: Readable): Readable;
  /** Throws at the end of content that was changed. */
  open(content: Readable): Readable;
};

export const PLAIN: Sealing = { nameOf: (sha256) => sha256, seal: (content) => content, open: (content) => content };

const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** 128 MB and about a second: a passphrase that people can remember must be dear to guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString("hex");
}

export function createSealing(passphrase: string, salt: string): Sealing {
  const keys = scryptSync(passphrase.normalize("NFC"), Buffer.from(salt, "hex"), 64, SCRYPT);
  const [key, nameKey] = [keys.subarray(0, 32), keys.subarray(32)];
  return {
    nameOf: (sha256) => createHmac("sha256", nameKey).update(sha256).digest("hex"),
    seal: (content) => Readable.from(seal(key, content), { objectMode: false }),
    open: (content) => Readable.from(open(key, content), { objectMode: false }),
  };
}

async function* seal(key: Buffer, content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  yield iv;
  for await (const chunk of content) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

async function* open(key: Buffer, content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let held = Buffer.alloc(0);
  let decipher: ReturnType<typeof createDecipheriv> | undefined;
  for await (const chunk of content) {
    held = Buffer.concat([held, chunk]);
    if (!decipher && held.length >= IV_BYTES) {
      decipher = createDecipheriv("aes-256-gcm", key, held.subarray(0, IV_BYTES));
      held = held.subarray(IV_BYTES);
    }
    // The last bytes are the seal, and nobody knows yet which are the last.
    if (!decipher || held.length <= TAG_BYTES) continue;
    yield decipher.update(held.subarray(0, held.length - TAG_BYTES));
    held = held.subarray(held.length - TAG_BYTES);
  }
  if (!decipher || held.length !== TAG_BYTES) throw new Error("A sealed file is cut short.");
  (decipher as ReturnType<typeof createDecipheriv> & { setAuthTag(tag: Buffer): void }).setAuthTag(held);
  yield decipher.final();
}
