import {
  clearNotificationsRoute,
  listNotificationsRoute,
  readNotificationsRoute,
  type Notification,
} from "@sahne/contract/history/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useIsLive } from "#lib/live-state.ts";
import { useUserId } from "#data/accounts/accounts.ts";

const LOOK_AGAIN_MS = 30_000;

export const notificationKeys = {
  all: ["notifications"] as const,
  of: (userId: string) => ["notifications", userId] as const,
};

type Kept = { notifications: Notification[]; unread: number };

export function useNotifications() {
  const userId = useUserId();
  const isLive = useIsLive();
  return useQuery({
    queryKey: notificationKeys.of(userId),
    queryFn: () => call(listNotificationsRoute, { params: { userId } }, "default.unknown"),
    refetchInterval: isLive ? false : LOOK_AGAIN_MS,
  });
}

/** Without ids: all of them. Shown as read at once; a refusal is put right by the next answer. */
export function useReadNotifications() {
  const userId = useUserId();
  return useChange(
    (ids: string[] | undefined) =>
      call(readNotificationsRoute, { params: { userId }, body: { ids } }, "default.unknown"),
    (kept, ids) => {
      const notifications = kept.notifications.map((one) =>
        ids === undefined || ids.includes(one._id) ? { ...one, isRead: true } : one,
      );
      const newlyRead = notifications.filter((one, index) => one.isRead && !kept.notifications[index]?.isRead).length;
      return { notifications, unread: ids === undefined ? 0 : Math.max(0, kept.unread - newlyRead) };
    },
  );
}

export function useClearNotifications() {
  const userId = useUserId();
  return useChange(
    () => call(clearNotificationsRoute, { params: { userId } }, "default.unknown"),
    () => ({ notifications: [], unread: 0 }),
  );
}

function useChange<Input>(send: (input: Input) => Promise<unknown>, foresee: (kept: Kept, input: Input) => Kept) {
  const queryClient = useQueryClient();
  const queryKey = notificationKeys.of(useUserId());
  return useMutation({
    mutationFn: send,
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Kept>(queryKey, (kept) => kept && foresee(kept, input));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
