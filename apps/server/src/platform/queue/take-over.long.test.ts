import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { layout } from "#layout.ts";
import { queryRows } from "#platform/db/rows.ts";
import { onPostgres, openShared, temporaryFolder } from "#test/database/engines.ts";
import { readJournal } from "#test/database/journal.ts";
import { kill, linesOf, startScript } from "#test/database/processes.ts";

/** The heartbeat and a look for missing ones take twelve seconds, the time a job may last an hour. */
const TAKEN_OVER_WITHIN_MS = 45_000;

type Settings = {
  url?: string;
  directory: string;
  templatePath?: string;
  jobMs: Record<string, number>;
  sleepsIn?: string;
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
  test("that dies or falls silent loses its jobs to another within the heartbeat, and cannot end them any more", async () => {
    const { db } = await openShared("postgres");
    const journal = `${await temporaryFolder()}/${randomUUID()}`;
    const place = { url: await url(), directory: "", journal };
    const settings = { ...place, jobMs: { one: 3_600_000, two: 3_600_000, slow: 50 }, sleepsIn: "slow" };
    const doomed = await startWorker(settings);
    await doomed.queue("one", "two");
    await expect.poll(() => entriesOf(journal, "start", doomed.child.pid)).toHaveLength(2);
    const sleeper = await startWorker(settings);
    await sleeper.queue("slow");
    await expect.poll(() => entriesOf(journal, "start", sleeper.child.pid)).toHaveLength(1);
    const heir = await startWorker({ ...place, jobMs: { one: 50, two: 50, slow: 3_600_000 } });
    await kill(doomed.child);
    const diedAt = Date.now();

    await expect.poll(() => entriesOf(journal, "start", heir.child.pid)).toHaveLength(3);
    const restarts = entriesOf(journal, "start", heir.child.pid);
    // The sleeper's own work was done long ago: it ends the job the moment it wakes.
    sleeper.child.kill("SIGCONT");
    const hasWoken = () =>
      readJournal(journal).some(({ event, pid }) => event !== "start" && pid === sleeper.child.pid);
    await expect.poll(hasWoken).toBe(true);
    await wait(500);

    expect(restarts.map((entry) => entry.key).sort()).toEqual(["one", "slow", "two"]);
    expect(Math.max(...restarts.map((entry) => entry.at)) - diedAt).toBeLessThan(TAKEN_OVER_WITHIN_MS);
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
  });
});

describe("the only process of an embedded database [embedded]", () => {
  test("that is killed runs its jobs again as soon as it is started", async () => {
    const folder = await temporaryFolder();
    const journal = `${folder}/${randomUUID()}`;
    const settings = { directory: `${folder}/${randomUUID()}`, templatePath: layout.databaseTemplate, journal };
    const killed = await startWorker({ ...settings, jobMs: { one: 3_600_000, two: 3_600_000 } });
    await killed.queue("one", "two");
    await expect.poll(() => entriesOf(journal, "start", killed.child.pid)).toHaveLength(2);
    await kill(killed.child);

    const restarted = await startWorker({ ...settings, jobMs: { one: 50, two: 50 } });
    const readyAt = Date.now();
    await expect.poll(() => entriesOf(journal, "end", restarted.child.pid)).toHaveLength(2);

    const restarts = entriesOf(journal, "start", restarted.child.pid);
    expect(restarts).toHaveLength(2);
    // Not when its time has run out, an hour later.
    expect(Math.max(...restarts.map((entry) => entry.at)) - readyAt).toBeLessThan(TAKEN_OVER_WITHIN_MS);
    await kill(restarted.child);
  });
});
