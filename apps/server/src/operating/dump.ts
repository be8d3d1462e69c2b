import { pipeline, Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { createGunzip, createGzip } from "node:zlib";
import type { SqlSession } from "#platform/db/database.ts";
import { readJobs } from "./load-tables.ts";
import { readPages, type Table } from "./tables.ts";

/** What a line tells: a table begins, and its rows follow one by one; or a job of the queue. */
export type DumpLine = { kind: "table"; table: Table } | { kind: "row"; row: string } | { kind: "job"; job: string };

const MARK: Record<DumpLine["kind"], string> = { table: "T", row: "R", job: "J" };
// Whoever reads the last stream of a pipe is told of every error before it.
const toldToReader = (): void => {};

/** All tables and waiting jobs, a line each, compressed. */
export function writeDump(session: SqlSession, tables: readonly Table[], onRows: (rows: number) => void): Readable {
  return pipeline(Readable.from(dumpLines(session, tables, onRows)), createGzip(), toldToReader);
}

async function* dumpLines(
  session: SqlSession,
  tables: readonly Table[],
  onRows: (rows: number) => void,
): AsyncIterable<string> {
  for (const table of tables) {
    yield `${MARK.table}${JSON.stringify(table)}\n`;
    for await (const { rows } of readPages(session, table, null)) {
      yield rows.map((row) => `${MARK.row}${row}\n`).join("");
      onRows(rows.length);
    }
  }
  for (const job of await readJobs(session)) yield `${MARK.job}${job}\n`;
}

export async function* readDump(content: Readable): AsyncIterable<DumpLine> {
  for await (const line of linesOf(pipeline(content, createGunzip(), toldToReader))) {
    const [mark, text] = [line[0], line.slice(1)];
    if (mark === MARK.table) yield { kind: "table", table: JSON.parse(text) as Table };
    else if (mark === MARK.row) yield { kind: "row", row: text };
    else if (mark === MARK.job) yield { kind: "job", job: text };
  }
}

/** Only a line feed ends a line: Node's own reader also takes signs for it that people write. */
async function* linesOf(content: AsyncIterable<Buffer>): AsyncIterable<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of content) {
    const lines = (rest + decoder.write(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") throw new Error("The dump of the database is cut short.");
}
