import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anUpload, film, openVideos, withVideosScreen, world } from "#test/videos-world.tsx";

withVideosScreen();

async function openQuestion() {
  const error = { code: "youtube_outcome_unknown" as const, message: "Unknown.", action: "decide" };
  world.videos = [{ ...film, upload: { ...anUpload, status: "needs_attention", error } }];
  openVideos();
  fireEvent.click(await screen.findByRole("button", { name: "Decide" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/Videos that came to your channel/);
  return dialog.getByRole<HTMLButtonElement>("button", { name: "No, upload again" });
}

test("while the channel's list may be late, uploading again is not offered, and it is said until when", async () => {
  world.doubtfulUntil = new Date(Date.now() + 3_600_000).toISOString();

  const again = await openQuestion();

  expect(again.disabled).toBe(true);
  expect(screen.getByText(/YouTube’s list may be hours late/)).toBeTruthy();
});

test("a day later it is", async () => {
  world.doubtfulUntil = new Date(Date.now() - 1_000).toISOString();

  const again = await openQuestion();

  await waitFor(() => expect(again.disabled).toBe(false));
  expect(screen.queryByText(/YouTube’s list may be hours late/)).toBeNull();
});

test.each([
  ["duplicate", "The same video is already on this channel.", "Choose the one on the channel"],
  ["copyright", "Copyright infringement.", /^Look into it in YouTube Studio/],
  ["length", "The video is too long for a channel that is not verified.", /^Verify the channel/],
])("%s has its own words and one action", async (reason, words, action) => {
  const error = { code: "youtube_video_refused" as const, message: "YouTube rejected this video.", action: "none" };
  world.videos = [{ ...film, upload: { ...anUpload, status: "failed", error, reason } }];
  openVideos();

  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole(typeof action === "string" ? "button" : "link", { name: action })).toBeTruthy();
  // Only what a verified channel would take is worth sending again.
  expect(screen.queryByRole("button", { name: "Upload to YouTube" }) !== null).toBe(reason === "length");
});
