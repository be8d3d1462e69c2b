import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "./client.ts";
import type { Person } from "./people.ts";

/** When something was told last, by video; a resync tells of everything. */
export type Heard = { isClosed: boolean; opened: number; resyncAt: number; changes: Map<string, number> };

const AGAIN_MS = 500;

/** A page that is open all the time: a line that ends is opened again. */
export async function keepListening(client: Client, { token }: Person, heard: Heard): Promise<void> {
  while (!heard.isClosed) {
    try {
      const answer = await client.stream(token);
      if (answer.ok) heard.opened += 1;
      await read(answer, heard);
    } catch {
      // It was cut: the process behind it has ended.
    }
    await wait(AGAIN_MS);
  }
}

export function openHeard(): Heard {
  return { isClosed: false, opened: 0, resyncAt: 0, changes: new Map() };
}

async function read(answer: Response, heard: Heard): Promise<void> {
  let rest = "";
  if (!answer.ok) {
    await answer.body?.cancel();
    return;
  }
  for await (const piece of answer.body ?? []) {
    if (heard.isClosed) return;
    const events = (rest + Buffer.from(piece as Uint8Array).toString("utf8")).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      if (event.startsWith("event: resync")) heard.resyncAt = Date.now();
      const data = /^data: (.*)$/m.exec(event)?.[1];
      const { id, videoId } = JSON.parse(data ?? "{}") as { id?: string; videoId?: string };
      for (const one of [id, videoId]) if (one) heard.changes.set(one, Date.now());
    }
  }
}
