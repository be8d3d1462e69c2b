import { listVideosRoute, videoFilter } from "@sahne/contract/videos/videos";
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "#lib/api.ts";
import { logWarning } from "#lib/log.ts";
import { placeVideo, withoutVideo, type LibraryFilter, type LibraryPage } from "./library-pages.ts";
import { libraryKeys } from "./video-cache.ts";
import { shownVideo, type ShownVideo } from "./video-state.ts";

/** A multiple of every number of columns, so that each page fills whole rows. */
const PAGE_SIZE = 24;

const listRoute = {
  ...listVideosRoute,
  reply: z.object({ videos: z.array(shownVideo), nextCursor: z.string().nullable() }),
};

type LibraryData = InfiniteData<LibraryPage, string | null>;

/**
 * After something may have been missed. Few pages are simply asked for again; of a long list only the first one is: what
 * it holds is put in its place, and what it no longer holds is dropped. False when a list could not be had: that is no
 * failure of what was done before.
 */
export async function refreshLibrary(queryClient: QueryClient): Promise<boolean> {
  const lists = queryClient.getQueryCache().findAll({ queryKey: libraryKeys.all, type: "active" });
  queryClient.removeQueries({ queryKey: libraryKeys.all, type: "inactive" });
  const outcomes = await Promise.all(lists.map(({ queryKey }) => refreshList(queryClient, queryKey)));
  return !outcomes.includes(false);
}

/** Whether a list on the screen is a search: only the server knows whether a video that comes belongs there. */
export function isSearching(queryClient: QueryClient): boolean {
  const lists = queryClient.getQueryCache().findAll({ queryKey: libraryKeys.all, type: "active" });
  return lists.some(({ queryKey }) => (queryKey as ReturnType<typeof libraryKeys.of>)[2].q !== "");
}

async function refreshList(queryClient: QueryClient, queryKey: QueryKey): Promise<boolean> {
  const [, userId, filter] = queryKey as ReturnType<typeof libraryKeys.of>;
  const known = queryClient.getQueryData<LibraryData>(queryKey);
  if (known === undefined || known.pages.length <= 2) {
    await queryClient.refetchQueries({ queryKey, exact: true });
    return queryClient.getQueryState(queryKey)?.status !== "error";
  }
  try {
    const asked = videosOf(known.pages).map((video) => video._id);
    const first = await fetchPage(userId, filter, null);
    queryClient.setQueryData<LibraryData>(
      queryKey,
      (now) => now && { ...now, pages: dropMissing(placeAll(now.pages, first, filter), first, asked) },
    );
    return true;
  } catch (error) {
    logWarning("A list of videos could not be brought up to date", error);
    return false;
  }
}

function placeAll(pages: readonly LibraryPage[], fresh: LibraryPage, filter: LibraryFilter): readonly LibraryPage[] {
  let placed = pages;
  // The server has found them: their words match.
  const found = { ...filter, q: "" };
  for (const video of fresh.videos.toReversed()) placed = placeVideo(placed, video, found);
  return placed;
}

/** What stands before the end of the fresh page and is not on it is gone, unless it has come since the page was asked for. */
function dropMissing(pages: readonly LibraryPage[], fresh: LibraryPage, asked: readonly string[]): LibraryPage[] {
  const shown = videosOf(pages).map((video) => video._id);
  const present = new Set(fresh.videos.map((video) => video._id));
  const end = fresh.nextCursor === null ? shown.length : shown.findLastIndex((id) => present.has(id));
  const missing = shown.slice(0, Math.max(end, 0)).filter((id) => !present.has(id) && asked.includes(id));
  let rest = pages;
  for (const id of missing) rest = withoutVideo(rest, id);
  return [...rest];
}

function videosOf(pages: readonly LibraryPage[]): ShownVideo[] {
  return pages.flatMap((page) => page.videos);
}

export async function fetchPage(userId: string, filter: LibraryFilter, cursor: string | null): Promise<LibraryPage> {
  const status = videoFilter.safeParse(filter.status === "needsTime" ? "needs_time" : filter.status);
  const query = {
    limit: PAGE_SIZE,
    sort: filter.sort,
    cursor: cursor ?? undefined,
    status: status.success ? status.data : undefined,
    q: filter.q === "" ? undefined : filter.q,
  };
  return call(listRoute, { params: { userId }, query }, "default.fetchVideos");
}
