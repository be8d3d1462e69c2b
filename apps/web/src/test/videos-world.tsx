import type { HistoryEntry } from "@sahne/contract/history/history";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Schedule } from "@sahne/contract/schedules/schedules";
import type { VideoStory } from "@sahne/contract/videos/library";
import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aChannel, aUser, aVideo } from "#test/samples.ts";
import { VideosScreen } from "#screens/videos/videos-screen.tsx";

export type Shown = Omit<typeof aVideo, "status"> & { status: string };

export const film: Shown = { ...aVideo, keywords: "kite, sea", videoUrl: "/media/v1.mp4" };
export const sent = {
  videoId: "v1",
  channelId: "UC1",
  title: "A red kite",
  description: "",
  tags: ["kite", "sea"],
  privacyStatus: "public",
  madeForKids: false,
  containsSyntheticMedia: true,
  notifySubscribers: true,
  categoryId: "22",
  language: null,
  thumbnail: { kind: "auto" },
  status: "queued",
  publishAt: null,
  publishBy: null,
  waitsUntil: null,
  thumbnailStatus: "none",
  reason: null,
  refusedFields: [],
  playlistId: null,
  publishedAt: null,
  isDisclosed: null,
};

const defaults = {
  privacyStatus: "public",
  madeForKids: false,
  containsSyntheticMedia: true,
  notifySubscribers: true,
  categoryId: "22",
  language: null,
  tags: ["sahne"],
  description: "",
  thumbnail: "auto",
};
export const anUpload: NonNullable<Shown["upload"]> = {
  channelId: "UC1",
  channelTitle: "Ada's channel",
  status: "published",
  progress: null,
  youtubeVideoId: null,
  url: null,
  privacyStatus: "public",
  actualPrivacyStatus: null,
  error: null,
  publishAt: null,
  publishBy: null,
  waitsUntil: null,
  reason: null,
  thumbnailStatus: "none",
  change: null,
};
const candidates = [
  {
    youtubeVideoId: "yt1",
    title: "A red kite",
    publishedAt: "2026-11-15T09:00:00.000Z",
    url: "http://127.0.0.1/w",
    match: "unknown",
  },
];
export const aStory: VideoStory = {
  paidCalls: [],
  attempts: 1,
  startedAt: "2026-11-15T09:00:00.000Z",
  completedAt: null,
  endedAt: null,
  width: null,
  height: null,
  bytes: null,
  sha256: null,
  plannedAt: null,
  services: [],
  edits: [],
};
export const connected = { hasToken: true, connected: true, isAuthenticated: true, channel: aChannel };

type Reply = { status: number; body: unknown };

/** What the server has and says; a test changes it before it opens the screen. */
export const world = {} as {
  api: Awaited<ReturnType<typeof startApi>>;
  videos: Shown[];
  deleted: Shown[];
  story: VideoStory;
  history: HistoryEntry[];
  plans: Schedule[];
  profile: Reply | undefined;
  channelStatus: object;
  /** Where a channel has other defaults than the common ones. */
  defaultsOf: Record<string, object>;
  /** A channel that takes nothing. */
  refusing: string | null;
  before: Reply;
  publication: Reply | "never";
  doubtfulUntil: string | null;
};

/** Each video with all its publications, which is the one it was given. */
function listed(videos: readonly Shown[]): Shown[] {
  return videos.map((video) => ({
    ...video,
    uploads: video.uploads.length === 0 && video.upload !== null ? [video.upload] : video.uploads,
  }));
}

function answer(asked: { path: string; method: string; body: unknown }) {
  const { method } = asked;
  // With one channel it makes no difference whether it is named.
  const path = asked.path.replace(/\?channelId=[^&]*$/, "");
  if (path === "/api/youtube/upload") {
    const { channelId } = asked.body as { channelId?: string };
    const isRefused = world.refusing !== null && channelId === world.refusing;
    return isRefused
      ? { status: 409, body: { code: "youtube_other_channel", message: "Not there." } }
      : world.publication;
  }
  if (path === "/api/users/u1/deleted-videos") {
    const listed = world.deleted.map(({ _id, videoName }) => ({ _id, videoName, undoMs: 60_000 }));
    return { status: 200, body: { videos: listed } };
  }
  if (path.startsWith("/api/users/u1/videos")) {
    const status = new URL(path, "http://localhost").searchParams.get("status");
    const found = world.videos.filter((video) => status === null || video.status.toLowerCase() === status);
    return { status: 200, body: { videos: listed(found), nextCursor: null } };
  }
  if (path === "/api/videos/v1/retry") {
    world.videos = [{ ...film, status: "processing", stage: "queued", videoUrl: null }];
    return { status: 200, body: { video: world.videos[0] } };
  }
  if (path === "/api/videos/v1/fetch") {
    world.videos = [{ ...film, engine: "freepik", status: "processing", stage: "downloading", videoUrl: null }];
    return { status: 200, body: { video: world.videos[0] } };
  }
  if (method === "GET" && path === "/api/videos/v1") return { status: 200, body: { video: listed(world.videos)[0] } };
  if (path === "/api/videos/v1/story") return { status: 200, body: { story: world.story } };
  if (path.startsWith("/api/users/u1/history")) {
    return { status: 200, body: { entries: world.history, nextCursor: null } };
  }
  if (path === "/api/users/u1/schedules") return { status: 200, body: { schedules: world.plans } };
  if (method === "DELETE" && path.startsWith("/api/schedules/")) {
    world.plans = world.plans.filter((plan) => path !== `/api/schedules/${plan._id}`);
    return { status: 200, body: { ok: true } };
  }
  if (path === "/api/videos/v1/upload") return world.before;
  if (path === "/api/videos/v1/upload/candidates") {
    return { status: 200, body: { candidates, doubtfulUntil: world.doubtfulUntil } };
  }
  if (path.startsWith("/api/videos/v1/upload/")) return { status: 200, body: { upload: sent } };
  if (method === "DELETE" && path.startsWith("/api/videos/")) {
    world.deleted.push(...world.videos.filter((video) => path === `/api/videos/${video._id}`));
    world.videos = world.videos.filter((video) => !world.deleted.includes(video));
    return { status: 200, body: { ok: true } };
  }
  const restored = world.deleted.find((video) => path === `/api/videos/${video._id}/restore`);
  if (restored !== undefined) {
    world.videos = [...world.videos, restored];
    return { status: 200, body: { video: restored } };
  }
  const found = listed(world.videos).find((video) => path === `/api/videos/${video._id}`);
  if (found !== undefined) return { status: 200, body: { video: found } };
  if (path.startsWith("/api/youtube/auth"))
    return { status: 200, body: { authUrl: "https://accounts.example/consent" } };
  if (path === "/api/youtube/token/check") return { status: 200, body: world.channelStatus };
  if (path === "/api/users/u1/publish-profile")
    return {
      status: 200,
      body: { profile: { ...defaults, ...world.defaultsOf[asked.path.split("channelId=")[1] ?? ""] } },
    };
  const totals = {
    total: world.videos.length === 0 ? 0 : 7,
    completed: 3,
    processing: 2,
    failed: 1,
    scheduled: 1,
    needsTime: 0,
  };
  return world.profile ?? { status: 200, body: { user: aUser, videos: world.videos, totals, working: 0 } };
}

/** The screen of My Videos before a real server whose answers are those of `world`. */
export function withVideosScreen(): void {
  beforeEach(async () => {
    localStorage.clear();
    await loadMessages(["common", "videos", "stages", "publishing", "defaults", "shell"]);
    startSession("t-1", aUser);
    Object.assign(world, {
      videos: [film],
      deleted: [],
      story: aStory,
      history: [],
      plans: [],
      profile: undefined,
      channelStatus: connected,
      defaultsOf: {},
      refusing: null,
      before: { status: 404, body: {} },
      doubtfulUntil: null,
      publication: { status: 202, body: { upload: sent } },
      api: await startApi(answer),
    } satisfies typeof world);
  });
  afterEach(async () => {
    cleanup();
    vi.useRealTimers();
    await world.api.stop();
  });
}

export function openVideos(path = "/dashboard/videos") {
  return renderAt(path, new QueryClient({ defaultOptions: { queries: { retry: false } } }), <Dashboard />);
}

/** My Videos, which can be left for a page without anything. */
function Dashboard() {
  return useLocation().pathname === "/dashboard/videos" && <VideosScreen />;
}

export async function openDialog() {
  openVideos();
  return askToPublish();
}

export async function askToPublish() {
  fireEvent.click(await screen.findByRole("button", { name: "Upload to YouTube" }));
  const dialog = within(await screen.findByRole("dialog"));
  // Its words come a moment after its fields, and before them it cannot be sent.
  await waitFor(() => expect(dialog.getByLabelText("Title")).not.toHaveProperty("value", ""));
  await act(async () => nextTurn());
  return dialog;
}
