import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aChannel } from "#test/samples.ts";
import { connected, openDialog, withVideosScreen, world } from "#test/videos-world.tsx";

withVideosScreen();

const second = { ...aChannel, id: "UC2", title: "Brand channel", isDefault: false };

beforeEach(() => {
  world.channelStatus = { ...connected, channels: [aChannel, second] };
  world.defaultsOf = { UC2: { title: "Brand: {title}", privacyStatus: "unlisted", tags: ["brand"] } };
});

const sentBodies = () =>
  world.api.seen
    .filter(({ path }) => path === "/api/youtube/upload")
    .map(({ body }) => body as Record<string, unknown>);

test("[R18.3] one press sends a film to two channels, each with its own words and the privacy that stood there", async () => {
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByLabelText("Brand channel"));

  expect(await dialog.findByText("Title: “Brand: A red kite”")).toBeTruthy();
  expect(dialog.getByLabelText("Privacy on Brand channel")).toHaveProperty("value", "unlisted");
  fireEvent.change(dialog.getByLabelText("Privacy on Brand channel"), { target: { value: "private" } });
  fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sentBodies()).toMatchObject([
    { channelId: aChannel.id, title: "A red kite", privacyStatus: "public", tags: ["kite", "sea", "sahne"] },
    { channelId: "UC2", title: "Brand: A red kite", privacyStatus: "private", tags: ["kite", "sea", "brand"] },
  ]);
});

test("[R18.3] what was written goes along, privacy does not", async () => {
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByLabelText("Brand channel"));
  fireEvent.change(dialog.getByLabelText("Title"), { target: { value: "Kites at sea" } });
  fireEvent.click(dialog.getByLabelText(/^Private/));

  expect(await dialog.findByText("Title: “Kites at sea”")).toBeTruthy();
  expect(dialog.getByLabelText("Privacy on Brand channel")).toHaveProperty("value", "unlisted");
});

test("[R18.3] refused by one, the other is not sent again with the next press", async () => {
  world.refusing = "UC2";
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByLabelText("Brand channel"));
  await dialog.findByText("Title: “Brand: A red kite”");
  fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Not uploaded to Brand channel");

  world.refusing = null;
  fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sentBodies().map(({ channelId }) => channelId)).toEqual([aChannel.id, "UC2", "UC2"]);
});
