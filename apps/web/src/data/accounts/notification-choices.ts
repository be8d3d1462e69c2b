import {
  getNotificationChoicesRoute,
  NO_MAILS,
  putNotificationChoicesRoute,
  stopNotificationMailsRoute,
  type NotificationChoices,
} from "@sahne/contract/accounts/notification-choices";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "./accounts.ts";

const choicesKey = (userId: string) => ["notification-choices", userId] as const;

export function useNotificationChoices() {
  const userId = useUserId();
  return useQuery({
    queryKey: choicesKey(userId),
    queryFn: async () => (await call(getNotificationChoicesRoute, { params: { userId } }, "default.unknown")).choices,
  });
}

/** Shown at once, so that a second change builds on the first; after a refusal the server says what is kept. */
export function useChangeNotificationChoices() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const queryKey = choicesKey(userId);
  const save = useMutation({
    mutationFn: (body: NotificationChoices) =>
      call(putNotificationChoicesRoute, { params: { userId }, body }, "default.unknown"),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    // One after the other: the last choice is the one that stays.
    scope: { id: "notification-choices" },
  });
  return (changes: Partial<NotificationChoices>) => {
    const next = { ...NO_MAILS, ...queryClient.getQueryData<NotificationChoices>(queryKey), ...changes };
    queryClient.setQueryData(queryKey, next);
    return save.mutateAsync(next);
  };
}

export function useStopMails() {
  return useMutation({
    mutationFn: (token: string) => call(stopNotificationMailsRoute, { body: { token } }, "default.unknown"),
  });
}
