import { calendarKey } from "@sahne/contract/schedules/calendar-words";
import type { CalendarState } from "@sahne/contract/schedules/calendar";
import type { HistoryEntry, HistoryResult } from "@sahne/contract/history/history";
import { videoState, type VideoState } from "@sahne/contract/videos/video-state";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { badgeStatus, statusKey, type ShownVideo } from "#data/videos/video-state.ts";
import { currentTranslator, loadMessages, setLanguage } from "#lib/messages.tsx";
import { wordsOf } from "#screens/schedule/calendar/entry-look.tsx";
import { HistoryList } from "#screens/history/history-list.tsx";
import { anUpload, film, openVideos, withVideosScreen, world } from "#test/videos-world.tsx";

withVideosScreen();

/** What is said of a video in each state, in every place that says it. Nobody but this test has the words twice. */
const WORDS: Record<VideoState, string> = {
  scheduled: "Scheduled",
  needs_time: "Needs a time",
  processing: "Processing",
  completed: "Completed",
  awaiting_approval: "Waits for your approval",
  goes_out: "Goes out at its hour",
  published: "Published",
  needs_attention: "Needs your attention",
  failed: "Failed",
  cancelled: "Cancelled",
};

const cancelled = { code: "video_cancelled" as const, message: "This video was cancelled.", action: "" };
const VIDEOS: Record<VideoState, ShownVideo> = {
  scheduled: { ...film, status: "scheduled", plannedAt: "2026-12-01T09:00:00Z" },
  needs_time: { ...film, status: "scheduled" },
  processing: { ...film, status: "processing", stage: "generating" },
  completed: film,
  awaiting_approval: { ...film, uploads: [{ ...anUpload, status: "awaiting_approval" }] },
  goes_out: { ...film, uploads: [{ ...anUpload, status: "planned" }] },
  published: { ...film, uploads: [{ ...anUpload, status: "published" }] },
  needs_attention: { ...film, uploads: [{ ...anUpload, status: "needs_attention" }] },
  failed: { ...film, status: "failed" },
  cancelled: { ...film, status: "failed", error: cancelled },
};

describe("[R20.2] one word says what a video is doing", () => {
  beforeEach(() => loadMessages(["stages", "history", "schedule"]));
  afterEach(() => setLanguage("mix"));

  test.each(videoState.options)("%s: the badge of card, list and details", (state) => {
    expect(currentTranslator()(statusKey(badgeStatus(VIDEOS[state])))).toBe(WORDS[state]);
  });

  test("the filter of the library and its tiles", async () => {
    world.videos = [film];
    openVideos();
    const tiles = within(await screen.findByRole("group", { name: "Filter by status" })).getAllByRole("button");
    const filter = screen.getByRole("combobox", { name: "Status" });

    const words = new Set<string>(Object.values(WORDS));
    const offered = within(filter).getAllByRole("option");
    // Clips are no state but a kind of video, and "all" is none of both.
    const all = ["All", "Clips (shot by a service)", ...words];
    expect(offered.map(({ textContent }) => textContent).toSorted()).toEqual(all.toSorted());
    const named = tiles.map(({ textContent }) => (textContent ?? "").replace(/\d+$/, ""));
    expect(named.filter((word) => word !== "Total" && !words.has(word))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });

  test.each<[HistoryEntry["kind"], HistoryResult, VideoState]>([
    ["making", "working", "processing"],
    ["making", "needs_you", "needs_attention"],
    ["making", "done", "completed"],
    ["making", "failed", "failed"],
    ["making", "cancelled", "cancelled"],
    ["publication", "planned", "goes_out"],
    ["publication", "needs_you", "needs_attention"],
    ["publication", "done", "published"],
    ["publication", "failed", "failed"],
    ["publication", "cancelled", "cancelled"],
  ])("the history: %s %s", (kind, result, state) => {
    render(
      <MemoryRouter>
        <HistoryList entries={[{ ...LINE, kind, result }]} />
      </MemoryRouter>,
    );
    expect(screen.getByText(WORDS[state])).toBeTruthy();
  });

  test.each<["film" | "publication", CalendarState, VideoState]>([
    ["film", "planned", "scheduled"],
    ["film", "making", "processing"],
    ["film", "made", "completed"],
    ["film", "failed", "failed"],
    ["film", "cancelled", "cancelled"],
    ["film", "asks", "needs_attention"],
    ["publication", "planned", "goes_out"],
    ["publication", "approval", "awaiting_approval"],
    ["publication", "published", "published"],
    ["publication", "failed", "failed"],
  ])("the calendar: %s %s", (kind, state, word) => {
    const t = currentTranslator();
    expect(t(calendarKey({ kind, state }))).toBe(WORDS[word]);
    const entry = { kind, state, at: "2026-12-01T09:00:00Z", title: "A", isLate: false, isRepeated: false };
    expect(wordsOf({ ...entry, channelTitle: null } as Parameters<typeof wordsOf>[0], t)).toContain(WORDS[word]);
  });
});

const LINE: HistoryEntry = {
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
  stages: [],
  channelTitle: null,
  url: null,
  isPlanned: false,
  result: "done",
  error: null,
  askedAt: "2026-11-15T09:00:00Z",
  startedAt: null,
  endedAt: null,
};
