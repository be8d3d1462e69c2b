import {
  figuresRoute,
  historyCsvRoute,
  historyJsonRoute,
  listHistoryRoute,
  type HistoryKind,
  type HistoryOrigin,
  type HistoryResult,
  type HistoryResultFilter,
} from "@sahne/contract/history/history";
import type { Maker } from "@sahne/contract/videos/engines";
import { stateKey, type VideoState } from "@sahne/contract/videos/video-state";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useFallbackPoll } from "#lib/live-state.ts";
import type { PlainKey } from "#lib/messages.tsx";
import { useUserId } from "#data/accounts/accounts.ts";
import { historyKeys } from "#data/videos/video-cache.ts";

/** A long export takes its time; nothing else of ours does. */
const EXPORT_TIMEOUT_MS = 120_000;

export type HistoryPeriod = { from?: string; to?: string; timeZone: string };
export type HistoryFilters = HistoryPeriod & {
  kind?: HistoryKind;
  result?: HistoryResultFilter;
  engine?: Maker;
  origin?: HistoryOrigin;
  channelId?: string;
  q?: string;
};

const STATES: Record<HistoryResult, VideoState> = {
  working: "processing",
  planned: "goes_out",
  needs_you: "needs_attention",
  done: "completed",
  failed: "failed",
  cancelled: "cancelled",
};

/** What a line tells, in the vocabulary of its video (R20.2). */
export function resultState({ kind, result }: { kind: HistoryKind | ""; result: HistoryResult }): VideoState {
  return kind === "publication" && result === "done" ? "published" : STATES[result];
}

/** A publication on its way is told as its card tells it. */
export function resultKey(line: { kind: HistoryKind | ""; result: HistoryResult }): PlainKey {
  if (line.kind === "publication" && line.result === "working") return "stage.uploading";
  return stateKey(resultState(line));
}

export function useHistory(filters: HistoryFilters) {
  const userId = useUserId();
  const pollMs = useFallbackPoll(false);
  return useInfiniteQuery({
    queryKey: [...historyKeys.all, "list", userId, filters],
    queryFn: ({ pageParam }) =>
      call(
        listHistoryRoute,
        { params: { userId }, query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) } },
        "default.unknown",
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: pollMs,
  });
}

/** What happened to one video, the newest first; beyond a page nobody reads on. */
export function useVideoHistory(videoId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: [...historyKeys.all, "video", userId, videoId],
    queryFn: async () =>
      (await call(listHistoryRoute, { params: { userId }, query: { videoId } }, "default.unknown")).entries,
    staleTime: 0,
  });
}

export function useFigures(period: HistoryPeriod) {
  const userId = useUserId();
  return useQuery({
    queryKey: [...historyKeys.all, "figures", userId, period],
    queryFn: () => call(figuresRoute, { params: { userId }, query: period }, "default.unknown"),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Asked for with the session, which a plain link would not carry. */
export function useHistoryFile() {
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ format, filters }: { format: "csv" | "json"; filters: HistoryFilters }) =>
      call(
        format === "csv" ? historyCsvRoute : historyJsonRoute,
        { params: { userId }, query: filters, timeoutMs: EXPORT_TIMEOUT_MS },
        "default.unknown",
      ),
  });
}
