import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { Context } from "#context.ts";
import { checkSecretKey } from "#installation.ts";
import * as schema from "#platform/db/schema.ts";
import { createSecrets } from "#platform/secrets.ts";
import { callApi, makeUser } from "#test/api.ts";
import { mailsTo } from "#test/mails.ts";
import { connectChannel } from "#test/vendors/sandbox-consent.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { resealOldValues, sealedColumns } from "./reseal.ts";

const t = withTestProduct();
const OLD_KEY = Buffer.alloc(32, 7);
const NEW_KEY = Buffer.alloc(32, 8);

/** Ends after ten minutes, long before an old key is taken away. */
const SHORT_LIVED = ["oauth_states.verifier_sealed"];

test("every sealed column is sealed anew after a change of the key (T25)", () => {
  const entries: unknown[] = Object.values(schema);
  const tables = entries.filter((entry): entry is PgTable => is(entry, PgTable));
  const sealed = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.filter((column) => /sealed|key_check/.test(column.name)).map((column) => `${name}.${column.name}`);
  });
  const known = sealedColumns.map(({ table, column }) => `${getTableConfig(table).name}.${column.name}`);

  expect([...known, ...SHORT_LIVED].toSorted()).toEqual(sealed.toSorted());
});

test("after it the old key can be taken away and everything still opens (T25)", async () => {
  const { context } = t.product();
  await checkSecretKey(context.db, context.secrets, context.clock.now());
  const user = await makeUser(t.product());
  const profile = { fullname: "Ada", username: user.username, email: `${user.username}@example.com` };
  await callApi(t.product(), "PUT", `/api/users/${user.id}/profile`, {
    token: user.token,
    body: { ...profile, geminiApiKey: "sandbox-one-1234", freepikApiKey: "sandbox-two-5678" },
  });
  await connectChannel(t.product(), user);
  await callApi(t.product(), "POST", "/api/password/forgot", { body: { email: profile.email } });
  await mailsTo(t.product(), profile.email);
  const rotated: Context = {
    ...context,
    config: { ...context.config, previousSecretKeys: [OLD_KEY] },
    secrets: createSecrets(NEW_KEY, [OLD_KEY]),
  };

  // Two keys, two tokens, a mail, and the check of the key itself.
  expect(await resealOldValues(rotated)).toBe(6);
  expect(await resealOldValues(rotated)).toBe(0);

  const newOnly = createSecrets(NEW_KEY);
  for (const { table, id, column, purpose, ownerOf } of sealedColumns) {
    const rows = (await context.db.select({ id, value: column }).from(table)) as { id: string; value: string | null }[];
    for (const row of rows.filter(({ value }) => value !== null)) {
      expect(newOnly.open(purpose, ownerOf(row.id), row.value ?? "")).not.toBe("");
    }
  }
});

test("without an old key nothing is looked at", async () => {
  expect(await resealOldValues(t.product().context)).toBe(0);
});
