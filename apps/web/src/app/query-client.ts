import { MINUTE_MS } from "@sahne/contract/time-units";
import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#lib/api-error.ts";

/** R11.15, for every call that does not say otherwise. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && mayHelpToAskAgain(error),
        refetchOnWindowFocus: false,
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
      },
    },
  });
}

/** A refusal stays a refusal: asking again after a 401 or 404 only keeps the reader waiting. */
function mayHelpToAskAgain(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
