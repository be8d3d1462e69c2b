import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

import { HOUR_MS } from "@sahne/contract/time-units";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";

import type { Database } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { eachEngine, testLog } from "#test/database/engines.ts";
import { createTestClock } from "#test/product/test-clock.ts";

import { defineJob, RetryLater, type Handler, type Job } from "./job.ts";
import { createQueue, type Queue } from "./queue.ts";

const note = z.object({ text: z.string() });
type Note = z.infer<typeof note>;
type Handle = Handler<{ owner: string }, Note>;

eachEngine("the queue", (open) => {
  let queue: Queue | null = null;
  const clock = createTestClock();
  const inAnHour = () => new Date(clock.now().getTime() + HOUR_MS);

  afterEach(async () => {
    await queue?.stop();
    queue = null;
  });

  async function start({ pollSeconds = 0.2 } = {}): Promise<{ database: Database; queue: Queue }> {
    const database = await open();
    clock.reset();
    queue = createQueue({ database, log: testLog, pollSeconds, now: () => clock.now() });
    await queue.start();
    return { database, queue };
  }

  const job = defineJob({ name: "test.note", payload: note, tries: 3, retryDelaySeconds: 60, concurrency: 2 });
  const work = (started: Queue, handle: Handle) => started.work({ job }, { job: handle }, { owner: "test" });

  test("runs a job with its payload and the context", async () => {
    const { database, queue } = await start();
    const handle = vi.fn<Handle>(async () => undefined);
    await work(queue, handle);

    await queue.enqueue(database.db, job, { text: "merhaba" });
    await queue.drain();

    expect(handle).toHaveBeenCalledOnce();
    expect(handle).toHaveBeenCalledWith(
      { owner: "test" },
      { text: "merhaba" },
      expect.objectContaining({ tryNumber: 1, isLastTry: false }),
    );
    expect(await queue.stats()).toEqual({ waiting: 0, active: 0, failed: 0 });
  });

  test("keeps a job of a committed transaction and forgets that of a rolled back one", async () => {
    const { database, queue } = await start();

    await database.db.transaction((tx) => queue.enqueue(tx, job, { text: "kept" }));
    const rolledBack = database.db.transaction(async (tx) => {
      await queue.enqueue(tx, job, { text: "gone" });
      throw new Error("no");
    });

    await expect(rolledBack).rejects.toThrow("no");
    expect(await queue.stats()).toMatchObject({ waiting: 1 });
  });

  test("takes a job whose very queue was rolled back before", async () => {
    const { database, queue } = await start();
    const fresh = defineJob({ name: `test.fresh-${Date.now()}`, payload: note });
    await database.db
      .transaction(async (tx) => {
        await queue.enqueue(tx, fresh, { text: "gone" });
        tx.rollback();
      })
      .catch(() => undefined);

    await database.db.transaction((tx) => queue.enqueue(tx, fresh, { text: "kept" }));

    expect(await queue.stats()).toMatchObject({ waiting: 1 });
  });

  test("refuses a payload of the wrong shape before it is stored", async () => {
    const { database, queue } = await start();

    const ofAnyShape: Job<unknown> = job;
    const refused = queue.enqueue(database.db, ofAnyShape, { words: "?" });

    await expect(refused).rejects.toThrow(z.ZodError);
    expect(await queue.stats()).toMatchObject({ waiting: 0 });
  });

  test("adds no second job while one with the same key waits", async () => {
    const { database, queue } = await start();
    const runAt = inAnHour();

    for (const key of ["a", "a", "b"]) await queue.enqueue(database.db, job, { text: key }, { key, runAt });
    for (const text of ["c", "d"]) await queue.enqueue(database.db, job, { text }, { runAt });

    expect(await queue.stats()).toMatchObject({ waiting: 4 });
  });

  test("lets a running job queue its successor under the same key", async () => {
    const { database, queue } = await start();
    const seen: string[] = [];
    await work(queue, async (_context, { text }) => {
      seen.push(text);
      if (text === "first") await queue.enqueue(database.db, job, { text: "second" }, { key: "k" });
    });

    await queue.enqueue(database.db, job, { text: "first" }, { key: "k" });
    await queue.drain();

    expect(seen).toEqual(["first", "second"]);
  });

  test("starts a job not before its time, and then by itself", async () => {
    const { database, queue } = await start();
    const handle = vi.fn<Handle>(async () => undefined);
    await work(queue, handle);
    await queue.enqueue(database.db, job, { text: "later" }, { runAt: inAnHour() });

    await queue.drain();
    expect(handle).not.toHaveBeenCalled();
    clock.advance(HOUR_MS + 1000);

    await expect.poll(() => handle.mock.calls.length).toBe(1);
  });

  test("leaves what was to run at once due when the clock is put back", async () => {
    const { database, queue } = await start();
    const seen: string[] = [];
    const single = { ...job, name: "test.put-back", concurrency: 1 };
    const handle: Handle = async (_context, { text }) => {
      seen.push(text);
      if (text === "second") return;
      clock.advance(-HOUR_MS);
      // Long enough for the queue to have followed the clock.
      await wait(100);
    };
    for (const text of ["first", "second"]) await queue.enqueue(database.db, single, { text });

    await queue.work({ single }, { single: handle }, { owner: "test" });
    await queue.drain();

    expect(seen).toEqual(["first", "second"]);
  });

  test("starts the more urgent job first", async () => {
    const { database, queue } = await start();
    const seen: string[] = [];
    const single = { ...job, name: "test.single", concurrency: 1 };
    for (const [text, priority] of [
      ["usual", 0],
      ["urgent", 5],
    ] as const) {
      await queue.enqueue(database.db, single, { text }, { priority });
    }

    await queue.work({ single }, { single: async (_context, { text }) => void seen.push(text) }, null);
    await queue.drain();

    expect(seen).toEqual(["urgent", "usual"]);
  });

  test("runs as many side by side as the job allows and takes the next without a pause", async () => {
    // Nobody looks at the clock: whoever ends a job takes the next by itself, or they would last for minutes.
    const { database, queue } = await start({ pollSeconds: 3600 });
    let [running, most, ended] = [0, 0, 0];
    const signs = new EventEmitter();
    const sideBySide = once(signs, "side by side");
    await work(queue, async () => {
      running += 1;
      most = Math.max(most, running);
      if (running === job.concurrency) signs.emit("side by side");
      await sideBySide;
      await wait(1);
      running -= 1;
      ended += 1;
    });

    await database.db.transaction(async (tx) => {
      for (let count = 0; count < 20; count += 1) await queue.enqueue(tx, job, { text: String(count) });
    });

    await expect.poll(() => ended).toBe(20);
    expect(most).toBe(2);
  });

  test("tries a failing job again, later each time, and tells it when it is the last", async () => {
    const { database, queue } = await start();
    const runs: { tryNumber: number; isLastTry: boolean }[] = [];
    await work(queue, async (_context, _payload, { tryNumber, isLastTry }) => {
      runs.push({ tryNumber, isLastTry });
      if (!isLastTry) throw new Error("not yet");
    });

    await queue.enqueue(database.db, job, { text: "stubborn" });
    const waits: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      await queue.drain();
      waits.push(await secondsOfNextWait(database));
      clock.advance(((waits[round] ?? 0) + 1) * 1000);
    }
    await queue.drain();

    expect(runs).toEqual([
      { tryNumber: 1, isLastTry: false },
      { tryNumber: 2, isLastTry: false },
      { tryNumber: 3, isLastTry: true },
    ]);
    expect(waits[0]).toBeGreaterThan(40);
    expect(waits[0]).toBeLessThan(80);
    expect(waits[1]).toBeGreaterThan(85);
    expect(waits[1]).toBeLessThan(155);
    expect(await queue.stats()).toEqual({ waiting: 0, active: 0, failed: 0 });
  });

  test("keeps a job that ran out of tries as failed, with the reason", async () => {
    const { database, queue } = await start();
    const hopeless = { ...job, name: "test.hopeless", tries: 1 };
    const fail = async () => {
      throw new Error("the disk is on fire");
    };
    await queue.work({ hopeless }, { hopeless: fail }, null);

    await queue.enqueue(database.db, hopeless, { text: "x" });
    await queue.drain();

    expect(await queue.stats()).toEqual({ waiting: 0, active: 0, failed: 1 });
    const rows = await queryRows<{ reason: string; data: unknown }>(
      database.db,
      sql`select source_output->>'message' as reason, data from pgboss.job where name = 'dead-letter'`,
    );
    expect(rows).toEqual([{ reason: "the disk is on fire", data: { payload: { text: "x" }, failures: 0 } }]);
  });

  test("runs a job again later without counting a try when it asks for it", async () => {
    const { database, queue } = await start();
    const numbers: number[] = [];
    await work(queue, async (_context, _payload, { tryNumber }) => {
      numbers.push(tryNumber);
      if (numbers.length <= 4) throw new RetryLater(inAnHour());
    });

    await queue.enqueue(database.db, job, { text: "patient" });
    for (let round = 0; round < 5; round += 1) {
      await queue.drain();
      clock.advance(HOUR_MS + 1000);
    }
    await queue.drain();

    expect(numbers).toEqual([1, 1, 1, 1, 1]);
    expect(await queue.stats()).toEqual({ waiting: 0, active: 0, failed: 0 });
  });

  test("waits for the running job when it stops", async () => {
    const { database, queue } = await start();
    let isFinished = false;
    let hasStarted = false;
    await work(queue, async () => {
      hasStarted = true;
      await wait(300);
      isFinished = true;
    });
    await queue.enqueue(database.db, job, { text: "slow" });
    await expect.poll(() => hasStarted).toBe(true);

    await queue.stop();

    expect(isFinished).toBe(true);
    expect(await queue.stats()).toEqual({ waiting: 0, active: 0, failed: 0 });
  });
});

/** By the database's own clock, from when it was queued: how long the test has taken since is no part of it. */
async function secondsOfNextWait({ db }: Database): Promise<number> {
  const [row] = await queryRows<{ seconds: number }>(
    db,
    sql`select extract(epoch from min(start_after - created_on))::float8 as seconds from pgboss.job where state < 'active'`,
  );
  return row?.seconds ?? Number.NaN;
}
