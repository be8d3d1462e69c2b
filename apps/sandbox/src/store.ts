import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { z } from "zod";

export type Collection<Value> = {
  get(id: string): Value | undefined;
  set(id: string, value: Value): Value;
  delete(id: string): void;
  values(): Value[];
};

export type Store = {
  collection<Schema extends z.ZodType>(name: string, schema: Schema): Collection<z.output<Schema>>;
  clear(): void;
  close(): void;
};

type Rows = Map<string, unknown>;

/**
 * Everything the sandbox remembers, as one append-only log that is replayed and compacted at start.
 * A line is in the kernel before the caller goes on, so killing the process loses nothing that was answered.
 */
export function openStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "state.jsonl");
  const rows = replay(path);
  compact(path, rows);
  const log = openSync(path, "a");
  const open = new Map<string, Rows>();

  function append(name: string, id: string, value: unknown): void {
    writeSync(log, `${JSON.stringify([name, id, value])}\n`);
  }

  return {
    collection(name, schema) {
      const known = open.get(name) ?? readable(rows.get(name) ?? new Map(), schema);
      open.set(name, known);
      return {
        get: (id) => known.get(id) as z.output<typeof schema> | undefined,
        set: (id, value) => {
          known.set(id, value);
          append(name, id, value);
          return value;
        },
        delete: (id) => {
          if (known.delete(id)) append(name, id, null);
        },
        values: () => [...known.values()] as z.output<typeof schema>[],
      };
    },
    clear() {
      for (const collection of open.values()) collection.clear();
      rows.clear();
      ftruncateSync(log);
    },
    close: () => closeSync(log),
  };
}

function replay(path: string): Map<string, Rows> {
  const collections = new Map<string, Rows>();
  for (const line of readLines(path)) {
    const entry = parseLine(line);
    if (!entry) continue;
    const rows = collections.get(entry.name) ?? new Map<string, unknown>();
    collections.set(entry.name, rows);
    if (entry.value === null) rows.delete(entry.id);
    else rows.set(entry.id, entry.value);
  }
  return collections;
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** A line cut short by a power loss was never answered to anybody, so it is left out. */
function parseLine(line: string): { name: string; id: string; value: unknown } | undefined {
  if (line === "") return undefined;
  try {
    const parsed: unknown = JSON.parse(line);
    if (!Array.isArray(parsed)) return undefined;
    const [name, id, value] = parsed as unknown[];
    if (typeof name !== "string" || typeof id !== "string") return undefined;
    return { name, id, value };
  } catch {
    return undefined;
  }
}

function readable(rows: Rows, schema: z.ZodType): Rows {
  const kept: Rows = new Map();
  for (const [id, value] of rows) {
    const parsed = schema.safeParse(value);
    if (parsed.success) kept.set(id, parsed.data);
  }
  return kept;
}

function compact(path: string, collections: Map<string, Rows>): void {
  const lines: string[] = [];
  for (const [name, rows] of collections) {
    for (const [id, value] of rows) lines.push(`${JSON.stringify([name, id, value])}\n`);
  }
  writeFileSync(`${path}.new`, lines.join(""));
  renameSync(`${path}.new`, path);
}
