import type { Context } from "#context.ts";
import type { Operation, Vendor } from "#providers/video-generator.ts";
import { callsWithKey, findPastTasks, type AttemptRow } from "./attempts.repo.ts";

/**
 * Tasks at the vendor, made with the key of a call, that belong to no call we know the outcome of. Undefined while
 * that cannot be told: a call is under way that may have begun any of them.
 */
export async function unknownTasks(
  context: Context,
  call: AttemptRow,
  isFromPicture: boolean,
): Promise<Operation[] | undefined> {
  const generator = context.generators[call.vendor as Vendor];
  if (!generator.list) return [];
  const apiKey = context.secrets.open("api-key", `attempts/${call.id}`, call.keySealed);
  const listed = await generator.list(apiKey, isFromPicture);
  // Only now: whatever stands in the list was begun by a call that is written down by now.
  const calls = await callsWithKey(context.db, call.keyFingerprint);
  if (calls.some(({ id, settledAt }) => settledAt === null && id !== call.id)) return undefined;
  const past = await findPastTasks(context.db, call.keyFingerprint);
  const known = new Set([...calls.map(({ operation }) => operation), ...past]);
  return listed.filter(({ id }) => !known.has(id));
}
