import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { eachEngine } from "#test/database/engines.ts";

import { queryRows } from "./rows.ts";
import { installation, runSlots } from "./schema.ts";

const lease = new Date("2026-01-02T03:04:05.678Z");

eachEngine("the database", (open) => {
  test("gives back what was written, changed and removed", async () => {
    const { db } = await open();
    const row = { scope: "user:ayşe", slot: 1, holder: "a", leaseUntil: lease };

    await db.insert(runSlots).values([row, { ...row, slot: 2 }]);
    const changed = await db.update(runSlots).set({ holder: "b" }).where(eq(runSlots.slot, 2)).returning();
    await db.delete(runSlots).where(eq(runSlots.slot, 1));

    expect(changed).toEqual([{ ...row, slot: 2, holder: "b" }]);
    expect(await db.query.runSlots.findMany()).toEqual(changed);
  });

  test("starts every test with empty tables", async () => {
    const { db } = await open();

    expect(await db.select().from(runSlots)).toEqual([]);
  });

  test("reports a broken unique rule the same way on both engines", async () => {
    const { db } = await open();
    const row = { id: "one", keyCheck: "sealed", createdAt: lease };
    await db.insert(installation).values(row);

    const second = db.insert(installation).values(row);

    await expect(second).rejects.toMatchObject({ cause: { code: "23505", constraint: "installation_pkey" } });
  });

  test("undoes everything when a transaction's callback throws", async () => {
    const { db } = await open();

    const failed = db.transaction(async (tx) => {
      await tx.insert(runSlots).values({ scope: "s", slot: 1, holder: "a", leaseUntil: lease });
      throw new Error("changed my mind");
    });

    await expect(failed).rejects.toThrow("changed my mind");
    expect(await db.select().from(runSlots)).toEqual([]);
  });

  test("tells listeners of what was committed, and of nothing that was rolled back", async () => {
    const { db, listen, notify } = await open();
    const heard: string[] = [];
    const stop = await listen("news", (payload) => heard.push(payload));

    await db.transaction((tx) => notify(tx, "news", "committed"));
    await db
      .transaction(async (tx) => {
        await notify(tx, "news", "never");
        tx.rollback();
      })
      .catch(() => undefined);
    await notify(db, "news", "outside");
    await notify(db, "other", "elsewhere");

    await expect.poll(() => heard).toEqual(["committed", "outside"]);
    await stop();
  });

  test("stops telling a listener that has left", async () => {
    const { db, listen, notify } = await open();
    const heard: string[] = [];
    const stop = await listen("news", () => heard.push("left"));
    const stopOther = await listen("news", () => heard.push("stayed"));
    await stop();

    await notify(db, "news", "x");

    await expect.poll(() => heard).toEqual(["stayed"]);
    await stopOther();
  });

  test("answers a ping and survives its maintenance", async () => {
    const database = await open();

    await database.maintain();
    await database.ping();

    expect(await queryRows(database.db, sql`select 1::int as one`)).toEqual([{ one: 1 }]);
  });
});
