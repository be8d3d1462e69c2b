import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { anUpload, film, openVideos, withVideosScreen, world } from "#test/videos-world.tsx";

withVideosScreen();

describe("an upload on its card", () => {
  test("[R6.3] one that waits says why, until when, and can be taken back", async () => {
    const error = { code: "youtube_quota_exceeded" as const, message: "Quota used up.", action: "wait" };
    const waitsUntil = "2026-11-16T08:00:00.000Z";
    world.videos = [{ ...film, upload: { ...anUpload, status: "needs_attention", error, waitsUntil } }];
    openVideos();

    expect(await screen.findByText("The upload is waiting")).toBeTruthy();
    expect(screen.getByText("Quota used up.")).toBeTruthy();
    expect(screen.getByText(/^Resumes automatically on 16 Nov 2026, 11:00/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Cancel upload" }));
    await waitFor(() =>
      expect(world.api.seen.some(({ path }) => path === "/api/videos/v1/upload/cancel?channelId=UC1")).toBe(true),
    );
  });

  test("one whose outcome is unknown is decided by its owner, from what stands on the channel", async () => {
    const error = { code: "youtube_outcome_unknown" as const, message: "Not known.", action: "decide" };
    world.videos = [{ ...film, upload: { ...anUpload, status: "needs_attention", error } }];
    openVideos();
    fireEvent.click(await screen.findByRole("button", { name: "Decide" }));
    const dialog = within(await screen.findByRole("dialog"));
    const confirm = await dialog.findByRole("button", { name: "Yes, it is the one I chose" });
    expect(confirm).toHaveProperty("disabled", true);

    fireEvent.click(await dialog.findByLabelText(/A red kite/));
    fireEvent.click(confirm);

    await waitFor(() =>
      expect(world.api.seen.find(({ path }) => path === "/api/videos/v1/upload/decide?channelId=UC1")?.body).toEqual({
        decision: "published",
        youtubeVideoId: "yt1",
      }),
    );
  });

  test("[R14.4] one that was locked as private is explained, and its figures stand beside its link", async () => {
    const error = { code: "youtube_locked_private" as const, message: "Locked.", action: "none" };
    const url = "http://127.0.0.1/watch?v=yt1";
    const upload = { ...anUpload, status: "needs_attention" as const, error, url, youtubeVideoId: "yt1" };
    world.videos = [{ ...film, likes: 3, comments: 1, upload: { ...upload, actualPrivacyStatus: "private" } }];
    openVideos();

    expect(await screen.findByText("Locked as private")).toBeTruthy();
    expect(screen.getByText("You asked for Public; YouTube made it Private.")).toBeTruthy();
    expect(screen.getByText("3 likes")).toBeTruthy();
    expect(screen.getByText("1 comment")).toBeTruthy();
    expect(screen.getByRole("link", { name: /Watch on YouTube/ }).getAttribute("href")).toBe(url);
    expect(screen.queryByRole("button", { name: "Cancel upload" })).toBeNull();
  });
});
