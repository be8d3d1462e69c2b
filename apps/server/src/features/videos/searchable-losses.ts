import type { Context } from "#context.ts";
import type { Vendor } from "#providers/video-generator.ts";
import { findOpenLosses, type AttemptRow } from "./attempts.repo.ts";
import type { VideoRow } from "./videos.repo.ts";

/**
 * Lost calls, by video, whose task could be told from others at the vendor: it can list its tasks, and no other film
 * waits for a task of the same key. What was decided about, be it given up or tried again, waits for none.
 */
export async function searchableLosses(context: Context, rows: readonly VideoRow[]): Promise<Map<string, AttemptRow>> {
  const undecided = rows.filter((row) => row.needsAttention && row.status === "processing").map(({ id }) => id);
  if (undecided.length === 0) return new Map();
  const open = await findOpenLosses(context.db, undecided);
  const isAlone = ({ keyFingerprint }: AttemptRow): boolean =>
    open.filter((other) => other.keyFingerprint === keyFingerprint).length === 1;
  return new Map(open.filter((call) => canList(context, call) && isAlone(call)).map((call) => [call.videoId, call]));
}

/** Whether the vendor can still tell which tasks were begun in the way of a call. */
export function canList(context: Context, call: AttemptRow): boolean {
  const generator = context.generators[call.vendor as Vendor];
  return generator.list !== undefined && generator.model === call.model;
}
