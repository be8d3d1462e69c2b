import { NO_MAILS, type NotificationChoices as Choices } from "@sahne/contract/accounts/notification-choices";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BrowserNotices } from "#app/shell/browser-notices.tsx";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { NotificationChoices } from "./notification-choices.tsx";

const DRAWN_MS = 50;
const AT = "2026-11-15T09:00:00.000Z";

let kept: Choices;
let refuses: boolean;
let told: { _id: string; isRead: boolean; kind?: string; browserAt?: string | null }[];
let api: Awaited<ReturnType<typeof startApi>>;

beforeEach(async () => {
  await loadMessages(["common", "settings", "notifications", "shell", "defaults"]);
  startSession("t-1", aUser);
  kept = NO_MAILS;
  refuses = false;
  told = [];
  api = await startApi(({ method, path, body }) => {
    if (path.endsWith("/notifications")) return { status: 200, body: { notifications: told.map(aNotice), unread: 0 } };
    if (method === "PUT" && refuses) return { status: 500, body: { code: "internal", message: "Olmadı" } };
    if (method === "PUT") kept = body as Choices;
    return { status: 200, body: { choices: kept } };
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await api.stop();
});

function aNotice({ _id, isRead, kind = "video_completed", browserAt = AT }: (typeof told)[number]) {
  const facts = { kind, videoId: "v1", values: { name: "Uçurtma" }, reason: null, isSettled: false };
  return { ...facts, _id, isRead, browserAt, createdAt: AT };
}

test("[R20.3] each kind of mail is chosen on its own and kept at once; what could not be kept is shown as it was", async () => {
  renderAt("/dashboard/settings", createQueryClient(), <NotificationChoices />);
  const failed = await screen.findByLabelText<HTMLSelectElement>("Bir video yapılamadı veya yüklenemedi");
  fireEvent.change(failed, { target: { value: "daily" } });
  fireEvent.click(screen.getByLabelText(/Sessiz saatler/));

  await waitFor(() => expect(kept).toEqual({ ...NO_MAILS, failed: "daily", quiet: { from: 22, to: 8 } }));

  refuses = true;
  fireEvent.click(await screen.findByLabelText(/Haftalık özet/));
  expect(await screen.findByText("Olmadı")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Haftalık özet/).checked).toBe(false);
});

test("[R20.3] the browser is asked first, and one that refuses is told of", async () => {
  const requestPermission = vi.fn(() => Promise.resolve("denied"));
  vi.stubGlobal("Notification", Object.assign(vi.fn(), { permission: "default", requestPermission }));
  renderAt("/dashboard/settings", createQueryClient(), <NotificationChoices />);

  fireEvent.click(await screen.findByLabelText(/Bu tarayıcıda/));
  expect(await screen.findByText(/bildirimlerine izin vermiyor/)).toBeTruthy();
  expect(localStorage.getItem("browser-notices")).toBeNull();

  requestPermission.mockResolvedValue("granted");
  fireEvent.click(screen.getByLabelText(/Bu tarayıcıda/));
  await waitFor(() => expect(localStorage.getItem("browser-notices")).toBe("on"));
});

/** A tab in the background, with what its browser was asked to show. */
async function inBackground() {
  const shown: string[] = [];
  const Shown = class {
    static readonly permission = "granted";
    constructor(_title: string, { body, tag }: { body: string; tag: string }) {
      shown.push(`${tag}: ${body}`);
    }
    addEventListener() {}
  };
  vi.stubGlobal("Notification", Shown);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  told = [{ _id: "old", isRead: false }];
  const queryClient = createQueryClient();
  renderAt("/dashboard", queryClient, <BrowserNotices isOpen />);
  await waitFor(() => expect(api.seen).toHaveLength(1));
  await queryClient.refetchQueries();
  const arrive = async (...next: typeof told) => {
    told = [...next, ...told];
    await queryClient.refetchQueries();
    // Until it is drawn, so that what is not shown would have been.
    await new Promise((done) => setTimeout(done, DRAWN_MS));
  };
  return { shown, visibility, arrive };
}

test("[R20.3] what arrives while the tab is hidden is shown by the browser, old news and read ones are not", async () => {
  const { shown, visibility, arrive } = await inBackground();
  await arrive({ _id: "new", isRead: false }, { _id: "read", isRead: true });
  await waitFor(() => expect(shown).toEqual(["new: “Uçurtma” hazır."]));
  visibility.mockReturnValue("visible");
  await arrive({ _id: "seen", isRead: false });
  expect(shown).toHaveLength(1);
});

test("[R20.3] what the server says is never to be shown by the browser is not, the rest is", async () => {
  const { shown, arrive } = await inBackground();
  await arrive({ _id: "off", isRead: false, browserAt: null });
  await arrive({ _id: "failed", isRead: false, kind: "video_failed" });

  await waitFor(() => expect(shown).toEqual([expect.stringContaining("failed: ")]));
});

test("[R20.3] what is held back comes as one notice when its time is there, apart from what was read", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-16T23:00:00Z"), toFake: ["Date"] });
  const { shown, arrive } = await inBackground();
  const browserAt = "2026-11-17T08:00:00.000Z";
  await arrive({ _id: "a", isRead: false, browserAt });
  await arrive({ _id: "b", isRead: false, browserAt }, { _id: "r", isRead: true, browserAt });
  vi.setSystemTime(new Date("2026-11-17T07:59:00Z"));
  await arrive({ _id: "c", isRead: true });
  expect(shown).toEqual([]);

  vi.setSystemTime(new Date("2026-11-17T08:01:00Z"));
  await arrive({ _id: "d", isRead: true });
  await waitFor(() => expect(shown).toEqual(["b: “Uçurtma” hazır.\n“Uçurtma” hazır."]));
});
