import type { Context } from "#context.ts";
import { findProcessing } from "#features/videos/videos.repo.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { canList, unknownTasks } from "./lost-tasks.ts";
import { doubtIntent, type PaidCallRow } from "./paid-calls.repo.ts";
import { soonerOrLater } from "./poll-schedule.ts";
import { leaveCallUnknown, refuseCall, untilWritten } from "./settle-paid-call.ts";
import { noteOf } from "./vendor-problem.ts";

/** A task may appear in the vendor's list a little after the vendor's gateway gave up. */
const LOOK_AFTER_MS = 10_000;

type Doubtful = { intent: PaidCallRow; answer: string | null };

/** The vendor is away, or only its gateway is and the call has arrived: its list of tasks tells, a little later. */
export async function doubtCall(context: Context, { intent, answer }: Doubtful, error: ProviderError): Promise<never> {
  const changes = { reason: noteOf(error.message), answer, answerStatus: error.status ?? null };
  await untilWritten(context, () => doubtIntent(context.db, intent.id, changes));
  throw new RetryLater(soonerOrLater(context.clock.now(), LOOK_AFTER_MS, LOOK_AFTER_MS));
}

type Attempt = { videoId: string; attempt: number };

/** Without an unknown task in the list the call was not taken. An unknown one may be this call: its owner decides. */
export async function resolveDoubt(
  context: Context,
  position: Attempt,
  { intent, waitMs }: { intent: PaidCallRow; waitMs: number },
): Promise<void> {
  const made = { intent, answer: intent.answer };
  const asked = { id: position.videoId, attempt: position.attempt };
  const reason = intent.reason ?? "status 503";
  const video = await findProcessing(context.db, { ...position, stages: ["submitting"] });
  // Cancelled since, or the list that could tell is no longer the one we read.
  if (!video || !canList(context, intent)) return leaveCallUnknown(context, asked, made, reason);
  const tasks = await unknownTasks(context, intent, video.imageId !== null).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    if (waitMs > 0) throw new RetryLater(soonerOrLater(context.clock.now(), LOOK_AFTER_MS));
    return undefined;
  });
  if (tasks?.length !== 0) return leaveCallUnknown(context, asked, made, reason);
  const refusal = "answered 503, and its list holds no such task";
  await refuseCall(context, video, made, new ProviderError(intent.vendor, "unavailable", refusal, { status: 503 }));
}
