import type { Context } from "#context.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Vendor, Operation } from "#providers/video-generator.ts";
import { findOpenLosses, type PaidCallRow, callsWithKey, findPastTasks, openKey } from "./paid-calls.repo.ts";

/**
 * Lost calls, by video, whose task could be told from others at the vendor: it can list its tasks, and no other film
 * waits for a task of the same key. A call that was decided about, given up or tried again, does not wait.
 */
export async function searchableLosses(context: Context, rows: readonly VideoRow[]): Promise<Map<string, PaidCallRow>> {
  const undecided = rows.filter((row) => row.needsAttention && row.status === "processing").map(({ id }) => id);
  if (undecided.length === 0) return new Map();
  const open = await findOpenLosses(context.db, undecided);
  const isAlone = ({ keyFingerprint }: PaidCallRow): boolean =>
    open.filter((other) => other.keyFingerprint === keyFingerprint).length === 1;
  return new Map(open.filter((call) => canList(context, call) && isAlone(call)).map((call) => [call.videoId, call]));
}

/** Whether the vendor can still tell which tasks were begun in the way of a call. */
export function canList(context: Context, call: PaidCallRow): boolean {
  const generator = context.generators[call.vendor as Vendor];
  return generator.list !== undefined && generator.models.some(({ name }) => name === call.model);
}

/**
 * Tasks at the vendor, made with the key of a call, that belong to no call we know the outcome of. Undefined while
 * that cannot be told: a call is under way that may have begun any of them.
 */
export async function unknownTasks(
  context: Context,
  call: PaidCallRow,
  isFromPicture: boolean,
): Promise<Operation[] | undefined> {
  const generator = context.generators[call.vendor as Vendor];
  if (!generator.list) return [];
  const listed = await generator.list(openKey(context, call), { model: call.model, isFromPicture });
  // Read after the list: every task in it was started by a call that is recorded by now.
  const calls = await callsWithKey(context.db, call.keyFingerprint);
  if (calls.some(({ id, settledAt }) => settledAt === null && id !== call.id)) return undefined;
  const past = await findPastTasks(context.db, call.keyFingerprint);
  const known = new Set([...calls.map(({ operation }) => operation), ...past]);
  return listed.filter(({ id }) => !known.has(id));
}
