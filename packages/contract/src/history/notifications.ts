import { z } from "zod";
import { done, id, instant, userParams } from "#common.ts";
import { defineRoute } from "#route.ts";

/** Every kind with the one thing its reader can do next. Its words stand in the catalogue under `notification.<kind>`. */
export const notificationActions = {
  video_completed: "watch",
  video_failed: "retry",
  video_needs_attention: "decide",
  upload_published: "open",
  upload_failed: "publish",
  upload_needs_attention: "review",
  upload_awaits_approval: "approve",
  channel_needs_reconnect: "connect",
  channel_grant_ends: "connect",
  schedule_late: "watch",
  schedule_missed: "schedule",
} as const;

export type NotificationKind = keyof typeof notificationActions;

const kinds = Object.keys(notificationActions) as [NotificationKind, ...NotificationKind[]];

export const notification = z
  .object({
    _id: id,
    kind: z.enum(kinds),
    videoId: id.nullable(),
    /** Values of its text: the video's name, a planned time, the reason of a failure as an error code, who made it. */
    values: z.record(z.string(), z.string()),
    /** Why it came to this, in the reader's language. */
    reason: z.string().nullable(),
    createdAt: instant,
    isRead: z.boolean(),
    /** What it asks for is done or overtaken: it is history, and nothing is left to do about it. */
    isSettled: z.boolean(),
    /** When a browser that is in the background may show it, by its owner's choice and quiet hours; null for never. */
    browserAt: instant.nullable(),
  })
  .meta({ id: "Notification" });
export type Notification = z.output<typeof notification>;

export const NOTIFICATIONS_SHOWN = 50;

export const listNotificationsRoute = defineRoute({
  id: "listNotifications",
  method: "GET",
  path: "/api/users/:userId/notifications",
  tag: "notifications",
  summary: "The newest notifications and how many are unread",
  params: userParams,
  reply: z.object({ notifications: z.array(notification), unread: z.int() }),
});

export const readNotificationsRoute = defineRoute({
  id: "readNotifications",
  method: "POST",
  path: "/api/users/:userId/notifications/read",
  tag: "notifications",
  summary: "Mark some, or all, as read",
  params: userParams,
  body: z.object({ ids: z.array(id).max(NOTIFICATIONS_SHOWN).optional() }),
  reply: done,
});

export const clearNotificationsRoute = defineRoute({
  id: "clearNotifications",
  method: "DELETE",
  path: "/api/users/:userId/notifications",
  tag: "notifications",
  summary: "Remove all notifications",
  params: userParams,
  reply: done,
});
