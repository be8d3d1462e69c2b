import { and, eq, getTableColumns, isNotNull, notLike } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Context } from "#context.ts";
import { keyOwner } from "#features/accounts/api-keys.ts";
import { keyOwnerOf } from "#features/videos/vendor/paid-calls.repo.ts";
import { connections, installation, mails, paidCalls, serviceKeys, uploads } from "#platform/db/schema.ts";
import type { SecretPurpose } from "#platform/secrets.ts";

/** A column of sealed values, and whose each of them is: it opens for that owner only. */
export type SealedColumn = {
  table: PgTable;
  id: PgColumn;
  column: PgColumn;
  purpose: SecretPurpose;
  ownerOf(id: string): string;
};

/** Every lasting sealed value. What lives for minutes only runs out by itself. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: serviceKeys,
    id: serviceKeys.id,
    column: serviceKeys.keySealed,
    purpose: "api-key",
    ownerOf: keyOwner,
  },
  { ...ofConnections(connections.refreshTokenSealed), purpose: "google-token", ownerOf: (id) => `users/${id}/refresh` },
  { ...ofConnections(connections.accessTokenSealed), purpose: "google-token", ownerOf: (id) => `users/${id}/access` },
  {
    table: paidCalls,
    id: paidCalls.id,
    column: paidCalls.keySealed,
    purpose: "api-key",
    ownerOf: keyOwnerOf,
  },
  { table: uploads, id: uploads.id, column: uploads.sessionUriSealed, purpose: "upload-session", ownerOf: itself },
  { table: mails, id: mails.id, column: mails.textSealed, purpose: "mail", ownerOf: itself },
  {
    table: installation,
    id: installation.id,
    column: installation.keyCheck,
    purpose: "installation",
    ownerOf: itself,
  },
];

const BATCH = 200;

/** After a change of the secret key, seals everything with the new one, so that the old one can be taken away. */
export async function resealOldValues(context: Context): Promise<number> {
  if (context.config.previousSecretKeys.length === 0) return 0;
  let count = 0;
  for (const sealed of sealedColumns) {
    for (let batch = await readOld(context, sealed); batch.length > 0; batch = await readOld(context, sealed)) {
      for (const { id, value } of batch) await reseal(context, sealed, { id, value });
      count += batch.length;
    }
  }
  return count;
}

type OldValue = { id: string; value: string };

async function readOld(context: Context, { table, id, column }: SealedColumn): Promise<OldValue[]> {
  const rows = await context.db
    .select({ id, value: column })
    .from(table)
    .where(and(isNotNull(column), notLike(column, `${context.secrets.currentPrefix}%`)))
    .limit(BATCH);
  return rows as OldValue[];
}

async function reseal(context: Context, sealed: SealedColumn, { id, value }: OldValue): Promise<void> {
  const owner = sealed.ownerOf(id);
  const fresh = context.secrets.seal(sealed.purpose, owner, context.secrets.open(sealed.purpose, owner, value));
  // Not over a value that somebody has written meanwhile.
  await context.db
    .update(sealed.table)
    .set({ [propertyOf(sealed)]: fresh })
    .where(and(eq(sealed.id, id), eq(sealed.column, value)));
}

function ofConnections(column: PgColumn) {
  return { table: connections, id: connections.userId, column };
}

function itself(id: string): string {
  return id;
}

function propertyOf({ table, column }: SealedColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, candidate]) => candidate === column);
  if (!found) throw new Error(`${column.name} is no column of its table.`);
  return found[0];
}
