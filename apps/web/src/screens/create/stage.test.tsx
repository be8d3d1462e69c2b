import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  making,
  openCreate,
  openText2video,
  prompt,
  sentTo,
  submit,
  withCreateScreen,
  world,
  write,
} from "#test/create-world.tsx";

withCreateScreen();

const standing = { ...making.options, aspectRatio: "9:16" } as const;
const now = () => new Date().toISOString();

test("what is being made is shown after a reload and in another tab, with how long it has been at it", async () => {
  world.videos = [{ ...making, stage: "generating", progress: 40, createdAt: now(), startedAt: now() }];
  openCreate();

  expect(await screen.findByText("Az önce istedikleriniz")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "A red kite: Generating" }).getAttribute("aria-valuenow")).toBe("40");
  expect(screen.getByText(/elapsed/)).toBeTruthy();
});

test("what was made before this page was opened does not push the prompt down", async () => {
  world.videos = [
    { ...making, status: "completed", stage: null, createdAt: now(), completedAt: "2026-11-15T00:00:09Z" },
  ];
  openCreate();
  await screen.findByLabelText("Prompt metni");
  await waitFor(() => expect(world.api.seen.some(({ path }) => path.includes("/profile?"))).toBe(true));

  expect(screen.queryByText("Az önce istedikleriniz")).toBeNull();
});

test("a finished film plays on the stage and can be published, saved, or followed by another like it", async () => {
  openText2video();
  world.videos = [{ ...making, status: "completed", stage: null, videoUrl: "/media/v1.mp4?sig=1", options: standing }];
  write("A red kite");
  await waitFor(() => expect(submit().disabled).toBe(false));
  fireEvent.click(submit());

  // Whoever waited for it sees it begin, without sound.
  expect(await screen.findByLabelText("A red kite")).toMatchObject({ autoplay: true, muted: true });
  expect(screen.getByRole("link", { name: "Yayınla" }).getAttribute("href")).toBe("/dashboard/videos?video=v1");
  expect(screen.getByRole("link", { name: "İndir" }).getAttribute("href")).toContain("/media/v1.mp4?sig=1&");

  fireEvent.click(screen.getByRole("button", { name: "Bunun gibi bir tane daha" }));
  expect(screen.getByRole("radio", { name: /^Metinden video/ })).toHaveProperty("checked", true);
  expect(await screen.findByLabelText("Dikey 9:16")).toHaveProperty("checked", true);
  expect(prompt().value).toBe("");
  await waitFor(() => expect(document.activeElement).toBe(prompt()));

  fireEvent.click(screen.getByRole("button", { name: "Sahneleri düzenle" }));
  await waitFor(() => expect(sentTo("/api/videos/v1/draft")).toHaveLength(1));
});

test("[R17.4] after a reload the film just made is on the stage, in room that was kept for it, until it is cleared", async () => {
  const made = {
    ...making,
    status: "completed",
    stage: null,
    videoUrl: "/media/v1.mp4?sig=1",
    options: standing,
  } as const;
  openText2video();
  write("A red kite");
  await waitFor(() => expect(submit().disabled).toBe(false));
  fireEvent.click(submit());
  await screen.findByText("Az önce istedikleriniz");
  cleanup();
  world.videos = [{ ...made, createdAt: "2026-11-14T00:00:00Z", completedAt: "2026-11-14T00:00:09Z" }];
  openCreate();

  // Before the server has said anything.
  expect(document.querySelector('[style*="9 / 16"], [style*="16 / 9"]')).not.toBeNull();
  expect(await screen.findByRole("button", { name: "Oynat: A red kite" })).toBeTruthy();
  const stage = screen.getByText("Az önce istedikleriniz");
  expect(stage.compareDocumentPosition(prompt()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Sahneden kaldır" }));
  expect(screen.queryByText("Az önce istedikleriniz")).toBeNull();
  cleanup();
  openCreate();
  await waitFor(() => expect(screen.queryByText("Az önce istedikleriniz")).toBeNull());
});

test("[R17.4] what is being made can be stopped from the stage, after a question", async () => {
  openText2video();
  write("A red kite");
  await waitFor(() => expect(submit().disabled).toBe(false));
  fireEvent.click(submit());

  fireEvent.click(await screen.findByRole("button", { name: "Durdur" }));
  expect(await screen.findByText(/“A red kite” will not be made/)).toBeTruthy();
  expect(sentTo("/api/videos/v1/cancel")).toHaveLength(0);
  fireEvent.click(screen.getByRole("button", { name: "Stop it" }));
  await waitFor(() => expect(sentTo("/api/videos/v1/cancel")).toHaveLength(1));
});

test("[R17.4] another one like it keeps pictures, style and publication, and takes its title from the new words", async () => {
  const publication = {
    channelId: null,
    title: "Old title",
    description: "For everyone",
    privacyStatus: "unlisted",
  } as const;
  const options = { ...standing, style: "neon" } as const;
  const made = {
    ...making,
    scenario: "instant",
    imageId: "i1",
    publication,
    options,
    createdAt: now(),
  } as const;
  world.videos = [{ ...made, imageIds: ["i1"], autoUpload: true }];
  openCreate();
  fireEvent.click(await screen.findByRole("button", { name: "Bunun gibi bir tane daha" }));
  write("A blue kite");
  await waitFor(() => expect(submit().disabled).toBe(false));
  fireEvent.click(submit());

  await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
  expect(sentTo("/video/create")[0]?.body).toMatchObject({
    imageId: "i1",
    publication: { title: "A blue kite", description: "For everyone", privacyStatus: "unlisted" },
    options: { style: "neon", aspectRatio: "9:16" },
  });
});

test("the options that were opened once are open the next time", () => {
  openCreate();
  const more = () => document.querySelector<HTMLDetailsElement>("#create-more");
  expect(more()?.open).toBe(false);

  const details = more();
  if (details) details.open = true;
  fireEvent(details ?? document.body, new Event("toggle"));
  cleanup();
  openCreate();

  expect(more()?.open).toBe(true);
});
