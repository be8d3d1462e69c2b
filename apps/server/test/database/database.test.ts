import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { runSlots } from "#platform/db/schema.ts";

import { eachEngine } from "./engines.ts";

eachEngine("a repository", (open) => {
  test("reads back what it wrote", async () => {
    const { db } = await open();
    const row = { scope: "user:ada", slot: 1, holder: "worker", leaseUntil: new Date("2026-01-02T03:04:05.678Z") };

    await db.insert(runSlots).values(row);

    expect(await db.select().from(runSlots).where(eq(runSlots.scope, "user:ada"))).toEqual([row]);
  });
  test("starts every test with empty tables", async () => {
    const { db } = await open();

    expect(await db.select().from(runSlots)).toEqual([]);
  });
});
