import { STREAM_HEARTBEAT_MS } from "@sahne/contract/history/events";
import type { QueryClient } from "@tanstack/react-query";
import { setIsLive } from "#lib/live-state.ts";
import { logWarning } from "#lib/log.ts";
import { createChangeApplier } from "./live-cache.ts";
import { followChanges, type LiveMessage } from "./live-stream.ts";

/** Longer than the holder of the stream may be silent before it cuts the line itself. */
const DEAD_AFTER_MS = STREAM_HEARTBEAT_MS * 2;

/** Applies the messages of the stream until the signal ends it. */
export function runLive(queryClient: QueryClient, userId: string, signal: AbortSignal): void {
  const applier = createChangeApplier(queryClient, userId);
  let silence: ReturnType<typeof setTimeout> | undefined;

  function applyMessage(message: LiveMessage): void {
    clearTimeout(silence);
    setIsLive(message.type !== "down");
    if (message.type === "down") return;
    silence = setTimeout(() => setIsLive(false), DEAD_AFTER_MS);
    if (message.type === "change") applier.change(message.change);
    if (message.type === "resync") applier.resync();
  }

  signal.addEventListener("abort", () => {
    clearTimeout(silence);
    applier.stop();
    setIsLive(false);
  });
  followChanges(userId, signal, applyMessage).catch((error: unknown) => {
    logWarning("Changes do not arrive by themselves; lists are asked for again instead", error);
  });
}
