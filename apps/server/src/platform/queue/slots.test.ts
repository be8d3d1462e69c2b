import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { eachEngine } from "#test/database/engines.ts";

import { giveSlot, renewSlot, takeSlot } from "./slots.ts";

const request = { scope: "user:ada", limit: 2, leaseMs: 60_000 };

eachEngine("run slots", (open) => {
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

  test("are taken over when the lease has run out, and the old holder learns it", async () => {
    const { db } = await open();
    const slot = await takeSlot(db, { ...request, limit: 1, holder: "dead", leaseMs: 30 });
    if (!slot) throw new Error("no slot");
    expect(await renewSlot(db, slot, 30)).toBe(true);
    await wait(60);

    expect(await takeSlot(db, { ...request, limit: 1, holder: "heir" })).toMatchObject({ slot: 1 });
    expect(await renewSlot(db, slot, 60_000)).toBe(false);
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
