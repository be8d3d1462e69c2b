import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anUpload, film, openDialog, openVideos, sent, withVideosScreen, world } from "#test/videos-world.tsx";
import { aChannel } from "#test/samples.ts";

withVideosScreen();

const publications = () => world.api.seen.filter(({ path }) => path === "/api/youtube/upload").map(({ body }) => body);

async function chooseHour(dialog: Awaited<ReturnType<typeof openDialog>>) {
  fireEvent.click(await dialog.findByLabelText("At an hour I choose"));
  fireEvent.change(dialog.getByLabelText("Day"), { target: { value: "2027-01-02" } });
  fireEvent.change(dialog.getByLabelText("Hour"), { target: { value: "09:00" } });
}

test("[R18.4] an hour can be chosen, and the dialog says who keeps it", async () => {
  const dialog = await openDialog();
  await chooseHour(dialog);

  expect(dialog.getByLabelText(/^YouTube/)).toHaveProperty("checked", true);
  expect(dialog.getByText(/even while Sahne is off/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Schedule the Upload" }));

  await waitFor(() =>
    expect(publications()).toMatchObject([
      { publishAt: "2027-01-02T06:00:00.000Z", publishBy: "channel", privacyStatus: "public" },
    ]),
  );
});

test("[R18.4] what is not to be public waits here for its hour", async () => {
  const dialog = await openDialog();
  await chooseHour(dialog);
  fireEvent.click(dialog.getByLabelText(/^Unlisted/));

  expect(dialog.getByLabelText(/^Sahne/)).toHaveProperty("checked", true);
  expect(dialog.getByLabelText(/^YouTube/)).toHaveProperty("disabled", true);
  fireEvent.click(dialog.getByRole("button", { name: "Schedule the Upload" }));

  await waitFor(() => expect(publications()).toMatchObject([{ publishBy: "sahne", privacyStatus: "unlisted" }]));
});

test("[R18.4] for a project that was not audited only our own scheduler keeps the hour, and it is said why", async () => {
  const health = { ...aChannel.health, isProjectAudited: false };
  world.channelStatus = { ...world.channelStatus, channel: { ...aChannel, health } };
  const dialog = await openDialog();
  await chooseHour(dialog);

  expect(dialog.getByLabelText(/^YouTube/)).toHaveProperty("disabled", true);
  expect(dialog.getByText(/YouTube does not keep the hour/)).toBeTruthy();
});

test("[R18.4] without a time nothing is sent, and it is said at the field", async () => {
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByLabelText("At an hour I choose"));
  fireEvent.click(dialog.getByRole("button", { name: "Schedule the Upload" }));

  expect(await dialog.findByText("Choose a day and an hour")).toBeTruthy();
  expect(publications()).toEqual([]);
});

test("[R18.2] a video that waits for approval shows what would go out, and goes when its owner says so", async () => {
  world.videos = [{ ...film, upload: { ...anUpload, status: "awaiting_approval" } }];
  world.before = { status: 200, body: { upload: { ...sent, status: "awaiting_approval", title: "A kite" } } };
  openVideos();

  expect(await screen.findByText("Will be published as public: “A kite”")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Edit" }).getAttribute("href")).toBe(
    "/dashboard/videos?publish=v1&channel=UC1",
  );
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));

  await waitFor(() =>
    expect(world.api.seen.some(({ path }) => path === "/api/videos/v1/upload/approve?channelId=UC1")).toBe(true),
  );
});

test("[R18.2] one that is not wanted is discarded", async () => {
  world.videos = [{ ...film, upload: { ...anUpload, status: "awaiting_approval" } }];
  world.before = { status: 200, body: { upload: { ...sent, status: "awaiting_approval" } } };
  openVideos();

  fireEvent.click(await screen.findByRole("button", { name: "Do not publish" }));

  await waitFor(() =>
    expect(world.api.seen.some(({ path }) => path === "/api/videos/v1/upload/cancel?channelId=UC1")).toBe(true),
  );
});

test("[R18.4] a planned video says its hour and opens its dialog with it", async () => {
  const hour = { publishAt: "2027-01-02T06:00:00.000Z", publishBy: "sahne" as const };
  world.videos = [{ ...film, upload: { ...anUpload, ...hour, status: "planned" } }];
  world.before = { status: 200, body: { upload: { ...sent, ...hour, status: "planned" } } };
  openVideos();
  expect(await screen.findByText(/^Goes out on .*: public$/)).toBeTruthy();

  fireEvent.click(await screen.findByRole("link", { name: "Change hour or details" }));

  const dialog = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(dialog.getByLabelText("Hour")).toHaveProperty("value", "09:00"));
  expect(dialog.getByLabelText("Day")).toHaveProperty("value", "2027-01-02");
});
