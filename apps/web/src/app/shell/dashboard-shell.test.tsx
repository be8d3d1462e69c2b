import type { User } from "@sahne/contract/accounts/accounts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { browserTimeZone, storedTimeZone } from "#lib/time/time-zone.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { DashboardShell } from "./dashboard-shell.tsx";

const totals = { total: 0, completed: 0, processing: 0, failed: 0, scheduled: 0, needsTime: 0 };

let api: Awaited<ReturnType<typeof startApi>>;
let account: User;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await loadMessages(["common", "shell", "defaults"]);
  api = await startApi(({ method, path, body }) => {
    if (path.includes("/profile?")) {
      return { status: 200, body: { user: account, videos: [], totals, working: 0 } };
    }
    if (method === "PUT" && path.endsWith("/preferences")) {
      account = withZone((body as { timeZone: string }).timeZone);
      return { status: 200, body: { user: account } };
    }
    return { status: 404, body: {} };
  });
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  await api.stop();
});

function withZone(timeZone: string | null): User {
  return { ...aUser, preferences: { ...aUser.preferences, timeZone } };
}

function openAs(stored: User): void {
  startSession("t-1", stored);
  renderAt("/dashboard/settings", createQueryClient(), <DashboardShell />);
}

const kept = () => api.seen.filter(({ path }) => path.endsWith("/preferences")).map(({ body }) => body);

test("[R13.1] a browser that still holds another zone than the account shows the account's from then on", async () => {
  account = withZone("Asia/Tokyo");

  openAs(withZone("America/New_York"));

  await waitFor(() => expect(storedTimeZone()).toBe("Asia/Tokyo"));
  expect(kept()).toEqual([]);
});

test("[R13.1] an account that never chose a zone takes the browser's, and is told that the hours have moved", async () => {
  account = withZone(null);

  openAs(withZone("Pacific/Kiritimati"));

  expect(await screen.findByText(new RegExp(`${browserTimeZone()} diliminde`))).toBeTruthy();
  expect(kept()).toEqual([{ timeZone: browserTimeZone() }]);
  expect(storedTimeZone()).toBe(browserTimeZone());
});
