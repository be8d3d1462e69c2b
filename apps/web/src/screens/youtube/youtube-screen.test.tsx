import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aChannel, aUser } from "#test/samples.ts";
import { YoutubeScreen } from "./youtube-screen.tsx";

const nothing = { totals: null, videos: [], report: null, refreshedAt: null, isRefreshing: false };
const report = {
  from: "2026-10-17",
  to: "2026-11-15",
  days: [
    { day: "2026-11-01", views: 10, minutesWatched: 4.5, likes: 1, subscribersGained: 0 },
    { day: "2026-11-02", views: 30, minutesWatched: 12, likes: 2, subscribersGained: 1 },
  ],
  sharesFrom: "2026-10-17",
  sources: [
    { source: "shorts", views: 30, minutesWatched: 12 },
    { source: "other", views: 10, minutesWatched: 4.5 },
  ],
  devices: [{ device: "mobile", views: 40, minutesWatched: 16.5 }],
  topVideos: [
    { youtubeVideoId: "a", videoId: "v1", title: "Kite", url: "http://127.0.0.1/a", views: 25, minutesWatched: 9 },
    { youtubeVideoId: "b", videoId: null, title: null, url: "http://127.0.0.1/b", views: 5, minutesWatched: 1 },
  ],
  refreshedAt: "2026-11-15T00:00:00Z",
};

let api: Awaited<ReturnType<typeof startApi>>;
let status: { status: number; body: object };
let statistics: object;

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "youtube", "statistics", "defaults"]);
  startSession("t-1", aUser);
  status = { status: 200, body: { hasToken: true, connected: true, isAuthenticated: true, channel: aChannel } };
  statistics = nothing;
  api = await startApi(({ path, method }) => {
    if (path === "/api/youtube/token/check") return status;
    if (path.startsWith("/api/youtube/disconnect") && method === "DELETE") {
      status = { status: 200, body: { hasToken: false, connected: false, isAuthenticated: false, channel: null } };
      return { status: 200, body: { ok: true } };
    }
    return { status: 200, body: statistics };
  });
});

afterEach(async () => {
  cleanup();
  await api.stop();
});

function open() {
  renderAt("/dashboard/youtube", new QueryClient({ defaultOptions: { queries: { retry: false } } }), <YoutubeScreen />);
}

const withChannel = (changes: object) => ({
  status: 200,
  body: { hasToken: true, connected: true, isAuthenticated: true, channel: { ...aChannel, ...changes } },
});

test("[R8.1] shows the channel, its quota with the hour in the user's zone, and how long the grant lasts", async () => {
  open();

  expect(await screen.findByRole("heading", { name: "Ada's channel" })).toBeTruthy();
  expect(screen.getByText("20 yükleme hakkınız kaldı")).toBeTruthy();
  expect(screen.getByText(/16 Kas 2026 11:00 \(Europe\/Istanbul\) itibarıyla yenilenir/)).toBeTruthy();
  expect(screen.getByText("Siz geri alana kadar sürer.")).toBeTruthy();
  expect(screen.queryByText("Eksik izni vermek için yeniden bağlanın.")).toBeNull();
});

test("[R8.1] each missing right says what does not work without it", async () => {
  status = withChannel({ rights: { canUpload: false, canRead: true, canSeeAnalytics: false, canChange: false } });
  open();

  expect(await screen.findByText("Verilmedi: videolar kanala yüklenemez.")).toBeTruthy();
  expect(screen.getByText("Verilmedi: grafikler gösterilemez, yükleme çalışır.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Yeniden bağlan" })).toBeTruthy();
});

test("[R8.1] a withdrawn grant keeps the channel on the page and asks to reconnect", async () => {
  const channel = { ...aChannel, needsReconnect: true };
  status = { status: 200, body: { hasToken: true, connected: false, isAuthenticated: false, channel } };
  open();

  expect(await screen.findByRole("heading", { name: "Ada's channel" })).toBeTruthy();
  expect(screen.getByText("Yeniden bağlanmalı")).toBeTruthy();
  expect(screen.getByText(/yüklemeler siz yeniden bağlanana kadar bekler/)).toBeTruthy();
  expect(screen.getByText("Sona ermiş ya da geri alınmış.")).toBeTruthy();
});

test("what could lock, delay or end uploads is said: no audit, a full channel, a grant with an end", async () => {
  const health = {
    ...aChannel.health,
    isProjectAudited: false,
    uploadsLeftToday: 0,
    uploadsPausedUntil: "2026-11-17T08:00:00Z",
  };
  status = withChannel({ health, grantExpiresAt: "2026-11-20T08:00:00Z" });
  open();

  expect(await screen.findByText(/YouTube, yüklenen videoları gizli olarak kilitler/)).toBeTruthy();
  expect(screen.getByText("Bugünkü hakkınız doldu")).toBeTruthy();
  expect(screen.getByText(/Kanal 17 Kas 2026 11:00 tarihine kadar yeni video almıyor/)).toBeTruthy();
  expect(screen.getByText(/Bu izin 20 Kas 2026 11:00 tarihinde sona erer/)).toBeTruthy();
});

test("[R14.4] what a period brought stands by day, in bars and as a table, with sources, devices and the most watched", async () => {
  const videos = [{ videoId: "v1", videoName: "Kite", url: "http://127.0.0.1/a", views: 25, likes: 3, comments: 1 }];
  const totals = { views: 25, likes: 3, comments: 1 };
  statistics = { totals, videos, report, refreshedAt: "2026-11-15T00:00:00Z", isRefreshing: false };
  open();
  const chart = await screen.findByRole("slider", { name: /^Görüntülenme, 1 Kas 2026 – 2 Kas 2026: toplam 40\./ });

  expect(chart.children).toHaveLength(2);
  fireEvent.keyDown(chart, { key: "End" });
  expect(chart.getAttribute("aria-valuetext")).toBe("2 Kas 2026: 30 Görüntülenme");
  fireEvent.click(screen.getByRole("button", { name: /^İzlenme süresi/ }));
  expect(screen.getByRole("slider", { name: /toplam 16,5 dk\./ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Yeni abone 1 karşılaştırma için veri yok$/ })).toBeTruthy();
  expect(screen.getByText("Shorts akışı").closest("li")?.textContent).toBe("Shorts akışı30 görüntülenme%75");
  expect(screen.getByText("Telefon").closest("li")?.textContent).toBe("Telefon40 görüntülenme%100");
  expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Kite" }).getAttribute("href")).toBe("/dashboard/videos?video=v1");
  expect(screen.getByText("Kanaldaki başka bir video")).toBeTruthy();
});

test("[R8.1] [R11.5] disconnecting asks first, then shows that no channel is connected", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Bağlantıyı kes" }));
  const question = within(await screen.findByRole("alertdialog"));
  fireEvent.click(question.getByRole("button", { name: "Bağlantıyı kes" }));

  expect(await screen.findByText("Bağlı bir YouTube kanalınız yok.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Ada's channel" })).toBeNull());
});

test("[R8.1] a check that fails is told, and can be tried again", async () => {
  const known = status;
  status = { status: 500, body: {} };
  open();
  // Asked once more by itself (R11.15) before it is told.
  expect(await screen.findByText("YouTube durumu kontrol edilemedi")).toBeTruthy();

  status = known;
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("heading", { name: "Ada's channel" })).toBeTruthy();
});

test("[R18.3] several channels stand side by side, and what is shown and done concerns the chosen one", async () => {
  const brand = { ...aChannel, id: "UC2", title: "Brand", isDefault: false };
  const both = { hasToken: true, connected: true, isAuthenticated: true, channel: aChannel };
  status = { status: 200, body: { ...both, channels: [aChannel, brand] } };
  open();

  fireEvent.click(await screen.findByRole("link", { name: /Brand/ }));
  expect(await screen.findByRole("heading", { name: "Brand" })).toBeTruthy();
  await waitFor(() =>
    expect(api.seen.some(({ path }) => path === "/api/users/u1/statistics?channelId=UC2")).toBe(true),
  );
  fireEvent.click(screen.getByRole("button", { name: "Varsayılan yap" }));
  await waitFor(() => expect(api.seen.some(({ path }) => path === "/api/youtube/channels/UC2/default")).toBe(true));
  fireEvent.click(screen.getByRole("button", { name: "Bağlantıyı kes" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/Google’da geri alınmaz/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Bağlantıyı kes" }));
  await waitFor(() => expect(api.seen.some(({ path }) => path === "/api/youtube/disconnect?channelId=UC2")).toBe(true));
});
