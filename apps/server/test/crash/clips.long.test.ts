import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { decideVideo } from "#features/videos/generation.service.ts";
import { clipsOf } from "#features/videos/clips/film-clips.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import { videos } from "#platform/db/schema.ts";
import { onPostgres } from "#test/database/engines.ts";
import { sampleFilm } from "#test/films.ts";
import { GAVE_UP, keepDying, makeCrashUser, openCrashRun, orderVideo, type CrashRun } from "./crash-run.ts";
import { judgeRun, readCharges } from "./judge-run.ts";

const FILMS = 3;
const CLIPS = 4;
const KILLS = 30;
const WORKERS = 2;
const SETTLE_MS = 6 * 60_000;
const MARKERS = ["", "", " [expired-once]", " [drop-after-accept]"];
const SMALL = { resolution: "480p", music: "none", aspectRatio: "1:1" };

onPostgres("films of four clips under constant killing", (url) => {
  test("each clip is charged once, and every film comes to its end or to a question [R17.10]", async () => {
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
      const orders = Array.from({ length: FILMS }, async (_, film) => {
        const { token } = await makeCrashUser(run.context, `clips${film}`);
        return orderFilm(() => apiUrl, token, film);
      });
      const ids = await Promise.all(orders);
      while (killsOf(run) < KILLS) await wait(300);
      calm.abort();
      await Promise.all(keepers);
      await run.startProcess({ hasWorker: true });
      await untilAtRest(run, SETTLE_MS);
      await answerQuestions(run);
      await untilAtRest(run, SETTLE_MS);

      const rows = await run.context.db.select().from(videos);
      const films = rows.filter(({ engine }) => engine === "sahne");
      const clips = new Map(rows.map((row) => [row.id, row]));
      const verdict = await judgeRun(run);
      // The figures are what a long run is for.
      process.stdout.write(`${inspect({ ...verdict, kills: killsOf(run) })}\n`);
      expect(new Set(ids)).toEqual(new Set(films.map(({ id }) => id)));
      expect(rows).toHaveLength(FILMS * (CLIPS + 1));
      expect(verdict).toMatchObject({ chargedTwice: [], badFiles: [], strayFiles: [] });
      for (const film of films) expect([film.status, questionOf(film, clips)]).toSatisfy(isAnEnd);
    } finally {
      await run.close();
    }
  });
});

/** The clips first, then the film of them, as the studio does. */
async function orderFilm(urlOfApi: () => string, token: string, number: number): Promise<string> {
  const clips = await Promise.all(
    Array.from({ length: CLIPS }, (_, index) =>
      orderVideo(urlOfApi, token, `clip ${number}.${index}${number === 0 ? "" : MARKERS[index % MARKERS.length]}`),
    ),
  );
  const film = sampleFilm({ texts: clips.map((_, index) => `Scene ${index}`), seconds: 2 });
  const scenes = film.scenes.map((scene, index) => ({ ...scene, clip: clips[index] }));
  const asked = { serviceType: "sahne", options: SMALL, film: { ...film, scenes } };
  return orderVideo(urlOfApi, token, `film ${number}`, asked);
}

/** As its owner would who asked the vendor: what never reached it is sent again, the rest stays a question. */
async function answerQuestions(run: CrashRun): Promise<void> {
  const charges = await readCharges(run.sandbox);
  for (const { id, userId, promptText, needsAttention } of await run.context.db.select().from(videos)) {
    if (!needsAttention || charges.some(({ prompt }) => prompt === promptText)) continue;
    await decideVideo(run.context, { userId, language: "en" }, id, "retry");
  }
}

/** Done, or waiting for its owner's word about one of its clips. */
function isAnEnd([status, question]: [string, string | null]): boolean {
  return status === "completed" || (status === "processing" && question === "provider_outcome_unknown");
}

function questionOf({ film }: VideoRow, clips: ReadonlyMap<string, VideoRow>): string | null {
  const asking = clipsOf(film).map((id) => clips.get(id));
  return asking.find((clip) => clip?.needsAttention)?.errorCode ?? null;
}

async function untilAtRest(run: CrashRun, deadlineMs: number): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    const rows = await run.context.db.select().from(videos);
    const clips = new Map(rows.map((row) => [row.id, row]));
    const isAtRest = (row: VideoRow): boolean =>
      row.status !== "processing" || row.needsAttention || questionOf(row, clips) !== null;
    if (rows.every(isAtRest)) return;
    await wait(500);
  }
}

function killsOf(run: CrashRun): number {
  return run.kills().filter(({ what }) => what !== GAVE_UP).length;
}
