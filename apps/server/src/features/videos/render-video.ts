import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ErrorCode } from "@sahne/contract/errors";
import type { VideoStage } from "@sahne/contract/videos";
import { startRender, type RenderResult } from "@sahne/engine/render";
import { RenderError, type RenderFailure } from "@sahne/engine/render-error";
import type { RenderSpec } from "@sahne/engine/spec";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import type { JobRun } from "#platform/queue/job.ts";
import { createThrottle } from "./throttle.ts";
import { moveVideo, type VideoRow } from "./videos.repo.ts";

const RENDERING: readonly VideoStage[] = ["queued", "generating", "finishing"];
const PROGRESS_EVERY_MS = 700;

/** Makes the film with the built-in renderer. May run twice: every write says which try it belongs to. */
export async function renderVideo(
  context: Context,
  { videoId, attempt }: { videoId: string; attempt: number },
  run: JobRun,
): Promise<void> {
  const from = (stages: readonly VideoStage[]) => ({ videoId, attempt, stages });
  const started = { stage: "generating", progress: 0, updatedAt: context.clock.now() };
  const video = await moveVideo(context.db, from(RENDERING), started);
  if (!video) return;

  const folder = join(context.temporaryDir, `render-${videoId}-${attempt}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    const result = await render(context, video, folder, run.signal);
    await finish(context, video, folder, result);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    // Cancelled from here means that the process stops or lost its lease: the job comes again.
    const isFinal = error.reason === "bad_input" || (run.isLastAttempt && error.reason !== "cancelled");
    if (!isFinal) throw error;
    context.log.warn({ err: error, videoId }, "render failed");
    await moveVideo(context.db, from(RENDERING), failedWith(ERROR_OF[error.reason], context.clock.now()));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function render(context: Context, video: VideoRow, folder: string, signal: AbortSignal): Promise<RenderResult> {
  const film = startRender(specOf(video), {
    outputPath: join(folder, "film.mp4"),
    posterPath: join(folder, "poster.jpg"),
    childPath: context.renderChildPath,
  });
  const cancel = (): void => film.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  const saveProgress = createThrottle(PROGRESS_EVERY_MS, async (percent: number) => {
    const position = { videoId: video.id, attempt: video.attempt, stages: ["generating"] as const };
    const moved = await moveVideo(context.db, position, { progress: percent, updatedAt: context.clock.now() });
    // Deleted or cancelled meanwhile: nobody waits for this film any more.
    if (!moved) film.cancel();
  });
  film.onProgress(({ percent }) => saveProgress.call(Math.min(99, Math.floor(percent))));
  try {
    return await film.result;
  } finally {
    signal.removeEventListener("abort", cancel);
    await saveProgress.settle();
  }
}

async function finish(context: Context, video: VideoRow, folder: string, result: RenderResult): Promise<void> {
  const finishing = { videoId: video.id, attempt: video.attempt, stages: ["generating", "finishing"] as const };
  const still = await moveVideo(context.db, finishing, { stage: "finishing", progress: 99 });
  if (!still) return;

  const mediaKey = `videos/${video.userId}/${video.id}.mp4`;
  const posterKey = `videos/${video.userId}/${video.id}.jpg`;
  await context.media.adopt(posterKey, join(folder, "poster.jpg"));
  const stored = await context.media.adopt(mediaKey, join(folder, "film.mp4"));
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const completed = await moveVideo(tx, finishing, {
      status: "completed",
      stage: null,
      progress: null,
      errorCode: null,
      mediaKey,
      posterKey,
      durationSeconds: result.durationSeconds,
      width: result.width,
      height: result.height,
      bytes: stored.bytes,
      sha256: stored.sha256,
      plan: result.plan,
      completedAt: now,
      updatedAt: now,
    });
    if (completed?.autoUpload) {
      await context.queue.enqueue(tx, jobs.publishFinished, { userId: video.userId, videoId: video.id });
    }
  });
}

function specOf(video: VideoRow): RenderSpec {
  const { options } = video;
  // The renderer checks the names of style, mood and captions itself and answers bad_input.
  return { prompt: video.promptText, ...options } as RenderSpec;
}

const ERROR_OF: Record<RenderFailure, ErrorCode> = {
  cancelled: "video_cancelled",
  timeout: "render_timeout",
  out_of_memory: "render_out_of_memory",
  crashed: "render_failed",
  bad_input: "render_failed",
};

function failedWith(code: ErrorCode, now: Date) {
  return { status: "failed", stage: null, progress: null, errorCode: code, updatedAt: now };
}
