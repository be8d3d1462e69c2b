import type { PublishBy } from "@sahne/contract/publishing/publication";
import { firstFree, type ChannelSlots, type PostingTime } from "@sahne/contract/schedules/slots";
import { CHANNEL_LEAD_MS } from "@sahne/contract/publishing/waiting-uploads";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { requireConnection } from "#features/channels/connected-channel.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { bestHours } from "./best-hours.ts";
import { findSlots, hoursOf, listSlots, lockSlots, saveSlots, type OfChannel, type SlotsRow } from "./slots.repo.ts";
import { takenTimes } from "./taken-times.ts";

export async function slotsOf(context: Context, userId: string): Promise<ChannelSlots[]> {
  const rows = await listSlots(context.db, userId);
  return Promise.all(rows.map((row) => presentSlots(context, context.db, row)));
}

export async function setSlots(
  context: Context,
  of: OfChannel,
  sent: { times: readonly PostingTime[]; timeZone?: string | undefined },
): Promise<ChannelSlots> {
  await requireConnection(context, of);
  const user = await findUserById(context.db, of.userId);
  const timeZone = sent.timeZone ?? user?.timeZone ?? "UTC";
  // The same time twice is one slot.
  const times = [...new Map(sent.times.map((slot) => [`${slot.weekday} ${slot.time}`, slot])).entries()]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, slot]) => slot);
  const row = { ...of, times, timeZone, updatedAt: context.clock.now() };
  await saveSlots(context.db, of, { times, timeZone, updatedAt: row.updatedAt });
  return presentSlots(context, context.db, row);
}

/** The next free slot of a channel, kept for this video until the transaction has ended: two never take the same. */
export async function takeSlot(
  { clock }: Pick<Context, "clock">,
  tx: Transaction,
  { userId, channelId, videoId }: OfChannel & { videoId: string },
  by: PublishBy,
): Promise<Date> {
  await lockSlots(tx, { userId, channelId });
  const row = await findSlots(tx, { userId, channelId });
  if (!row || row.times.length === 0) throw noSlot("slots.none");
  const now = clock.now();
  const lead = by === "channel" ? CHANNEL_LEAD_MS : 0;
  const taken = await takenTimes(tx, row, { after: now, exceptVideo: videoId });
  const free = firstFree(row, new Date(now.getTime() + lead), taken);
  if (free === null) throw noSlot("slots.full");
  return free;
}

function noSlot(text: string): AppError {
  return new AppError("invalid_request", { fields: { nextSlot: text } });
}

async function presentSlots(context: Context, executor: Executor, row: SlotsRow): Promise<ChannelSlots> {
  const now = context.clock.now();
  const free = firstFree(row, now, await takenTimes(executor, row, { after: now, exceptVideo: null }));
  const { channelId, timeZone, times } = row;
  const best = bestHours(await hoursOf(executor, row), timeZone);
  return { channelId, timeZone, times, nextFree: free?.toISOString() ?? null, best };
}
