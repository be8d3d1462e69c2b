import { describe, expect, test } from "vitest";
import { aVideo } from "#test/samples.ts";
import { badgeStatus, canPublish, isWorking, matchesStatus } from "./video-state.ts";

const upload = {
  channelId: "UC1",
  channelTitle: "Ada" as string | null,
  status: "queued" as const,
  progress: null,
  youtubeVideoId: null,
  url: null,
  privacyStatus: "public" as const,
  actualPrivacyStatus: null,
  error: null,
  publishAt: null,
  publishBy: null,
  waitsUntil: null,
  reason: null,
  thumbnailStatus: "none" as const,
  change: null,
};

describe("what a video allows", () => {
  test("[R6.3] [R6.4] only a completed one can be published, and not twice", () => {
    expect(canPublish({ ...aVideo, status: "completed" })).toBe(true);
    expect(canPublish({ ...aVideo, status: "SUCCESS" })).toBe(true);
    expect(canPublish({ ...aVideo, status: "processing" })).toBe(false);
    expect(canPublish({ ...aVideo, uploads: [{ ...upload, status: "published" }] })).toBe(false);
    expect(canPublish({ ...aVideo, uploads: [{ ...upload, status: "failed" }] })).toBe(true);
  });

  test("[R18.3] of several channels the one where it failed asks for another try, while it is connected", () => {
    const published = { ...upload, status: "published" as const };
    const failed = { ...upload, channelId: "UC2", status: "failed" as const };
    expect(canPublish({ ...aVideo, uploads: [published, failed] })).toBe(true);
    expect(canPublish({ ...aVideo, uploads: [published, { ...failed, channelTitle: null }] })).toBe(false);
    expect(badgeStatus({ ...aVideo, uploads: [published, { ...failed, status: "planned" }] })).toBe("goes_out");
  });

  test("[R13.1] a scheduled one without a time needs one, and is not among the scheduled", () => {
    const waiting = { ...aVideo, status: "scheduled" as const };
    const planned = { ...waiting, plannedAt: "2026-12-01T09:00:00Z" };

    expect([badgeStatus(waiting), badgeStatus(planned)]).toEqual(["needs_time", "scheduled"]);
    expect([matchesStatus(waiting, "scheduled"), matchesStatus(planned, "scheduled")]).toEqual([false, true]);
    expect([matchesStatus(waiting, "needsTime"), matchesStatus(planned, "needsTime")]).toEqual([true, false]);
  });

  test("[R20.2] one word says what a video is doing, and finds it", () => {
    const words = (["published", "planned", "scheduled", "awaiting_approval", "needs_attention"] as const).map(
      (status) => badgeStatus({ ...aVideo, uploads: [{ ...upload, status }] }),
    );
    expect(words).toEqual(["published", "goes_out", "goes_out", "awaiting_approval", "needs_attention"]);
    const published = { ...aVideo, uploads: [{ ...upload, status: "published" as const }] };
    expect([matchesStatus(published, "published"), matchesStatus(published, "completed")]).toEqual([true, true]);
    expect([matchesStatus(aVideo, "published"), matchesStatus(published, "goes_out")]).toEqual([false, false]);
  });

  test("one that waits for its owner is not asked about again and again", () => {
    expect(isWorking({ ...aVideo, status: "processing" })).toBe(true);
    expect(isWorking({ ...aVideo, status: "processing", needsAttention: true })).toBe(false);
    expect(isWorking({ ...aVideo, uploads: [{ ...upload, status: "verifying" }] })).toBe(true);
    expect(badgeStatus({ ...aVideo, uploads: [{ ...upload, status: "needs_attention" }] })).toBe("needs_attention");
  });
});
