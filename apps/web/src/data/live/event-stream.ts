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
  const parser = createEventParser(onEvent);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onLife();
      parser(decoder.decode(value, { stream: true }));
    }
  } finally {
    reader.releaseLock();
  }
}

/** Takes the text in pieces of any size, even ones that end inside a line. */
export function createEventParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let pending = "";
  let name = "";
  let data: string[] = [];

  function takeLine(line: string): void {
    if (line === "") {
      if (data.length > 0) onEvent({ name: name === "" ? "message" : name, data: data.join("\n") });
      name = "";
      data = [];
      return;
    }
    if (line.startsWith(":")) return;
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") name = value;
    if (field === "data") data.push(value);
  }

  return (piece) => {
    const lines = (pending + piece).split(/\r?\n/);
    pending = lines.pop() ?? "";
    for (const line of lines) takeLine(line);
  };
}
