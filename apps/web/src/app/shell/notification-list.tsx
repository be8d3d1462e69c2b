import { CheckCheck, Trash2, TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { useClearNotifications, useNotifications, useReadNotifications } from "#data/history/notifications.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { NotificationRow } from "./notification-row.tsx";

type NotificationListProps = { isOpen: boolean; titleId: string; onClose: () => void };

export function NotificationList({ titleId, onClose }: NotificationListProps) {
  const t = useT();
  const kept = useNotifications();
  const read = useReadNotifications();
  const clear = useClearNotifications();
  const notifications = kept.data?.notifications ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  function changeAll(change: typeof read | typeof clear) {
    // The pressed button will be disabled or gone.
    heading.current?.focus();
    change.mutate(undefined);
  }
  return (
    <>
      <div className="flex min-h-13 items-center gap-1 border-b border-line py-1 pr-2 pl-4">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="min-w-0 flex-1 text-base font-semibold outline-none">
          <T k="notifications.title" />
        </h2>
        {notifications.length > 0 && (
          <>
            <IconButton
              size="sm"
              label={t("notifications.markAllRead")}
              lang={t.attr("notifications.markAllRead")}
              disabled={kept.data?.unread === 0}
              onClick={() => changeAll(read)}
            >
              <CheckCheck aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton
              size="sm"
              label={t("notifications.clear")}
              lang={t.attr("notifications.clear")}
              onClick={() => changeAll(clear)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </>
        )}
      </div>
      {kept.isPending && <Loading />}
      {kept.isError && kept.data === undefined && (
        <Failure message={kept.error.message} isTrying={kept.isFetching} onRetry={() => void kept.refetch()} />
      )}
      {kept.data !== undefined && notifications.length === 0 && <Nothing />}
      {notifications.length > 0 && (
        <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain">
          {notifications.map((notification) => (
            <NotificationRow
              key={notification._id}
              notification={notification}
              onRead={() => {
                if (!notification.isRead) read.mutate([notification._id]);
              }}
              onClose={onClose}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Loading() {
  const t = useT();
  return (
    <SkeletonGroup label={t("notifications.loading")} className="flex flex-col gap-3 p-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}

function Failure({ message, isTrying, onRetry }: { message: string; isTrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      <TriangleAlert aria-hidden="true" className="size-6 text-danger" />
      <p className="text-base font-medium">
        <T k="notifications.error" />
      </p>
      <p className="text-sm text-text-2">{message}</p>
      <Button size="sm" isLoading={isTrying} onClick={onRetry} className="mt-2">
        <T k="common.retry" />
      </Button>
    </div>
  );
}

function Nothing() {
  return (
    <div className="px-6 py-10 text-center">
      <p className="text-base font-medium">
        <T k="notifications.empty" />
      </p>
      <p className="mt-1 text-sm text-text-2">
        <T k="notifications.emptyText" />
      </p>
    </div>
  );
}
