import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that several processes write a line to in the moment before they die. */
export type Journal = { kills: string; intents: string };

export type Entry = { at: number; what: string; pid: number };

export function journalIn(folder: string): Journal {
  return { kills: join(folder, "kills.log"), intents: join(folder, "intents.log") };
}

export function noteIn(file: string, { what, pid }: Omit<Entry, "at">): void {
  appendFileSync(file, `${JSON.stringify({ at: Date.now(), what, pid })}\n`);
}

export function entriesOf(file: string): Entry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
}
