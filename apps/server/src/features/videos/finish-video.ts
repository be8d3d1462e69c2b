import { constants, copyFile } from "node:fs/promises";
import { join } from "node:path";
import { takePoster } from "@sahne/engine/poster";
import { faststart, ProbeError, probeVideo, type VideoProbe } from "@sahne/engine/probe";
import type { Context } from "#context.ts";
import { storeTrouble } from "#platform/media/media-store.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { completeVideo } from "./complete-video.ts";
import { failVideo } from "./fail-video.ts";
import { soonerOrLater } from "./poll-schedule.ts";
import { findAbandoned, findProcessing, incomingKey, moveVideo, type VideoRow } from "./videos.repo.ts";
import { inWorkFolder } from "./work-folder.ts";

const FINISHING = ["finishing"] as const;
const STORE_TROUBLE_MS = 60_000;

type Try = { videoId: string; attempt: number };

/** Looks into the film that came, puts its index in front, takes a still of it and shows it. */
export async function finishVideo(context: Context, position: Try): Promise<void> {
  const video = await findProcessing(context.db, { ...position, stages: FINISHING });
  if (!video) return dropIncoming(context, position);
  try {
    await inWorkFolder(context, "finish-", async (folder) => {
      const probe = await prepare(context, video, folder);
      await completeVideo(context, video, { ...probe, folder, from: FINISHING });
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
    context.log.warn({ err: error, videoId: video.id }, "film from outside is unreadable");
    await failVideo(context, context.db, { ...position, stages: FINISHING }, "media_unreadable");
    await context.media.remove(incomingKey(video));
  }
}

/** What a killed run, or a video that was cancelled meanwhile, left behind. */
export async function dropIncoming(context: Context, position: Try): Promise<void> {
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
