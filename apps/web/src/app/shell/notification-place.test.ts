import { expect, test } from "vitest";
import { placeOf } from "./notification-place.ts";

const values = { name: "A red kite" };

test("[R4.2] a finished video leads to itself, a lost permission to the channel, a missed plan to the schedule", () => {
  expect(placeOf({ kind: "video_completed", videoId: "v 1", values })).toBe("/dashboard/videos?video=v%201");
  expect(placeOf({ kind: "channel_needs_reconnect", videoId: null, values: {} })).toBe("/dashboard/youtube");
  expect(placeOf({ kind: "schedule_missed", videoId: null, values })).toBe("/dashboard/schedule");
});

test("a failure that another try may heal is tried again in place", () => {
  expect(placeOf({ kind: "video_failed", videoId: "v1", values: { ...values, code: "render_failed" } })).toBeNull();
});

test("a failure that would only repeat itself leads to its reason first", () => {
  const refused = { kind: "video_failed", videoId: "v1", values: { ...values, code: "provider_key_refused" } } as const;

  expect(placeOf(refused)).toBe("/dashboard/videos?video=v1");
});
