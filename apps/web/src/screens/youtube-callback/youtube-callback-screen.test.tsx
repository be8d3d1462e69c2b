import { setTimeout as realWait } from "node:timers/promises";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepWish } from "#lib/connect-wish.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startApi } from "#test/api-server.ts";
import { aChannel } from "#test/samples.ts";
import { YoutubeCallbackScreen } from "./youtube-callback-screen.tsx";

const connected = { connected: true, channel: aChannel };

let api: Awaited<ReturnType<typeof startApi>>;
let answer: { status: number; body: unknown };

beforeEach(async () => {
  await loadMessages(["common", "youtube", "defaults"]);
  answer = { status: 200, body: connected };
  api = await startApi(() => answer);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  await api.stop();
});

function open(search: string) {
  const router = createMemoryRouter(
    [
      { path: "/youtube/callback", Component: YoutubeCallbackScreen },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/youtube/callback${search}`] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.pathname;
}

/** The network is real, only our clock is not: waits for the screen, moving the clock by next to nothing. */
async function shows(text: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!document.body.textContent.includes(text) && performance.now() < deadline) {
    await act(async () => {
      // A real moment: however slow the machine, our clock must not run ahead into the limits of the call.
      await realWait(5);
      // What the query library puts off to the next turn runs, too.
      await vi.advanceTimersByTimeAsync(1);
    });
  }
  expect(document.body.textContent).toContain(text);
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

describe("the way back from the consent page", () => {
  test("[R8.2] [R11.14] exchanges the code once, says so, and goes to the dashboard after 2 s", async () => {
    const path = open("?code=abc&state=s1");
    await shows("YouTube bağlantınız tamamlanıyor...");

    await shows("YouTube hesabınız bağlandı!");
    await pass(1_950);
    expect(path()).toBe("/youtube/callback");
    await pass(50);

    expect(path()).toBe("/dashboard");
    expect(api.seen.map((request) => request.path)).toEqual(["/api/youtube/callback?code=abc&state=s1"]);
  });

  test("[R18.7] goes back to what somebody was doing when connecting came between", async () => {
    keepWish("me", { path: "/dashboard/videos?publish=v1" });
    const path = open("?code=abc&state=s1");
    await shows("YouTube hesabınız bağlandı!");
    expect(screen.getByRole("button", { name: "Kaldığım yere dön" })).toBeTruthy();
    await pass(2_000);

    expect(path()).toBe("/dashboard/videos");
  });

  test("[R8.2] [R8.3] a refusal by the provider is told for 3 s, and nothing is asked of the server", async () => {
    const path = open("?error=access_denied&code=abc");

    await shows("YouTube kimlik doğrulaması iptal edildi: access_denied");
    await pass(2_950);
    expect(path()).toBe("/youtube/callback");
    await pass(50);

    expect(path()).toBe("/dashboard");
    expect(api.seen).toHaveLength(0);
  });

  test("[R8.2] [R8.3] a missing code is told for 3 s", async () => {
    const path = open("?state=s1");

    await shows("Geçersiz kimlik doğrulama yanıtı. Yetkilendirme kodu bulunamadı.");
    await pass(3_000);

    expect(path()).toBe("/dashboard");
  });

  test("[R8.2] [R8.3] a failed exchange is told for 5 s, with the server's reason", async () => {
    answer = { status: 422, body: { message: "Kod geçersiz.", code: "youtube_exchange_failed", requestId: "r" } };
    const path = open("?code=abc&state=s1");

    await shows("YouTube bağlantısı sırasında hata oluştu: Kod geçersiz.");
    await pass(4_950);
    expect(path()).toBe("/youtube/callback");
    await pass(50);

    expect(path()).toBe("/dashboard");
  });

  test("[R8.3] [R15.10] without a reason the default stands in its place", async () => {
    answer = { status: 500, body: {} };
    const path = open("?code=abc&state=s1");

    await shows("YouTube bağlantısı sırasında hata oluştu: Failed to handle YouTube callback");
    expect(path()).toBe("/youtube/callback");
  });

  test("[R8.2] retry goes to the YouTube page at once, and the timer no longer pulls away from it", async () => {
    const path = open("?error=access_denied");
    await shows("iptal edildi");

    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Tekrar dene" }));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(path()).toBe("/dashboard/youtube");
    await pass(10_000);

    expect(path()).toBe("/dashboard/youtube");
  });
});
