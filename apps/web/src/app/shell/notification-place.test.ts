import { expect, test } from "vitest";
import { currentTranslator, loadMessages } from "#lib/messages.tsx";
import { nextStep } from "./notification-place.ts";

const values = { name: "A red kite" };

test("[R4.2] a finished video leads to itself, a lost permission to the channel", () => {
  expect(nextStep({ kind: "video_completed", videoId: "v 1", values })).toEqual({
    words: "notification.action.watch",
    place: "/dashboard/videos?video=v%201",
  });
  expect(nextStep({ kind: "channel_needs_reconnect", videoId: null, values: {} }).place).toBe("/dashboard/youtube");
});

test("[R4.2] a missed plan leads to the video that waits for another time", () => {
  expect(nextStep({ kind: "schedule_missed", videoId: "v1", values }).place).toBe("/dashboard/videos?video=v1");
  expect(nextStep({ kind: "schedule_missed", videoId: null, values }).place).toBe("/dashboard/schedule");
});

test("[R4.2] a failure that another try may heal is tried again in place", () => {
  const reason = { ...values, code: "render_failed", engine: "sahne" };

  expect(nextStep({ kind: "video_failed", videoId: "v1", values: reason })).toEqual({
    words: "notification.action.retry",
    place: null,
  });
});

test("[R4.2] another try that may be charged says so, and one of an unknown maker is not offered", () => {
  const failed = (more: object) =>
    nextStep({ kind: "video_failed", videoId: "v1", values: { ...values, code: "provider_failed", ...more } });

  expect(failed({ engine: "freepik" })).toEqual({ words: "notification.action.paidRetry", place: null });
  expect(failed({}).words).toBe("notification.action.review");
});

test("[R4.2] a film that is paid for is fetched again in place, whoever made it, and the words say that it is free", () => {
  for (const code of ["provider_result_lost", "provider_timeout", "media_unreadable"]) {
    expect(nextStep({ kind: "video_failed", videoId: "v1", values: { ...values, code } })).toEqual({
      words: "notification.action.fetchAgain",
      place: null,
      does: "fetch",
    });
  }
});

test("[R4.2] an account without credit does not send anybody to a key that is fine", () => {
  const spent = { ...values, code: "provider_no_credit", engine: "freepik" };

  expect(nextStep({ kind: "video_failed", videoId: "v1", values: spent })).toEqual({
    words: "notification.action.credit",
    place: "/dashboard/videos?video=v1",
  });
});

test("[R4.2] a key that is missing or refused leads to the keys", () => {
  for (const code of ["provider_key_missing", "provider_key_refused"]) {
    expect(nextStep({ kind: "video_failed", videoId: "v1", values: { ...values, code } })).toEqual({
      words: "notification.action.addKey",
      place: "/dashboard/settings",
    });
  }
});

test("a failure that would only repeat itself leads to its reason first", () => {
  const refused = {
    kind: "video_failed",
    videoId: "v1",
    values: { ...values, code: "provider_content_refused" },
  } as const;

  expect(nextStep(refused)).toEqual({ words: "notification.action.review", place: "/dashboard/videos?video=v1" });
});

test("[R4.2] what opens a page of ours does not promise another one", async () => {
  await loadMessages(["notifications"]);
  const { words, place } = nextStep({ kind: "upload_published", videoId: "v1", values });

  expect(place).toBe("/dashboard/videos?video=v1");
  expect(currentTranslator()(words)).toBe("Videoyu aç");
});
