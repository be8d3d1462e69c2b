import { STORAGE_WARNING, type Inbox, type InboxItem } from "@sahne/contract/history/inbox";
import type { Context } from "#context.ts";
import { readStorage } from "#features/images/storage-room.ts";
import { presentVideos, type Caller } from "#features/videos/videos.service.ts";
import {
  countWaitingVideos,
  goingBytes,
  oldestUnpublished,
  plansWithoutText,
  plansWithoutTopics,
  troubledGrants,
  waitingVideos,
} from "./inbox.repo.ts";

const NOTHING_ELSE = {
  video: null,
  channelTitle: null,
  endsAt: null,
  percent: null,
  oldest: [],
  plan: null,
  reason: null,
};

/** Computed from what is the case: whatever ends the cause ends the entry. */
export async function readInbox(context: Context, caller: Caller): Promise<Inbox> {
  const now = context.clock.now();
  const waiting = await waitingVideos(context.db, caller.userId, now);
  const shown = await presentVideos(
    context,
    caller,
    waiting.map(({ video }) => video),
  );
  const ofVideos = waiting.flatMap(({ kind }, index): InboxItem[] => {
    const video = shown[index];
    return video ? [{ ...NOTHING_ELSE, _id: `${kind} ${video._id}`, kind, video }] : [];
  });
  const ofAccount = await accountItems(context, caller, now);
  const count = ofAccount.length + (await countWaitingVideos(context.db, caller.userId, now));
  return { items: [...ofAccount, ...ofVideos], count };
}

export async function countInbox(context: Context, userId: string): Promise<number> {
  const now = context.clock.now();
  const ofAccount = await accountItems(context, { userId, language: "mix" }, now);
  return ofAccount.length + (await countWaitingVideos(context.db, userId, now));
}

async function accountItems(context: Context, { userId, language }: Caller, now: Date): Promise<InboxItem[]> {
  const grants = await troubledGrants(context.db, userId, now);
  const plans = await plansWithoutTopics(context.db, userId);
  const unwritten = await plansWithoutText(context.db, userId);
  const t = context.translatorFor(language);
  return [
    ...grants.map(({ id, channelTitle, needsReconnect, grantExpiresAt }): InboxItem => ({
      ...NOTHING_ELSE,
      _id: `grant ${id}`,
      kind: needsReconnect ? "reconnect" : "grant_ends",
      channelTitle,
      endsAt: grantExpiresAt?.toISOString() ?? null,
    })),
    ...plans.map(({ id, name }): InboxItem => ({
      ...NOTHING_ELSE,
      _id: `topics ${id}`,
      kind: "topics",
      plan: { _id: id, name },
    })),
    ...unwritten.map(({ id, name, code }): InboxItem => ({
      ...NOTHING_ELSE,
      _id: `episode ${id}`,
      kind: "episode",
      plan: { _id: id, name },
      reason: t(`error.${code}`),
    })),
    ...(await storageItem(context, userId)),
  ];
}

/** What is deleted goes by itself in a few minutes: its owner has nothing left to do. */
async function storageItem(context: Context, userId: string): Promise<InboxItem[]> {
  const { bytes, limitBytes } = await readStorage(context, context.db, userId);
  const room = limitBytes * STORAGE_WARNING;
  if (bytes < room) return [];
  const kept = bytes - (await goingBytes(context.db, userId));
  if (kept < room) return [];
  const percent = limitBytes > 0 ? Math.min(100, Math.floor((100 * kept) / limitBytes)) : 100;
  const unpublished = await oldestUnpublished(context.db, userId);
  return [{ ...NOTHING_ELSE, _id: "storage", kind: "storage", percent, oldest: enoughOf(unpublished, kept - room) }];
}

function enoughOf<Kept extends { bytes: number }>(videos: readonly Kept[], tooMany: number): Kept[] {
  const chosen: Kept[] = [];
  let freed = 0;
  for (const video of videos) {
    if (freed > tooMany) break;
    chosen.push(video);
    freed += video.bytes;
  }
  return chosen;
}
