import type { Video } from "@sahne/contract/videos/videos";
import type { Context } from "#context.ts";
import { changeVideo, findVideo } from "#features/videos/videos.repo.ts";
import { getVideo, type Caller } from "#features/videos/videos.service.ts";
import { jobs } from "#jobs.ts";
import { AppError } from "#platform/errors.ts";
import { mayBeFetched } from "./fetchable-films.ts";
import { changePaidCall, findAccepted } from "./paid-calls.repo.ts";

/** Asks the vendor once more for a film that it has taken the order for. No paid call is made, whatever comes of it. */
export async function fetchAgain(context: Context, caller: Caller, videoId: string): Promise<Video> {
  await context.db.transaction(async (tx) => {
    const video = await findVideo(tx, caller.userId, videoId);
    if (!video) throw new AppError("video_not_found");
    const position = { videoId, attempt: video.attempt };
    const paid = mayBeFetched(video) ? await findAccepted(tx, position) : undefined;
    if (!paid) throw new AppError("video_not_fetchable");
    const now = context.clock.now();
    const beginning = { status: "processing", stage: "downloading", progress: null, errorCode: null, failedAt: null };
    if (!(await changeVideo(tx, video, { ...beginning, updatedAt: now }))) throw new AppError("video_not_fetchable");
    // Counted from now on, as if the vendor had just said that it is ready.
    await changePaidCall(tx, paid.id, { misses: 0, endedAt: now, busyUntil: null });
    await context.queue.enqueue(tx, jobs.fetchVideo, position);
  });
  return getVideo(context, caller, videoId);
}
