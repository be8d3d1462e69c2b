import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { onPostgres } from "#test/database/engines.ts";
import {
  GAVE_UP,
  keepDying,
  makeCrashUser,
  openCrashRun,
  orderVideo,
  untilSettled,
  type CrashRun,
} from "./crash-run.ts";
import { judgeRun } from "./judge-run.ts";

const VIDEOS = 40;
const KILLS = 45;
const DATABASE_CRASHES = 3;
const USERS = 20;
const WORKERS = 2;
const MARKERS = ["", "", "", "", " [429]", " [expired-once]", " [drop-after-accept]", ""];
const SETTLE_MS = 10 * 60_000;

onPostgres("a pipeline under constant killing", (url) => {
  test("40 videos, 45 kills, 3 database crashes: nothing lost, nothing paid twice, no half film", async () => {
    const run = await openCrashRun(await url());
    try {
      const calm = new AbortController();
      let apiUrl = "http://127.0.0.1:1";
      const keepers = [
        keepDying(run, calm.signal, false, (started) => {
          apiUrl = started;
        }),
        ...Array.from({ length: WORKERS }, () => keepDying(run, calm.signal, true)),
      ];
      const users = await Promise.all(
        Array.from({ length: USERS }, (_, index) => makeCrashUser(run.context, `u${index}`)),
      );
      const orders = Array.from({ length: VIDEOS }, async (_, index) => {
        await wait(index * 200);
        const user = users[index % USERS];
        return orderVideo(() => apiUrl, user?.token ?? "", `film ${index}${MARKERS[index % MARKERS.length]}`);
      });
      await untilKilled(run, orders);
      calm.abort();
      await Promise.all(keepers);
      const killed = run.kills().filter(({ what }) => what !== GAVE_UP);
      apiUrl = (await run.startProcess({ hasWorker: true })).url;
      const ids = new Set(await Promise.all(orders));
      await untilSettled(run, SETTLE_MS);

      const verdict = await judgeRun(run);
      // The figures are what a long run is for.
      process.stdout.write(`${inspect({ ...verdict, kills: countByName(killed.map(({ what }) => what)) })}\n`);
      expect(ids.size).toBe(VIDEOS);
      expect(killed.filter(({ what }) => what !== "database").length).toBeGreaterThanOrEqual(KILLS);
      expect(killed.filter(({ what }) => what === "database").length).toBeGreaterThanOrEqual(DATABASE_CRASHES);
      expect(verdict).toMatchObject({
        total: VIDEOS,
        unfinished: 0,
        chargedTwice: [],
        badFiles: [],
        strayFiles: [],
        unexplained: [],
      });
      expect(verdict.completed + verdict.undecided).toBe(VIDEOS);
    } finally {
      await run.close();
    }
  });
});

/** Goes on until enough has died and every order is acknowledged; the database crashes now and then on the way. */
async function untilKilled(run: CrashRun, orders: Promise<string>[]): Promise<void> {
  let crashes = 0;
  let isOrdered = false;
  void Promise.all(orders).finally(() => {
    isOrdered = true;
  });
  for (;;) {
    const kills = run.kills().filter(({ what }) => what !== GAVE_UP && what !== "database").length;
    if (kills >= KILLS && crashes >= DATABASE_CRASHES && isOrdered) return;
    if (crashes < DATABASE_CRASHES && kills > ((crashes + 1) * KILLS) / (DATABASE_CRASHES + 1)) {
      crashes += 1;
      await run.crashDatabase();
    }
    await wait(500);
  }
}

function countByName(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
