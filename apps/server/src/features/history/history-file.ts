import type { HistoryEntry } from "@sahne/contract/history/history";
import { SECOND_MS } from "@sahne/contract/time-units";
import { BYTE_ORDER_MARK, csvLine } from "#platform/csv.ts";

const COLUMNS = [
  "asked",
  "kind",
  "video",
  "attempt",
  "result",
  "reason",
  "engine",
  "model",
  "cost",
  "costCents",
  "spokenCalls",
  "channel",
  "planned",
  "started",
  "ended",
  "seconds",
  "link",
] as const;

type Line = Record<(typeof COLUMNS)[number], string | number | boolean | null>;

export async function* asCsv(pages: AsyncIterable<HistoryEntry[]>): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${COLUMNS.join(",")}\r\n`;
  for await (const page of pages) {
    yield page
      .map(lineOf)
      .map((line) => csvLine(COLUMNS.map((column) => line[column])))
      .join("");
  }
}

export async function* asJson(pages: AsyncIterable<HistoryEntry[]>): AsyncGenerator<string> {
  let isFirst = true;
  yield "[";
  for await (const page of pages) {
    for (const entry of page) {
      yield `${isFirst ? "" : ","}\n${JSON.stringify(lineOf(entry))}`;
      isFirst = false;
    }
  }
  yield "\n]\n";
}

function lineOf(entry: HistoryEntry): Line {
  const ended = entry.endedAt === null ? null : Date.parse(entry.endedAt);
  return {
    asked: entry.askedAt,
    kind: entry.kind,
    video: entry.videoName,
    attempt: entry.attempt,
    result: entry.result,
    reason: entry.error?.message ?? null,
    engine: entry.engine,
    model: entry.model,
    cost: entry.cost,
    costCents: entry.costCents,
    spokenCalls: entry.spokenCalls,
    channel: entry.channelTitle,
    planned: entry.isPlanned,
    started: entry.startedAt,
    ended: entry.endedAt,
    seconds: ended === null ? null : (ended - Date.parse(entry.askedAt)) / SECOND_MS,
    link: entry.url,
  };
}
