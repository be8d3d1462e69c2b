import { apiAddress } from "#lib/api.ts";
import type { Answers, FromWorker, Question, ToWorker } from "./messages.ts";
import { drawThing } from "./draw-thing.ts";

export type PreviewClient = {
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

/** A thread of its own for planning, painting and music; questions are answered in their order. */
export function startPreview(base: string): PreviewClient {
  const worker = new Worker(new URL("./preview-worker.ts", import.meta.url), { type: "module", name: "preview" });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const post = (message: ToWorker, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);

  const failAll = (message: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  worker.addEventListener("error", (event) => failAll(event.message || "The preview stopped."));
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === "draw") return void draw(data.wanted);
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.type === "answer") asked?.resolve(data.answer as never);
    else asked?.reject(new Error(data.message));
  });

  async function draw(wanted: { key: string; slug: string; pixels: number }[]): Promise<void> {
    const drawings = await Promise.all(
      wanted.map(async ({ key, slug, pixels }) => ({ key, picture: await drawThing(base, slug, pixels) })),
    );
    post(
      { type: "drawn", drawings },
      drawings.flatMap(({ picture }) => picture ?? []),
    );
  }

  const client: PreviewClient = {
    ask: (question, transfer) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        post({ type: "ask", number: count, question }, transfer);
      }),
    // Nobody waits for an answer any more: who asked has left the screen.
    close() {
      worker.terminate();
      waiting.clear();
    },
  };
  return client;
}
