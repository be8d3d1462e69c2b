import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { storeTrouble } from "#platform/media/media-store.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { giveSlot, takeSlot } from "#platform/queue/slots.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { askVendor, downloadFilm } from "./ask-vendor.ts";
import { changeAttempt, findAccepted, type AttemptRow } from "./attempts.repo.ts";
import { failVideo } from "./fail-video.ts";
import { dropIncoming } from "./finish-video.ts";
import { ageOf, GIVE_UP_AFTER_MS, soonerOrLater } from "./poll-schedule.ts";
import { CODE_OF_FAILURE, noteOf } from "./vendor-problem.ts";
import { findProcessing, incomingKey, moveVideo, type VideoRow } from "./videos.repo.ts";
import { inWorkFolder } from "./work-folder.ts";

const DOWNLOADING = ["downloading"] as const;
const TRIES = 3;
const AGAIN_MS = 2_000;
const STORE_TROUBLE_MS = 60_000;
const FETCHES_PER_USER = 2;
const SLOT_BUSY_MS = 1_000;
/** A film that was ready at the last moment still has so long to be fetched. */
const FETCHING_MS = 6 * 60 * 60_000;

type Try = { videoId: string; attempt: number };

/** Brings the film home. Every run asks for the film's address anew, since addresses run out. */
export async function fetchVideo(context: Context, position: Try, run: JobRun): Promise<void> {
  const video = await findProcessing(context.db, { ...position, stages: DOWNLOADING });
  const paid = video && (await findAccepted(context.db, position));
  if (!video || !paid) return dropIncoming(context, position);
  if (isHopeless(context, paid)) {
    await failVideo(context, context.db, { ...position, stages: DOWNLOADING }, "provider_timeout");
    return;
  }
  const leaseMs = context.config.vendors.downloadTimeoutMs * 2;
  // A vendor that drips must not hold every worker with the films of one user.
  const place = { scope: `fetch/${video.userId}`, limit: FETCHES_PER_USER, holder: randomUUID(), leaseMs };
  const slot = await takeSlot(context.db, place);
  if (!slot) throw new RetryLater(soonerOrLater(context.clock.now(), SLOT_BUSY_MS));
  try {
    await fetchOnce(context, video, paid, run);
  } finally {
    await giveSlot(context.db, slot);
  }
}

/** Whatever the reason it does not come, one day it is no longer waited for: its place at the key is needed by others. */
function isHopeless(context: Context, paid: AttemptRow): boolean {
  return ageOf(paid, context.clock.now()) > GIVE_UP_AFTER_MS + FETCHING_MS;
}

async function fetchOnce(context: Context, video: VideoRow, paid: AttemptRow, run: JobRun): Promise<void> {
  try {
    const progress = await askVendor(context, paid);
    if (progress.state === "failed") {
      const position = { videoId: video.id, attempt: video.attempt, stages: DOWNLOADING };
      await failVideo(context, context.db, position, CODE_OF_FAILURE[progress.problem]);
      return;
    }
    if (progress.state === "running") throw comeAgain(context);
    const { film } = progress;
    await inWorkFolder(context, "fetch-", async (folder) => {
      const path = join(folder, "film.mp4");
      await downloadFilm(context, paid, film, { path, signal: run.signal });
      await keep(context, video, path);
    });
  } catch (error) {
    await judge(context, { video, paid, run }, error);
  }
}

/** The file first, then the row: what a crash leaves between the two is found again by the next run. */
async function keep(context: Context, video: VideoRow, path: string): Promise<void> {
  const position = { videoId: video.id, attempt: video.attempt };
  const key = incomingKey(video);
  if (!(await findProcessing(context.db, { ...position, stages: DOWNLOADING }))) return;
  await context.media.adopt(key, path);
  const isMoved = await context.db.transaction(async (tx) => {
    const changes = { stage: "finishing", errorCode: null, updatedAt: context.clock.now() };
    const moved = await moveVideo(tx, { ...position, stages: DOWNLOADING }, changes);
    if (moved) await context.queue.enqueue(tx, jobs.finishVideo, position);
    return moved !== undefined;
  });
  // Whoever has taken this run's place may need the very file that lies there now.
  if (!isMoved) await dropIncoming(context, position);
}

type Fetching = { video: VideoRow; paid: AttemptRow; run: JobRun };

async function judge(context: Context, { video, paid, run }: Fetching, error: unknown): Promise<void> {
  const position = { videoId: video.id, attempt: video.attempt, stages: DOWNLOADING };
  const errorCode = storeTrouble(error);
  if (errorCode) {
    await moveVideo(context.db, position, { errorCode, updatedAt: context.clock.now() });
    throw new RetryLater(soonerOrLater(context.clock.now(), STORE_TROUBLE_MS));
  }
  // The process stops or has lost its lease; that is no fault of the film, which is paid for.
  if (run.signal.aborted) throw new RetryLater(context.clock.now());
  if (!(error instanceof ProviderError)) throw error;
  // Not ready, or asked to wait: neither is a failed try.
  if (error.kind === "unavailable" || error.kind === "limited") throw comeAgain(context, error.retryAfterMs);
  context.log.warn({ err: error, videoId: video.id }, "film could not be fetched");
  const misses = paid.misses + 1;
  await changeAttempt(context.db, paid.id, { misses, reason: noteOf(error.message) });
  if (misses < TRIES) throw new RetryLater(soonerOrLater(context.clock.now(), AGAIN_MS * 2 ** misses));
  await failVideo(context, context.db, position, "provider_result_lost");
}

function comeAgain(context: Context, retryAfterMs?: number): RetryLater {
  return new RetryLater(soonerOrLater(context.clock.now(), context.config.vendors.pollMs, retryAfterMs));
}
