import type { Context } from "#context.ts";
import { noteOutgoing } from "#platform/outgoing.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { VideoGenerator } from "#providers/video-generator.ts";
import { findIntent, isTaskOfAnother, type AttemptRow } from "./attempts.repo.ts";
import { doubtCall, judgeDoubt } from "./doubtful-call.ts";
import { openIntent } from "./open-intent.ts";
import { prepareCall, type PaidCall } from "./prepare-call.ts";
import { acceptCall, leaveCallUnknown, refuseCall } from "./settle-call.ts";
import { untilWritten } from "./until-written.ts";
import { cleanAnswer } from "./vendor-answer.ts";
import { findProcessing, type VideoRow } from "./videos.repo.ts";

const MARGIN_MAX_MS = 5_000;
export const WORKER_ENDED = "the worker ended in the middle of the call";

type Try = { videoId: string; attempt: number };

/** Makes the paid call of a try, at most once whatever happens: first the intent, then the call, then its outcome. */
export async function submitVideo(context: Context, position: Try): Promise<void> {
  const video = await findProcessing(context.db, { ...position, stages: ["queued", "submitting"] });
  if (video?.needsAttention) return;
  // Also when the video has been cancelled since: an open call would block its key for everything that follows.
  if (video?.stage !== "queued") return recover(context, position);

  const call = await prepareCall(context, video);
  if (!call) return;
  const opened = await openIntent(context, video, call);
  if (!opened) return;
  const { intent, bornAt } = opened;
  await noteOutgoing(context);
  if (performance.now() - bornAt > context.config.vendors.submitWindowMs) {
    await refuseCall(context, video, { intent, answer: null }, neverSent());
    return;
  }
  await send(context, video, call, intent);
}

async function send(context: Context, video: VideoRow, call: PaidCall, intent: AttemptRow): Promise<void> {
  const { submitTimeoutMs } = context.config.vendors;
  let taken: Awaited<ReturnType<VideoGenerator["submit"]>>;
  try {
    taken = await call.generator.submit(call.apiKey, call.requestFor(intent.id), submitTimeoutMs);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const answer = error.answer === undefined ? null : cleanAnswer(error.answer, call.apiKey);
    const canLook = call.generator.list !== undefined && error.status === 503;
    if (error.kind === "unknown" && canLook) return doubtCall(context, { intent, answer }, error);
    if (error.kind === "unknown") return leaveCallUnknown(context, video, { intent, answer }, error.message);
    return refuseCall(context, video, { intent, answer }, error);
  }
  const made = { intent, answer: cleanAnswer(taken.answer, call.apiKey) };
  if (await untilWritten(context, () => isTaskOfAnother(context.db, intent, taken.id))) {
    return leaveCallUnknown(context, video, made, "the answer names the task of another call");
  }
  await acceptCall(context, video, made, taken);
}

/** Found in the middle of a call that this run did not make: wait until nobody can be at it any more. */
async function recover(context: Context, { videoId, attempt }: Try): Promise<void> {
  const open = await findIntent(context.db, { videoId, attempt }, intentGraceMs(context));
  if (!open) return;
  if (open.intent.state === "doubtful") return judgeDoubt(context, { videoId, attempt }, open);
  if (open.waitMs > 0) throw new RetryLater(new Date(context.clock.now().getTime() + open.waitMs));
  const made = { intent: open.intent, answer: null };
  await leaveCallUnknown(context, { id: videoId, attempt }, made, WORKER_ENDED);
}

/** After this time whoever opened an intent can no longer be at its call. */
export function intentGraceMs(context: Context): number {
  const { submitWindowMs, submitTimeoutMs } = context.config.vendors;
  return submitWindowMs + submitTimeoutMs + Math.min(MARGIN_MAX_MS, submitTimeoutMs);
}

function neverSent(): ProviderError {
  return new ProviderError("worker", "unavailable", "too late for its own intent");
}
