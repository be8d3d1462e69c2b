import { listOutboxRoute, openOutboxRoute, readOutboxRoute } from "@sahne/contract/accounts/mails";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#lib/api-error.ts";
import { call } from "#lib/api.ts";

const POLL_MS = 3_000;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Mails arrive while the page is open: whoever asked for one is waiting for it. */
export function useOutbox() {
  return useQuery({
    queryKey: ["outbox"],
    queryFn: async () => {
      await openWithKey();
      return call(listOutboxRoute, {}, "default.unknown");
    },
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
  return outbox.isSuccess || (outbox.error instanceof ApiError && outbox.error.code === "outbox_locked");
}

const KEY_IN_ADDRESS = "#key=";

/** The link that is printed at the start carries the key behind its `#`; there it is used once and taken away. */
async function openWithKey(): Promise<void> {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(KEY_IN_ADDRESS)) return;
  const key = hash.slice(KEY_IN_ADDRESS.length);
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  await call(openOutboxRoute, { body: { key } }, "default.unknown");
}
