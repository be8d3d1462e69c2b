import { QueryClient } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser, aVideo } from "#test/samples.ts";
import { useProfile } from "./profile.ts";
import { badgeStatus, isWorking, statusKey, type ShownVideo } from "#data/videos/video-state.ts";

let api: Awaited<ReturnType<typeof startApi>>;
let videos: ShownVideo[];

function answer() {
  const totals = { total: videos.length, completed: 0, processing: 0, failed: 0, scheduled: 0, needsTime: 0 };
  return { status: 200, body: { user: aUser, videos, totals, working: videos.filter(isWorking).length } };
}

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "defaults"]);
  startSession("t-1", aUser);
  videos = [];
  api = await startApi(answer);
});

afterEach(async () => {
  cleanup();
  await api.stop();
});

function Names() {
  const profile = useProfile();
  return <p>{profile.data?.videos.map((video) => `${video.videoName}:${badgeStatus(video)}`).join(", ")}</p>;
}

describe("the profile", () => {
  test("[R6.4] a status nobody knows blanks nothing: it is carried on and named unknown", async () => {
    videos = [
      { ...aVideo, videoName: "A", status: "DREAMING" },
      { ...aVideo, _id: "v2", videoName: "B", status: "FAILED" },
    ];

    renderAt("/dashboard/videos", new QueryClient(), <Names />);

    expect(await screen.findByText("A:dreaming, B:failed")).toBeTruthy();
    expect(statusKey("dreaming")).toBe("status.unknown");
  });

  test("is asked for again while something is being made, and left alone afterwards", async () => {
    videos = [{ ...aVideo, videoName: "A", status: "processing", stage: "generating" }];
    renderAt("/dashboard/videos", new QueryClient(), <Names />);
    await screen.findByText("A:processing");

    videos = [{ ...aVideo, videoName: "A", status: "completed" }];
    await screen.findByText("A:completed");
    const asked = api.seen.length;
    await new Promise((resolve) => {
      setTimeout(resolve, 2_000);
    });

    expect(api.seen.length).toBe(asked);
  });
});
