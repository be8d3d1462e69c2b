import { expect, test } from "vitest";
import { readEventStream, type StreamEvent } from "./event-stream.ts";

const text = 'event: resync\ndata: {}\n\n: still here\n\nevent: change\ndata: {"kind":"video",\ndata: "id":"ü1"}\n\n';
const expected: StreamEvent[] = [
  { name: "resync", data: "{}" },
  { name: "change", data: '{"kind":"video",\n"id":"ü1"}' },
];

test("events are the same whatever the size of the pieces they come in", async () => {
  const bytes = new TextEncoder().encode(text);
  for (let size = 1; size <= bytes.length; size += 1) {
    const seen: StreamEvent[] = [];
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.slice(index * size, (index + 1) * size),
    );

    await readEventStream(
      streamOf(pieces),
      (event) => seen.push(event),
      () => undefined,
    );

    expect(seen).toEqual(expected);
  }
});

test("a letter cut in two by the network arrives whole, and comments count as life", async () => {
  const bytes = new TextEncoder().encode(text);
  const half = bytes.indexOf(0xc3) + 1;
  const seen: StreamEvent[] = [];
  let lives = 0;

  await readEventStream(
    streamOf([bytes.slice(0, half), bytes.slice(half)]),
    (event) => seen.push(event),
    () => {
      lives += 1;
    },
  );

  expect(seen).toEqual(expected);
  expect(lives).toBe(2);
});

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}
