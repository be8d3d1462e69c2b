import type { Forecast } from "@sahne/contract/schedules/forecast";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aPlan, aUser } from "#test/samples.ts";
import { sent as sentUpload } from "#test/videos-world.tsx";
import type { Undo } from "#screens/schedule/calendar/use-calendar-actions.ts";
import { ForecastCard } from "./forecast-card.tsx";

let api: Awaited<ReturnType<typeof startApi>>;
let isRefused: boolean;
let undo: Undo | undefined;
let edited: string[];

const one = (id: string, at: string) => ({ id, title: `Video ${id}`, at: `2026-11-20T${at}:00.000Z` });
const forecast: Forecast = {
  perDay: 6,
  days: [
    { from: "2026-11-17T10:00:00.000Z", resetAt: "2026-11-18T08:00:00.000Z", planned: 0, left: 4 },
    { from: "2026-11-20T08:00:00.000Z", resetAt: "2026-11-21T08:00:00.000Z", planned: 7, left: 0 },
  ],
  full: [{ ...one("g", "20:00"), goesOutAt: "2026-11-21T08:00:00.000Z" }],
  clashes: [
    {
      kind: "close",
      channelTitle: "Deniz",
      first: one("a", "10:00"),
      second: one("b", "10:05"),
      count: 1,
      scheduleId: null,
      isOnePlan: false,
    },
    {
      kind: "title",
      channelTitle: "Deniz",
      first: one("d", "11:00"),
      second: one("d", "12:00"),
      count: 29,
      scheduleId: "plan-2",
      isOnePlan: true,
    },
  ],
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

const plan = {
  ...aPlan,
  promptText: "",
  keywords: "",
  publication: null,
  endAfter: null,
  until: null,
  aheadHours: 0,
  hasOwnFilm: false,
  style: null,
  hasStyle: true,
  series: null,
  writer: null,
  made: 0,
  nextRuns: [],
  undo: null,
};

beforeEach(async () => {
  await loadMessages(["common", "schedule", "changes", "defaults"]);
  startSession("t-1", aUser);
  [isRefused, undo, edited] = [false, undefined, []];
  api = await startApi(({ method, path }) => {
    if (method === "GET") return { status: 200, body: { forecast } };
    // The second of the two that move.
    if (isRefused && path.includes("plan-1")) {
      return { status: 409, body: { code: "plan_changed", message: "Changed" } };
    }
    return { status: 200, body: path.includes("/schedules/") ? { schedule: plan } : { upload: sentUpload } };
  });
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

const open = () =>
  renderAt(
    "/dashboard/schedule",
    createQueryClient(),
    <ForecastCard actions={{ edit: (id) => edited.push(id), offerUndo: (offered) => (undo = offered) }} />,
  );

const sent = () => api.seen.filter(({ method }) => method !== "GET");

async function spreadOut(): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name: "Spread these out" }));
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Spread these out" }));
}

test("[R18.4] the day's rest, full days, clashes and ending grants are told, and the gap is chosen", async () => {
  open();

  expect(await screen.findByText(/4 of 6 publications are left today/)).toBeDefined();
  expect(screen.getByText(/7 planned, 0 left/)).toBeDefined();
  expect(screen.getByText(/“Video g” .* goes out on/)).toBeDefined();
  expect(screen.getByText(/“Video a” .* and “Video b” .* are close together/)).toBeDefined();
  expect(screen.getByText(/The permission of “Deniz” ends on/)).toBeDefined();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "120" } });
  await waitFor(() => expect(api.seen.at(-1)?.path).toContain("gapMinutes=120"));
});

test("[R18.4] a plan that clashes with itself is one row with its count, says what to do and opens its editor", async () => {
  open();

  expect(await screen.findByText("30 publications clash with others")).toBeDefined();
  expect(screen.getByText(/“Video d” goes out under the same title each time/)).toBeDefined();
  expect(screen.getByText("29 times")).toBeDefined();
  expect(screen.getByText(/Add \{n\}, \{date\} or \{topic\} to the title/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Edit the plan" }));
  expect(edited).toEqual(["plan-2"]);
});

test("[R18.4] spreading out shows every move first, moves the last one first, and undo brings them back the other way round", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Spread these out" }));
  const asked = within(await screen.findByRole("alertdialog"));
  expect(asked.getByText(/“Video b”: .* instead of/)).toBeDefined();
  expect(sent()).toEqual([]);
  fireEvent.click(asked.getByRole("button", { name: "Spread these out" }));

  await waitFor(() => expect(undo?.text).toBe("2 publications were moved."));
  expect(sent()).toMatchObject([
    { method: "PATCH", body: { publishAt: "2026-11-20T12:00:00.000Z" } },
    { method: "POST", body: { runAt: "2026-11-20T10:05:00.000Z", to: "2026-11-20T11:00:00.000Z" } },
  ]);
  await undo?.take();
  expect(sent().slice(2)).toMatchObject([
    { method: "POST", body: { runAt: "2026-11-20T11:00:00.000Z", to: "2026-11-20T10:05:00.000Z" } },
    { method: "PATCH", body: { publishAt: "2026-11-20T10:10:00.000Z" } },
  ]);
});

test("[R18.4] where one cannot be moved it is said, and what has moved can be taken back all the same", async () => {
  isRefused = true;
  open();
  await spreadOut();

  expect(await screen.findByText("Changed")).toBeDefined();
  expect(undo?.text).toBe("1 publication was moved.");
  await undo?.take();
  expect(sent().at(-1)).toMatchObject({ method: "PATCH", body: { publishAt: "2026-11-20T10:10:00.000Z" } });
});
