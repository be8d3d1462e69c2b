import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, test, vi } from "vitest";

import { onPostgres, openShared, testLog } from "#test/database/engines.ts";

import { isDatabaseAway } from "#platform/db/database-away.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { openPostgres } from "./postgres.ts";
import { queryRows } from "#platform/db/rows.ts";

function answers(database: Database): Promise<boolean> {
  return database.ping().then(
    () => true,
    () => false,
  );
}

onPostgres("a lost connection", (url) => {
  /** Ends the connections of one kind from the server's side, as a restart or a fire wall would. */
  async function cut(applicationName: string): Promise<number> {
    const client = new Client({ connectionString: await url() });
    await client.connect();
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()",
      [applicationName],
    );
    await client.end();
    return rowCount ?? 0;
  }

  test("is replaced: notifications go on and the listener learns that it may have missed some", async () => {
    const { db, listen, notify } = await openShared("postgres");
    const heard: string[] = [];
    const onReconnect = vi.fn();
    const stop = await listen("news", (payload) => heard.push(payload), onReconnect);

    expect(await cut("sahne-listen")).toBe(1);
    await expect.poll(() => onReconnect.mock.calls.length).toBe(1);
    await notify(db, "news", "after the cut");

    await expect.poll(() => heard).toEqual(["after the cut"]);
    await stop();
  });

  test("in the pool costs at most the call that used it", async () => {
    const database = await openShared("postgres");
    await database.ping();

    expect(await cut("sahne")).toBeGreaterThan(0);

    await expect.poll(() => answers(database)).toBe(true);
  });

  test("in the middle of a transaction fails that transaction and nothing else", async () => {
    const database = await openShared("postgres");

    const failed = database.db.transaction(async (tx) => {
      await cut("sahne");
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.execute("select 1");
    });

    const error = await failed.catch((cause: unknown) => cause);
    expect([isDatabaseAway(error), error]).toEqual([true, expect.any(Error)]);
    await expect.poll(() => answers(database)).toBe(true);
  });

  test("of a pool whose connections are all taken is told as away, not as a fault [R19.6]", async () => {
    const database = await openPostgres({ url: await url(), poolSize: 1, connectTimeoutMs: 100, log: testLog });
    let failed: unknown;

    await database.db.transaction(async (tx) => {
      await tx.execute("select 1");
      // Another caller, who knows nothing of this transaction.
      failed = await database.ping().catch((cause: unknown) => cause);
    });
    await database.close();

    expect([isDatabaseAway(failed), String(failed)]).toEqual([true, expect.stringContaining("timeout exceeded")]);
  });
});

test("a server that is not there is refused at once", async () => {
  const opened = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", directory: "/nowhere", log: testLog });

  await expect(opened).rejects.toThrow("ECONNREFUSED");
});

onPostgres("a statement that comes again", (url) => {
  const kept = sql`select count(*)::int as count from pg_prepared_statements where statement like '%as asked_again%'`;
  const ask = (database: Database, word: string) =>
    database.db.execute(sql`select ${word}::text as asked_again`).then((result) => (result as { rows: object[] }).rows);
  const countKept = async (database: Database) => (await queryRows<{ count: number }>(database.db, kept))[0]?.count;

  test("is kept by its connection from the second time on, also inside a transaction, and not behind a pooler", async () => {
    const options = { url: await url(), directory: "", poolSize: 1, log: testLog };
    const database = await openDatabase(options);
    expect(await ask(database, "one")).toEqual([{ asked_again: "one" }]);
    expect(await countKept(database)).toBe(0);
    expect(await ask(database, "two")).toEqual([{ asked_again: "two" }]);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select ${"three"}::text as asked_again`);
    });
    expect(await countKept(database)).toBe(1);
    await database.close();

    const plain = await openDatabase({ ...options, isPreparing: false });
    for (const word of ["one", "two", "three"]) await ask(plain, word);
    expect(await countKept(plain)).toBe(0);
    await plain.close();
  });

  test("goes on after its table has changed under it: one call fails, the next is looked at anew", async () => {
    const database = await openDatabase({ url: await url(), directory: "", poolSize: 1, log: testLog });
    const { db } = database;
    await db.execute(sql`create table shape (word text)`);
    const read = () => db.execute(sql`select * from shape where word is distinct from ${"x"}`);
    for (let times = 0; times < 3; times += 1) await read();
    await db.execute(sql`alter table shape add column more int`);
    await expect(read()).rejects.toThrow();
    await expect(read()).resolves.toBeDefined();
    await db.execute(sql`drop table shape`);
    await database.close();
  });
});
