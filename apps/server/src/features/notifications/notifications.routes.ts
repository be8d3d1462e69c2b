import {
  clearNotificationsRoute,
  listNotificationsRoute,
  NOTIFICATIONS_SHOWN,
  readNotificationsRoute,
  type Notification,
  type NotificationKind,
} from "@sahne/contract/notifications";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import {
  clearNotifications,
  countUnread,
  markRead,
  newestNotifications,
  type NotificationRow,
} from "./notifications.repo.ts";

export function notificationRoutes(mount: Mount, context: Context): void {
  mount.session(listNotificationsRoute, async ({ identity }) => {
    const rows = await newestNotifications(context.db, identity.userId, NOTIFICATIONS_SHOWN);
    return { notifications: rows.map(present), unread: await countUnread(context.db, identity.userId) };
  });

  mount.session(readNotificationsRoute, async ({ identity, body }) => {
    await markRead(context.db, identity.userId, body.ids, context.clock.now());
    return DONE;
  });

  mount.session(clearNotificationsRoute, async ({ identity }) => {
    await clearNotifications(context.db, identity.userId);
    return DONE;
  });
}

function present(row: NotificationRow): Notification {
  return {
    _id: row.id,
    kind: row.kind as NotificationKind,
    videoId: row.videoId,
    values: row.values,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
  };
}
