import type { Context } from "#context.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { canList, unknownTasks } from "./lost-tasks.ts";
import { findLost, findOpenLosses, keepPastTasks } from "./paid-calls.repo.ts";
import { soonerOrLater } from "./poll-schedule.ts";

const UNDER_WAY_MS = 5_000;

type Attempt = { videoId: string; attempt: number };

/**
 * Job: once the owner has decided about a lost call, its task belongs to no video but stays in the vendor's list.
 * Remembered as such, it neither hides the task of a call that is lost later nor is taken for it.
 */
export async function leaveTask(context: Context, position: Attempt, run: JobRun): Promise<void> {
  const lost = await findLost(context.db, position);
  if (!lost) return;
  const { call, isFromPicture } = lost;
  if (!canList(context, call)) return;
  try {
    const tasks = await unknownTasks(context, call, isFromPicture);
    if (!tasks) throw new RetryLater(soonerOrLater(context.clock.now(), UNDER_WAY_MS));
    const open = await findOpenLosses(context.db, [position.videoId]);
    // One of the tasks may be another film's, and its owner may still look for it.
    if (open.some(({ keyFingerprint }) => keyFingerprint === call.keyFingerprint)) return;
    await keepPastTasks(context.db, call, tasks);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ err: error, videoId: position.videoId }, "vendor did not list its tasks");
    if (!run.isLastTry) throw error;
  }
}
