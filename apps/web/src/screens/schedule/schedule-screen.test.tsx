import type { Schedule } from "@sahne/contract/schedules";
import { cleanup, screen } from "@testing-library/react";
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

beforeEach(async () => {
  await loadMessages(["common", "schedule", "stages", "plans", "defaults"]);
  startSession("t-1", aUser);
  const status = { hasToken: false, connected: false, isAuthenticated: false, channel: null };
  api = await startApi(({ path }) => ({ status: 200, body: path.includes("/schedules") ? { schedules } : status }));
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

test("[R13.3 list] every plan that will run stands there, also one whose first film is long made, and none that is over", async () => {
  schedules = [{ ...aPlan, videoId: null, recurring: true, recurringType: "daily" }];
  schedules.push({ ...aPlan, _id: "s2", videoName: "The sea", nextRunAt: null });
  renderAt("/dashboard/schedule", createQueryClient(), <ScheduleScreen />);

  expect(await screen.findByText("A red kite")).toBeDefined();
  expect(screen.getByRole("button", { name: /Stop repeating.*A red kite/ })).toBeDefined();
  expect(screen.queryByText("The sea")).toBeNull();
});

test("without plans it leads to making one", async () => {
  schedules = [];
  renderAt("/dashboard/schedule", createQueryClient(), <ScheduleScreen />);

  const link = await screen.findByText("Schedule a video");
  expect(link.closest("a")?.getAttribute("href")).toBe("/dashboard/create?scenario=scheduled");
});
