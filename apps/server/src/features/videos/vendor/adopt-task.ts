import type { Context } from "#context.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import { AppError } from "#platform/errors.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { searchableLosses, unknownTasks } from "./lost-tasks.ts";
import { paidCallsOf, keepPastTasks, type PaidCallRow } from "./paid-calls.repo.ts";
import { acceptCall } from "./settle-paid-call.ts";
import { codeOfRefusal } from "./vendor-problem.ts";

/**
 * Takes over the task of a call whose answer was lost, because its owner wants it looked for. The vendor's list tells
 * neither prompt nor time, so a task counts as found only when nothing else can be meant: no other film waits for one,
 * and there are no more unknown tasks than this film has lost calls, which all asked for the same.
 */
export async function adoptTask(context: Context, video: VideoRow): Promise<void> {
  const call = await lostCallOf(context, video);
  if (!call) throw nothingFound();
  const tasks = (await unknownTasks(context, call, video.imageId !== null).catch(rethrowForOwner)) ?? [];
  // Another film may have lost its call since.
  if (!(await lostCallOf(context, video))) throw nothingFound();
  const isOwnLoss = ({ state, keyFingerprint }: PaidCallRow): boolean =>
    state === "unknown" && keyFingerprint === call.keyFingerprint;
  const losses = (await paidCallsOf(context.db, video.id)).filter(isOwnLoss);
  const [task, ...others] = tasks;
  if (!task || tasks.length > losses.length) throw nothingFound();
  await acceptCall(context, video, { intent: call, answer: call.answer }, task);
  await keepPastTasks(context.db, call, others);
}

async function lostCallOf(context: Context, video: VideoRow): Promise<PaidCallRow | undefined> {
  return (await searchableLosses(context, [video])).get(video.id);
}

function rethrowForOwner(error: unknown): never {
  throw error instanceof ProviderError ? new AppError(codeOfRefusal(error), { cause: error }) : error;
}

function nothingFound(): AppError {
  return new AppError("provider_task_not_found");
}
