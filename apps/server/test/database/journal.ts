import { existsSync, readFileSync } from "node:fs";

export type Entry = { event: "start" | "end" | "abort"; key: string; pid: number; at: number };

/** What the worker processes of a test have written down so far. */
export function readJournal(path: string): Entry[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Entry);
}
