import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AppDb } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { rateBuckets } from "#platform/db/schema.ts";
import { eachEngine, onPostgres, openShared } from "#test/database/engines.ts";
import { sweepBuckets, takeToken, tryToken } from "./rate-limit.ts";

const limit = { name: "test", burst: 2, perSeconds: 120 };
const rowState = (db: AppDb) => queryRows(db, sql`select xmin::text, xmax::text, * from rate_buckets`);

/** As if so much time had passed since the last taking. */
async function letPass(db: AppDb, seconds: number): Promise<void> {
  await db.update(rateBuckets).set({ refilledAt: sql`refilled_at - ${seconds} * interval '1 second'` });
}

eachEngine("a limit", (open) => {
  test("a refusal charges nothing and writes nothing, and whoever waits as told gets in every time", async () => {
    const { db } = await open();
    await takeToken(db, limit, "ada");
    await takeToken(db, limit, "ada");
    for (let round = 0; round < 5; round += 1) {
      const before = await rowState(db);
      const refusals = await Promise.all(
        Array.from({ length: 10 }, () => takeToken(db, limit, "ada").catch((error: unknown) => error)),
      );
      for (const refusal of refusals) expect(refusal).toMatchObject({ code: "rate_limited", retryAfterSeconds: 60 });
      expect(await rowState(db)).toEqual(before);
      await letPass(db, 60);
      expect(await tryToken(db, limit, "ada")).toBe(true);
    }
  });

  test("a hundred at the same moment take no more than there are, and others have their own", async () => {
    const { db } = await open();
    const taken = await Promise.all(Array.from({ length: 100 }, () => tryToken(db, limit, "ada")));

    expect(taken.filter(Boolean)).toHaveLength(2);
    expect(await tryToken(db, limit, "bob")).toBe(true);
  });

  test("a clock that was put back takes no tokens away", async () => {
    const { db } = await open();
    await takeToken(db, limit, "ada");
    await letPass(db, -3_600);

    expect(await tryToken(db, limit, "ada")).toBe(true);
  });

  test("buckets that are full again are swept, others stay", async () => {
    const { db } = await open();
    await takeToken(db, limit, "old");
    await letPass(db, 3 * 86_400);
    await takeToken(db, limit, "new");

    await sweepBuckets(db);

    expect(await db.select().from(rateBuckets).where(eq(rateBuckets.key, "test/old"))).toEqual([]);
    expect(await db.select().from(rateBuckets)).toHaveLength(1);
  });
});

onPostgres("a limit whose last token is just being taken", () => {
  test("gives it to nobody else who saw it still there", async () => {
    const { db } = await openShared("postgres");
    await takeToken(db, limit, "ada");
    let [isHeld, letGo] = [() => {}, () => {}];
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const taking = db.transaction(async (tx) => {
      await takeToken(tx, limit, "ada");
      isHeld();
      await released;
    });
    await held;

    const others = [tryToken(db, limit, "ada"), tryToken(db, limit, "ada")];
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%rate_buckets%'`;
    await expect.poll(async () => queryRows(db, waiting)).toHaveLength(others.length);
    letGo();
    await taking;

    expect(await Promise.all(others)).toEqual([false, false]);
  });
});
