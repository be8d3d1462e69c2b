import { SEARCH_MAX } from "@sahne/contract/limits";
import { videoSort, type VideoSort, type VideoTotals } from "@sahne/contract/videos/videos";
import type { LibraryFilter } from "#data/videos/library-pages.ts";
import { countedFilters, statusFilters, type StatusFilter } from "#data/videos/video-state.ts";

export type LibraryView = "grid" | "list";

/** What the screen shows stands in its address: a reload, a link and the back button keep it. */
export type LibraryAddress = LibraryFilter & { view: LibraryView; videoId: string | null };

const DEFAULTS: LibraryAddress = { status: "total", q: "", sort: "newest", view: "grid", videoId: null };
const NAMES = { status: "status", q: "q", sort: "sort", view: "view", videoId: "video" } as const;

/** Nonsense in the address shows everything, newest first, as if it were not there. */
export function readAddress(search: URLSearchParams): LibraryAddress {
  return {
    status: statusFilters.find((name) => name === search.get(NAMES.status)) ?? DEFAULTS.status,
    q: (search.get(NAMES.q) ?? "").trim().slice(0, SEARCH_MAX),
    sort: videoSort.options.find((name) => name === search.get(NAMES.sort)) ?? DEFAULTS.sort,
    view: search.get(NAMES.view) === "list" ? "list" : "grid",
    videoId: search.get(NAMES.videoId),
  };
}

/** The same address with some of it changed; what is as usual is left out, so that plain addresses stay plain. */
export function changeAddress(search: URLSearchParams, changes: Partial<LibraryAddress>): URLSearchParams {
  const next = { ...readAddress(search), ...changes };
  const names = Object.keys(NAMES) as (keyof LibraryAddress)[];
  const told = names.filter((name) => next[name] !== DEFAULTS[name]);
  return new URLSearchParams(told.map((name) => [NAMES[name], String(next[name])]));
}

export function isFiltered({ status, q }: LibraryAddress): boolean {
  return status !== DEFAULTS.status || q !== DEFAULTS.q;
}

/** R6.1's four counts; others where there is something to count, so that they add up. */
export function countsShown(totals: VideoTotals, status: StatusFilter): (typeof countedFilters)[number][] {
  const isRare = (name: StatusFilter) => name === "scheduled" || name === "needsTime";
  return countedFilters.filter((name) => !isRare(name) || totals[name] > 0 || status === name);
}

export const sorts: readonly VideoSort[] = videoSort.options;
