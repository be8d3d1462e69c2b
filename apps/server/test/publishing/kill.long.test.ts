import { expect, test } from "vitest";
import { UPLOAD_KILL_POINTS } from "./kill-points.ts";
import { dieAtEach } from "./kill-run.ts";

const CHUNK = 8 * 1024 * 1024;

test("killed at each of its seven steps, one process after the other, one whole video is on the channel (F11)", async () => {
  const { signals, last, received } = await dieAtEach(UPLOAD_KILL_POINTS);

  expect(signals).toEqual(UPLOAD_KILL_POINTS.map(() => "SIGKILL"));
  expect(last.told).toMatchObject({ status: "published" });
  expect(received).toHaveLength(1);
  expect(received[0]?.sha256).toBe(last.told?.sha256);
  expect((received[0]?.bytesOnWire ?? Infinity) - (received[0]?.bytes ?? 0)).toBeLessThanOrEqual(CHUNK);
});

test("killed three times on its way to two channels, each of them has one whole video [R18.3]", async () => {
  const points = ["u2-after-session", "u4-in-a-chunk", "u5-after-final-answer"] as const;
  const { signals, last, received } = await dieAtEach(points, { isForTwo: true });

  expect(signals).toEqual(points.map(() => "SIGKILL"));
  expect(last.told?.states).toEqual(["published", "published"]);
  const { sha256 } = last.told ?? {};
  expect(received.map((video) => video.sha256)).toEqual([sha256, sha256]);
});
