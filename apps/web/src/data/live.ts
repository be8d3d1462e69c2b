import { STREAM_HEARTBEAT_MS } from "@sahne/contract/events";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { setIsLive } from "#lib/live-state.ts";
import { logWarning } from "#lib/log.ts";
import { useSession } from "#lib/session.ts";
import { createChangeApplier } from "./live-cache.ts";
import { followChanges, type LiveMessage } from "./live-line.ts";

/** Longer than the holder of the stream may be silent before it cuts the line itself. */
const DEAD_AFTER_MS = STREAM_HEARTBEAT_MS * 2;

/** Keeps what this tab knows up to date by itself, for as long as somebody is signed in. */
export function useLiveChanges(): void {
  const queryClient = useQueryClient();
  const { token, user } = useSession();
  const userId = user?._id;

  useEffect(() => {
    if (token === null || userId === undefined) return;
    const ended = new AbortController();
    const applier = createChangeApplier(queryClient, userId);
    let silence: ReturnType<typeof setTimeout> | undefined;

    function hear(message: LiveMessage): void {
      clearTimeout(silence);
      setIsLive(message.type !== "down");
      if (message.type === "down") return;
      silence = setTimeout(() => setIsLive(false), DEAD_AFTER_MS);
      if (message.type === "change") applier.change(message.change);
      if (message.type === "resync") applier.resync();
    }

    followChanges(userId, ended.signal, hear).catch((error: unknown) => {
      logWarning("Changes do not arrive by themselves; lists are asked for again instead", error);
    });
    return () => {
      ended.abort();
      clearTimeout(silence);
      applier.stop();
      setIsLive(false);
    };
  }, [queryClient, token, userId]);
}
