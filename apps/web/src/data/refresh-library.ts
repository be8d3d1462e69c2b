import { listVideosRoute, videoFilter } from "@sahne/contract/videos";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "#lib/api.ts";
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
 * what it holds is put in its place.
 */
export async function refreshLibrary(queryClient: QueryClient): Promise<void> {
  const lists = queryClient.getQueryCache().findAll({ queryKey: libraryKeys.all, type: "active" });
  queryClient.removeQueries({ queryKey: libraryKeys.all, type: "inactive" });
  await Promise.all(
    lists.map(async ({ queryKey, state }) => {
      const [, userId, filter] = queryKey as ReturnType<typeof libraryKeys.of>;
      const known = state.data as LibraryData | undefined;
      if (known === undefined || known.pages.length <= 2) {
        await queryClient.refetchQueries({ queryKey, exact: true });
        return;
      }
      const first = await fetchPage(userId, filter, null);
      queryClient.setQueryData<LibraryData>(
        queryKey,
        (now) => now && { ...now, pages: placeAll(now.pages, first, filter) },
      );
    }),
  );
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
