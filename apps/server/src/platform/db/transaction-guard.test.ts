import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { eachEngine } from "#test/database/engines.ts";

import { queryRows } from "./rows.ts";
import { OutsideTransactionError } from "./transaction-guard.ts";

const one = sql`select 1::int as one`;

eachEngine("the transaction guard", (open) => {
  test("refuses the database itself inside a transaction's callback instead of waiting for ever", async () => {
    const { db } = await open();

    const failed = db.transaction(() => db.execute(one));

    await expect(failed).rejects.toMatchObject({ cause: expect.any(OutsideTransactionError) });
  });

  test("refuses a second transaction inside the first", async () => {
    const { db } = await open();

    await expect(db.transaction(() => db.transaction(async () => undefined))).rejects.toThrow(OutsideTransactionError);
  });

  test("sees through functions and waits in between", async () => {
    const { db } = await open();
    const helper = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return db.execute(one);
    };

    await expect(db.transaction(() => helper())).rejects.toMatchObject({ cause: expect.any(OutsideTransactionError) });
  });

  test("allows the transaction, and one nested in it", async () => {
    const { db } = await open();

    const rows = await db.transaction((tx) => tx.transaction((inner) => queryRows(inner, one)));

    expect(rows).toEqual([{ one: 1 }]);
  });

  test("allows the database again to work that outlives the transaction which began it", async () => {
    const { db } = await open();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let leftOver: Promise<unknown[]> = Promise.resolve([]);

    await db.transaction(async () => {
      leftOver = finished.then(() => queryRows(db, one));
    });
    finish();

    expect(await leftOver).toEqual([{ one: 1 }]);
  });

  test("lets other callers use the database while a transaction is open", async () => {
    const { db } = await open();

    const [inside, outside] = await Promise.all([db.transaction((tx) => queryRows(tx, one)), queryRows(db, one)]);

    expect([inside, outside]).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  });
});
