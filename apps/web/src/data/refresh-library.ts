import { listVideosRoute, videoFilter } from "@sahne/contract/videos";
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "#lib/api.ts";
import { logWarning } from "#lib/log.ts";
import { placeVideo, type LibraryFilter, type LibraryPage } from "./library-pages.ts";
import { libraryKeys } from "./video-cache.ts";
import { shownVideo } from "./video-state.ts";

/** A multiple of every number of columns, so that each page fills whole rows. */
const PAGE_SIZE = 24;

const listRoute = {
  ...listVideosRoute,
  reply: z.object({ videos: z.array(shownVideo), nextCursor: z.string().nullable() }),
};

type LibraryData = InfiniteData<LibraryPage, string | null>;

/**
 * After something may have been missed. Few pages are simply asked for again; of a long list only the first one is, and
 * what it holds is put in its place. False when a list could not be had: that is no failure of what was done before.
 */
export async function refreshLibrary(queryClient: QueryClient): Promise<boolean> {
  const lists = queryClient.getQueryCache().findAll({ queryKey: libraryKeys.all, type: "active" });
  queryClient.removeQueries({ queryKey: libraryKeys.all, type: "inactive" });
  const outcomes = await Promise.all(lists.map(({ queryKey }) => refreshList(queryClient, queryKey)));
  return !outcomes.includes(false);
}

async function refreshList(queryClient: QueryClient, queryKey: QueryKey): Promise<boolean> {
  const [, userId, filter] = queryKey as ReturnType<typeof libraryKeys.of>;
  const known = queryClient.getQueryData<LibraryData>(queryKey);
  if (known === undefined || known.pages.length <= 2) {
    await queryClient.refetchQueries({ queryKey, exact: true });
    return queryClient.getQueryState(queryKey)?.status !== "error";
  }
  try {
    const first = await fetchPage(userId, filter, null);
    queryClient.setQueryData<LibraryData>(
      queryKey,
      (now) => now && { ...now, pages: placeAll(now.pages, first, filter) },
    );
    return true;
  } catch (error) {
    logWarning("A list of videos could not be brought up to date", error);
    return false;
  }
}

function placeAll(pages: readonly LibraryPage[], fresh: LibraryPage, filter: LibraryFilter): LibraryPage[] {
  let placed = pages;
  for (const video of fresh.videos.toReversed()) placed = placeVideo(placed, video, filter);
  return [...placed];
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
