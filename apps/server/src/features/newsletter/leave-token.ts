import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "#context.ts";

/** Stands in every newsletter and does one thing: it takes its reader off the list. Nothing is stored for it. */
export function leaveToken(context: Pick<Context, "secrets">, subscriberId: string): string {
  return `${subscriberId}.${signatureOf(context, subscriberId)}`;
}

/** Whose token it is; null for what we never signed. */
export function readLeaveToken(context: Pick<Context, "secrets">, token: string): string | null {
  const [id = "", signature = ""] = token.split(".", 2);
  const expected = Buffer.from(signatureOf(context, id));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
}

function signatureOf({ secrets }: Pick<Context, "secrets">, subscriberId: string): string {
  return createHmac("sha256", secrets.signingKey("leave-newsletter")).update(subscriberId).digest("base64url");
}
