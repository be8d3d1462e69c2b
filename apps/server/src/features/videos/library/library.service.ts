import type { DeletedVideo } from "@sahne/contract/videos/library";
import { UNDO_DELETE_MS } from "@sahne/contract/limits";
import type { VideoStory } from "@sahne/contract/videos/library";
import type { Video } from "@sahne/contract/videos/videos";
import type { Context } from "#context.ts";
import { stopGeneration } from "#features/videos/generation.service.ts";
import { paidCallsOf, rememberTasks, type PaidCallRow } from "#features/videos/vendor/paid-calls.repo.ts";
import { changeVideo, findVideo, keysOf, type VideoRow } from "#features/videos/videos.repo.ts";
import { getVideo, type Caller } from "#features/videos/videos.service.ts";
import { jobs } from "#jobs.ts";
import { AppError } from "#platform/errors.ts";
import { forgetFilmCache } from "#platform/media/film-cache.ts";
import { RetryLater } from "#platform/queue/job.ts";
import {
  findHidden,
  hideVideo,
  listHidden,
  lockHidden,
  lockPlanOf,
  plannedTimeOf,
  removePlanOf,
  removeVideo,
  showAgain,
} from "./library.repo.ts";
import { editsOf, servicesOf } from "./video-edits.ts";

export async function renameVideo(context: Context, caller: Caller, videoId: string, name: string): Promise<Video> {
  const video = await requireVideo(context, caller, videoId);
  const changes = { name, ...keysOf({ ...video, name }), updatedAt: context.clock.now() };
  if (!(await changeVideo(context.db, video, changes))) throw new AppError("video_not_found");
  return getVideo(context, caller, videoId);
}

/** Hidden at once; the files go with a job that leaves time to change one's mind. */
export async function deleteVideo(context: Context, caller: Caller, videoId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const video = await findVideo(tx, caller.userId, videoId);
    if (!video) throw new AppError("video_not_found");
    if (video.status === "processing") await stopGeneration(context, tx, video);
    const now = context.clock.now();
    await hideVideo(tx, video, now);
    const runAt = new Date(now.getTime() + UNDO_DELETE_MS);
    // Without a key: a video deleted again after an undo gets another ten minutes and its own job.
    await context.queue.enqueue(tx, jobs.purgeVideo, { videoId }, { runAt });
  });
}

/** What `restoreVideo` still brings back. */
export async function deletedVideos({ db, clock }: Context, userId: string): Promise<DeletedVideo[]> {
  const now = clock.now().getTime();
  const rows = await listHidden(db, userId, new Date(now - UNDO_DELETE_MS));
  return rows.map(({ id, name, deletedAt }) => ({
    _id: id,
    videoName: name,
    undoMs: (deletedAt?.getTime() ?? now) + UNDO_DELETE_MS - now,
  }));
}

export async function restoreVideo(context: Context, caller: Caller, videoId: string): Promise<Video> {
  const video = await showAgain(context.db, caller.userId, videoId, context.clock.now());
  if (!video) throw new AppError("video_not_found");
  return getVideo(context, caller, videoId);
}

/**
 * Job: removes a video that has been hidden long enough; one restored meanwhile is kept, up to the last moment. So
 * the files are removed after their row, by a job queued in the same transaction.
 */
export async function purgeVideo(context: Context, { videoId }: { videoId: string }): Promise<void> {
  const hidden = await findHidden(context.db, videoId);
  const since = hidden?.deletedAt;
  if (!hidden || !since) return;
  const undoEndsAt = new Date(since.getTime() + UNDO_DELETE_MS);
  if (undoEndsAt > context.clock.now()) throw new RetryLater(undoEndsAt);
  await forgetFilmCache(context, hidden.userId);
  await context.db.transaction(async (tx) => {
    // Locks in the scheduler's order, the plan before its video, so that the two cannot deadlock.
    await lockPlanOf(tx, videoId);
    const video = await lockHidden(tx, videoId, since);
    if (!video) return;
    if (video.status === "scheduled") await removePlanOf(tx, videoId);
    await rememberTasks(tx, videoId);
    await removeVideo(tx, videoId);
    const keys = [video.mediaKey, video.posterKey].filter((key) => key !== null);
    if (keys.length > 0) await context.queue.enqueue(tx, jobs.removeMedia, { keys });
  });
}

export async function storyOf(context: Context, caller: Caller, videoId: string): Promise<VideoStory> {
  const video = await requireVideo(context, caller, videoId);
  const calls = await paidCallsOf(context.db, videoId);
  const plannedAt = await plannedTimeOf(context.db, videoId);
  return {
    paidCalls: calls.map((call) => ({
      number: call.number,
      vendor: call.vendor,
      model: call.model,
      state: call.state,
      // Older rows hold an empty text where the vendor said nothing.
      reason: call.reason === "" ? null : call.reason,
      answer: call.answer,
      startedAt: call.createdAt.toISOString(),
      settledAt: call.settledAt?.toISOString() ?? null,
      // The vendor may be done while its film is still on the way.
      endedAt: isOnTheWay(video, call) ? null : (call.endedAt?.toISOString() ?? null),
      cents: call.cents,
    })),
    attempts: video.attempt,
    startedAt: video.startedAt?.toISOString() ?? null,
    completedAt: video.completedAt?.toISOString() ?? null,
    endedAt: (video.completedAt ?? video.failedAt)?.toISOString() ?? null,
    width: video.width,
    height: video.height,
    bytes: video.bytes,
    sha256: video.sha256,
    plannedAt: plannedAt?.toISOString() ?? null,
    services: await servicesOf(context.db, videoId),
    edits: await editsOf(context.db, videoId),
  };
}

async function requireVideo(context: Context, caller: Caller, videoId: string): Promise<VideoRow> {
  const video = await findVideo(context.db, caller.userId, videoId);
  if (!video) throw new AppError("video_not_found");
  return video;
}

function isOnTheWay({ status, attempt }: VideoRow, { state, videoAttempt }: PaidCallRow): boolean {
  return status === "processing" && state === "accepted" && videoAttempt === attempt;
}

/** Job: removes files that no row knows any more. It is queued with the loss of the row, so none is ever forgotten. */
export async function removeMedia(context: Context, { keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await context.media.remove(key);
}
