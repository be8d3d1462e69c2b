import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { profileKeys, type ShownProfile } from "#data/accounts/profile.ts";
import { placeVideo, withoutVideo, type LibraryFilter, type LibraryPage } from "./library-pages.ts";
import type { ShownVideo } from "./video-state.ts";

export const libraryKeys = {
  all: ["library"] as const,
  of: (userId: string, filter: LibraryFilter) => ["library", userId, filter] as const,
  video: (videoId: string) => ["video", videoId] as const,
  story: (videoId: string) => ["video", videoId, "story"] as const,
};
/** Lines and figures of the history: whatever is made or published makes them stale. */
export const historyKeys = { all: ["history"] as const };
export const overviewKeys = { all: ["overview"] as const, of: (userId: string) => ["overview", userId] as const };

/** The lists of the overview that show videos: as much of it as changes with one. */
type OverviewVideos = { recent: ShownVideo[]; inProgress: ShownVideo[]; asking: ShownVideo[] };

/** The video as it was last known, wherever that is. */
export function knownVideo(queryClient: QueryClient, videoId: string): ShownVideo | undefined {
  const profiles = queryClient.getQueriesData<ShownProfile>({ queryKey: profileKeys.all });
  const lists = queryClient.getQueriesData<InfiniteData<LibraryPage>>({ queryKey: libraryKeys.all });
  return [
    ...profiles.flatMap(([, profile]) => profile?.videos ?? []),
    ...lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.videos) ?? []),
  ].find((video) => video._id === videoId);
}

/** Replaces a video with the server's latest version wherever it is shown. */
export function keepVideo(queryClient: QueryClient, video: ShownVideo): void {
  const replace = (videos: ShownVideo[]) => videos.map((other) => (other._id === video._id ? video : other));
  queryClient.setQueryData(libraryKeys.video(video._id), video);
  queryClient.setQueriesData<ShownProfile>(
    { queryKey: profileKeys.all },
    (known) => known && { ...known, videos: replace(known.videos) },
  );
  queryClient.setQueriesData<OverviewVideos>(
    { queryKey: overviewKeys.all },
    (known) => known && changeOverview(known, replace),
  );
  changeLists(queryClient, (pages, filter) => placeVideo(pages, video, filter));
}

/** An open view of it gets null, which means deleted, and does not ask for it again. */
export function dropVideo(queryClient: QueryClient, videoId: string): void {
  queryClient.removeQueries({ queryKey: libraryKeys.story(videoId) });
  queryClient.setQueryData<ShownVideo | null>(libraryKeys.video(videoId), (known) => known && null);
  const rest = (videos: ShownVideo[]) => videos.filter((video) => video._id !== videoId);
  queryClient.setQueriesData<ShownProfile>(
    { queryKey: profileKeys.all },
    (known) => known && { ...known, videos: rest(known.videos) },
  );
  queryClient.setQueriesData<OverviewVideos>(
    { queryKey: overviewKeys.all },
    (known) => known && changeOverview(known, rest),
  );
  changeLists(queryClient, (pages) => withoutVideo(pages, videoId));
}

function changeOverview(known: OverviewVideos, change: (videos: ShownVideo[]) => ShownVideo[]): OverviewVideos {
  const { recent, inProgress, asking } = known;
  return { ...known, recent: change(recent), inProgress: change(inProgress), asking: change(asking) };
}

function changeLists(
  queryClient: QueryClient,
  change: (pages: readonly LibraryPage[], filter: LibraryFilter) => readonly LibraryPage[],
): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: libraryKeys.all })) {
    const [, , filter] = queryKey as ReturnType<typeof libraryKeys.of>;
    queryClient.setQueryData<InfiniteData<LibraryPage>>(
      queryKey,
      (known) => known && { ...known, pages: [...change(known.pages, filter)] },
    );
  }
}
