import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { onPostgres } from "#test/database/engines.ts";
import { kill } from "#test/database/processes.ts";
import { judgeRun, makeCrashUser, openCrashRun, orderVideo, untilSettled, type CrashRun } from "./crash-run.ts";

const VIDEOS = 120;
const KILLS = 140;
const DATABASE_CRASHES = 6;
const USERS = 20;
const WORKERS = 3;
const MARKERS = ["", "", "", "", " [429]", " [expired-once]", " [drop-after-accept]", ""];

onPostgres("a pipeline under constant killing", (url) => {
  test("120 videos, 140 kills, 6 database crashes: nothing lost, nothing paid twice, no half film", async (context) => {
    if (process.env.SAHNE_FULL_CRASH === undefined) {
      // Listed by name at the end of the run, until it has shown that it ends by itself on two cores.
      Object.assign(context.task.meta, { skipReason: "set SAHNE_FULL_CRASH=1 to run it" });
      context.skip();
    }
    const run = await openCrashRun(await url());
    try {
      const calm = new AbortController();
      let apiUrl = "http://127.0.0.1:1";
      const keepAlive = async (hasWorker: boolean, onUrl: (url: string) => void): Promise<void> => {
        while (!calm.signal.aborted) {
          const started = await run.startProcess({ hasWorker, probability: 0.02 }).catch(() => undefined);
          if (!started) continue;
          onUrl(started.url);
          const { child } = started;
          const gone = new Promise((resolve) => child.once("exit", resolve));
          const lifeMs = 1500 + Math.random() * 4000;
          await Promise.race([gone, wait(lifeMs)]);
          if (child.exitCode !== null || child.signalCode !== null) continue;
          run.noteKill(hasWorker ? "random-worker" : "random-api");
          await kill(child);
        }
      };
      const keepers = [
        keepAlive(false, (started) => {
          apiUrl = started;
        }),
        ...Array.from({ length: WORKERS }, () => keepAlive(true, () => undefined)),
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
      const rest = await run.startProcess({ hasWorker: true });
      apiUrl = rest.url;
      const ids = new Set(await Promise.all(orders));
      await untilSettled(run, 10 * 60_000);

      const verdict = await judgeRun(run);
      // oxlint-disable-next-line no-console -- the figures are what a long run is for
      console.log({ ...verdict, kills: countByName(run.kills()) });
      expect(ids.size).toBe(VIDEOS);
      expect(run.kills().length).toBeGreaterThanOrEqual(KILLS);
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

/** Goes on until enough has died; the database crashes now and then on the way. */
async function untilKilled(run: CrashRun, orders: Promise<string>[]): Promise<void> {
  let crashes = 0;
  const ordered = new AbortController();
  void Promise.all(orders).finally(() => ordered.abort());
  while (run.kills().length < KILLS + DATABASE_CRASHES || crashes < DATABASE_CRASHES || !ordered.signal.aborted) {
    await wait(500);
    if (crashes < DATABASE_CRASHES && run.kills().length > ((crashes + 1) * KILLS) / (DATABASE_CRASHES + 1)) {
      crashes += 1;
      await run.crashDatabase().catch(() => undefined);
    }
  }
}

function countByName(lines: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) {
    const name = line.split(" ")[1] ?? "";
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
