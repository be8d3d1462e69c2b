import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser, aVideo } from "#test/samples.ts";
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

let api: Awaited<ReturnType<typeof startApi>>;
let videos: Shown[];
let profile: { status: number; body: unknown } | undefined;
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
  if (path === "/api/videos/v1" && method === "DELETE") return { status: 200, body: { ok: true } };
  if (path === "/api/youtube/token/check") {
    return { status: 200, body: { hasToken: false, connected: false, isAuthenticated: false, channel: null } };
  }
  const totals = { total: videos.length === 0 ? 0 : 7, completed: 3, processing: 2, failed: 1, scheduled: 1 };
  return profile ?? { status: 200, body: { user: aUser, videos, totals } };
}

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "videos", "stages", "publishing", "defaults", "shell"]);
  startSession("t-1", aUser);
  videos = [film];
  profile = undefined;
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
  return within(await screen.findByRole("dialog", undefined, { timeout: 10_000 }));
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
      tags: ["kite", "sea"],
      privacyStatus: "unlisted",
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

  test("says before the press that there is no channel yet", async () => {
    const dialog = await openDialog();

    expect(await dialog.findByText("No YouTube channel is connected: connect one first.")).toBeTruthy();
  });
});
