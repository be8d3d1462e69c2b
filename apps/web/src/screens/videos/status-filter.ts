import type { VideoTotals } from "@sahne/contract/videos";
import { isCompleted, type ShownVideo } from "#data/video-state.ts";

export const filters = ["total", "completed", "processing", "failed"] as const;
export type Filter = (typeof filters)[number];

/** The filter lives in the address: a reload, a link and the back button keep it. */
export function readFilter(search: URLSearchParams): Filter {
  const asked = search.get("status");
  return filters.find((filter) => filter === asked) ?? "total";
}

export function matchesFilter(video: Pick<ShownVideo, "status">, filter: Filter): boolean {
  if (filter === "total") return true;
  if (filter === "completed") return isCompleted(video);
  return video.status.toLowerCase() === filter;
}

export function countOf(totals: VideoTotals, filter: Filter): number {
  return totals[filter];
}
