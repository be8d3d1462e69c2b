import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import type { Schedule } from "@sahne/contract/schedules/schedules";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aPlan, aUser } from "#test/samples.ts";
import { ScheduleScreen } from "./schedule-screen.tsx";

let api: Awaited<ReturnType<typeof startApi>>;
let schedules: Schedule[];
let entries: CalendarEntry[];
let status: number;

const anEntry: CalendarEntry = {
  id: "e1",
  kind: "film",
  at: "2026-11-18T07:00:00.000Z",
  state: "planned",
  title: "A red kite",
  scheduleId: "s1",
  videoId: null,
  posterUrl: null,
  channelId: null,
  channelTitle: null,
  isRepeated: true,
  window: null,
  isLate: false,
  makesAt: null,
  publishBy: null,
  isMovable: true,
};

beforeEach(async () => {
  await loadMessages(["common", "schedule", "stages", "plans", "defaults"]);
  startSession("t-1", aUser);
  [schedules, entries, status] = [[], [], 200];
  api = await startApi(({ path }) => {
    const query = new URLSearchParams(path.split("?")[1]);
    if (path.includes("/calendar")) {
      const perDay = query.get("perDay");
      // One day has everything here.
      const days = perDay === null || entries.length === 0 ? null : [{ day: "2026-11-18", count: entries.length }];
      const shown = perDay === null ? entries : entries.slice(0, Number(perDay));
      return { status, body: { entries: shown, days, timeZone: "Europe/Istanbul", moreFrom: null, message: "Away" } };
    }
    return { status: 200, body: { schedules: schedules.slice(0, Number(query.get("limit"))) } };
  });
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

const open = (view: string) =>
  renderAt(`/dashboard/schedule?view=${view}&day=2026-11-18`, createQueryClient(), <ScheduleScreen />);

test("[R13.3 list] the plans that will run stand there, also one whose first film is long made, and more when asked", async () => {
  schedules = Array.from({ length: 30 }, (_, n) => ({ ...aPlan, _id: `s${n}`, videoName: `Plan ${n}`, videoId: null }));
  schedules[0] = { ...aPlan, videoId: null, recurring: true, recurringType: "daily" };
  open("month");

  expect(await screen.findByText("A red kite")).toBeDefined();
  expect(screen.getByRole("button", { name: /Stop repeating.*A red kite/ })).toBeDefined();
  expect(screen.queryByText("Plan 25")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /Show more|Daha fazla göster/ }));
  expect(await screen.findByText("Plan 25")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Show more|Daha fazla göster/ })).toBeNull();
});

test.each(["month", "week", "agenda"])(
  "[R13.3 month] [R13.3 week] [R13.3 zone] in the %s an entry stands with its time and its state in words, and the zone is said",
  async (view) => {
    entries = [anEntry, { ...anEntry, id: "e2", at: "2026-11-18T08:00:00.000Z", state: "missed", title: "The sea" }];
    open(view);

    expect(await screen.findByRole("button", { name: /A red kite, .*Scheduled, repeats/ })).toBeDefined();
    expect(screen.getByRole("button", { name: /The sea, .*missed/ })).toBeDefined();
    expect(screen.getAllByText("10:00").length).toBeGreaterThan(0);
    expect(screen.getByText(/Europe\/Istanbul \(GMT\+3\)/)).toBeDefined();
  },
);

test("[R13.3] what does not fit into a day opens it, and the day has all of it, also what the month never fetched", async () => {
  entries = Array.from({ length: 150 }, (_, index) => ({ ...anEntry, id: `e${index}`, title: `Film ${index}` }));
  open("month");

  fireEvent.click(await screen.findByText("148 more"));

  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Film 99")).toBeDefined();
  expect(dialog.queryByText("Film 100")).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: /Show more|Daha fazla göster/ }));
  expect(await dialog.findByText("Film 149")).toBeDefined();
});

test("[R13.3] T, W and M and the arrows change what is seen", async () => {
  const router = open("month");
  await screen.findByText("Nothing in these days");

  fireEvent.keyDown(document.body, { key: "w" });
  await waitFor(() => expect(router.state.location.search).toContain("view=week"));
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await waitFor(() => expect(router.state.location.search).toContain("day=2026-11-25"));
  fireEvent.keyDown(document.body, { key: "t" });
  await waitFor(() => expect(router.state.location.search).not.toContain("day="));
});

test("without anything it leads to making a plan", async () => {
  open("agenda");

  await screen.findByText("Nothing in these days");
  const [link] = screen.getAllByText("Schedule a video");
  expect(link?.closest("a")?.getAttribute("href")).toBe("/dashboard/create?scenario=scheduled");
});

test("a calendar that cannot be had says so and offers to try again", async () => {
  status = 400;
  open("month");

  expect(await screen.findByText("The schedule could not be loaded")).toBeDefined();
  status = 200;
  fireEvent.click(screen.getByRole("button", { name: /Retry|Try Again|Tekrar/i }));
  expect(await screen.findByText("Nothing in these days")).toBeDefined();
});
