import type { Change } from "@sahne/contract/history/events";
import { inboxKeys } from "#data/history/inbox-keys.ts";
import { getVideoRoute } from "@sahne/contract/videos/videos";
import type { QueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { notificationKeys } from "#data/history/notifications.ts";
import { profileKeys } from "#data/accounts/profile.ts";
import { forgetDeleted } from "#data/videos/deleted-videos.ts";
import { isSearching, refreshLibrary } from "#data/videos/refresh-library.ts";
import { dropVideo, historyKeys, keepVideo, knownVideo, libraryKeys, overviewKeys } from "#data/videos/video-cache.ts";
import { shownVideo, type ShownVideo } from "#data/videos/video-state.ts";
import { refreshVideos } from "#data/videos/videos.ts";
import { call } from "#lib/api.ts";
import { ApiError } from "#lib/api-error.ts";
import { logWarning } from "#lib/log.ts";
import { retryDelay } from "#lib/retry.ts";

/** A video in progress reports every percent; nobody needs to see all of them. */
const GATHER_MS = 300;
/** From here on asking for the lists is less work than asking for each. */
const MANY = 6;

const route = { ...getVideoRoute, reply: z.object({ video: shownVideo }) };

/** Each with whether it is gone, as was last heard. */
type ChangedVideos = ReadonlyMap<string, boolean>;

export type ChangeApplier = { change: (change: Change) => void; resync: () => void; stop: () => void };

/** Collects changes for a moment, asks the server for them, and updates what shows them. */
export function createChangeApplier(queryClient: QueryClient, userId: string): ChangeApplier {
  const videos = new Map<string, boolean>();
  const others = new Set<Change["kind"]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isBusy = false;
  let hasStopped = false;

  function gather(delay = GATHER_MS): void {
    if (hasStopped || isBusy || timer !== undefined) return;
    timer = setTimeout(() => void apply(), delay);
  }

  async function apply(): Promise<void> {
    timer = undefined;
    isBusy = true;
    const changed = new Map(videos);
    const kinds = new Set(others);
    videos.clear();
    others.clear();
    const isFresh = await bringUpToDate(changed, kinds);
    isBusy = false;
    failures = isFresh ? 0 : failures + 1;
    // Which video the missing answer was about no longer matters: the lists hold them all.
    if (!isFresh) others.add("upload");
    if (videos.size > 0 || others.size > 0) gather(isFresh ? GATHER_MS : retryDelay(failures));
  }

  /** Never throws: one lost answer must not stop later changes from arriving. */
  async function bringUpToDate(changed: ChangedVideos, kinds: ReadonlySet<Change["kind"]>): Promise<boolean> {
    // Whatever else is asked for: of a long list only the beginning would tell what is gone.
    for (const [id, isGone] of changed) if (isGone) dropVideo(queryClient, id);
    // A plan says when its video is made, but not which one that is; then every list is asked for instead of each video.
    const areAllStale = kinds.has("schedule") || kinds.has("upload") || changed.size >= MANY;
    try {
      const [isFresh] = await Promise.all([
        areAllStale ? refreshVideos(queryClient) : applyVideos(changed),
        ...[...kinds].map(applyKind),
      ]);
      return isFresh;
    } catch (error) {
      logWarning("What has changed could not be asked for", error);
      return false;
    }
  }

  async function applyVideos(changed: ChangedVideos): Promise<boolean> {
    const outcomes = await Promise.all([...changed].map(([id, isGone]) => applyVideo(queryClient, id, isGone)));
    if (outcomes.includes("moved") && !hasStopped) {
      const stale = [profileKeys.of(userId), overviewKeys.of(userId), historyKeys.all, inboxKeys.all];
      await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    }
    return !outcomes.includes("failed");
  }

  async function applyKind(kind: Change["kind"]): Promise<void> {
    if (kind === "notification") await queryClient.invalidateQueries({ queryKey: notificationKeys.all });
    if (kind === "channel") {
      await queryClient.invalidateQueries({ queryKey: ["youtube"] });
      await queryClient.invalidateQueries({ queryKey: inboxKeys.all });
    }
    if (kind === "schedule") await queryClient.invalidateQueries({ queryKey: ["schedules"] });
  }

  return {
    change({ kind, id, videoId, isGone = false }) {
      // A publication is shown as part of its video.
      if (kind === "video") videos.set(id, isGone);
      else if (kind === "upload" && videoId !== undefined) videos.set(videoId, isGone);
      else others.add(kind);
      gather();
    },
    resync() {
      for (const kind of ["notification", "schedule", "upload"] as const) others.add(kind);
      gather();
    },
    stop() {
      hasStopped = true;
      clearTimeout(timer);
    },
  };
}

/** `moved` when counts and lists are out of date: the video is new, gone, or has moved to another state. */
async function applyVideo(
  queryClient: QueryClient,
  videoId: string,
  isGone: boolean,
): Promise<"moved" | "same" | "failed"> {
  // The server would only answer 404, which shows as an error in the console.
  if (isGone) return "moved";
  const before = knownVideo(queryClient, videoId);
  // A video that no list holds is remembered, so that its progress does not cause another search.
  const isNew = before === undefined && !queryClient.getQueryData(libraryKeys.video(videoId));
  try {
    const { video } = await call(route, { params: { videoId } }, "default.unknown");
    keepVideo(queryClient, video);
    // Brought back in another tab.
    forgetDeleted(queryClient, videoId);
    if (isNew && isSearching(queryClient) && !(await refreshLibrary(queryClient))) return "failed";
    if (before !== undefined && stateOf(before) === stateOf(video)) return "same";
    void queryClient.invalidateQueries({ queryKey: libraryKeys.story(videoId) });
    return "moved";
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return "failed";
    dropVideo(queryClient, videoId);
    return "moved";
  }
}

/** What counts, lists and details depend on; progress alone does not matter to them. */
function stateOf({ status, needsAttention, uploads, plannedAt, views }: ShownVideo): string {
  return [status, needsAttention, ...uploads.map((upload) => upload.status), plannedAt, views].join(" ");
}
