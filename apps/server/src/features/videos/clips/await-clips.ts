import type { ErrorCode } from "@sahne/contract/errors";
import { SECOND_MS } from "@sahne/contract/time-units";
import type { Context } from "#context.ts";
import { failVideo } from "#features/videos/fail-video.ts";
import { jobAfterClips } from "#features/videos/start-generation.ts";
import { moveVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { clipsOf, findClips } from "./film-clips.ts";

const WAITING = ["queued", "filming"] as const;
const LOOK_AGAIN_MS = 3 * SECOND_MS;
/** A clip that waits for its owner's word comes no sooner for being looked at often. */
const LOOK_RARELY_MS = 30 * SECOND_MS;
/** Everything else of a film comes after its clips. */
const MOST_PROGRESS = 20;

/**
 * Job: waits until everything that was filmed for a film is there. It pays for nothing: each clip is a video of its own, whose
 * question, where it has one, is asked there. One that failed for good, or is gone, ends the film with that reason.
 */
export async function awaitClips(
  context: Context,
  { videoId, attempt }: { videoId: string; attempt: number },
): Promise<void> {
  const position = { videoId, attempt, stages: WAITING };
  const film = await moveVideo(context.db, position, { stage: "filming", updatedAt: context.clock.now() });
  if (!film) return;
  const ids = [...new Set(clipsOf(film.film))];
  const found = await findClips(context.db, film.userId, ids);
  const clips = ids.map((id) => found.get(id));
  const lost = clips.map(lossOf).find((code) => code !== null);
  if (lost) return void (await failVideo(context, context.db, position, lost));
  const missing = clips.filter((clip) => clip?.status !== "completed");
  const now = context.clock.now();
  if (missing.length > 0) {
    const isAsked = missing.some((clip) => clip?.needsAttention);
    const progress = Math.floor((MOST_PROGRESS * (clips.length - missing.length)) / clips.length);
    await moveVideo(context.db, position, { progress, errorCode: isAsked ? "clip_waits" : null, updatedAt: now });
    throw new RetryLater(new Date(now.getTime() + (isAsked ? LOOK_RARELY_MS : LOOK_AGAIN_MS)));
  }
  await context.db.transaction(async (tx) => {
    const job = jobAfterClips(film);
    const changes = { stage: "queued", errorCode: null, progress: MOST_PROGRESS, updatedAt: now };
    if (await moveVideo(tx, position, changes)) await context.queue.enqueue(tx, job, { videoId, attempt });
  });
}

/** Why a clip will not come; null when it may. */
function lossOf(clip: VideoRow | undefined): ErrorCode | null {
  if (!clip || clip.status === "scheduled") return "clip_not_found";
  return clip.status === "failed" ? "clip_failed" : null;
}
