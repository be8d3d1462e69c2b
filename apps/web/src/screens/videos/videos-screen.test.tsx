import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aChannel, aUser, aVideo } from "#test/samples.ts";
import { VideosScreen } from "./videos-screen.tsx";

type Shown = Omit<typeof aVideo, "status"> & { status: string };

const film: Shown = { ...aVideo, keywords: "kite, sea", videoUrl: "/media/v1.mp4" };
const sent = {
  videoId: "v1",
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
  waitsUntil: null,
  thumbnailStatus: "none",
  reason: null,
  refusedFields: [],
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
const anUpload: NonNullable<Shown["upload"]> = {
  status: "published",
  progress: null,
  youtubeVideoId: null,
  url: null,
  privacyStatus: "public",
  actualPrivacyStatus: null,
  error: null,
  waitsUntil: null,
  reason: null,
  thumbnailStatus: "none",
};
const candidates = [
  { youtubeVideoId: "yt1", title: "A red kite", publishedAt: "2026-11-15T09:00:00.000Z", url: "http://127.0.0.1/w" },
];
const connected = { hasToken: true, connected: true, isAuthenticated: true, channel: aChannel };

let api: Awaited<ReturnType<typeof startApi>>;
let videos: Shown[];
let profile: { status: number; body: unknown } | undefined;
let channelStatus: object;
let before: { status: number; body: unknown };
let publication: { status: number; body: unknown };

function answer({ path, method }: { path: string; method: string }) {
  if (path === "/api/youtube/upload") return publication;
  if (path.startsWith("/api/users/u1/videos")) {
    const status = new URL(path, "http://localhost").searchParams.get("status");
    const found = videos.filter((video) => status === null || video.status.toLowerCase() === status);
    return { status: 200, body: { videos: found, nextCursor: null } };
  }
  if (path === "/api/videos/v1/retry") {
    videos = [{ ...film, status: "processing", stage: "queued", videoUrl: null }];
    return { status: 200, body: { video: videos[0] } };
  }
  if (path === "/api/videos/v1/upload") return before;
  if (path === "/api/videos/v1/upload/candidates") return { status: 200, body: { candidates } };
  if (path.startsWith("/api/videos/v1/upload/")) return { status: 200, body: { upload: sent } };
  if (path === "/api/videos/v1" && method === "DELETE") return { status: 200, body: { ok: true } };
  if (path === "/api/youtube/token/check") return { status: 200, body: channelStatus };
  if (path === "/api/users/u1/publish-profile") return { status: 200, body: { profile: defaults } };
  const totals = {
    total: videos.length === 0 ? 0 : 7,
    completed: 3,
    processing: 2,
    failed: 1,
    scheduled: 1,
    needsTime: 0,
  };
  return profile ?? { status: 200, body: { user: aUser, videos, totals, working: 0 } };
}

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "videos", "stages", "publishing", "defaults", "shell"]);
  startSession("t-1", aUser);
  videos = [film];
  profile = undefined;
  channelStatus = connected;
  before = { status: 404, body: {} };
  publication = { status: 202, body: { upload: sent } };
  api = await startApi(answer);
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await api.stop();
});

function open(path = "/dashboard/videos") {
  return renderAt(path, new QueryClient({ defaultOptions: { queries: { retry: false } } }), <VideosScreen />);
}

async function openDialog() {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Upload to YouTube" }));
  const dialog = within(await screen.findByRole("dialog", undefined, { timeout: 10_000 }));
  await dialog.findByLabelText("Title");
  return dialog;
}

describe("my videos", () => {
  test("[R6.1] the four counts come from the server's totals and filter what they count", async () => {
    videos = [film, { ...film, _id: "v2", videoName: "Broken", status: "FAILED", videoUrl: null }];
    const router = open();
    const counts = within(await screen.findByRole("group"));

    expect(counts.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "Total7",
      "Completed3",
      "Processing2",
      "Failed1",
      "Scheduled1",
    ]);
    fireEvent.click(counts.getByRole("button", { name: /Failed/ }));

    await waitFor(() => expect(router.state.location.search).toBe("?status=failed"));
    await waitFor(() =>
      expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(["Broken"]),
    );
  });

  test("[R6.1] an account without videos is told so, and where to begin", async () => {
    videos = [];
    open();

    expect(await screen.findByText("No videos yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Create Video" }).getAttribute("href")).toBe("/dashboard/create");
  });

  test("[R6.1] a failed load is told and can be tried again", async () => {
    profile = { status: 500, body: {} };
    open();
    expect(await screen.findByText("Error loading your videos")).toBeTruthy();
    expect(screen.getByText("Failed to fetch user profile")).toBeTruthy();

    profile = undefined;
    fireEvent.click(screen.getByRole("button", { name: "Try Again" }));

    expect(await screen.findByText("A red kite")).toBeTruthy();
  });

  test("[R6.3] only a completed video offers the upload", async () => {
    videos = [{ ...film, status: "processing", stage: "generating", progress: 40, videoUrl: null }];
    open();

    expect((await screen.findByRole("progressbar", undefined, { timeout: 10_000 })).getAttribute("aria-valuenow")).toBe(
      "40",
    );
    expect(screen.queryByRole("button", { name: "Upload to YouTube" })).toBeNull();
  });
});

describe("a card", () => {
  test("[R6.2] a failed video says why, on whose side, and is tried again in place", async () => {
    const error = { code: "render_failed" as const, message: "The engine stopped.", action: "retry" };
    videos = [{ ...film, status: "failed", error, videoUrl: null }];
    open();
    expect(await screen.findByText("The engine stopped.", undefined, { timeout: 10_000 })).toBeTruthy();
    expect(await screen.findByText(/Bizden kaynaklı/)).toBeTruthy();

    fireEvent.click(screen.getByRole("button", { name: "Try Again" }));

    expect(await screen.findByRole("progressbar", undefined, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText("The engine stopped.")).toBeNull();
  });

  test("[R6.4] a status nobody knows is drawn as unknown", async () => {
    videos = [{ ...film, status: "dreaming" }];
    open();

    expect(await screen.findByText("Unknown")).toBeTruthy();
  });
});

describe("the upload dialog", () => {
  test("[R6.3] cannot be sent while the title is blank", async () => {
    const dialog = await openDialog();
    const submit = dialog.getByRole<HTMLButtonElement>("button", { name: "Upload to YouTube" });
    expect(submit.disabled).toBe(false);

    fireEvent.change(dialog.getByLabelText("Title"), { target: { value: "   " } });

    expect(submit.disabled).toBe(true);
  });

  test("[R6.3] [R11.13] sends what was chosen, closes, and shows a banner for 3 s while the list is asked for again", async () => {
    const dialog = await openDialog();
    expect(dialog.getByLabelText(/^Public/)).toHaveProperty("checked", true);
    fireEvent.click(dialog.getByLabelText(/^Unlisted/));
    const asked = api.seen.filter((request) => request.path.endsWith("/profile")).length;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });

    fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));
    await vi.waitFor(() => expect(screen.queryByText(/The upload has started/)).not.toBeNull(), { interval: 10 });

    expect(api.seen.find((request) => request.path === "/api/youtube/upload")?.body).toMatchObject({
      videoId: "v1",
      title: "A red kite",
      description: "",
      tags: ["kite", "sea", "sahne"],
      privacyStatus: "unlisted",
      containsSyntheticMedia: true,
      thumbnail: { kind: "auto" },
    });
    await vi.waitFor(() =>
      expect(api.seen.filter((request) => request.path.endsWith("/profile")).length).toBeGreaterThan(asked),
    );
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText(/The upload has started/)).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("[R6.3] a video that is gone is told in the dialog, which stays", async () => {
    publication = { status: 404, body: { message: "Video not found", code: "video_not_found", requestId: "r" } };
    const dialog = await openDialog();

    fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));

    expect(await dialog.findByText("Video not found", undefined, { timeout: 10_000 })).toBeTruthy();
    expect(dialog.getByLabelText("Title")).toHaveProperty("value", "A red kite");
  });

  test("says before the press that there is no channel yet, and cannot be sent", async () => {
    channelStatus = { hasToken: false, connected: false, isAuthenticated: false, channel: null };
    const dialog = await openDialog();

    expect(await dialog.findByText("No YouTube channel is connected: connect one first.")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Upload to YouTube" })).toHaveProperty("disabled", true);
  });

  test("[R6.3] a comma makes a chip, Backspace takes it back, and the counters count as the channel does", async () => {
    const dialog = await openDialog();
    const tags = await dialog.findByLabelText("Tags");
    expect(dialog.getByText("14/500")).toBeTruthy();

    fireEvent.change(tags, { target: { value: "red kite," } });
    expect(dialog.getByRole("button", { name: "Remove the tag red kite" })).toBeTruthy();
    // Two more for the quotes of a tag with a blank, one for the comma.
    expect(dialog.getByText("25/500")).toBeTruthy();
    fireEvent.keyDown(tags, { key: "Backspace" });
    expect(tags).toHaveProperty("value", "red kite");
    expect(dialog.getByText("14/500")).toBeTruthy();

    fireEvent.change(dialog.getByLabelText("Description"), { target: { value: "ğüş" } });
    expect(dialog.getByText("6/5000")).toBeTruthy();
  });

  test("[R6.3] what the server would refuse is told at its field, and nothing is sent", async () => {
    const dialog = await openDialog();
    fireEvent.change(await dialog.findByLabelText("Title"), { target: { value: "a < b" } });
    fireEvent.change(dialog.getByLabelText("Description"), { target: { value: "ş".repeat(2_501) } });

    fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));

    expect(await dialog.findByText("Angle brackets cannot be used")).toBeTruthy();
    expect(dialog.getByText("The description may be at most 5,000 bytes")).toBeTruthy();
    expect(api.seen.some((request) => request.path === "/api/youtube/upload")).toBe(false);
  });

  test("on a project that was not audited the lock is explained beside the privacy", async () => {
    const health = { ...aChannel.health, isProjectAudited: false };
    channelStatus = { ...connected, channel: { ...aChannel, health } };
    const dialog = await openDialog();

    expect(await dialog.findByText(/YouTube locks uploaded videos as private/)).toBeTruthy();
    expect(await dialog.findByLabelText(/^Public/)).toHaveProperty("checked", true);
  });

  test("a refused attempt opens with its own words, and what the channel refused is marked", async () => {
    const refusal = { ...sent, title: "Refused title", status: "failed", refusedFields: ["title"], tags: ["own"] };
    before = { status: 200, body: { upload: refusal } };
    const error = { code: "youtube_rejected" as const, message: "Not accepted.", action: "fix_input" };
    videos = [{ ...film, upload: { ...anUpload, status: "failed", error } }];
    const dialog = await openDialog();

    expect(await dialog.findByText("YouTube did not accept this title")).toBeTruthy();
    expect(dialog.getByLabelText("Title")).toHaveProperty("value", "Refused title");
    fireEvent.change(dialog.getByLabelText("Title"), { target: { value: "Better" } });
    await waitFor(() => expect(dialog.queryByText("YouTube did not accept this title")).toBeNull());
  });
});

describe("an upload on its card", () => {
  test("[R6.3] one that waits says why, until when, and can be taken back", async () => {
    const error = { code: "youtube_quota_exceeded" as const, message: "Quota used up.", action: "wait" };
    const waitsUntil = "2026-11-16T08:00:00.000Z";
    videos = [{ ...film, upload: { ...anUpload, status: "needs_attention", error, waitsUntil } }];
    open();

    expect(await screen.findByText("The upload is waiting", undefined, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText("Quota used up.")).toBeTruthy();
    expect(screen.getByText(/^Goes on by itself: 16 Nov 2026, 11:00/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Cancel upload" }));
    await waitFor(() => expect(api.seen.some(({ path }) => path === "/api/videos/v1/upload/cancel")).toBe(true));
  });

  test("one whose outcome is unknown is decided by its owner, from what stands on the channel", async () => {
    const error = { code: "youtube_outcome_unknown" as const, message: "Not known.", action: "decide" };
    videos = [{ ...film, upload: { ...anUpload, status: "needs_attention", error } }];
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Decide" }, { timeout: 10_000 }));
    const dialog = within(await screen.findByRole("dialog", undefined, { timeout: 10_000 }));
    const confirm = await dialog.findByRole("button", { name: "Yes, it is the one I chose" });
    expect(confirm).toHaveProperty("disabled", true);

    fireEvent.click(await dialog.findByLabelText(/A red kite/));
    fireEvent.click(confirm);

    await waitFor(() =>
      expect(api.seen.find(({ path }) => path === "/api/videos/v1/upload/decide")?.body).toEqual({
        decision: "published",
        youtubeVideoId: "yt1",
      }),
    );
  });

  test("[R14.4] one that was locked as private is explained, and its figures stand beside its link", async () => {
    const error = { code: "youtube_locked_private" as const, message: "Locked.", action: "none" };
    const url = "http://127.0.0.1/watch?v=yt1";
    const upload = { ...anUpload, status: "needs_attention" as const, error, url, youtubeVideoId: "yt1" };
    videos = [{ ...film, likes: 3, comments: 1, upload: { ...upload, actualPrivacyStatus: "private" } }];
    open();

    expect(await screen.findByText("Locked as private", undefined, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText("You asked for Public; YouTube made it Private.")).toBeTruthy();
    expect(screen.getByText("3 likes")).toBeTruthy();
    expect(screen.getByText("1 comment")).toBeTruthy();
    expect(screen.getByRole("link", { name: /Watch on YouTube/ }).getAttribute("href")).toBe(url);
    expect(screen.queryByRole("button", { name: "Cancel upload" })).toBeNull();
  });
});
