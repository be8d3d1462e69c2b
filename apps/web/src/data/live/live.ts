import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { logWarning } from "#lib/log.ts";
import { useSession } from "#lib/session.ts";

/** Keeps this tab up to date over the stream while somebody is signed in. */
export function useLiveChanges(): void {
  const queryClient = useQueryClient();
  const { token, user } = useSession();
  const userId = user?._id;

  useEffect(() => {
    if (token === null || userId === undefined) return;
    const ended = new AbortController();
    void begin(queryClient, userId, ended.signal);
    return () => ended.abort();
  }, [queryClient, token, userId]);
}

/** Nothing on the screen waits for it, so it is fetched after everything that does. */
async function begin(queryClient: QueryClient, userId: string, signal: AbortSignal): Promise<void> {
  try {
    const { runLive } = await import("./live-run.ts");
    if (!signal.aborted) runLive(queryClient, userId, signal);
  } catch (error) {
    logWarning("Lists are asked for again now and then instead", error);
  }
}
