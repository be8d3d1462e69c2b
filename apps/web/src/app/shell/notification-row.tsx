import type { Notification, NotificationKind } from "@sahne/contract/history/notifications";
import { CalendarClock, CircleCheck, OctagonX, TriangleAlert, type LucideIcon } from "lucide-react";
import { useRef } from "react";
import { useFetchVideo, useRetryVideo } from "#data/videos/videos.ts";
import { T, useT, type Translator } from "#lib/messages.tsx";
import { formatRelative } from "#lib/time/format.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { nextStep } from "./notification-place.ts";

type RowProps = { notification: Notification; onRead: () => void; onClose: () => void };

export function NotificationRow({ notification, onRead, onClose }: RowProps) {
  const t = useT();
  const { kind, createdAt, isRead, isSettled } = notification;
  const { icon: Icon, ink } = LOOKS[kind];
  const lang = t.attr(`notification.${kind}`);
  const steps = useRef<HTMLDivElement>(null);
  function handleRead() {
    // The button goes away with the mark; the row's own step stays.
    steps.current?.querySelector<HTMLElement>("a, button")?.focus();
    onRead();
  }
  return (
    <li className={classNames("flex gap-3 px-4 py-3", !isRead && "bg-accent-tint/40")}>
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-5 shrink-0", isSettled ? "text-text-3" : ink)} />
      <div className="min-w-0 flex-1">
        <p className={classNames("text-base break-words", !isRead && "font-medium", isSettled && "text-text-2")}>
          {!isRead && (
            <span className="sr-only">
              <T k="notifications.unread" />:{" "}
            </span>
          )}
          <Words notification={notification} />
        </p>
        {notification.reason !== null && (
          <p className="mt-0.5 text-sm break-words text-text-2">{notification.reason}</p>
        )}
        <p className="mt-0.5 text-xs text-text-3">
          <time dateTime={createdAt} title={t("common.moment", { when: new Date(createdAt) })} lang={lang}>
            {formatRelative(createdAt, t.lang(`notification.${kind}`))}
          </time>
        </p>
        <div ref={steps} className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {!isSettled && <Action notification={notification} onRead={onRead} onClose={onClose} />}
          {!isRead && (
            <Button size="sm" variant="ghost" onClick={handleRead}>
              <T k="notifications.markRead" />
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function Words({ notification: { kind, values } }: { notification: Notification }) {
  const t = useT();
  const name = values["name"] ?? "";
  if (kind === "channel_needs_reconnect") return <T k="notification.channel_needs_reconnect" />;
  if (kind === "channel_grant_ends") {
    return <T k={`notification.${kind}`} v={{ name, endsAt: moment(t, values["endsAt"]) }} />;
  }
  if (kind === "schedule_late" || kind === "schedule_missed") {
    return <T k={`notification.${kind}`} v={{ name, plannedAt: moment(t, values["plannedAt"]) }} />;
  }
  return <T k={`notification.${kind}`} v={{ name }} />;
}

function moment(t: Translator, instant: string | undefined): string {
  return instant === undefined ? t("common.noData") : t("common.moment", { when: new Date(instant) });
}

/** The one thing to do about it. Trying or fetching again needs no visit; everything else leads to where it is done. */
function Action({ notification, onRead, onClose }: RowProps) {
  const t = useT();
  const { notify } = useNotification();
  const retry = useRetryVideo();
  const fetchAgain = useFetchVideo();
  const { words, place, does } = nextStep(notification);
  const step = does === "fetch" ? fetchAgain : retry;
  const { videoId, values } = notification;
  if (place === null && videoId !== null) {
    return (
      <Button
        size="sm"
        isLoading={step.isPending}
        className="whitespace-normal"
        onClick={() =>
          step.mutate(videoId, {
            onSuccess: () => {
              // The answer is a toast, and nothing is drawn over an open panel.
              onRead();
              onClose();
              notify({ type: "success", message: t("notification.retried", { name: values["name"] ?? "" }) });
            },
            onError: (error) => {
              onClose();
              notify({ type: "error", message: error.message });
            },
          })
        }
      >
        <T k={words} />
      </Button>
    );
  }
  return (
    <ButtonLink
      size="sm"
      to={place ?? "/dashboard/videos"}
      onClick={() => {
        onRead();
        onClose();
      }}
    >
      <T k={words} />
    </ButtonLink>
  );
}

const done = { icon: CircleCheck, ink: "text-success" };
const failed = { icon: OctagonX, ink: "text-danger" };
const waiting = { icon: TriangleAlert, ink: "text-warning" };
const planned = { icon: CalendarClock, ink: "text-scheduled" };

const LOOKS: Record<NotificationKind, { icon: LucideIcon; ink: string }> = {
  video_completed: done,
  video_failed: failed,
  video_needs_attention: waiting,
  upload_published: done,
  upload_failed: failed,
  upload_needs_attention: waiting,
  upload_awaits_approval: waiting,
  channel_needs_reconnect: waiting,
  channel_grant_ends: waiting,
  schedule_late: planned,
  schedule_missed: planned,
};
