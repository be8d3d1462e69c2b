import { healthRoute } from "@sahne/contract/status";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";

const STATUS_POLL_MS = 15_000;

export function useStatus() {
  return useQuery({
    queryKey: ["status"],
    queryFn: () => call(healthRoute, {}, "statusPage.error"),
    staleTime: 0,
    retry: 0,
    refetchInterval: STATUS_POLL_MS,
  });
}
