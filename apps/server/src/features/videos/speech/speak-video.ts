import { DURATION_MAX_SECONDS } from "@sahne/contract/limits";
import type { ErrorCode } from "@sahne/contract/errors";
import type { Context } from "#context.ts";
import { openApiKey } from "#features/accounts/api-keys.ts";
import { notify } from "#features/notifications/notify.ts";
import { failVideo } from "#features/videos/fail-video.ts";
import { isStorageFull } from "#features/videos/user-limits.ts";
import { findProcessing, moveVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { jobs } from "#jobs.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { buySpeech } from "./buy-speech.ts";
import { speechOf, type SpeechPart } from "./film-speech.ts";

const SPEAKING = ["speaking"] as const;
/** A film's picture comes after its voice. */
const MOST_PROGRESS = 30;

/** Job: has the words of a film spoken by the service its owner chose, then lets it be drawn. May run twice: a clip is bought once. */
export async function speakVideo(
  context: Context,
  { videoId, attempt }: { videoId: string; attempt: number },
  run: JobRun,
): Promise<void> {
  const position = { videoId, attempt, stages: ["queued", ...SPEAKING] as const };
  const found = await findProcessing(context.db, position);
  if (!found || found.needsAttention) return;
  const video = await moveVideo(context.db, position, { stage: "speaking", updatedAt: context.clock.now() });
  if (!video) return;
  const fail = (code: ErrorCode) => failVideo(context, context.db, position, code);
  if (await isStorageFull(context, context.db, video.userId)) return void (await fail("storage_full"));
  const speech = speechOf(context, video);
  if (speech && speech.length > 0) {
    const keys = new Map<SpeechPart["service"], string>();
    for (const service of new Set(speech.map((part) => part.service))) {
      const apiKey = await openApiKey(context, context.db, video.userId, service);
      // All of them before the first is paid: half a film's voice would be paid for nothing.
      if (apiKey === null) return void (await fail("provider_key_missing"));
      keys.set(service, apiKey);
    }
    const parts = speech.map((part) => ({ ...part, apiKey: keys.get(part.service) ?? "" }));
    const outcome = await speakAll(context, video, parts, run);
    if (outcome === "stopped") return;
  }
  await context.db.transaction(async (tx) => {
    const changes = { stage: "generating", errorCode: null, updatedAt: context.clock.now() };
    const moved = await moveVideo(tx, { videoId, attempt, stages: SPEAKING }, changes);
    if (moved) await context.queue.enqueue(tx, jobs.renderVideo, { videoId, attempt });
  });
}

/** Buys sentence by sentence, so that nothing is paid for that finds no room in the film. */
async function speakAll(
  context: Context,
  video: VideoRow,
  parts: readonly (SpeechPart & { apiKey: string })[],
  run: JobRun,
): Promise<"spoken" | "stopped"> {
  const { id: videoId, attempt, userId } = video;
  const position = { videoId, attempt, stages: SPEAKING };
  const since = video.startedAt ?? video.createdAt;
  const { durationSeconds = DURATION_MAX_SECONDS, tempo = 1 } = video.options;
  // What is said faster takes less of the room.
  const room = video.film === null ? durationSeconds * tempo : Infinity;
  let seconds = 0;
  for (const [index, part] of parts.entries()) {
    if (seconds > room) break;
    if (run.signal.aborted) throw new RetryLater(context.clock.now());
    const bought = await buySpeech(context, {
      ...part,
      userId,
      since,
      video: { videoId, videoAttempt: attempt },
    });
    if (bought.kind === "failed") {
      await failVideo(context, context.db, position, bought.code);
      return "stopped";
    }
    if (bought.kind === "unknown") {
      await ask(context, video);
      return "stopped";
    }
    const now = context.clock.now();
    if (bought.kind === "later") {
      await moveVideo(context.db, position, { errorCode: bought.code, updatedAt: now });
      throw new RetryLater(new Date(now.getTime() + bought.waitMs));
    }
    seconds += bought.clip.seconds ?? 0;
    const progress = Math.floor((MOST_PROGRESS * (index + 1)) / parts.length);
    // Cancelled or deleted meanwhile: nothing more is bought.
    if (!(await moveVideo(context.db, position, { progress, errorCode: null, updatedAt: now }))) return "stopped";
  }
  return "spoken";
}

/** A sentence may have been paid for and did not come: only the owner may let it be bought again. */
async function ask(context: Context, { id, attempt }: VideoRow): Promise<void> {
  const asked = {
    needsAttention: true,
    errorCode: "speech_outcome_unknown",
    progress: null,
    updatedAt: context.clock.now(),
  };
  await context.db.transaction(async (tx) => {
    const waiting = await moveVideo(tx, { videoId: id, attempt, stages: SPEAKING }, asked);
    if (!waiting) return;
    const about = { userId: waiting.userId, videoId: waiting.id, values: { name: waiting.name } };
    await notify(context, tx, { ...about, kind: "video_needs_attention" });
  });
}
