import { DAY_MS } from "@sahne/contract/time-units";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goOnAfter, turnedBackMs } from "#clock-watch.ts";
import { jobs } from "#jobs.ts";
import { rateBuckets, runSlots } from "#platform/db/schema.ts";
import { queryRows } from "#platform/db/rows.ts";
import { takeSlot } from "#platform/queue/slots.ts";
import { tryToken } from "#platform/rate-limit.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

test.each([
  ["went on as it should", 10_000, 0],
  ["was corrected a little", 9_000, 0],
  ["was set forward", DAY_MS, 0],
  ["was set back by an hour", 10_000 - 3_600_000, 3_600_000],
])("a clock that %s is judged by one that cannot be set", (_name, wallMs, back) => {
  const before = { wall: 1_000_000_000_000, steady: 500 };

  expect(turnedBackMs(before, { wall: before.wall + wallMs, steady: 10_500 })).toBe(back);
});

test("after the clock was set back by a day, waiting work, limits and leases go on", async () => {
  const { context } = t.product();
  const { db } = context;
  const limit = { name: "trial", burst: 1, perSeconds: 1 };
  // As they stand when they were written a day ahead of the clock.
  const ahead = sql`now() + interval '1 day'`;
  await context.queue.enqueue(db, jobs.removeMedia, { keys: [] }, { runAt: new Date(Date.now() + DAY_MS + 1_000) });
  await tryToken(db, limit, "ada");
  await db.update(rateBuckets).set({ refilledAt: ahead });
  await takeSlot(db, { scope: "s", limit: 1, holder: "h", leaseMs: 1_000 });
  await db.update(runSlots).set({ leaseUntil: ahead });

  await goOnAfter(context, DAY_MS);

  const [job] = await queryRows<{ seconds: number }>(
    db,
    sql`select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = ${jobs.removeMedia.name}`,
  );
  expect(job?.seconds).toBeLessThan(5);
  const [slot] = await db.select().from(runSlots);
  expect((slot?.leaseUntil.getTime() ?? Infinity) - Date.now()).toBeLessThan(60_000);
  const [bucket] = await db.select().from(rateBuckets);
  expect(bucket?.refilledAt.getTime()).toBeLessThanOrEqual(Date.now());
});
