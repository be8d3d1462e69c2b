import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { queryRows } from "#platform/db/rows.ts";
import { rateBuckets } from "#platform/db/schema.ts";
import { withTestProduct } from "#test/test-product.ts";
import { sweepBuckets, takeToken, tryToken } from "./rate-limit.ts";

const t = withTestProduct();
const limit = { name: "test", burst: 2, perSeconds: 120 };
const db = () => t.product().context.db;
const rowState = () => queryRows(db(), sql`select xmin::text, xmax::text, * from rate_buckets`);

/** As if so much time had passed since the last taking. */
async function letPass(seconds: number): Promise<void> {
  await db()
    .update(rateBuckets)
    .set({ refilledAt: sql`refilled_at - ${seconds} * interval '1 second'` });
}

test("a refusal charges nothing and writes nothing, and whoever waits as told gets in every time", async () => {
  await takeToken(db(), limit, "ada");
  await takeToken(db(), limit, "ada");
  for (let round = 0; round < 5; round += 1) {
    const before = await rowState();
    const refusals = await Promise.all(
      Array.from({ length: 10 }, () => takeToken(db(), limit, "ada").catch((error: unknown) => error)),
    );
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: "rate_limited", retryAfterSeconds: 60 });
    expect(await rowState()).toEqual(before);
    await letPass(60);
    expect(await tryToken(db(), limit, "ada")).toBe(true);
  }
});

test("a hundred at the same moment take no more than there are, and others have their own", async () => {
  const taken = await Promise.all(Array.from({ length: 100 }, () => tryToken(db(), limit, "ada")));

  expect(taken.filter(Boolean)).toHaveLength(2);
  expect(await tryToken(db(), limit, "bob")).toBe(true);
});

test("a clock that was put back takes no tokens away", async () => {
  await takeToken(db(), limit, "ada");
  await letPass(-3_600);

  expect(await tryToken(db(), limit, "ada")).toBe(true);
});

test("buckets that are full again are swept, others stay", async () => {
  await takeToken(db(), limit, "old");
  await letPass(3 * 86_400);
  await takeToken(db(), limit, "new");

  await sweepBuckets(db());

  expect(await db().select().from(rateBuckets).where(eq(rateBuckets.key, "test/old"))).toEqual([]);
  expect(await db().select().from(rateBuckets)).toHaveLength(1);
});
