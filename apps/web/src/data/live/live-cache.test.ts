import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberDeleted } from "#data/videos/deleted-videos.ts";
import type { LibraryFilter, LibraryPage } from "#data/videos/library-pages.ts";
import { fetchPage, refreshLibrary } from "#data/videos/refresh-library.ts";
import { keepVideo, libraryKeys } from "#data/videos/video-cache.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { aUser, aVideo } from "#test/samples.ts";
import { createChangeApplier, type ChangeApplier } from "./live-cache.ts";

const filter: LibraryFilter = { status: "total", q: "", sort: "newest" };
const queryKey = libraryKeys.of("u1", filter);
const making = { ...aVideo, status: "processing" as const, progress: 34 };

let api: Awaited<ReturnType<typeof startApi>>;
let isListDown: boolean;
let queryClient: QueryClient;
let applier: ChangeApplier;
let leave: () => void;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  // The shortest of the pauses.
  vi.spyOn(Math, "random").mockReturnValue(0);
  await loadMessages(["common", "defaults"]);
  startSession("t-1", aUser);
  isListDown = true;
  api = await startApi(({ path }) => {
    if (isListDown) return { status: 503, body: {} };
    const video = { ...making, progress: 80 };
    return { status: 200, body: path.startsWith("/api/videos/") ? { video } : { videos: [video], nextCursor: "2" } };
  });
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  applier = createChangeApplier(queryClient, "u1");
});

afterEach(async () => {
  leave();
  applier.stop();
  vi.restoreAllMocks();
  await api.stop();
});

/** A list on the screen of which so many pages were looked at. */
function show(pageCount: number, of = filter): void {
  const pages = Array.from({ length: pageCount }, (_, index): LibraryPage => ({
    videos: [index === 0 ? making : { ...making, _id: `older-${index}`, createdAt: `2020-01-0${9 - index}` }],
    nextCursor: `${index + 1}`,
  }));
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: libraryKeys.of("u1", of),
    queryFn: ({ pageParam }) => fetchPage("u1", of, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    initialData: { pages, pageParams: pages.map(() => null) },
    staleTime: Infinity,
  });
  leave = observer.subscribe(() => undefined);
}

function progress(): number | null | undefined {
  return queryClient.getQueryData<{ pages: LibraryPage[] }>(queryKey)?.pages[0]?.videos[0]?.progress;
}

function shownIds(of = filter): string[] | undefined {
  const list = queryClient.getQueryData<{ pages: LibraryPage[] }>(libraryKeys.of("u1", of));
  return list?.pages.flatMap((page) => page.videos.map((video) => video._id));
}

test.each([1, 3])("a list of %i pages that could not be asked for is asked for again by itself", async (pageCount) => {
  show(pageCount);

  applier.resync();
  await waitFor(() => expect(api.seen).not.toEqual([]));
  expect(progress()).toBe(34);
  isListDown = false;

  await waitFor(() => expect(progress()).toBe(80));
});

test("a video that could not be asked for is brought up to date afterwards", async () => {
  show(3);

  applier.change({ kind: "video", id: "v1" });
  await waitFor(() => expect(api.seen).not.toEqual([]));
  isListDown = false;

  await waitFor(() => expect(progress()).toBe(80));
});

test("a list that cannot be had is no failure of what was done before", async () => {
  show(3);

  await expect(refreshLibrary(queryClient)).resolves.toBe(false);
});

test("a video that is gone leaves the lists unasked for, and comes back when its deletion is undone [R6.2]", async () => {
  isListDown = false;
  show(3);

  applier.change({ kind: "video", id: "v1", isGone: true });
  applier.change({ kind: "upload", id: "u1", videoId: "older-1", isGone: true });
  await waitFor(() => expect(shownIds()).toEqual(["older-2"]));
  expect(api.seen).toEqual([]);
  rememberDeleted(queryClient, { videoId: "v1", name: "A red kite" });
  applier.change({ kind: "video", id: "v1", isGone: false });

  await waitFor(() => expect(shownIds()).toEqual(["v1", "older-2"]));
  expect(queryClient.getQueryData(["deleted-videos"])).toEqual([]);
});

test.each([1, 3])(
  "it comes back into a search of %i pages as well: whether it belongs there is asked",
  async (pageCount) => {
    isListDown = false;
    const searched = { ...filter, q: "kite" };
    show(pageCount, searched);
    applier.change({ kind: "video", id: "v1", isGone: true });
    await waitFor(() => expect(shownIds(searched)).not.toContain("v1"));

    applier.change({ kind: "video", id: "v1", isGone: false });

    await waitFor(() => expect(shownIds(searched)).toContain("v1"));
  },
);

test("of a video only the last word counts, also when its lists are asked for anew", async () => {
  isListDown = false;
  show(3);

  applier.change({ kind: "video", id: "v1", isGone: true });
  applier.change({ kind: "video", id: "v1", isGone: false });
  applier.change({ kind: "video", id: "older-2", isGone: true });
  applier.change({ kind: "schedule", id: "s1" });

  await waitFor(() => expect(progress()).toBe(80));
  await waitFor(() => expect(shownIds()).toEqual(["v1", "older-1"]));
});

test("without the stream a long list drops what its first page no longer holds, and nothing that is new [R6.2]", async () => {
  isListDown = false;
  show(3);
  const gone = { ...making, _id: "gone", createdAt: "2030-01-02T00:00:00.000Z" };
  keepVideo(queryClient, gone);
  expect(shownIds()).toEqual(["gone", "v1", "older-1", "older-2"]);

  const refreshed = refreshLibrary(queryClient);
  keepVideo(queryClient, { ...gone, _id: "new" });
  await refreshed;

  expect(shownIds()).toEqual(["new", "v1", "older-1", "older-2"]);
});
