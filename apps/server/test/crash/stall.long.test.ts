import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paidCalls, videos } from "#platform/db/schema.ts";
import { onPostgres } from "#test/database/engines.ts";
import { startCommitCutter } from "./commit-cutter.ts";
import { makeCrashUser, openCrashRun, orderVideo, untilSettled } from "./crash-run.ts";
import { readCharges } from "./judge-run.ts";

const SETTLE_MS = 4 * 60_000;

onPostgres("a pipeline whose line breaks or whose worker sleeps", (url) => {
  test.each([
    ["a new video", 'insert into "videos"'],
    ["an intent", 'insert into "paid_calls"'],
    ["the outcome of a call", 'update "paid_calls"'],
  ])("the commit of %s without its answer is neither lost nor paid twice (F24)", async (_what, statement) => {
    const run = await openCrashRun(await url());
    const cutter = await startCommitCutter(await url(), statement);
    try {
      const user = await makeCrashUser(run.context, "cut");
      const life = { hasWorker: true, databaseUrl: cutter.url };
      const process = await run.startProcess(life);
      const id = await orderVideo(() => process.url, user.token, "film");
      await untilSettled(run, SETTLE_MS);

      expect(cutter.cuts()).toBe(1);
      const rows = await run.context.db.select().from(videos);
      expect(rows).toMatchObject([{ id, status: "completed", needsAttention: false }]);
      expect(await readCharges(run.sandbox)).toHaveLength(1);
    } finally {
      await run.close();
      await cutter.close();
    }
  });

  test("a worker that sleeps between its intent and the call pays nothing when it wakes up (F31)", async () => {
    const run = await openCrashRun(await url());
    try {
      const user = await makeCrashUser(run.context, "stall");
      const api = await run.startProcess({ hasWorker: false });
      const id = await orderVideo(() => api.url, user.token, "film");
      const sleeper = await run.startProcess({ hasWorker: true, armed: ["w2-after-intent"], signal: "SIGSTOP" });
      await expect.poll(() => run.kills().length).toBe(1);
      await run.startProcess({ hasWorker: true });
      await untilSettled(run, SETTLE_MS);
      const stateOf = async () => (await run.context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id)))[0];
      expect(await stateOf()).toMatchObject({ state: "unknown", operation: null });

      sleeper.child.kill("SIGCONT");

      // It alone can know that nothing was sent: nobody has to guess any more.
      await expect.poll(stateOf).toMatchObject({ state: "refused", operation: null });
      expect(await readCharges(run.sandbox)).toEqual([]);
      const [video] = await run.context.db.select().from(videos);
      expect(video).toMatchObject({ status: "failed", needsAttention: false, errorCode: "provider_unavailable" });
    } finally {
      await run.close();
    }
  });
});
