import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import type { Schedule } from "@sahne/contract/schedules/schedules";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
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
    if (path.includes("/calendar")) {
      return { status, body: { entries, timeZone: "Europe/Istanbul", moreFrom: null, message: "Away" } };
    }
    return { status: 200, body: { schedules } };
  });
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

const open = (view: string) =>
  renderAt(`/dashboard/schedule?view=${view}&day=2026-11-18`, createQueryClient(), <ScheduleScreen />);

test("[R13.3 list] every plan that will run stands there, also one whose first film is long made, and none that is over", async () => {
  schedules = [{ ...aPlan, videoId: null, recurring: true, recurringType: "daily" }];
  schedules.push({ ...aPlan, _id: "s2", videoName: "The sea", nextRunAt: null });
  open("month");

  expect(await screen.findByText("A red kite")).toBeDefined();
  expect(screen.getByRole("button", { name: /Stop repeating.*A red kite/ })).toBeDefined();
  expect(screen.queryByText("The sea")).toBeNull();
});

test.each(["month", "week", "agenda"])(
  "[R13.3 month] [R13.3 week] [R13.3 zone] in the %s an entry stands with its time and its state in words, and the zone is said",
  async (view) => {
    entries = [anEntry, { ...anEntry, id: "e2", at: "2026-11-18T08:00:00.000Z", state: "missed", title: "The sea" }];
    open(view);

    expect(await screen.findByRole("button", { name: /A red kite, .*scheduled, repeats/ })).toBeDefined();
    expect(screen.getByRole("button", { name: /The sea, .*missed/ })).toBeDefined();
    expect(screen.getAllByText("10:00").length).toBeGreaterThan(0);
    expect(screen.getByText(/Europe\/Istanbul \(GMT\+3\)/)).toBeDefined();
  },
);

test("[R13.3] what does not fit into a day opens it", async () => {
  entries = Array.from({ length: 5 }, (_, index) => ({ ...anEntry, id: `e${index}`, title: `Film ${index}` }));
  open("month");

  fireEvent.click(await screen.findByText("3 more"));

  expect(await screen.findByRole("dialog")).toBeDefined();
  expect(await screen.findByText("Film 4")).toBeDefined();
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
