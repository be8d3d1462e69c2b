import { confirmSubscriptionRoute, unsubscribeRoute } from "@sahne/contract/accounts/newsletter";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api.ts";

export function useConfirmSubscription() {
  return useMutation({
    mutationFn: (token: string) => call(confirmSubscriptionRoute, { body: { token } }, "default.unknown"),
  });
}

export function useUnsubscribe() {
  return useMutation({
    mutationFn: (token: string) => call(unsubscribeRoute, { body: { token } }, "default.unknown"),
  });
}
