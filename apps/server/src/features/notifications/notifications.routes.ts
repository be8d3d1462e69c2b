import { errorKinds, type ErrorCode } from "@sahne/contract/errors";
import {
  clearNotificationsRoute,
  listNotificationsRoute,
  NOTIFICATIONS_SHOWN,
  readNotificationsRoute,
  type Notification,
  type NotificationKind,
} from "@sahne/contract/history/notifications";
import {
  getNotificationChoicesRoute,
  putNotificationChoicesRoute,
  stopNotificationMailsRoute,
} from "@sahne/contract/accounts/notification-choices";
import type { Mode } from "@sahne/messages/translator";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { browserTimes, readChoices, saveChoices, stopMails } from "./notification-choices.ts";
import {
  clearNotifications,
  countUnread,
  markRead,
  newestNotifications,
  type NotificationRow,
} from "./notifications.repo.ts";

export function notificationRoutes(mount: Mount, context: Context): void {
  mount.session(listNotificationsRoute, async ({ identity, language }) => {
    const rows = await newestNotifications(context.db, identity.userId, NOTIFICATIONS_SHOWN);
    const browserAt = await browserTimes(context.db, identity.userId);
    return {
      notifications: rows.map((row) => ({
        ...present(context, row, language),
        browserAt: browserAt(row.kind as NotificationKind, row.createdAt)?.toISOString() ?? null,
      })),
      unread: await countUnread(context.db, identity.userId),
    };
  });

  mount.session(readNotificationsRoute, async ({ identity, body }) => {
    await markRead(context.db, identity.userId, body.ids, context.clock.now());
    return DONE;
  });

  mount.session(clearNotificationsRoute, async ({ identity }) => {
    await clearNotifications(context.db, identity.userId);
    return DONE;
  });

  mount.session(getNotificationChoicesRoute, async ({ identity }) => ({
    choices: await readChoices(context.db, identity.userId),
  }));

  mount.session(putNotificationChoicesRoute, async ({ identity, body }) => {
    await saveChoices(context, identity.userId, body);
    return { choices: body };
  });

  mount.public(stopNotificationMailsRoute, async ({ body }) => {
    await stopMails(context, body.token);
    return DONE;
  });
}

function present(context: Context, row: NotificationRow, language: Mode): Omit<Notification, "browserAt"> {
  const code = row.values["code"];
  return {
    _id: row.id,
    kind: row.kind as NotificationKind,
    videoId: row.videoId,
    values: row.values,
    reason: isErrorCode(code) ? context.translatorFor(language)(`error.${code}`) : null,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    isSettled: row.settledAt !== null,
  };
}

/** A notice may be older than this version's list. */
function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && code in errorKinds;
}
