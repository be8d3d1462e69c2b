import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aPlan, aUser } from "#test/samples.ts";
import { Upcoming } from "./upcoming.tsx";

let api: Awaited<ReturnType<typeof startApi>>;
const daily = {
  ...aPlan,
  _id: "s2",
  videoName: "The sea",
  recurring: true,
  recurringType: "daily" as const,
  nextRunAt: "2026-11-17T09:00:00Z",
};

beforeEach(async () => {
  await loadMessages(["common", "overview", "stages", "plans", "defaults"]);
  startSession("t-1", aUser);
  api = await startApi(() => ({ status: 200, body: { ok: true } }));
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

test("[R5.3] [R13.3 delete] a plan that repeats is stopped after a question, and only then", async () => {
  renderAt("/dashboard", createQueryClient(), <Upcoming plans={[aPlan, daily]} hasChannel />);

  fireEvent.click(screen.getByRole("button", { name: /Stop repeating.*The sea/ }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("will not be made again. Finished videos stay.");
  expect(api.seen).toHaveLength(0);
  fireEvent.click(within(question).getByRole("button", { name: "Stop repeating" }));

  await screen.findByText("The plan of “The sea” has been stopped.");
  expect(api.seen[0]).toMatchObject({ method: "DELETE", path: "/api/schedules/s2" });
});

test("[R13.1] before its first run the question says that the video stays, without a time", async () => {
  renderAt("/dashboard", createQueryClient(), <Upcoming plans={[aPlan]} hasChannel />);

  fireEvent.click(screen.getByRole("button", { name: /Cancel plan.*A red kite/ }));

  expect((await screen.findByRole("alertdialog")).textContent).toContain("The video stays");
});

test("[R5.3] all plans stand on the schedule page, and no upload is promised without a channel", () => {
  renderAt("/dashboard", createQueryClient(), <Upcoming plans={[aPlan]} hasChannel={false} />);

  expect(screen.getByText("All scheduled").closest("a")?.getAttribute("href")).toBe("/dashboard/schedule");
  expect(screen.queryByText("will be uploaded to YouTube")).toBeNull();
  expect(screen.getByText("no channel to upload to")).toBeDefined();
});
