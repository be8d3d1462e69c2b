import { expect, test } from "vitest";
import { createEventParser, readEventStream, type StreamEvent } from "./event-stream.ts";

const text = 'event: resync\ndata: {}\n\n: still here\n\nevent: change\ndata: {"kind":"video",\ndata: "id":"ü1"}\n\n';
const expected: StreamEvent[] = [
  { name: "resync", data: "{}" },
  { name: "change", data: '{"kind":"video",\n"id":"ü1"}' },
];

test("events are the same whatever the size of the pieces they come in", () => {
  for (let size = 1; size <= text.length; size += 1) {
    const seen: StreamEvent[] = [];
    const take = createEventParser((event) => seen.push(event));
    for (let at = 0; at < text.length; at += size) take(text.slice(at, at + size));

    expect(seen).toEqual(expected);
  }
});

test("a letter cut in two by the network arrives whole, and comments count as life", async () => {
  const bytes = new TextEncoder().encode(text);
  const half = bytes.indexOf(0xc3) + 1;
  const seen: StreamEvent[] = [];
  let lives = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, half));
      controller.enqueue(bytes.slice(half));
      controller.close();
    },
  });

  await readEventStream(
    body,
    (event) => seen.push(event),
    () => {
      lives += 1;
    },
  );

  expect(seen).toEqual(expected);
  expect(lives).toBe(2);
});
