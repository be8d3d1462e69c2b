import { change, EVENTS_PATH, STREAM_HEARTBEAT_MS, streamEvents, type Change } from "@sahne/contract/history/events";
import { apiAddress } from "#lib/api.ts";
import { reportReachable } from "#lib/connection.ts";
import { retryDelay, waitOrWake } from "#lib/retry.ts";
import { expireSession } from "#lib/session.ts";
import { readStored } from "#lib/storage.ts";
import { readEventStream } from "./event-stream.ts";
import { inOneTab } from "./one-tab.ts";

/** What the tab that holds the stream sends to the others; `who` is what a new tab asks. */
export type LiveMessage =
  | { type: "change"; change: Change }
  | { type: "resync" }
  | { type: "alive" }
  | { type: "down" }
  | { type: "who" };

/** A little longer than the server may be silent. */
const SILENCE_MS = STREAM_HEARTBEAT_MS * 1.5;

/**
 * One stream per browser. Every tab hears the same messages, whether it holds the stream or listens to the one that does;
 * `alive` comes with each heartbeat, so that a listener notices when the holder has fallen asleep.
 */
export async function followChanges(
  userId: string,
  signal: AbortSignal,
  onMessage: (message: LiveMessage) => void,
): Promise<void> {
  const name = `sahne-live-${userId}`;
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  let isHolding = false;

  function send(message: LiveMessage): void {
    onMessage(message);
    channel?.postMessage(message);
  }

  if (channel !== null) {
    channel.addEventListener("message", ({ data }: MessageEvent<LiveMessage>) => {
      if (data.type !== "who") onMessage(data);
      else if (isHolding) channel.postMessage({ type: "alive" } satisfies LiveMessage);
    });
    channel.postMessage({ type: "who" } satisfies LiveMessage);
  }
  signal.addEventListener("abort", () => channel?.close(), { once: true });

  await inOneTab(name, signal, () =>
    holdStream(signal, (message) => {
      if (signal.aborted) return;
      isHolding = message.type !== "down";
      send(message);
    }),
  );
}

/** Opens the stream again and again, until the tab or the session ends. */
async function holdStream(signal: AbortSignal, send: (message: LiveMessage) => void): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await openStream(signal, send);
    if (outcome === "refused") return;
    failures = outcome === "ended" ? 1 : failures + 1;
    send({ type: "down" });
    await waitOrWake(retryDelay(failures), signal);
  }
}

async function openStream(
  signal: AbortSignal,
  send: (message: LiveMessage) => void,
): Promise<"ended" | "failed" | "refused"> {
  const line = new AbortController();
  const cut = () => line.abort();
  let silence = setTimeout(cut, SILENCE_MS);
  signal.addEventListener("abort", cut, { once: true });
  let hasOpened = false;
  try {
    const token = readStored("authToken");
    if (token === null) return "refused";
    const headers = { Accept: "text/event-stream", Authorization: `Bearer ${token}` };
    const response = await fetch(apiAddress(EVENTS_PATH), { headers, signal: line.signal, cache: "no-store" });
    if (response.status === 401) {
      if (token === readStored("authToken")) expireSession();
      return "refused";
    }
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
    if (!response.ok || !isStream || response.body === null) return "failed";
    hasOpened = true;
    reportReachable();
    await readEventStream(
      response.body,
      (event) => {
        const message = toMessage(event.name, event.data);
        if (message !== null) send(message);
      },
      () => {
        clearTimeout(silence);
        silence = setTimeout(cut, SILENCE_MS);
        send({ type: "alive" });
      },
    );
    return "ended";
  } catch {
    // A server that restarts, a network that is gone, a laptop that slept: all the same to whoever tries again.
    return hasOpened ? "ended" : "failed";
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", cut);
    line.abort();
  }
}

/** Null for an event that this version does not know. */
function toMessage(name: string, data: string): LiveMessage | null {
  if (name === streamEvents.resync) return { type: "resync" };
  if (name !== streamEvents.change) return null;
  try {
    const parsed = change.safeParse(JSON.parse(data));
    return parsed.success ? { type: "change", change: parsed.data } : null;
  } catch {
    return null;
  }
}
