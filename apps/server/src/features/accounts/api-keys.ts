import type { KeyService } from "@sahne/contract/services/services";
import { and, eq } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { serviceKeys } from "#platform/db/schema.ts";
import type { Secrets } from "#platform/secrets.ts";

const KEPT = 4;

/** First and last four characters; a short key shows nothing at all. */
export function maskKey(key: string): string {
  if (key.length <= KEPT * 2) return "*".repeat(key.length);
  return `${key.slice(0, KEPT)}${"*".repeat(key.length - KEPT * 2)}${key.slice(-KEPT)}`;
}

export function sealApiKey(secrets: Secrets, userId: string, service: KeyService, key: string): string {
  return secrets.seal("api-key", keyOwner(idOf(userId, service)), key);
}

/** Whom a stored key is sealed for. */
export function keyOwner(id: string): string {
  return `users/${id}`;
}

export async function openApiKey(
  context: Pick<Context, "secrets">,
  executor: Executor,
  userId: string,
  service: KeyService,
): Promise<string | null> {
  const id = idOf(userId, service);
  const [row] = await executor.select().from(serviceKeys).where(eq(serviceKeys.id, id));
  return row ? context.secrets.open("api-key", keyOwner(id), row.keySealed) : null;
}

/** Of each service that has a key: its mask. */
export async function maskedApiKeys(
  context: Pick<Context, "secrets">,
  executor: Executor,
  userId: string,
): Promise<Partial<Record<KeyService, string>>> {
  const rows = await executor.select().from(serviceKeys).where(eq(serviceKeys.userId, userId));
  return Object.fromEntries(
    rows.map(({ id, service, keySealed }) => [
      service,
      maskKey(context.secrets.open("api-key", keyOwner(id), keySealed)),
    ]),
  );
}

export async function hasApiKey(executor: Executor, userId: string, service: KeyService): Promise<boolean> {
  const [row] = await executor
    .select({ id: serviceKeys.id })
    .from(serviceKeys)
    .where(eq(serviceKeys.id, idOf(userId, service)));
  return row !== undefined;
}

/** Stores, replaces, or with an empty key removes it. */
export async function keepApiKey(
  context: Pick<Context, "secrets" | "clock">,
  executor: Executor,
  { userId, service, key }: { userId: string; service: KeyService; key: string },
): Promise<void> {
  if (key === "") {
    await executor.delete(serviceKeys).where(and(eq(serviceKeys.userId, userId), eq(serviceKeys.service, service)));
    return;
  }
  const keySealed = sealApiKey(context.secrets, userId, service, key);
  const createdAt = context.clock.now();
  await executor
    .insert(serviceKeys)
    .values({ id: idOf(userId, service), userId, service, keySealed, createdAt })
    .onConflictDoUpdate({ target: serviceKeys.id, set: { keySealed, createdAt } });
}

function idOf(userId: string, service: KeyService): string {
  return `${userId}/${service}`;
}
