import type { VideoSort } from "@sahne/contract/videos/videos";
import { matchesStatus, type ShownVideo, type StatusFilter } from "./video-state.ts";

export type LibraryFilter = { status: StatusFilter; q: string; sort: VideoSort };
export type LibraryPage = { videos: ShownVideo[]; nextCursor: string | null };

/**
 * Puts a changed or new video where the server would list it, without refetching thousands. One that a search has
 * not found before stays out: only the server knows whether its words match.
 */
export function placeVideo(
  pages: readonly LibraryPage[],
  video: ShownVideo,
  filter: LibraryFilter,
): readonly LibraryPage[] {
  const known = pages.flatMap((page) => page.videos).find((other) => other._id === video._id);
  if (!matchesStatus(video, filter.status)) return known === undefined ? pages : withoutVideo(pages, video._id);
  if (known !== undefined && (filter.sort !== "name" || known.videoName === video.videoName)) {
    return pages.map((page) => replaceIn(page, video));
  }
  if (known === undefined && filter.q !== "") return pages;
  return insertVideo(withoutVideo(pages, video._id), video, filter.sort);
}

export function withoutVideo(pages: readonly LibraryPage[], videoId: string): readonly LibraryPage[] {
  return pages.map((page) => {
    const videos = page.videos.filter((video) => video._id !== videoId);
    return videos.length === page.videos.length ? page : { ...page, videos };
  });
}

function replaceIn(page: LibraryPage, video: ShownVideo): LibraryPage {
  if (!page.videos.some((other) => other._id === video._id)) return page;
  return { ...page, videos: page.videos.map((other) => (other._id === video._id ? video : other)) };
}

function insertVideo(pages: readonly LibraryPage[], video: ShownVideo, sort: VideoSort): readonly LibraryPage[] {
  const comesBefore = ORDERS[sort];
  const target = pages.findIndex((page) => page.videos.some((other) => comesBefore(video, other)));
  if (target === -1) {
    // Behind everything that is known: it belongs here only if nothing is left to be fetched.
    const last = pages.at(-1);
    if (last === undefined || last.nextCursor !== null) return pages;
    return [...pages.slice(0, -1), { ...last, videos: [...last.videos, video] }];
  }
  return pages.map((page, index) => {
    if (index !== target) return page;
    const at = page.videos.findIndex((other) => comesBefore(video, other));
    return { ...page, videos: page.videos.toSpliced(at, 0, video) };
  });
}

const isNewer = (left: ShownVideo, right: ShownVideo): boolean => left.createdAt > right.createdAt;

const ORDERS: Record<VideoSort, (left: ShownVideo, right: ShownVideo) => boolean> = {
  newest: isNewer,
  oldest: (left, right) => isNewer(right, left),
  name: (left, right) => left.videoName.localeCompare(right.videoName, "tr") < 0,
};
