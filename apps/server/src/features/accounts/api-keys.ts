import type { users } from "#platform/db/schema.ts";
import type { Secrets } from "#platform/secrets.ts";

type UserRow = typeof users.$inferSelect;

export type KeyedService = "gemini" | "freepik";

const KEPT = 4;

/** First and last four characters; a short key shows nothing at all. */
export function maskKey(key: string): string {
  if (key.length <= KEPT * 2) return "*".repeat(key.length);
  return `${key.slice(0, KEPT)}${"*".repeat(key.length - KEPT * 2)}${key.slice(-KEPT)}`;
}

export function sealApiKey(secrets: Secrets, userId: string, service: KeyedService, key: string): string {
  return secrets.seal("api-key", `users/${userId}/${service}`, key);
}

export function openApiKey(secrets: Secrets, user: UserRow, service: KeyedService): string | null {
  const sealed = service === "gemini" ? user.geminiKeySealed : user.freepikKeySealed;
  return sealed === null ? null : secrets.open("api-key", `users/${user.id}/${service}`, sealed);
}

export function maskedApiKey(secrets: Secrets, user: UserRow, service: KeyedService): string {
  return maskKey(openApiKey(secrets, user, service) ?? "");
}
