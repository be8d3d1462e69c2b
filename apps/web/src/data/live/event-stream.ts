import { createParser } from "eventsource-parser";

export type StreamEvent = { name: string; data: string };

/**
 * Reads server-sent events from an answer of `fetch`, which unlike EventSource can carry our token. Ends when the server
 * ends the answer. `onLife` is called for every piece that comes, comments too: silence means that the line is dead.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onLife: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent: ({ event = "message", data }) => onEvent({ name: event, data }) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onLife();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    reader.releaseLock();
  }
}
