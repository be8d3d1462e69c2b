import type { Notification } from "@sahne/contract/history/notifications";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { NotificationList } from "./notification-list.tsx";

const finished: Notification = {
  _id: "n1",
  kind: "video_completed",
  videoId: "v1",
  values: { name: "A red kite" },
  createdAt: "2026-11-15T09:00:00.000Z",
  reason: null,
  isRead: false,
  isSettled: false,
  browserAt: null,
};
let kept: Notification[];
let closed: number;
let api: Awaited<ReturnType<typeof startApi>>;

beforeEach(async () => {
  await loadMessages(["common", "shell", "defaults", "notifications"]);
  startSession("t-1", aUser);
  kept = [finished, { ...finished, _id: "n2", videoId: "v2", values: { name: "The sea" } }];
  api = await startApi(({ method, path }) => {
    if (path.endsWith("/retry")) return { status: 409, body: { code: "video_not_retryable", message: "Olmadı" } };
    if (method === "POST") kept = kept.map((one) => (one._id === "n1" ? { ...one, isRead: true } : one));
    if (method === "DELETE") kept = [];
    const unread = kept.filter((one) => !one.isRead).length;
    return { status: 200, body: method === "GET" ? { notifications: kept, unread } : { ok: true } };
  });
  closed = 0;
  open();
});

function open() {
  const list = <NotificationList isOpen titleId="title" onClose={() => (closed += 1)} />;
  renderAt("/dashboard", createQueryClient(), list);
}

function reopen() {
  cleanup();
  open();
}

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

test("[R4.2] after marking one as read the focus is on what can be done about it", async () => {
  const [mark] = await screen.findAllByText("Okundu işaretle");
  mark?.focus();
  fireEvent.click(mark ?? document.body);

  await waitFor(() => expect(screen.getAllByText("Okundu işaretle")).toHaveLength(1));
  expect(document.activeElement?.getAttribute("href")).toBe("/dashboard/videos?video=v1");
});

test("[R4.2] a failure says why, and one that has been overtaken asks for nothing", async () => {
  const failed = { ...finished, kind: "video_failed" as const, reason: "Kredi kalmamış.", isRead: true };
  kept = [
    { ...failed, _id: "n3", values: { name: "Open", code: "provider_failed", engine: "freepik" } },
    {
      ...failed,
      _id: "n4",
      values: { name: "Overtaken", code: "provider_failed", engine: "freepik" },
      isSettled: true,
    },
  ];
  reopen();

  const [asking, overtaken] = await screen.findAllByRole("listitem");
  expect(asking?.textContent).toContain("Kredi kalmamış.");
  expect(asking?.querySelector("button")?.textContent).toBe("Tekrar dene (yeniden ücret alınabilir)");
  expect(overtaken?.textContent).toContain("Overtaken");
  expect(overtaken?.querySelector("a, button")).toBeNull();
});

test("[R4.2] what comes of trying again is told where nothing covers it", async () => {
  kept = [{ ...finished, kind: "video_failed", values: { name: "Open", code: "render_failed", engine: "sahne" } }];
  reopen();

  fireEvent.click(await screen.findByRole("button", { name: "Tekrar dene" }));

  await screen.findByText("Olmadı");
  expect(closed).toBe(1);
});

test("[R4.2] after clearing all the focus is on the panel's heading", async () => {
  const clear = await screen.findByLabelText("Tümünü temizle");
  clear.focus();
  fireEvent.click(clear);

  await waitFor(() => expect(screen.queryByText(/A red kite/)).toBeNull());
  expect(document.activeElement?.id).toBe("title");
});
