import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { serviceKeys, users } from "#platform/db/schema.ts";
import { makeUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { openApiKey, sealApiKey } from "./api-keys.ts";

const t = withTestProduct();

/** Undoes everything that the test did to the tables. */
class Undo extends Error {
  override readonly name = "Undo";
}

const MIGRATION = new URL("../../platform/db/migrations/0029_service_keys.sql", import.meta.url);

test("keys that stood with their users are moved into the table of keys, open as before, and nobody else gets one", async () => {
  const { context } = t.product();
  const [both, one, none] = [await makeUser(t.product()), await makeUser(t.product()), await makeUser(t.product())];
  const sealed = (user: { id: string }, service: "gemini" | "freepik", key: string) =>
    sealApiKey(context.secrets, user.id, service, key);
  const statements = (await readFile(MIGRATION, "utf8")).split("--> statement-breakpoint");
  // The table itself is there; what is tried is the moving.
  const moving = statements.filter((statement) => !/CREATE|CONSTRAINT/.test(statement));
  expect(moving).toHaveLength(4);

  const moved = context.db.transaction(async (tx) => {
    await tx.execute(sql`alter table users add gemini_key_sealed text, add freepik_key_sealed text`);
    const old = { gemini: sealed(both, "gemini", "key-of-gemini"), freepik: sealed(both, "freepik", "key-of-freepik") };
    await tx.execute(
      sql`update users set gemini_key_sealed = ${old.gemini}, freepik_key_sealed = ${old.freepik} where id = ${both.id}`,
    );
    await tx.execute(
      sql`update users set freepik_key_sealed = ${sealed(one, "freepik", "the-only-key")} where id = ${one.id}`,
    );
    for (const statement of moving) await tx.execute(sql.raw(statement));

    expect(await openApiKey(context, tx, both.id, "gemini")).toBe("key-of-gemini");
    expect(await openApiKey(context, tx, both.id, "freepik")).toBe("key-of-freepik");
    expect(await openApiKey(context, tx, one.id, "freepik")).toBe("the-only-key");
    expect(await openApiKey(context, tx, one.id, "gemini")).toBeNull();
    expect(await tx.select().from(serviceKeys).where(eq(serviceKeys.userId, none.id))).toEqual([]);
    throw new Undo("as it was");
  });

  await expect(moved).rejects.toThrow(Undo);
  expect(await context.db.select().from(users)).toHaveLength(3);
});
