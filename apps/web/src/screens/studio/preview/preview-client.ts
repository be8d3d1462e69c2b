import { apiAddress } from "#lib/api.ts";
import type { Answers, FromWorker, Question, ToWorker } from "./messages.ts";
import { drawThing } from "./draw-thing.ts";

export type PreviewClient = {
  /** Begins to load, so that the first question does not wait for all of it. */
  start(): void;
  ask<Kind extends Question["kind"]>(
    question: Extract<Question, { kind: Kind }>,
    transfer?: Transferable[],
  ): Promise<Answers[Kind]>;
  close(): void;
};

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

/** Where the renderer's files lie; their address changes with their content. */
export async function findAssets(): Promise<string> {
  const response = await fetch(apiAddress("/studio-assets/index.json"));
  if (!response.ok) throw new Error(`The files of the preview answered ${response.status}.`);
  const { key } = (await response.json()) as { key: string };
  return apiAddress(`/studio-assets/${key}`);
}

/**
 * A thread of its own for planning, painting and music; questions are answered in their order. It begins when it is first
 * needed, and asks for its own code while the address of the renderer's files may still be on its way.
 */
export function createPreview(base: string | Promise<string>): PreviewClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let isClosed = false;
  let count = 0;

  function start(): void {
    if (worker || isClosed) return;
    const started = new Worker(new URL("./preview-worker.ts", import.meta.url), { type: "module", name: "preview" });
    worker = started;
    started.addEventListener("error", (event) => failAll(event.message || "The preview stopped."));
    started.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "draw") return void draw(data.wanted);
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      if (data.type === "answer") asked?.resolve(data.answer as never);
      else asked?.reject(new Error(data.message));
    });
    // What cannot be loaded fails every question that needs it.
    Promise.resolve(base).then(
      (address) => post({ type: "load", base: address }),
      (error: unknown) => failAll(String(error)),
    );
  }

  function post(message: ToWorker, transfer: Transferable[] = []): void {
    worker?.postMessage(message, transfer);
  }

  function failAll(message: string): void {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  }

  async function draw(wanted: { key: string; slug: string; pixels: number }[]): Promise<void> {
    const address = await base;
    const drawings = await Promise.all(
      wanted.map(async ({ key, slug, pixels }) => ({ key, picture: await drawThing(address, slug, pixels) })),
    );
    post(
      { type: "drawn", drawings },
      drawings.flatMap(({ picture }) => picture ?? []),
    );
  }

  return {
    start,
    ask: (question, transfer) =>
      new Promise((resolve, reject) => {
        start();
        count += 1;
        waiting.set(count, { resolve, reject });
        post({ type: "ask", number: count, question }, transfer);
      }),
    // Nobody waits for an answer any more: who asked has left the screen.
    close() {
      isClosed = true;
      worker?.terminate();
      waiting.clear();
    },
  };
}
