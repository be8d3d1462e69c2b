import { join } from "node:path";
import { faultOfFilm } from "@sahne/engine/whole-film";
import type { Context } from "#context.ts";
import { failVideo } from "#features/videos/fail-video.ts";
import { findProcessing, incomingKey, moveVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { inWorkFolder } from "#platform/media/work-folder.ts";
import { jobs } from "#jobs.ts";
import { STORE_TROUBLE_MS, storeTrouble } from "#platform/media/media-store.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { inSlot } from "#platform/queue/slots.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { askVendor, downloadFilm } from "./ask-vendor.ts";
import { dropIncoming } from "./finish-video.ts";
import { changePaidCall, findAccepted, type PaidCallRow } from "./paid-calls.repo.ts";
import { ageOf, growingWaitMs, pollDelayMs, soonerOrLater } from "./poll-schedule.ts";
import { CODE_OF_FAILURE, noteOf } from "./vendor-problem.ts";

const DOWNLOADING = ["downloading"] as const;
/** After this many failures in a row the owner is told. */
const MISSES_TOLD = 3;
const FETCHES_PER_USER = 2;
const SLOT_BUSY_MS = 1_000;
/** How long we try to fetch a paid film: links are valid for hours, and vendors give new ones. */
const FETCHING_MS = 24 * 60 * 60_000;

type Attempt = { videoId: string; attempt: number };

/** Brings the film home. Every run asks for the film's address anew, since addresses run out. */
export async function fetchVideo(context: Context, position: Attempt, run: JobRun): Promise<void> {
  const video = await findProcessing(context.db, { ...position, stages: DOWNLOADING });
  const paid = video && (await findAccepted(context.db, position));
  if (!video || !paid) return dropIncoming(context, position);
  if (isHopeless(context, paid)) {
    await failVideo(context, context.db, { ...position, stages: DOWNLOADING }, "provider_result_lost");
    return;
  }
  // A very slow download must not occupy all workers with the films of one user.
  const place = { scope: `fetch/${video.userId}`, limit: FETCHES_PER_USER };
  const hadTurn = await inSlot(context, place, run.signal, (signal) =>
    fetchOnce(context, video, paid, { ...run, signal }),
  );
  if (!hadTurn) throw new RetryLater(soonerOrLater(context.clock.now(), SLOT_BUSY_MS));
}

/** After a day we stop trying, whatever the reason; the owner can have it fetched again. */
function isHopeless(context: Context, paid: PaidCallRow): boolean {
  return readySinceMs(context, paid) > FETCHING_MS;
}

async function fetchOnce(context: Context, video: VideoRow, paid: PaidCallRow, run: JobRun): Promise<void> {
  try {
    const progress = await askVendor(context, paid);
    if (progress.state === "failed") {
      const position = { videoId: video.id, attempt: video.attempt, stages: DOWNLOADING };
      await failVideo(context, context.db, position, CODE_OF_FAILURE[progress.problem]);
      return;
    }
    if (progress.state === "running") throw comeAgain(context, paid);
    const { film } = progress;
    await inWorkFolder(context, "fetch-", async (folder) => {
      const path = join(folder, "film.mp4");
      await downloadFilm(context, paid, film, { path, signal: run.signal });
      const fault = await faultOfFilm(path);
      if (fault) throw new ProviderError(paid.vendor, "rejected", `the film came incomplete: ${fault}`);
      await keep(context, video, path);
    });
  } catch (error) {
    await retryOrFail(context, { video, paid, run }, error);
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
  // The run that took over may need the file that is there now.
  if (!isMoved) await dropIncoming(context, position);
}

type Fetching = { video: VideoRow; paid: PaidCallRow; run: JobRun };

async function retryOrFail(context: Context, { video, paid, run }: Fetching, error: unknown): Promise<void> {
  const position = { videoId: video.id, attempt: video.attempt, stages: DOWNLOADING };
  const errorCode = storeTrouble(error);
  if (errorCode) {
    await moveVideo(context.db, position, { errorCode, updatedAt: context.clock.now() });
    throw new RetryLater(soonerOrLater(context.clock.now(), STORE_TROUBLE_MS));
  }
  // The process stops or has lost its lease: not a failure of the film, which is paid for.
  if (run.signal.aborted) throw new RetryLater(context.clock.now());
  if (!(error instanceof ProviderError)) throw error;
  context.log.warn({ err: error, videoId: video.id }, "film could not be fetched");
  const now = context.clock.now();
  // Not ready yet, or asked to wait: neither counts as a failure.
  const isPutOff = error.kind === "unavailable" || error.kind === "limited";
  const misses = isPutOff ? paid.misses : paid.misses + 1;
  if (!isPutOff) await changePaidCall(context.db, paid.id, { misses, reason: noteOf(error.message) });
  const waitsFor = error.kind === "limited" ? "provider_limited" : "provider_fetch_waits";
  if (isPutOff || misses >= MISSES_TOLD) {
    await moveVideo(context.db, position, { errorCode: waitsFor, updatedAt: now });
  }
  if (isPutOff) throw comeAgain(context, paid, error.retryAfterMs);
  throw new RetryLater(soonerOrLater(now, growingWaitMs(misses)));
}

/** How long ago the vendor said that the film is ready, or its owner wanted it fetched again. */
function readySinceMs(context: Context, paid: PaidCallRow): number {
  return ageOf({ settledAt: paid.endedAt ?? paid.settledAt, createdAt: paid.createdAt }, context.clock.now());
}

function comeAgain(context: Context, paid: PaidCallRow, retryAfterMs?: number): RetryLater {
  const wait = pollDelayMs(readySinceMs(context, paid), context.config.vendors.pollMs);
  return new RetryLater(soonerOrLater(context.clock.now(), wait, retryAfterMs));
}
