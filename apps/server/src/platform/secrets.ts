import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** What a sealed value is for; a value sealed for one purpose and owner opens for no other. */
export type SecretPurpose = "api-key" | "google-token" | "oauth-verifier" | "upload-session" | "mail" | "installation";

export type Secrets = {
  seal(purpose: SecretPurpose, owner: string, plain: string): string;
  open(purpose: SecretPurpose, owner: string, sealed: string): string;
  /** True when the value was sealed with an older key and should be sealed anew. */
  isOld(sealed: string): boolean;
  /** How every value begins that the current key has sealed. */
  currentPrefix: string;
  /** Key for HMACs of one purpose, never used to encrypt. */
  signingKey(purpose: "media" | "stop-mails" | "leave-newsletter"): Buffer;
};

const FORMAT = "v1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; the first key seals, all of them open. */
export function createSecrets(current: Buffer, previous: readonly Buffer[] = []): Secrets {
  const ring = new Map([...previous, current].map((key) => [keyId(key), key]));
  const currentId = keyId(current);
  const derive = createDerivation();

  return {
    seal(purpose, owner, plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", derive(current, `seal/${purpose}`), iv);
      cipher.setAAD(Buffer.from(`${purpose}/${owner}`));
      const body = Buffer.concat([iv, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${FORMAT}.${currentId}.${body.toString("base64url")}`;
    },
    open(purpose, owner, sealed) {
      const [format, id, encoded] = sealed.split(".");
      const key = ring.get(id ?? "");
      if (format !== FORMAT || !key || !encoded) throw new Error("This value was sealed with a key that is not here.");
      const body = Buffer.from(encoded, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", derive(key, `seal/${purpose}`), body.subarray(0, IV_BYTES));
      decipher.setAAD(Buffer.from(`${purpose}/${owner}`));
      decipher.setAuthTag(body.subarray(body.length - TAG_BYTES));
      const plain = decipher.update(body.subarray(IV_BYTES, body.length - TAG_BYTES));
      return Buffer.concat([plain, decipher.final()]).toString("utf8");
    },
    currentPrefix: `${FORMAT}.${currentId}.`,
    isOld: (sealed) => sealed.split(".")[1] !== currentId,
    signingKey: (purpose) => derive(current, `sign/${purpose}`),
  };
}

/** One key for each purpose. There are few of both, and deriving costs more than opening a secret. */
function createDerivation(): (key: Buffer, info: string) => Buffer {
  const derived = new Map<string, Buffer>();
  return (key, info) => {
    const name = `${keyId(key)}/${info}`;
    const known = derived.get(name) ?? Buffer.from(hkdfSync("sha256", key, "sahne", info, 32));
    derived.set(name, known);
    return known;
  };
}

function keyId(key: Buffer): string {
  return createHash("sha256").update("key-id").update(key).digest("hex").slice(0, 8);
}
