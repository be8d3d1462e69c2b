import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { Operation, Vendor } from "#providers/video-generator.ts";
import { callsOfKey, findPastTasks, type AttemptRow } from "./attempts.repo.ts";
import { searchableLosses } from "./searchable-losses.ts";
import { acceptCall } from "./settle-call.ts";
import { codeOfRefusal } from "./vendor-problem.ts";
import type { VideoRow } from "./videos.repo.ts";

/**
 * Takes over the task of a call whose answer was lost, because its owner wants it looked for. The vendor's list tells
 * neither prompt nor time, so a task counts as found only when nothing else can be meant: no other film waits for one,
 * and there are no more unknown tasks than this film has lost calls, which all asked for the same.
 */
export async function adoptTask(context: Context, video: VideoRow): Promise<void> {
  const vendor = context.generators[video.engine as Vendor];
  const call = await lostCallOf(context, video);
  if (!vendor.list || !call) throw nothingFound();
  const apiKey = context.secrets.open("api-key", `attempts/${call.id}`, call.keySealed);
  const listed = await vendor.list(apiKey, video.imageId !== null).catch(tell);
  const calls = await callsOfKey(context.db, video.id);
  // A call that is under way has a task of its own in the list, and we do not know yet which; so has one lost since.
  if (calls.some(({ state }) => state === "intent") || !(await lostCallOf(context, video))) throw nothingFound();
  const past = await findPastTasks(context.db, call.keyFingerprint);
  const known = new Set([...calls.map(({ operation }) => operation), ...past]);
  const own = calls.filter(({ state, videoId }) => state === "unknown" && videoId === video.id);
  const [task, ...others] = listed.filter(({ id }) => !known.has(id));
  if (!task || others.length >= own.length) throw nothingFound();
  await acceptCall(context, video, { intent: call, answer: call.answer }, task);
}

async function lostCallOf(context: Context, video: VideoRow): Promise<AttemptRow | undefined> {
  return (await searchableLosses(context, [video])).get(video.id);
}

function tell(error: unknown): Operation[] {
  throw error instanceof ProviderError ? new AppError(codeOfRefusal(error), { cause: error }) : error;
}

function nothingFound(): AppError {
  return new AppError("provider_task_not_found");
}
