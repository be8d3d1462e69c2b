import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "./secrets.ts";

/** What a signed id in a mail may do, and nothing else. */
type Purpose = Parameters<Secrets["signingKey"]>[0];

/** `id.signature`: whoever has it may do one thing in the name of the id. Nothing is stored for it. */
export function signId(secrets: Secrets, purpose: Purpose, id: string): string {
  return `${id}.${signatureOf(secrets, purpose, id)}`;
}

/** Whose it is; null for what we never signed for this purpose. */
export function readSignedId(secrets: Secrets, purpose: Purpose, token: string): string | null {
  const [id = "", signature = ""] = token.split(".", 2);
  const expected = Buffer.from(signatureOf(secrets, purpose, id));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
}

function signatureOf(secrets: Secrets, purpose: Purpose, id: string): string {
  return createHmac("sha256", secrets.signingKey(purpose)).update(id).digest("base64url");
}
