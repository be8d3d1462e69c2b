import type { QueueMove } from "@sahne/contract/schedules/slots";
import type { Context } from "#context.ts";
import { assertHour } from "#features/publishing/publish-at.ts";
import { findUploadOf, moveUpload } from "#features/publishing/publishing.repo.ts";
import { enqueueUpload } from "#features/publishing/publishing.service.ts";
import { AppError } from "#platform/errors.ts";
import { lockSlots, type OfChannel } from "./slots.repo.ts";

/**
 * Films that wait here change places among the hours they have. Whoever asks says which hours they saw: if one of them
 * has gone, moved or been sent since, nobody moves.
 */
export async function reorderQueue(context: Context, of: OfChannel, moves: readonly QueueMove[]): Promise<void> {
  if (!isExchange(moves)) throw new AppError("invalid_request", { fields: { moves: "slots.order.bad" } });
  await context.db.transaction(async (tx) => {
    await lockSlots(tx, of);
    for (const { videoId, from, to } of moves) {
      const upload = await findUploadOf(tx, videoId, of.channelId);
      if (!upload || upload.userId !== of.userId) throw new AppError("not_found");
      if (upload.publishAt?.getTime() !== Date.parse(from)) throw new AppError("plan_changed");
      const publishAt = new Date(to);
      assertHour(context, of.channelId, { at: publishAt, by: "sahne" });
      const moved = await moveUpload(tx, upload.id, ["planned"], { publishAt, updatedAt: context.clock.now() });
      if (!moved) throw new AppError("upload_not_waiting");
      await enqueueUpload(context, tx, moved);
    }
  });
}

/** Each film once, and the hours afterwards are those before. */
function isExchange(moves: readonly QueueMove[]): boolean {
  const hours = (side: "from" | "to"): string =>
    JSON.stringify(moves.map((move) => Date.parse(move[side])).toSorted((a, b) => a - b));
  return new Set(moves.map(({ videoId }) => videoId)).size === moves.length && hours("from") === hours("to");
}
