import type { Maker } from "@sahne/contract/videos/engines";
import type { HistoryEntry, HistoryKind, HistoryQuery, HistoryResult } from "@sahne/contract/history/history";
import { SECOND_MS } from "@sahne/contract/time-units";
import type { VideoStage } from "@sahne/contract/videos/videos";
import type { Context } from "#context.ts";
import { watchUrl } from "#features/channels/target-of.ts";
import { presentProblem } from "#features/videos/present-video.ts";
import type { Caller } from "#features/videos/videos.service.ts";
import { assertInstant, readCursor, writeCursor } from "#platform/http/cursor.ts";
import { listHistory, type HistoryFilters, type HistoryPlace, type HistoryRow } from "./history.repo.ts";

const EXPORT_PAGE = 500;

export async function pageOfHistory(
  context: Context,
  caller: Caller,
  { cursor, limit, ...filters }: HistoryQuery,
): Promise<{ entries: HistoryEntry[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await listHistory(context.db, caller.userId, filters, { limit: limit + 1, after });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    entries: page.map((row) => present(context, caller, row)),
    nextCursor: rows.length > page.length && last ? writeCursor([last.askedAt.toISOString(), last.id]) : null,
  };
}

/** Everything that fits the filters, page by page: however long it is, no more than a page is held. */
export async function* wholeHistory(
  context: Context,
  caller: Caller,
  filters: HistoryFilters,
): AsyncGenerator<HistoryEntry[]> {
  let after: HistoryPlace | undefined;
  for (;;) {
    const rows = await listHistory(context.db, caller.userId, filters, { limit: EXPORT_PAGE, after });
    if (rows.length > 0) yield rows.map((row) => present(context, caller, row));
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_PAGE) return;
    after = placeOf(last);
  }
}

function present(context: Context, { language }: Caller, row: HistoryRow): HistoryEntry {
  return {
    _id: row.id,
    kind: row.kind as HistoryKind,
    videoId: row.videoId,
    videoName: row.name,
    isThere: row.isThere,
    attempt: row.attempt,
    engine: row.engine as Maker,
    model: row.model,
    cost: costOf(row),
    costCents: costOf(row) === "estimated" ? row.cents : null,
    spokenCalls: row.spokenCalls,
    stages: stagesOf(row),
    channelTitle: row.channelTitle,
    url: row.youtubeVideoId === null ? null : watchUrl(context, row.youtubeVideoId),
    isPlanned: row.isPlanned,
    result: row.result as HistoryResult,
    error: presentProblem(context, row.errorCode, language),
    askedAt: row.askedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** No vendor tells with its answer what a call cost: known is the price that the settings name, or none. */
function costOf({ kind, engine, cents, ...calls }: HistoryRow): HistoryEntry["cost"] {
  if (kind === "publication") return "none";
  if (calls.unpricedCalls + calls.unpricedSpoken > 0) return "unknown";
  if (engine === "sahne" || engine === "own") return "free";
  if (calls.paidCalls + calls.spokenCalls === 0) return "none";
  return cents > 0 ? "estimated" : "free";
}

/** Each lasts until the next begins. */
function stagesOf({ stages, endedAt }: HistoryRow): HistoryEntry["stages"] {
  return stages.map(({ stage, at }, index) => {
    const end = stages[index + 1]?.at ?? endedAt;
    const seconds = end === null ? null : Math.max(0, (new Date(end).getTime() - Date.parse(at)) / SECOND_MS);
    return { stage: stage as VideoStage, seconds };
  });
}

function placeOf({ askedAt, id }: HistoryRow): HistoryPlace {
  return { askedAt: askedAt.toISOString(), id };
}

/** Only a time and a name: with somebody else's cursor one sees one's own entries from there on. */
function decodeCursor(cursor: string): HistoryPlace {
  const [askedAt = "", id = ""] = readCursor(cursor, 2);
  assertInstant(askedAt);
  return { askedAt, id };
}
