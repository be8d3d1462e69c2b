import {
  changePasswordRoute,
  endOtherSessionsRoute,
  endSessionRoute,
  listSecurityEventsRoute,
  listSessionsRoute,
  type ChangePasswordBody,
} from "@sahne/contract/accounts/accounts";
import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "./accounts.ts";

const securityKeys = {
  all: ["security"] as const,
  sessions: (userId: string) => ["security", "sessions", userId] as const,
  events: (userId: string) => ["security", "events", userId] as const,
};

// Both lists are about "right now": whoever opens the page to check must not be shown an old answer.
export function useSessions() {
  const userId = useUserId();
  return useQuery({
    queryKey: securityKeys.sessions(userId),
    queryFn: () => call(listSessionsRoute, { params: { userId } }, "default.unknown"),
    staleTime: 0,
  });
}

export function useSecurityEvents() {
  const userId = useUserId();
  return useQuery({
    queryKey: securityKeys.events(userId),
    queryFn: () => call(listSecurityEventsRoute, { params: { userId } }, "default.unknown"),
    staleTime: 0,
  });
}

export function useEndSession() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (sessionId: string) => call(endSessionRoute, { params: { userId, sessionId } }, "default.unknown"),
    onSettled: () => refreshSecurity(queryClient),
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: () => call(endOtherSessionsRoute, { params: { userId } }, "default.unknown"),
    onSettled: () => refreshSecurity(queryClient),
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (body: ChangePasswordBody) =>
      call(changePasswordRoute, { params: { userId }, body }, "default.unknown"),
    // Links to media end with the old password, so everything that carries one is fetched again.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** After anything that leaves a trace in the lists above. */
export function refreshSecurity(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: securityKeys.all });
}
