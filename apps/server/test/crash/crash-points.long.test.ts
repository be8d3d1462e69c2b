import { expect, test } from "vitest";
import { videos } from "#platform/db/schema.ts";
import { onPostgres } from "#test/database/engines.ts";
import { untilGone } from "#test/database/processes.ts";
import { makeCrashUser, openCrashRun, orderVideo, untilSettled } from "./crash-run.ts";
import { judgeRun } from "./judge-run.ts";

const SETTLE_MS = 4 * 60_000;
const POINTS = ["w2-after-intent", "w3-after-call", "w5-after-poll", "w7-after-download", "w8-after-rename"] as const;

onPostgres("a pipeline whose processes die", (url) => {
  test.each(["a0-request", "a1-before-commit", "a2-before-answer"] as const)(
    "an API that dies at %s makes one video of a request that is repeated (F1, F2)",
    async (point) => {
      const run = await openCrashRun(await url());
      try {
        const user = await makeCrashUser(run.context, "api");
        let { child, url: apiUrl } = await run.startProcess({ hasWorker: false, armed: [point] });
        const died = untilGone(child);
        const ordered = orderVideo(() => apiUrl, user.token, "film");
        await died;
        const committed = await run.context.db.select({ id: videos.id }).from(videos);
        ({ child, url: apiUrl } = await run.startProcess({ hasWorker: false }));

        const id = await ordered;

        expect(run.kills()).toMatchObject([{ what: point }]);
        // Only the last of the three points lies behind the commit.
        expect(committed).toEqual(point === "a2-before-answer" ? [{ id }] : []);
        expect(await run.context.db.select({ id: videos.id }).from(videos)).toEqual([{ id }]);
      } finally {
        await run.close();
      }
    },
  );

  test(
    "loses nothing, pays nothing twice and shows no half film, wherever a process is killed (F5–F10, F23)",
    { timeout: 600_000 },
    async () => {
      const run = await openCrashRun(await url());
      try {
        const api = await run.startProcess({ hasWorker: false });
        const ids = new Set<string>();
        for (const point of POINTS) {
          const user = await makeCrashUser(run.context, point.slice(0, 2));
          ids.add(await orderVideo(() => api.url, user.token, `film ${point}`));
          const { child } = await run.startProcess({ hasWorker: true, armed: [point] });
          await untilGone(child);
          if (point === "w5-after-poll") await run.crashDatabase();
        }
        await run.startProcess({ hasWorker: true });
        await untilSettled(run, SETTLE_MS);

        const verdict = await judgeRun(run);
        expect(run.kills().map(({ what }) => what)).toEqual(expect.arrayContaining([...POINTS]));
        // Only the two that died around the paid call itself are left to a person: one before it, one after it.
        expect(verdict).toMatchObject({
          total: ids.size,
          completed: POINTS.length - 2,
          undecided: 2,
          cutAfterCharge: 1,
          cutBeforeCharge: 1,
          unfinished: 0,
          chargedTwice: [],
          badFiles: [],
          strayFiles: [],
          unexplained: [],
        });
      } finally {
        await run.close();
      }
    },
  );
});
