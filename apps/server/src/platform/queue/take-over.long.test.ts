import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";

import { queryRows } from "#platform/db/rows.ts";
import { embeddedTemplate, onPostgres, openShared, temporaryFolder } from "#test/database/engines.ts";
import { readJournal } from "#test/database/journal.ts";
import { kill, linesOf, startScript } from "#test/database/processes.ts";

/** Most of it is spent starting processes, which takes long on a busy machine. */
const TIMEOUT = { timeout: 120_000 };

type Settings = {
  url?: string;
  directory: string;
  templatePath?: string;
  jobMs: Record<string, number>;
  journal: string;
};

async function startWorker(settings: Settings) {
  const child = startScript("./queue-worker.ts", [JSON.stringify(settings)]);
  const lines = linesOf(child);
  await lines.next();
  return {
    child,
    async queue(...keys: string[]) {
      child.stdin.write(`${keys.join(" ")}\n`);
      await lines.next();
    },
  };
}

const entriesOf = (journal: string, event: string, pid?: number) =>
  readJournal(journal).filter((entry) => entry.event === event && entry.pid === pid);

onPostgres("a worker process", (url) => {
  test(
    "that dies or falls silent loses its jobs to another within the heartbeat, and cannot end them any more",
    TIMEOUT,
    async () => {
      const { db } = await openShared("postgres");
      const journal = `${await temporaryFolder()}/${randomUUID()}`;
      const settings = { url: await url(), directory: "", jobMs: { one: 60_000, two: 60_000, slow: 6000 }, journal };
      const doomed = await startWorker(settings);
      await doomed.queue("one", "two");
      await vi.waitFor(() => expect(entriesOf(journal, "start", doomed.child.pid)).toHaveLength(2), {
        timeout: 30_000,
      });
      const sleeper = await startWorker(settings);
      await sleeper.queue("slow");
      await vi.waitFor(() => expect(entriesOf(journal, "start", sleeper.child.pid)).toHaveLength(1), {
        timeout: 30_000,
      });
      sleeper.child.kill("SIGSTOP");
      await kill(doomed.child);
      const diedAt = Date.now();

      const heir = await startWorker({ ...settings, jobMs: { one: 50, two: 50, slow: 60_000 } });
      await vi.waitFor(() => expect(entriesOf(journal, "start", heir.child.pid)).toHaveLength(3), { timeout: 30_000 });
      const restarts = entriesOf(journal, "start", heir.child.pid);
      // The sleeper's own timer has long run out: it ends the job the moment it wakes.
      sleeper.child.kill("SIGCONT");
      const hasWoken = () =>
        readJournal(journal).some(({ event, pid }) => event !== "start" && pid === sleeper.child.pid);
      await vi.waitFor(() => expect(hasWoken()).toBe(true), { timeout: 20_000 });
      await wait(500);

      expect(restarts.map((entry) => entry.key).sort()).toEqual(["one", "slow", "two"]);
      expect(Math.max(...restarts.map((entry) => entry.at)) - diedAt).toBeLessThan(16_000);
      expect(entriesOf(journal, "end", heir.child.pid)).toHaveLength(2);
      expect(
        await queryRows(
          db,
          sql`
        select data->'payload'->>'key' as key, state::text, retry_count as crashes
          from pgboss.job where name = 'test.long' order by key`,
        ),
      ).toEqual([
        { key: "one", state: "completed", crashes: 1 },
        { key: "slow", state: "active", crashes: 1 },
        { key: "two", state: "completed", crashes: 1 },
      ]);
      await Promise.all([kill(sleeper.child), kill(heir.child)]);
    },
  );
});

describe("the only process of an embedded database [embedded]", () => {
  beforeAll(() => embeddedTemplate());

  test("that is killed runs its jobs again as soon as it is started", TIMEOUT, async () => {
    const folder = await temporaryFolder();
    const journal = `${folder}/${randomUUID()}`;
    const settings = { directory: `${folder}/${randomUUID()}`, ...(await embeddedTemplate()), journal };
    const killed = await startWorker({ ...settings, jobMs: { one: 60_000, two: 60_000 } });
    await killed.queue("one", "two");
    await vi.waitFor(() => expect(entriesOf(journal, "start", killed.child.pid)).toHaveLength(2), { timeout: 30_000 });
    await kill(killed.child);

    const restarted = await startWorker({ ...settings, jobMs: { one: 50, two: 50 } });
    const readyAt = Date.now();
    await vi.waitFor(() => expect(entriesOf(journal, "end", restarted.child.pid)).toHaveLength(2), { timeout: 30_000 });

    const restarts = entriesOf(journal, "start", restarted.child.pid);
    expect(restarts).toHaveLength(2);
    expect(Math.max(...restarts.map((entry) => entry.at)) - readyAt).toBeLessThan(3000);
    await kill(restarted.child);
  });
});
