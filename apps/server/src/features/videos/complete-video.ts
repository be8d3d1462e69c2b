import { join } from "node:path";
import type { VideoStage } from "@sahne/contract/videos/videos";
import type { Context } from "#context.ts";
import { notify } from "#features/notifications/notify.ts";
import { jobs } from "#jobs.ts";
import { endPaidCalls } from "./vendor/paid-calls.repo.ts";
import { findVideo, moveVideo, type VideoRow } from "./videos.repo.ts";

type Finished = {
  /** Holds `film.mp4` and, with `hasPoster`, `poster.jpg`; both are moved away. */
  folder: string;
  hasPoster: boolean;
  durationSeconds: number;
  width: number;
  height: number;
  plan?: unknown;
  from: readonly VideoStage[];
};

/** Puts the files in place before the row shows them, so that nobody ever sees a partial file. */
export async function completeVideo(context: Context, video: VideoRow, finished: Finished): Promise<void> {
  // Each attempt has files of its own: a worker of an older one can never write over a newer film.
  const name = video.attempt === 1 ? video.id : `${video.id}-${video.attempt}`;
  const mediaKey = `videos/${video.userId}/${name}.mp4`;
  const posterKey = finished.hasPoster ? `videos/${video.userId}/${name}.jpg` : null;
  if (posterKey !== null) await context.media.adopt(posterKey, join(finished.folder, "poster.jpg"));
  const stored = await context.media.adopt(mediaKey, join(finished.folder, "film.mp4"));
  const now = context.clock.now();
  const isShown = await context.db.transaction(async (tx) => {
    const position = { videoId: video.id, attempt: video.attempt, stages: finished.from };
    const completed = await moveVideo(tx, position, {
      status: "completed",
      stage: null,
      progress: null,
      errorCode: null,
      mediaKey,
      posterKey,
      durationSeconds: finished.durationSeconds,
      width: finished.width,
      height: finished.height,
      bytes: stored.bytes,
      sha256: stored.sha256,
      plan: finished.plan,
      completedAt: now,
      updatedAt: now,
    });
    if (!completed) return false;
    await endPaidCalls(tx, video.id, now);
    const about = { userId: video.userId, videoId: video.id, values: { name: video.name } };
    await notify(context, tx, { ...about, kind: "video_completed" });
    if (completed.autoUpload) {
      await context.queue.enqueue(tx, jobs.publishFinished, { userId: video.userId, videoId: video.id });
    }
    return true;
  });
  if (!isShown) await removeUnwanted(context, video, [mediaKey, posterKey]);
}

/** Cancelled or deleted at the last moment; unless an earlier run of the same attempt has shown these very files. */
async function removeUnwanted(context: Context, video: VideoRow, keys: (string | null)[]): Promise<void> {
  const current = await findVideo(context.db, video.userId, video.id);
  for (const key of keys) {
    if (key !== null && current?.mediaKey !== keys[0]) await context.media.remove(key);
  }
}
