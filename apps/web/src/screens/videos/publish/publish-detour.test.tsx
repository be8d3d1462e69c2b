import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readWish } from "#lib/connect-wish.ts";
import { aChannel } from "#test/samples.ts";
import { connected, openDialog, openVideos, withVideosScreen, world } from "#test/videos-world.tsx";

withVideosScreen();

const brand = { ...aChannel, id: "UC2", title: "Brand channel", isDefault: false };
const NO_CHANNEL = { hasToken: false, connected: false, isAuthenticated: false, channel: null };

test("[R18.7] connecting from the dialog keeps what was written, and coming back opens it with all of it", async () => {
  const leave = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  world.channelStatus = NO_CHANNEL;
  const dialog = await openDialog();
  fireEvent.change(dialog.getByLabelText("Title"), { target: { value: "A better title" } });
  fireEvent.change(dialog.getByLabelText("Tags"), { target: { value: "wind" } });
  fireEvent.click(dialog.getByLabelText(/^Unlisted/));

  fireEvent.click(await dialog.findByRole("button", { name: "Connect the channel" }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith("https://accounts.example/consent"));
  expect(readWish("u1")?.path).toBe("/dashboard/videos?publish=v1");
  expect(readWish("another")).toBeNull();

  // As after the consent: another page, with the channel connected.
  cleanup();
  world.channelStatus = connected;
  openVideos("/dashboard/videos?publish=v1");
  const again = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(again.getByLabelText("Title")).toHaveProperty("value", "A better title"));
  await waitFor(() => expect(again.getByLabelText(/^Unlisted/)).toHaveProperty("checked", true));
  fireEvent.click(again.getByRole("button", { name: "Upload to YouTube" }));

  await waitFor(() =>
    expect(world.api.seen.find(({ path }) => path === "/api/youtube/upload")?.body).toMatchObject({
      title: "A better title",
      privacyStatus: "unlisted",
      tags: ["kite", "sea", "sahne", "wind"],
    }),
  );
});

test("[R18.7] [R18.3] the other channels and their privacy come back too", async () => {
  const leave = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  world.channelStatus = { ...connected, channels: [aChannel, brand] };
  world.defaultsOf = { UC2: { title: "Brand: {title}", privacyStatus: "unlisted" } };
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByLabelText("Brand channel"));
  fireEvent.change(await dialog.findByLabelText("Privacy on Brand channel"), { target: { value: "private" } });
  fireEvent.click(dialog.getByRole("button", { name: "Grant the Right", hidden: true }));
  await waitFor(() => expect(leave).toHaveBeenCalled());

  cleanup();
  openVideos(readWish("u1")?.path ?? "");
  const again = within(await screen.findByRole("dialog"));
  expect(await again.findByLabelText("Brand channel")).toHaveProperty("checked", true);
  expect(await again.findByLabelText("Privacy on Brand channel")).toHaveProperty("value", "private");
  fireEvent.click(again.getByRole("button", { name: "Upload to YouTube" }));

  await waitFor(() => expect(world.api.seen.filter(({ path }) => path === "/api/youtube/upload")).toHaveLength(2));
  const bodies = world.api.seen.filter(({ path }) => path === "/api/youtube/upload").map(({ body }) => body);
  expect(bodies[1]).toMatchObject({ channelId: "UC2", title: "Brand: A red kite", privacyStatus: "private" });
});

test("a wish that is half an hour old is nobody's any more", () => {
  const wish = { userId: "u1", path: "/dashboard/create", at: Date.now() - 31 * 60_000 };
  localStorage.setItem("connect-wish", JSON.stringify(wish));
  expect(readWish("u1")).toBeNull();

  localStorage.setItem("connect-wish", JSON.stringify({ ...wish, at: Date.now(), path: "https://elsewhere.example" }));
  expect(readWish("u1")).toBeNull();
});
