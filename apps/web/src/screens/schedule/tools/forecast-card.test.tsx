import type { Forecast } from "@sahne/contract/forecast";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { ForecastCard } from "./forecast-card.tsx";

let api: Awaited<ReturnType<typeof startApi>>;

const one = (id: string, at: string) => ({ id, title: `Video ${id}`, at: `2026-11-20T${at}:00.000Z` });
const forecast: Forecast = {
  perDay: 6,
  days: [
    { from: "2026-11-17T10:00:00.000Z", resetAt: "2026-11-18T08:00:00.000Z", planned: 0, left: 4 },
    { from: "2026-11-20T08:00:00.000Z", resetAt: "2026-11-21T08:00:00.000Z", planned: 7, left: 0 },
  ],
  full: [{ ...one("g", "20:00"), goesOutAt: "2026-11-21T08:00:00.000Z" }],
  clashes: [{ kind: "close", channelTitle: "Deniz", first: one("a", "10:00"), second: one("b", "10:05") }],
  spread: [
    {
      ...one("b", "10:05"),
      to: "2026-11-20T11:00:00.000Z",
      scheduleId: "plan-1",
      videoId: null,
      channelId: "UC1",
    },
    { ...one("c", "10:10"), to: "2026-11-20T12:00:00.000Z", scheduleId: null, videoId: "film-1", channelId: "UC1" },
  ],
  expiring: [
    { channelId: "UC1", channelTitle: "Deniz", expiresAt: "2026-11-19T10:00:00.000Z", first: one("a", "10:00") },
  ],
};

beforeEach(async () => {
  await loadMessages(["common", "schedule", "changes", "defaults"]);
  startSession("t-1", aUser);
  api = await startApi(({ method }) =>
    method === "GET"
      ? { status: 200, body: { forecast } }
      : { status: 409, body: { code: "plan_changed", message: "Changed" } },
  );
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

test("[R18.4] the day's rest, full days, clashes and ending grants are told, and the gap is chosen", async () => {
  renderAt("/dashboard/schedule", createQueryClient(), <ForecastCard />);

  expect(await screen.findByText(/4 of 6 publications are left today/)).toBeDefined();
  expect(screen.getByText(/7 planned, 0 left/)).toBeDefined();
  expect(screen.getByText(/“Video g” .* goes out on/)).toBeDefined();
  expect(screen.getByText(/“Video a” .* and “Video b” .* are close together/)).toBeDefined();
  expect(screen.getByText(/The permission of “Deniz” ends on/)).toBeDefined();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "120" } });
  await waitFor(() => expect(api.seen.at(-1)?.path).toContain("gapMinutes=120"));
});

test("[R18.4] spreading out shows every move first, and moves the last one first", async () => {
  renderAt("/dashboard/schedule", createQueryClient(), <ForecastCard />);
  fireEvent.click(await screen.findByRole("button", { name: "Spread these out" }));
  const asked = within(await screen.findByRole("alertdialog"));
  expect(asked.getByText(/“Video b”: .* instead of/)).toBeDefined();
  expect(api.seen.every(({ method }) => method === "GET")).toBe(true);

  fireEvent.click(asked.getByRole("button", { name: "Spread these out" }));

  await waitFor(() => expect(api.seen.find(({ method }) => method !== "GET")).toBeDefined());
  const first = api.seen.find(({ method }) => method !== "GET");
  expect(first).toMatchObject({ method: "PATCH", body: { publishAt: "2026-11-20T12:00:00.000Z" } });
  expect(first?.path).toContain("/api/videos/film-1/upload");
  expect(await screen.findByText("Changed")).toBeDefined();
});
