import { setTimeout as wait } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { eachEngine, testLog } from "#test/database/engines.ts";

import { queryRows } from "#platform/db/rows.ts";
import { createQueue } from "./queue.ts";
import { giveSlot, inSlot, renewSlot, takeSlot } from "./slots.ts";

const request = { scope: "user:ada", limit: 2, leaseMs: 60_000 };

eachEngine("run slots", (open, engine) => {
  test("are taken up to the limit and refused beyond it", async () => {
    const { db } = await open();

    const taken = [];
    for (const holder of ["a", "b", "c"]) taken.push(await takeSlot(db, { ...request, holder }));

    expect(taken.map((slot) => slot?.slot ?? null)).toEqual([1, 2, null]);
  });

  test("of one scope do not touch those of another", async () => {
    const { db } = await open();
    await takeSlot(db, { ...request, limit: 1, holder: "a" });

    expect(await takeSlot(db, { ...request, limit: 1, scope: "user:bob", holder: "b" })).toMatchObject({ slot: 1 });
  });

  test("are free again once given back, but only by their holder", async () => {
    const { db } = await open();
    const slot = await takeSlot(db, { ...request, limit: 1, holder: "a" });
    if (!slot) throw new Error("no slot");

    await giveSlot(db, { ...slot, holder: "somebody else" });
    expect(await takeSlot(db, { ...request, limit: 1, holder: "b" })).toBeNull();
    await giveSlot(db, slot);

    expect(await takeSlot(db, { ...request, limit: 1, holder: "b" })).not.toBeNull();
  });

  test("are held for seconds and renewed while the work goes on, so that a killed process keeps them for seconds only", async () => {
    const { db } = await open();
    const { signal } = new AbortController();
    let leaseSeconds = Infinity;

    const hadTurn = await inSlot({ db, log: testLog }, { scope: "fetch/ada", limit: 1 }, signal, async () => {
      const [row] = await queryRows<{ seconds: number }>(
        db,
        sql`select extract(epoch from lease_until - now())::float8 as seconds from run_slots`,
      );
      leaseSeconds = row?.seconds ?? Infinity;
      expect(await inSlot({ db, log: testLog }, { scope: "fetch/ada", limit: 1 }, signal, async () => {})).toBe(false);
    });

    expect(hadTurn).toBe(true);
    expect(leaseSeconds).toBeLessThanOrEqual(30);
    expect(await takeSlot(db, { scope: "fetch/ada", limit: 1, holder: "next", leaseMs: 1 })).not.toBeNull();
  });

  test("of a dead process are free at the start of the only process, and never while others may run", async () => {
    const database = await open();
    await takeSlot(database.db, { ...request, limit: 1, holder: "dead", leaseMs: 600_000 });
    const queue = createQueue({ database, log: testLog });
    await queue.start();
    await queue.stop();

    const taken = await takeSlot(database.db, { ...request, limit: 1, holder: "heir" });
    expect(taken !== null).toBe(engine === "embedded");
  });

  test("are taken over when the lease has run out, and the old holder learns it", async () => {
    const { db } = await open();
    const slot = await takeSlot(db, { ...request, limit: 1, holder: "dead", leaseMs: 30 });
    if (!slot) throw new Error("no slot");
    expect(await renewSlot(db, slot, 30)).toBe(true);
    await wait(60);

    expect(await takeSlot(db, { ...request, limit: 1, holder: "heir" })).toMatchObject({ slot: 1 });
    expect(await renewSlot(db, slot, 60_000)).toBe(false);
  });

  test("are all taken when as many ask at the same moment: who meets another at one looks for the next", async () => {
    const { db } = await open();
    const ask = async (round: number) =>
      Promise.all(
        Array.from({ length: 12 }, async (_, index) =>
          takeSlot(db, { ...request, scope: `user:${round}`, limit: 12, holder: `w${index}` }),
        ),
      );
    for (let round = 0; round < 5; round += 1) {
      const slots = (await ask(round)).map((slot) => slot?.slot ?? 0);
      expect(slots.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    }
  });

  test.each([1, 3])("never exceed a limit of %i among twelve that compete", async (limit) => {
    const { db } = await open();
    let running = 0;
    let most = 0;
    let noticeAllHeld = () => {};
    // The first holders stay until every slot is held: on a slow machine the limit might never be met otherwise.
    const allHeld = new Promise<void>((resolve) => {
      noticeAllHeld = resolve;
    });

    async function takeTurns(holder: string) {
      for (let turns = 0; turns < 2;) {
        const slot = await takeSlot(db, { ...request, limit, holder });
        if (!slot) {
          await wait(Math.random() * 5);
          continue;
        }
        turns += 1;
        running += 1;
        most = Math.max(most, running);
        if (running === limit) noticeAllHeld();
        await allHeld;
        await wait(Math.random() * 4);
        running -= 1;
        await giveSlot(db, slot);
      }
    }
    await Promise.all(Array.from({ length: 12 }, async (_, index) => takeTurns(`w${index}`)));

    expect(most).toBe(limit);
  });
});
