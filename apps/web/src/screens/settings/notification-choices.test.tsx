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

let kept: Choices;
let refuses: boolean;
let told: { _id: string; isRead: boolean }[];
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

afterEach(() => api.stop());

function aNotice({ _id, isRead }: { _id: string; isRead: boolean }) {
  const facts = { kind: "video_completed", videoId: "v1", values: { name: "Uçurtma" }, reason: null, isSettled: false };
  return { ...facts, _id, isRead, createdAt: "2026-11-15T09:00:00.000Z" };
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

test("[R20.3] what arrives while the tab is hidden is shown by the browser, old news and read ones are not", async () => {
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

  const refetch = async (next: typeof told) => {
    told = next;
    await queryClient.refetchQueries();
  };
  await refetch([{ _id: "new", isRead: false }, { _id: "read", isRead: true }, ...told]);
  await waitFor(() => expect(shown).toEqual(["new: “Uçurtma” hazır."]));
  visibility.mockReturnValue("visible");
  await refetch([{ _id: "seen", isRead: false }, ...told]);
  expect(shown).toHaveLength(1);
});
