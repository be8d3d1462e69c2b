import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { keepApiKey } from "#features/accounts/api-keys.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import { paidCalls, speechClips, videos } from "#platform/db/schema.ts";
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
import { judgeRun, readCharges } from "./judge-run.ts";

const SPOKEN_FILMS = 3;
const FINISHED_CLIPS = 3;
const KILLS = 16;
const WORKERS = 2;
const SETTLE_MS = 6 * 60_000;
const SMALL = { resolution: "480p", music: "none", aspectRatio: "1:1", durationSeconds: 8 };

onPostgres("spoken films and finished clips under constant killing", (url) => {
  test("every sentence and every clip is charged once, and each film comes to its end or to a question [R17.8] [R17.10]", async () => {
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
      const { id, token } = await makeCrashUser(run.context, "finishing");
      await keepApiKey(run.context, run.context.db, { userId: id, service: "gemini", key: "sandbox-speech" });
      const spoken = Array.from({ length: SPOKEN_FILMS }, (_, film) => {
        const words = `Ship ${film} sails at dawn. The light ${film} turns all night. Harbour ${film} is near.`;
        const options = { ...SMALL, language: "en", voice: "gemini:Kore" };
        return orderVideo(() => apiUrl, token, words, { serviceType: "sahne", options });
      });
      const finished = Array.from({ length: FINISHED_CLIPS }, (_, clip) =>
        orderVideo(() => apiUrl, token, `A kite ${clip} over the sea`, {
          options: { finish: { text: "" }, music: "none" },
        }),
      );
      const ids = await Promise.all([...spoken, ...finished]);
      while (killsOf(run) < KILLS) await wait(300);
      calm.abort();
      await Promise.all(keepers);
      await run.startProcess({ hasWorker: true });
      await untilSettled(run, SETTLE_MS);

      const rows = await run.context.db.select().from(videos);
      const asked = rows.filter((row) => ids.includes(row.id));
      const prompts = (await readCharges(run.sandbox)).map(({ prompt }) => prompt);
      const verdict = await judgeRun(run);
      const sentences = await run.context.db.select().from(speechClips);
      const bought = sentences.filter(({ state }) => state === "ready").length;
      // The figures are what a long run is for.
      process.stdout.write(`${inspect({ ...verdict, bought, charged: prompts.length, kills: killsOf(run) })}\n`);
      expect(prompts.toSorted()).toEqual([...new Set(prompts)].toSorted());
      expect(verdict).toMatchObject({ badFiles: [], strayFiles: [] });
      expect(asked).toHaveLength(SPOKEN_FILMS + FINISHED_CLIPS);
      for (const row of asked) expect(endOf(row)).toMatch(/^completed|_outcome_unknown$/);
      // Whoever has a clip of a finished film has its paid call too, and the film has none.
      const calls = await run.context.db.select().from(paidCalls);
      for (const row of asked.filter(({ film }) => film !== null))
        expect(calls.filter(({ videoId }) => videoId === row.id)).toEqual([]);
    } finally {
      await run.close();
    }
  });
});

function endOf({ status, needsAttention, errorCode }: VideoRow): string {
  return status === "processing" && needsAttention ? (errorCode ?? "") : status;
}

function killsOf(run: CrashRun): number {
  return run.kills().filter(({ what }) => what !== GAVE_UP).length;
}
