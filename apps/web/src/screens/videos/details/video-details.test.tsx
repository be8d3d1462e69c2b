import type { HistoryEntry } from "@sahne/contract/history/history";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { aStory, film, openVideos, withVideosScreen, world } from "#test/videos-world.tsx";

withVideosScreen();

const END = "2026-11-15T09:00:35.000Z";
const aCall = {
  number: 1,
  vendor: "freepik",
  model: "kling",
  state: "accepted",
  reason: null,
  answer: null,
  startedAt: "2026-11-15T09:00:01.000Z",
  settledAt: "2026-11-15T09:00:02.000Z",
  endedAt: END,
  cents: null,
};
const aPlan = {
  _id: "s1",
  videoId: "v1",
  videoName: "A red kite",
  scheduledAt: "2026-11-18T17:00:00.000Z",
  recurring: true,
  recurringType: "weekly" as const,
  random: null,
  timeZone: "Europe/Istanbul",
  nextRunAt: "2026-11-18T17:00:00.000Z",
  isPaused: false,
  autoUpload: true,
};

async function openDetails() {
  openVideos("/dashboard/videos?video=v1");
  const drawer = within(await screen.findByRole("dialog"));
  await drawer.findByText("Attempts");
  return drawer;
}

/** What stands under a name. */
function factOf(drawer: ReturnType<typeof within>, name: string) {
  const names = drawer.queryAllByText(name).flatMap((word: HTMLElement) => word.closest("dt") ?? []);
  return names[0]?.nextElementSibling?.textContent;
}

describe("what a vendor was asked", () => {
  test.each([
    { state: "accepted", reason: null, endedAt: END, completedAt: null, words: "accepted, but no video came" },
    { state: "accepted", reason: null, endedAt: END, completedAt: END, words: "the video was made" },
    { state: "accepted", reason: null, endedAt: null, completedAt: null, words: "in progress" },
    { state: "refused", reason: "freepik: Too many", endedAt: END, completedAt: null, words: "refused“Too many”" },
    { state: "unknown", reason: null, endedAt: END, completedAt: null, words: "no answer" },
  ])("$words: a call that is $state", async ({ words, completedAt, ...call }) => {
    world.videos = [{ ...film, engine: "freepik" }];
    world.story = { ...aStory, completedAt, paidCalls: [{ ...aCall, ...call }] };
    const drawer = await openDetails();

    const shown = drawer.getByText("Request 1 · Freepik · kling").closest("li");

    expect(shown?.textContent.endsWith(words)).toBe(true);
  });

  test("a failed film says when it stopped and how long that took", async () => {
    world.videos = [{ ...film, engine: "freepik", status: "failed", videoUrl: null }];
    world.story = { ...aStory, endedAt: END };
    const drawer = await openDetails();

    expect(factOf(drawer, "Stopped")).toContain("12:00");
    expect(factOf(drawer, "Took")).toBe("0:35");
  });
});

describe("the plan of a video", () => {
  const planned = { ...film, scenario: "scheduled" as const, status: "scheduled", videoUrl: null };

  test("[R13.1] its next run, rhythm, zone and way to the channel are told", async () => {
    world.videos = [planned];
    world.plans = [aPlan];
    const drawer = await openDetails();
    await drawer.findByText("The plan");

    expect(factOf(drawer, "Next time")).toBe("18 Nov 2026, 20:00");
    expect(factOf(drawer, "Repeats")).toBe("every week");
    expect(factOf(drawer, "Time zone")).toBe("Europe/Istanbul");
    await waitFor(() => expect(factOf(drawer, "YouTube")).toBe("Uploaded once it is made"));
    expect(drawer.getByText("How it will be made")).toBeTruthy();
  });

  test("[R13.1] one that goes on repeating after its first film is stopped there, after a question", async () => {
    world.videos = [{ ...film, scenario: "scheduled" }];
    world.plans = [aPlan];
    const drawer = await openDetails();
    fireEvent.click(await drawer.findByRole("button", { name: "Stop repeating" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("No more videos will be made. Those already made stay.")).toBeTruthy();

    fireEvent.click(question.getByRole("button", { name: "Stop repeating" }));

    await waitFor(() => expect(drawer.queryByText("The plan")).toBeNull());
    expect(world.api.seen.some(({ method, path }) => method === "DELETE" && path === "/api/schedules/s1")).toBe(true);
  });
});

test("every attempt and publication of a video is told, with its reason; one alone is told by the facts [R14.1]", async () => {
  const line = {
    _id: "v1.1",
    kind: "making",
    videoId: "v1",
    videoName: "A red kite",
    isThere: true,
    attempt: 1,
    engine: "sahne",
    model: null,
    cost: "free",
    costCents: null,
    spokenCalls: 0,
    stages: [] as HistoryEntry["stages"],
    channelTitle: null,
    url: null,
    isPlanned: false,
    result: "failed",
    error: { code: "render_failed", message: "The video could not be made.", action: "retry" },
    askedAt: "2026-11-15T09:00:00.000Z",
    startedAt: null,
    endedAt: END,
  } as const;
  world.history = [line];
  const alone = await openDetails();
  expect(alone.queryByText("What happened")).toBeNull();
  cleanup();

  world.history = [{ ...line, _id: "v1.2", attempt: 2, result: "done", error: null }, line];
  const drawer = await openDetails();
  await drawer.findByText("What happened");
  const lines = drawer.getAllByText(/^Making/).map((words) => words.closest("li")?.textContent);
  expect(lines[0]).toContain("attempt 2 · Completed");
  expect(lines[1]).toContain("The video could not be made.");
});
