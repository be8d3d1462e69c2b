import { constants, copyFile } from "node:fs/promises";
import { join } from "node:path";
import { takePoster } from "@sahne/engine/poster";
import { faststart, ProbeError, probeVideo, type VideoProbe } from "@sahne/engine/probe";
import type { Context } from "#context.ts";
import { finishClip } from "#features/videos/clips/finish-clip.ts";
import { completeVideo } from "#features/videos/complete-video.ts";
import { failVideo } from "#features/videos/fail-video.ts";
import { findAbandoned, findProcessing, incomingKey, moveVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { inWorkFolder } from "#platform/media/work-folder.ts";
import { STORE_TROUBLE_MS, storeTrouble } from "#platform/media/media-store.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { findAccepted } from "./paid-calls.repo.ts";
import { ageOf, GIVE_UP_AFTER_MS, soonerOrLater } from "./poll-schedule.ts";

const FINISHING = ["finishing"] as const;
const ON_ITS_WAY = ["downloading", "finishing"] as const;
const SLOW_PROBE_MS = 10 * 60_000;

type Attempt = { videoId: string; attempt: number };

/** Checks the fetched film, moves its index to the front, takes a poster and shows it. */
export async function finishVideo(context: Context, position: Attempt, run: JobRun): Promise<void> {
  const video = await findProcessing(context.db, { ...position, stages: FINISHING });
  // One that is ours by now is drawn by another job; its clip has been kept.
  if (!video || video.engine === "sahne") return dropIncoming(context, position);
  try {
    await inWorkFolder(context, "finish-", async (folder) => {
      const probe = await prepare(context, video, folder);
      if (video.options.finish) await finishClip(context, video, { ...probe, folder });
      else await completeVideo(context, video, { ...probe, folder, from: FINISHING });
    });
    await context.media.remove(incomingKey(video));
  } catch (error) {
    const errorCode = storeTrouble(error);
    if (errorCode) {
      const now = context.clock.now();
      await moveVideo(context.db, { ...position, stages: FINISHING }, { errorCode, updatedAt: now });
      throw new RetryLater(soonerOrLater(now, STORE_TROUBLE_MS));
    }
    if (!(error instanceof ProbeError)) throw error;
    if (error.reason === "timeout" && !(await isHopeless(context, position))) {
      // A busy machine reads slowly, and the film is paid for: it is kept and checked again later.
      context.log.warn({ err: error, videoId: video.id }, "film from outside could not be read in time");
      if (!run.isLastTry) throw error;
      throw new RetryLater(soonerOrLater(context.clock.now(), SLOW_PROBE_MS));
    }
    context.log.warn({ err: error, videoId: video.id }, "film from outside is unreadable");
    await failVideo(context, context.db, { ...position, stages: FINISHING }, "media_unreadable");
    await context.media.remove(incomingKey(video));
  }
}

/** After a day the file itself is taken to be broken. */
async function isHopeless(context: Context, position: Attempt): Promise<boolean> {
  const paid = await findAccepted(context.db, position);
  return !paid || ageOf(paid, context.clock.now()) > 2 * GIVE_UP_AFTER_MS;
}

/** Removes fetched films that are no longer wanted: cancelled during the download by a process that died. */
export async function sweepIncoming(context: Context): Promise<void> {
  for await (const key of context.media.list("incoming")) {
    const [, videoId, attempt] = /\/([^/]+)-(\d+)\.mp4$/.exec(key) ?? [];
    if (videoId === undefined) continue;
    const video = await findProcessing(context.db, { videoId, attempt: Number(attempt), stages: ON_ITS_WAY });
    if (!video || video.engine === "sahne") await context.media.remove(key);
  }
}

/** What a killed run, or a video that was cancelled meanwhile, left behind. */
export async function dropIncoming(context: Context, position: Attempt): Promise<void> {
  const abandoned = await findAbandoned(context.db, position);
  if (abandoned) await context.media.remove(incomingKey(abandoned));
}

/** The folder then holds `film.mp4` and, when a still could be taken, `poster.jpg`. */
async function prepare(
  context: Context,
  video: VideoRow,
  folder: string,
): Promise<VideoProbe & { hasPoster: boolean }> {
  const film = join(folder, "film.mp4");
  const probe = await context.media.withLocalFile(incomingKey(video), async (source) => {
    const found = await probeVideo(source);
    if (found.isFaststart) await copyFile(source, film, constants.COPYFILE_FICLONE);
    else await faststart(source, film);
    return found;
  });
  const hasPoster = await takePoster(film, join(folder, "poster.jpg"), { childPath: context.posterChildPath }).then(
    () => true,
    (error: unknown) => {
      context.log.warn({ err: error, videoId: video.id }, "no poster");
      return false;
    },
  );
  return { ...probe, hasPoster };
}
