import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser, aVideo } from "#test/samples.ts";
import { Palette } from "./palette.tsx";

let api: Awaited<ReturnType<typeof startApi>>;

beforeEach(async () => {
  await loadMessages(["common", "shell", "defaults"]);
  startSession("t-1", aUser);
  api = await startApi(() => "never");
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

test("[R4.2] a video from text is begun as one", async () => {
  const nothing = () => undefined;
  const router = renderAt(
    "/dashboard",
    createQueryClient(),
    <Palette isOpen onOpenChange={nothing} onAddYoutube={nothing} onShortcuts={nothing} />,
  );
  fireEvent.click(await screen.findByText("Create a video from text"));

  await waitFor(() => expect(router.state.location.search).toBe("?scenario=text2video"));
});

test("[R4.2] videos are found by their names, and one that is finished can be published from here", async () => {
  await api.stop();
  const totals = { total: 1, completed: 1, processing: 0, failed: 0, scheduled: 0, needsTime: 0 };
  api = await startApi(() => ({
    status: 200,
    body: { user: aUser, videos: [{ ...aVideo, status: "completed", upload: null }], totals, working: 0 },
  }));
  const nothing = () => undefined;
  const router = renderAt(
    "/dashboard",
    createQueryClient(),
    <Palette isOpen onOpenChange={nothing} onAddYoutube={nothing} onShortcuts={nothing} />,
  );
  expect(await screen.findByText(aVideo.videoName)).toBeTruthy();
  fireEvent.click(screen.getByText(`Publish: ${aVideo.videoName}`));
  await waitFor(() => expect(router.state.location.search).toBe(`?video=${aVideo._id}`));

  fireEvent.click(screen.getByText("Schedule a video"));
  await waitFor(() => expect(router.state.location.search).toBe("?scenario=scheduled"));
  fireEvent.click(screen.getByText("Edit scenes"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard/studio"));
});
