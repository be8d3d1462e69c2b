import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onPostgres, openShared, testLog } from "#test/database/engines.ts";
import { processes } from "#platform/db/schema.ts";
import { countAlive, startHeartbeat } from "./heartbeat.ts";
import type { Role } from "#platform/settings.ts";

onPostgres("the processes of an installation", () => {
  async function start(...roles: Role[]) {
    const database = await openShared("postgres");
    const place = { database, db: database.db };
    const settings = { version: "1", everyMs: 3_600_000 };
    return {
      place,
      ...(await startHeartbeat({ ...place, config: { roles: new Set(roles) }, log: testLog }, settings)),
    };
  }

  test("count while they live, by what they do, and no longer when they have stopped [R19.5]", async () => {
    const api = await start("api");
    expect(await countAlive(api.place, "worker")).toBe(0);
    const workers = [await start("worker"), await start("worker", "scheduler")];
    expect(await countAlive(api.place, "worker")).toBe(2);

    await workers[0]?.stop();
    expect([await countAlive(api.place, "worker"), await countAlive(api.place, "scheduler")]).toEqual([1, 1]);
    await Promise.all([api.stop(), workers[1]?.stop()]);
  });

  test("that fell silent count as dead, and are forgotten after a day [R19.5]", async () => {
    const silent = await start("worker");
    const { db } = silent.place;
    await db.update(processes).set({ seenAt: sql`now() - interval '2 minutes'` });
    expect(await countAlive(silent.place, "worker")).toBe(0);

    await db.update(processes).set({ seenAt: sql`now() - interval '2 days'` });
    const next = await start("api");
    expect(await db.$count(processes)).toBe(1);
    await Promise.all([silent.stop(), next.stop()]);
  });
});
