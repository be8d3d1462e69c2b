import { z } from "zod";
import { id, instant, userParams } from "#common.ts";
import { defineRoute } from "#route.ts";
import { DAY_MS } from "#time-units.ts";
import { video } from "#videos/videos.ts";

/** A failure is offered for another try this long; later nobody waits for it. */
export const FAILED_SHOWN_MS = 7 * DAY_MS;
/** A grant that ends by itself is told of this long before. */
export const GRANT_WARNING_MS = 7 * DAY_MS;
/** Part of the storage from which on its owner is told. */
export const STORAGE_WARNING = 0.9;
export const INBOX_SHOWN = 50;
/** So many videos are offered for deletion at once: as many as somebody reads before saying yes. */
export const OLDEST_OFFERED = 10;

export const inboxKind = z.enum([
  /** A paid call of unknown outcome: only its owner may say whether it is made again. */
  "paid_call",
  "approval",
  /** A publication in doubt, or one that came out other than asked for. */
  "publication",
  /** A publication that waits until the day's uploads are free again. */
  "full_bucket",
  "needs_time",
  /** A plan whose list of topics has ended. */
  "topics",
  /** A plan whose next text could not be written. */
  "episode",
  "failed",
  "reconnect",
  "grant_ends",
  "storage",
]);
export type InboxKind = z.output<typeof inboxKind>;

export const inboxItem = z
  .object({
    _id: z.string(),
    kind: inboxKind,
    /** What it is about; null for what concerns the whole account. */
    video: video.nullable(),
    /** Of a grant: whose, and when it ends. Of storage: how much is used, in percent. */
    channelTitle: z.string().nullable(),
    endsAt: instant.nullable(),
    percent: z.int().nullable(),
    /** Of a plan. */
    plan: z.object({ _id: id, name: z.string() }).nullable(),
    /** Of storage: videos that were never published, the oldest first, as many as make it roomy again. */
    oldest: z.array(z.object({ _id: id, videoName: z.string(), bytes: z.number() })),
    /** Why, in words, where there is more to say than what it is. */
    reason: z.string().nullable(),
  })
  .meta({ id: "InboxItem" });
export type InboxItem = z.output<typeof inboxItem>;

export const inboxRoute = defineRoute({
  id: "inbox",
  method: "GET",
  path: "/api/users/:userId/inbox",
  tag: "inbox",
  summary: "Everything that waits for its owner, the most pressing first; empties itself when the cause ends",
  params: userParams,
  reply: z.object({
    items: z.array(inboxItem),
    /** All of them, also beyond those listed. */
    count: z.int(),
  }),
});
export type Inbox = z.output<typeof inboxRoute.reply>;
