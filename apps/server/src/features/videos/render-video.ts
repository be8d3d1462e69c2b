import { join } from "node:path";
import type { ErrorCode } from "@sahne/contract/errors";
import { picturesOf, type VideoStage } from "@sahne/contract/videos/videos";
import type { Film } from "@sahne/engine/film/film";
import { startRender, type RenderResult } from "@sahne/engine/render";
import { RenderError, type RenderFailure } from "@sahne/engine/render-error";
import type { RenderSpec } from "@sahne/engine/spec";
import { and, eq } from "drizzle-orm";
import type { Context } from "#context.ts";
import { findKeptImages } from "#features/images/images.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { writeWithoutSync } from "#platform/db/embedded/unsynced-write.ts";
import { connections } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { filmCacheOf } from "#platform/media/film-cache.ts";
import { NoSpaceError, STORE_TROUBLE_MS, storeTrouble } from "#platform/media/media-store.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { withBrand } from "./brand-kit.ts";
import { withClips } from "./clips/film-clips.ts";
import { completeVideo } from "./complete-video.ts";
import { failVideo } from "./fail-video.ts";
import { isOwnVoice, withMusic, withOwnVoice } from "./sounds/film-sounds.ts";
import { withSpeech } from "./speech/film-speech.ts";
import { createThrottle } from "./throttle.ts";
import { isStorageFull } from "./user-limits.ts";
import { type VideoRow, findProcessing, moveVideo, type Position } from "./videos.repo.ts";
import { inSpan } from "#platform/watching/traces.ts";
import { withLocalFiles } from "#platform/media/local-files.ts";
import { inWorkFolder } from "#platform/media/work-folder.ts";

/** The channel this film goes to by itself: its end card names it. Undefined when it stays here, or nobody is connected. */
export async function channelNamedIn(executor: Executor, video: VideoRow): Promise<string | undefined> {
  const { publication } = video;
  // One that goes to several names none of them.
  if (!video.autoUpload || (publication?.further ?? []).length > 0) return undefined;
  const named = publication?.channelId ?? null;
  const isWanted = named === null ? connections.isDefault : eq(connections.channelId, named);
  const [connected] = await executor
    .select()
    .from(connections)
    .where(and(eq(connections.userId, video.userId), isWanted));
  return connected?.channelTitle;
}

const RENDERING: readonly VideoStage[] = ["queued", "generating", "finishing"];
const PROGRESS_EVERY_MS = 700;

/** Makes the film with the built-in renderer. May run twice: every write says which attempt it belongs to. */
export async function renderVideo(
  context: Context,
  { videoId, attempt }: { videoId: string; attempt: number },
  run: JobRun,
): Promise<void> {
  const started = { stage: "generating", progress: 0, errorCode: null, updatedAt: context.clock.now() };
  const video = await moveVideo(context.db, { videoId, attempt, stages: RENDERING }, started);
  if (!video) return;
  if (await isStorageFull(context, context.db, video.userId)) {
    await failVideo(context, context.db, { videoId, attempt, stages: RENDERING }, "storage_full");
    return;
  }

  try {
    // Nothing is drawn that could not be kept: it waits here instead of at its end.
    await context.media.check();
    // Its own folder: a run that lost its lease may still be writing.
    await inWorkFolder(context, "render-", async (folder) => {
      const channel = await channelNamedIn(context.db, video);
      const result = await withPictures(context, video, (pictures) =>
        withBrand(context, video.userId, (brand) =>
          withClips(context, video, (clips) =>
            withMusic(context, video, (music) =>
              withVoice(context, video, (speech) => {
                // The renderer checks the names of style, mood and captions itself and answers bad_input.
                const files = { ...music, ...speech, ...pictures, ...clips, ...brand };
                const asked = { prompt: video.promptText, ...video.options, ...files, channel };
                const spec = { ...asked, ...editedFilm(video) } as RenderSpec;
                return render(context, video, { spec, folder, signal: run.signal });
              }),
            ),
          ),
        ),
      );
      await finish(context, video, folder, result);
    });
  } catch (error) {
    await retryOrFail(context, { videoId, attempt, stages: RENDERING }, run, error);
  }
}

/** Checked by the contract when it came; what is absent in it is absent in JSON, never undefined. */
function editedFilm({ film }: VideoRow): Pick<RenderSpec, "film"> {
  return film === null ? {} : { film: film as Film };
}

type RenderOrder = { spec: RenderSpec; folder: string; signal: AbortSignal };

async function render(context: Context, video: VideoRow, { spec, folder, signal }: RenderOrder): Promise<RenderResult> {
  const film = startRender(spec, {
    outputPath: join(folder, "film.mp4"),
    posterPath: join(folder, "poster.jpg"),
    childPath: context.renderChildPath,
    cacheFolder: filmCacheOf(context, video.userId),
  });
  const cancel = (): void => film.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  const saveProgress = createThrottle(PROGRESS_EVERY_MS, async (percent: number) => {
    const position = { videoId: video.id, attempt: video.attempt, stages: ["generating"] as const };
    const changes = { progress: percent, updatedAt: context.clock.now() };
    const moved = await writeWithoutSync(context.db, (executor) => moveVideo(executor, position, changes));
    // Deleted or cancelled meanwhile: nobody waits for this film any more.
    if (!moved) film.cancel();
  });
  film.onProgress(({ percent }) => saveProgress.call(Math.min(99, Math.floor(percent))));
  try {
    const { resolution, durationSeconds } = video.options;
    const facts = { "sahne.resolution": resolution, "sahne.film_seconds": durationSeconds };
    return await inSpan("render", facts, () => film.result);
  } catch (error) {
    const isFull = error instanceof RenderError && error.reason === "no_space";
    throw isFull ? new NoSpaceError("No space left to make a film.", { cause: error }) : error;
  } finally {
    signal.removeEventListener("abort", cancel);
    await saveProgress.flush();
  }
}

async function finish(context: Context, video: VideoRow, folder: string, result: RenderResult): Promise<void> {
  const finishing = { videoId: video.id, attempt: video.attempt, stages: ["generating", "finishing"] as const };
  const still = await moveVideo(context.db, finishing, { stage: "finishing", progress: 99 });
  if (still) await completeVideo(context, video, { ...result, folder, hasPoster: true, from: finishing.stages });
}

/** Its owner's own voice, or one that was bought. */
function withVoice<T>(
  context: Context,
  video: VideoRow,
  work: (speech: Partial<RenderSpec>) => Promise<T>,
): Promise<T> {
  return isOwnVoice(video.options.voice) ? withOwnVoice(context, video, work) : withSpeech(context, video, work);
}

/** The renderer reads its pictures while it draws. */
async function withPictures<T>(
  context: Context,
  video: VideoRow,
  work: (pictures: Pick<RenderSpec, "images" | "imageNames">) => Promise<T>,
): Promise<T> {
  const rows = await findKeptImages(context.db, video.userId, picturesOf(video));
  if (!rows) throw new AppError("image_not_found");
  if (rows.length === 0) return work({});
  const imageNames = rows.map(({ label }) => label);
  const keys = rows.map(({ mediaKey }) => mediaKey);
  return withLocalFiles(context, keys, (images) => work({ images, imageNames }));
}

const ERROR_OF: Record<RenderFailure, ErrorCode> = {
  cancelled: "video_cancelled",
  timeout: "render_timeout",
  out_of_memory: "render_out_of_memory",
  crashed: "render_failed",
  bad_input: "render_failed",
  no_space: "no_space",
};

/** Retries where that may help; on the last try, or where it cannot help, the video fails with a reason. */
async function retryOrFail(context: Context, position: Position, run: JobRun, error: unknown): Promise<void> {
  // Cancelled or deleted meanwhile: nobody is waiting.
  if (!(await findProcessing(context.db, position))) return;
  const now = context.clock.now();
  const errorCode = storeTrouble(error);
  if (errorCode) {
    await moveVideo(context.db, position, { errorCode, updatedAt: now });
    throw new RetryLater(new Date(now.getTime() + STORE_TROUBLE_MS));
  }
  // The process stops or has lost its lease: not a failure of the film.
  if (run.signal.aborted) throw new RetryLater(now);
  const isHopeless = error instanceof AppError || (error instanceof RenderError && error.reason === "bad_input");
  if (!isHopeless && !run.isLastTry) throw error;
  context.log.warn({ err: error, videoId: position.videoId }, "render failed");
  await failVideo(context, context.db, position, codeOf(error));
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return error instanceof RenderError ? ERROR_OF[error.reason] : "render_failed";
}
