import { revealKeyRoute, testKeyRoute } from "@sahne/contract/accounts/profile";
import type { KeyService } from "@sahne/contract/services/services";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "./accounts.ts";
import { refreshSecurity } from "./security.ts";

// A vendor may take longer than our own calls; the server gives up before this.
const TEST_TIMEOUT_MS = 30_000;

/** The key goes to whoever asked and stays in no cache (`gcTime: 0`). */
export function useRevealKey(service: KeyService) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (password: string) =>
      call(revealKeyRoute, { params: { userId, service }, body: { password } }, "default.unknown"),
    gcTime: 0,
    onSuccess: () => void refreshSecurity(queryClient),
  });
}

/** Tests the given key; without one, the stored key. */
export function useTestKey(service: KeyService) {
  const userId = useUserId();
  return useMutation({
    mutationFn: (key: string | undefined) =>
      call(
        testKeyRoute,
        { params: { userId, service }, body: { key }, timeoutMs: TEST_TIMEOUT_MS },
        "keys.unreachable",
      ),
    gcTime: 0,
  });
}
