import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { useYoutubeStatus } from "#data/publishing/youtube.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { ConnectPrompt } from "./connect-prompt.tsx";

const notConnected = { hasToken: false, connected: false, isAuthenticated: false, channel: null };

let api: Awaited<ReturnType<typeof startApi>>;
let status: { status: number; body: unknown };
let auth: { status: number; body: unknown } | "never";

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await loadMessages(["common", "shell", "defaults"]);
  status = { status: 200, body: notConnected };
  auth = "never";
  api = await startApi(({ path }) => (path === "/api/youtube/auth" ? auth : status));
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await api.stop();
});

function open({ path = "/dashboard", isAskedFor = false, onClose = () => undefined } = {}) {
  const prompt = (
    <>
      <ConnectPrompt isOpen isAskedFor={isAskedFor} onClose={onClose} />
      <Check />
    </>
  );
  renderAt(path, createQueryClient(), prompt);
  return screen.findByText(/^(success|error)$/);
}

/** Drawn together with the prompt: once it tells the outcome, a prompt that is not there stays away. */
function Check() {
  return useYoutubeStatus().status;
}

function title() {
  return screen.queryByRole("heading", { name: "Connect YouTube account" });
}

describe("the connect prompt", () => {
  test("[R4.4] shows itself on the overview of an account without a channel", async () => {
    await open();

    expect(title()).not.toBeNull();
    expect(screen.getByRole("button", { name: "Connect to YouTube" })).toBeTruthy();
  });

  test.each([
    ["connected", { ...notConnected, connected: true }],
    ["isAuthenticated", { ...notConnected, isAuthenticated: true }],
  ])("[R4.4] [R8.4] stays away when the answer says %s, even if asked for", async (_word, body) => {
    status = { status: 200, body };

    await open({ isAskedFor: true });

    expect(title()).toBeNull();
  });

  test("[R4.4] stays away when the check fails, but an explicit press opens it", async () => {
    status = { status: 503, body: {} };

    await open();
    expect(title()).toBeNull();
    cleanup();

    await open({ isAskedFor: true });
    expect(title()).not.toBeNull();
  });

  test("[R4.4] stays away on other pages, but an explicit press opens it there", async () => {
    await open({ path: "/dashboard/videos" });
    expect(title()).toBeNull();
    cleanup();

    await open({ path: "/dashboard/videos", isAskedFor: true });
    expect(title()).not.toBeNull();
  });

  test.each(["Later", "Close"])("[R4.4] %s puts it off and writes the moment", async (name) => {
    const onClose = vi.fn();
    await open({ onClose });
    const before = Date.now();

    fireEvent.click(screen.getByRole("button", { name }));

    expect(title()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
    expect(Number(localStorage.getItem("youtube-notification-dismissed"))).toBeGreaterThanOrEqual(before);
  });

  test("[R4.4] says so while connecting is pending", async () => {
    await open();

    fireEvent.click(screen.getByRole("button", { name: "Connect to YouTube" }));

    expect((await screen.findByRole("button", { name: "Connecting..." })).getAttribute("aria-busy")).toBe("true");
  });

  test("[R15.12] tells when connecting could not begin", async () => {
    auth = { status: 500, body: {} };
    await open();

    fireEvent.click(screen.getByRole("button", { name: "Connect to YouTube" }));

    expect(await screen.findByText("Failed to initiate YouTube authentication")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Connect to YouTube" })).toBeTruthy();
  });
});
