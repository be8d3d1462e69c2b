import { listOutboxRoute, readOutboxRoute } from "@sahne/contract/mails";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";

const POLL_MS = 3_000;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Mails arrive while the page is open: whoever asked for one is waiting for it. */
export function useOutbox() {
  return useQuery({
    queryKey: ["outbox"],
    queryFn: () => call(listOutboxRoute, {}, "default.unknown"),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === "error" ? false : POLL_MS),
  });
}

export function useMail(mailId: string) {
  return useQuery({
    queryKey: ["outbox", mailId],
    queryFn: () => call(readOutboxRoute, { params: { mailId } }, "default.unknown"),
  });
}

/** Whether to point to the outbox. Elsewhere than on this very machine the server has none, so it is not even asked. */
export function useHasOutbox(): boolean {
  const outbox = useQuery({
    queryKey: ["outbox", "exists"],
    queryFn: () => call(listOutboxRoute, {}, "default.unknown"),
    enabled: LOOPBACK.has(window.location.hostname),
    retry: false,
  });
  return outbox.isSuccess;
}
