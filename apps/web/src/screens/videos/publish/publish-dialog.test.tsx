import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { aChannel } from "#test/samples.ts";
import {
  anUpload,
  askToPublish,
  connected,
  film,
  openDialog,
  openVideos,
  sent,
  withVideosScreen,
  world,
} from "#test/videos-world.tsx";

withVideosScreen();

describe("the upload dialog", () => {
  test("begins in the title, also when its fields come after it", async () => {
    const dialog = await openDialog();

    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText("Title")));
  });

  test("[R6.3] cannot be sent while the title is blank", async () => {
    const dialog = await openDialog();
    const submit = dialog.getByRole<HTMLButtonElement>("button", { name: "Upload to YouTube" });
    await waitFor(() => expect(submit.disabled).toBe(false));

    fireEvent.change(dialog.getByLabelText("Title"), { target: { value: "   " } });

    expect(submit.disabled).toBe(true);
  });

  test("[R6.3] [R11.13] sends what was chosen, closes, and shows a banner for 3 s while the list is asked for again", async () => {
    const dialog = await openDialog();
    expect(dialog.getByLabelText(/^Public/)).toHaveProperty("checked", true);
    fireEvent.click(dialog.getByLabelText(/^Unlisted/));
    const asked = world.api.seen.filter((request) => request.path.includes("/profile?")).length;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });

    fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));
    await vi.waitFor(() => expect(screen.queryByText(/The upload has started/)).not.toBeNull(), {
      interval: 10,
      timeout: 30_000,
    });

    expect(world.api.seen.find((request) => request.path === "/api/youtube/upload")?.body).toMatchObject({
      videoId: "v1",
      title: "A red kite",
      description: "",
      tags: ["kite", "sea", "sahne"],
      privacyStatus: "unlisted",
      containsSyntheticMedia: true,
      thumbnail: { kind: "auto" },
    });
    await vi.waitFor(
      () =>
        expect(world.api.seen.filter((request) => request.path.includes("/profile?")).length).toBeGreaterThan(asked),
      { timeout: 30_000 },
    );
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText(/The upload has started/)).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("[R6.3] a video that is gone is told in the dialog, which stays", async () => {
    world.publication = { status: 404, body: { message: "Video not found", code: "video_not_found", requestId: "r" } };
    const dialog = await openDialog();

    fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));

    expect(await dialog.findByText("Video not found")).toBeTruthy();
    expect(dialog.getByLabelText("Title")).toHaveProperty("value", "A red kite");
  });

  test("says before the press that there is no channel yet, and cannot be sent", async () => {
    world.channelStatus = { hasToken: false, connected: false, isAuthenticated: false, channel: null };
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
    expect(dialog.queryByRole("button", { name: "Remove the tag red kite" })).toBeNull();
    fireEvent.change(tags, { target: { value: "" } });
    expect(dialog.getByText("14/500")).toBeTruthy();

    fireEvent.change(dialog.getByLabelText("Description"), { target: { value: "ğüş" } });
    expect(dialog.getByText("6/5000")).toBeTruthy();
  });

  test("[R6.3] a tag that is still being typed is sent as well", async () => {
    const dialog = await openDialog();
    const tags = await dialog.findByLabelText("Tags");

    fireEvent.change(tags, { target: { value: "moon" } });
    fireEvent.click(dialog.getByRole("button", { name: "Remove the tag sea" }));
    expect(tags).toHaveProperty("value", "moon");
    expect(dialog.queryByRole("button", { name: "Remove the tag moon" })).toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));

    const sending = () => world.api.seen.find((request) => request.path === "/api/youtube/upload");
    await waitFor(() => expect(sending()).toMatchObject({ body: { tags: ["kite", "sahne", "moon"] } }));
  });

  test("[R6.3] what the server would refuse is told at its field, and nothing is sent", async () => {
    const dialog = await openDialog();
    fireEvent.change(await dialog.findByLabelText("Title"), { target: { value: "a < b" } });
    fireEvent.change(dialog.getByLabelText("Description"), { target: { value: "ş".repeat(2_501) } });

    fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));

    expect(await dialog.findByText("Angle brackets cannot be used")).toBeTruthy();
    expect(dialog.getByText("The description may be at most 5,000 bytes")).toBeTruthy();
    expect(world.api.seen.some((request) => request.path === "/api/youtube/upload")).toBe(false);
  });

  test("on a project that was not audited the lock is explained beside the privacy", async () => {
    const health = { ...aChannel.health, isProjectAudited: false };
    world.channelStatus = { ...connected, channel: { ...aChannel, health } };
    const dialog = await openDialog();

    expect(await dialog.findByText(/YouTube locks uploaded videos as private/)).toBeTruthy();
    expect(await dialog.findByLabelText(/^Public/)).toHaveProperty("checked", true);
  });

  test("a refused attempt opens with its own words, and what the channel refused is marked", async () => {
    const refusal = { ...sent, title: "Refused title", status: "failed", refusedFields: ["title"], tags: ["own"] };
    world.before = { status: 200, body: { upload: refusal } };
    const error = { code: "youtube_rejected" as const, message: "Not accepted.", action: "fix_input" };
    world.videos = [{ ...film, upload: { ...anUpload, status: "failed", error } }];
    const dialog = await openDialog();

    expect(await dialog.findByText("YouTube did not accept this title")).toBeTruthy();
    expect(dialog.getByLabelText("Title")).toHaveProperty("value", "Refused title");
    fireEvent.change(dialog.getByLabelText("Title"), { target: { value: "Better" } });
    await waitFor(() => expect(dialog.queryByText("YouTube did not accept this title")).toBeNull());
  });
});

describe("leaving the upload dialog", () => {
  const pressEscape = () => fireEvent.keyDown(screen.getByLabelText("Title"), { key: "Escape" });
  const isOpen = () => screen.queryByLabelText("Title") !== null;

  test("asks nothing when nothing was written", async () => {
    await openDialog();

    pressEscape();

    await waitFor(() => expect(isOpen()).toBe(false));
  });

  test("asks first when something was written, and keeps it", async () => {
    const dialog = await openDialog();
    fireEvent.change(dialog.getByLabelText("Title"), { target: { value: "A better title" } });

    pressEscape();
    const question = within(await screen.findByRole("alertdialog"));
    fireEvent.click(question.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByLabelText("Title")).toHaveProperty("value", "A better title");

    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    fireEvent.click(await screen.findByRole("button", { name: "Discard and close" }));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  test("asks first when only a tag was begun", async () => {
    const dialog = await openDialog();
    fireEvent.change(await dialog.findByLabelText("Tags"), { target: { value: "mo" } });

    pressEscape();

    expect(await screen.findByRole("alertdialog")).toBeTruthy();
  });

  test("by the browser's Back asks first as well, and keeps what was written", async () => {
    const router = openVideos("/dashboard");
    await act(() => router.navigate("/dashboard/videos"));
    const dialog = await askToPublish();
    fireEvent.change(dialog.getByLabelText("Title"), { target: { value: "A better title" } });

    await act(() => router.navigate(-1));
    fireEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByLabelText("Title")).toHaveProperty("value", "A better title");
    expect(router.state.location.pathname).toBe("/dashboard/videos");

    await act(() => router.navigate(-1));
    fireEvent.click(await screen.findByRole("button", { name: "Discard and close" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  });

  test("[R6.3] it stays until the answer is here; one that comes when the screen was left is told all the same", async () => {
    world.publication = "never";
    const router = openVideos();
    const dialog = await askToPublish();
    fireEvent.click(dialog.getByRole("button", { name: "Upload to YouTube" }));
    await waitFor(() => expect(world.api.seen.some(({ path }) => path === "/api/youtube/upload")).toBe(true));

    pressEscape();
    expect(dialog.getByRole("button", { name: "Cancel" })).toHaveProperty("disabled", true);
    expect(isOpen()).toBe(true);

    await act(() => router.navigate("/dashboard"));
    await waitFor(() => expect(isOpen()).toBe(false));
    await world.api.stop();
    expect(await screen.findByRole("alert")).toBeTruthy();
  });
});
