import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aChannel, aUser } from "#test/samples.ts";
import { connected } from "#test/videos-world.tsx";
import type { Undo } from "#screens/schedule/calendar/use-calendar-actions.ts";
import { ScheduleTools } from "./schedule-tools.tsx";

let api: Awaited<ReturnType<typeof startApi>>;
let feed: object | null;
let isRefused: boolean;
let offered: Undo[];
let best: { hours: number[] | null; days: number };

const waiting = (videoId: string, day: number, publishBy = "sahne") => ({
  videoId,
  channelId: aChannel.id,
  videoName: videoId,
  title: `Video ${videoId}`,
  privacyStatus: "private",
  publishAt: `2026-11-${day}T15:30:00.000Z`,
  publishBy,
});

beforeEach(async () => {
  await loadMessages(["common", "schedule", "changes", "defaults"]);
  startSession("t-1", aUser);
  best = { hours: null, days: 3 };
  [feed, isRefused, offered] = [null, false, []];
  const times = [
    { weekday: 1, time: "18:30" },
    { weekday: 3, time: "18:30" },
  ];
  api = await startApi(({ method, path }) => {
    if (path.includes("/posting-times") && method === "PUT" && isRefused) {
      return { status: 400, body: { code: "invalid_request", message: "Not like that" } };
    }
    if (path.includes("/planned-uploads")) {
      return {
        status: 200,
        body: { uploads: [waiting("a", 20), waiting("x", 21, "channel"), waiting("b", 22), waiting("c", 23)] },
      };
    }
    if (path.endsWith("/order")) return { status: 200, body: { ok: true } };
    const slots = { channelId: aChannel.id, timeZone: "Europe/Istanbul", times, nextFree: null, best };
    if (path.includes("/posting-times")) return { status: 200, body: { channels: [slots], channel: slots } };
    if (path.includes("/calendar-feed") && method === "POST") {
      feed = { createdAt: "2026-11-16T10:00:00.000Z", lastReadAt: null };
      return { status: 200, body: { url: "https://sahne.example/api/calendar-feeds/secret" } };
    }
    if (path.includes("/calendar-feed") && method === "DELETE") {
      feed = null;
      return { status: 200, body: { ok: true } };
    }
    if (path.includes("/calendar-feed")) return { status: 200, body: { feed } };
    return { status: 200, body: connected };
  });
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

const actions = { open: () => undefined, offer: (undo: Undo) => void offered.push(undo) };

const open = () =>
  renderAt(
    "/dashboard/schedule",
    createQueryClient(),
    <ScheduleTools isOpen zone="Europe/Istanbul" actions={actions} />,
  );

test("[R18.4] posting times are changed hour by hour, each with its days, and sent for their channel", async () => {
  open();
  expect(await screen.findByText(/18:30 · Pzt, Çar/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Edit the times" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("checkbox", { name: "Çar" }));
  fireEvent.click(dialog.getByRole("button", { name: "Add a time" }));
  fireEvent.click(dialog.getByRole("button", { name: "Remove 18:00" }));
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));

  await waitFor(() => {
    const sent = api.seen.find(({ method }) => method === "PUT");
    expect(sent).toMatchObject({ body: { times: [{ weekday: 1, time: "18:30" }], timeZone: "Europe/Istanbul" } });
    expect(sent?.path).toContain(`/posting-times/${aChannel.id}`);
  });
});

test("[R18.4] films of the queue change places by buttons, and undo sends them back", async () => {
  open();
  const queue = within(await screen.findByRole("list", { name: /Queue of/ }));
  expect(queue.getByText(/The channel keeps this hour/)).toBeDefined();
  expect(queue.getByRole("button", { name: "Move earlier: Video a" })).toHaveProperty("disabled", true);
  expect(queue.queryByRole("button", { name: "Move later: Video x" })).toBeNull();
  fireEvent.click(queue.getByRole("button", { name: "Move earlier: Video b" }));

  const hours = ["2026-11-20T15:30:00.000Z", "2026-11-22T15:30:00.000Z"];
  const moves = [
    { videoId: "b", from: hours[1], to: hours[0] },
    { videoId: "a", from: hours[0], to: hours[1] },
  ];
  const order = () => api.seen.filter(({ path }) => path.endsWith("/order")).map(({ body }) => body);
  await waitFor(() => expect(order()).toEqual([{ moves }]));
  await waitFor(() => expect(offered).toHaveLength(1));
  await offered[0]?.take();
  expect(order()[1]).toEqual({ moves: moves.map(({ videoId, from, to }) => ({ videoId, from: to, to: from })) });
});

test("[R18.4] best hours are named where enough days were counted, and otherwise it is said why not", async () => {
  open();
  expect(await screen.findByText(/not claimed yet: 28 days of views are needed, 3 have been counted/)).toBeDefined();
  cleanup();
  best = { hours: [9, 18, 21], days: 29 };
  open();
  expect(await screen.findByText(/by the channel’s own views \(29 days\): 09:00, 18:00, 21:00/)).toBeDefined();
});

test("[R18.4] a refusal is said in the dialog, which stays open", async () => {
  isRefused = true;
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Edit the times" }));
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));

  expect(await screen.findByText("Not like that")).toBeDefined();
});

test("[R13.3] the calendar link is shown once it is made, and revoking it asks first", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Create a link" }));
  const link = await screen.findByRole("textbox", { name: /Secret link/ });
  expect(link).toHaveProperty("value", "https://sahne.example/api/calendar-feeds/secret");

  fireEvent.click(await screen.findByRole("button", { name: "Revoke the link" }));
  const asked = within(await screen.findByRole("alertdialog"));
  expect(api.seen.some(({ method }) => method === "DELETE")).toBe(false);
  fireEvent.click(asked.getByRole("button", { name: "Revoke the link" }));

  expect(await screen.findByRole("button", { name: "Create a link" })).toBeDefined();
  expect(screen.queryByRole("textbox", { name: /Secret link/ })).toBeNull();
});
