import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { Operation, Vendor } from "#providers/video-generator.ts";
import { callsOfKey, findPastTasks, type AttemptRow } from "./attempts.repo.ts";
import { acceptCall } from "./settle-call.ts";
import { codeOfRefusal } from "./vendor-problem.ts";
import type { VideoRow } from "./videos.repo.ts";

/**
 * Takes over the task of a call whose answer was lost, because its owner wants it looked for. The vendor's list tells
 * neither prompt nor time, so a task counts as found only when nothing else can be meant: one lost call of this key,
 * and one task that we do not know.
 */
export async function adoptTask(context: Context, video: VideoRow): Promise<void> {
  const ofVideo = (call: AttemptRow): boolean => call.videoId === video.id && call.videoAttempt === video.attempt;
  const vendor = context.generators[video.engine as Vendor];
  const lost = (await callsOfKey(context.db, video.id)).filter(({ state }) => state === "unknown");
  const [call] = lost;
  if (!vendor.list || !call || lost.length > 1 || !ofVideo(call) || call.model !== vendor.model) throw nothingFound();
  const apiKey = context.secrets.open("api-key", `attempts/${call.id}`, call.keySealed);
  const listed = await vendor.list(apiKey, video.imageId !== null).catch(tell);
  const calls = await callsOfKey(context.db, video.id);
  // A call that is under way has a task of its own in the list, and we do not know yet which.
  if (calls.some(({ state }) => state === "intent")) throw nothingFound();
  const past = await findPastTasks(context.db, call.keyFingerprint);
  const known = new Set([...calls.map(({ operation }) => operation), ...past]);
  const [task, ...others] = listed.filter(({ id }) => !known.has(id));
  if (!task || others.length > 0) throw nothingFound();
  await acceptCall(context, video, { intent: call, answer: call.answer }, task);
}

function tell(error: unknown): Operation[] {
  throw error instanceof ProviderError ? new AppError(codeOfRefusal(error), { cause: error }) : error;
}

function nothingFound(): AppError {
  return new AppError("provider_task_not_found");
}
