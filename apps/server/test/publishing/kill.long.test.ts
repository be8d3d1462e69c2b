import { expect, test } from "vitest";
import { UPLOAD_KILL_POINTS } from "./kill-points.ts";
import { killAndGoOn } from "./kill-run.ts";

const CHUNK = 8 * 1024 * 1024;

test.each(UPLOAD_KILL_POINTS)("killed at %s, one whole video is on the channel (F11)", async (point) => {
  const { first, second, received } = await killAndGoOn(point);

  expect(first.signal).toBe("SIGKILL");
  expect(second.told).toMatchObject({ status: "published" });
  expect(received).toHaveLength(1);
  expect(received[0]?.sha256).toBe(second.told?.sha256);
  expect((received[0]?.bytesOnWire ?? Infinity) - (received[0]?.bytes ?? 0)).toBeLessThanOrEqual(CHUNK);
});

test.each(["u2-after-session", "u4-in-a-chunk", "u5-after-final-answer"] as const)(
  "killed at %s on its way to two channels, each of them has one whole video [R18.3]",
  async (point) => {
    const { first, second, received } = await killAndGoOn(point, { isForTwo: true });

    expect(first.signal).toBe("SIGKILL");
    expect(second.told?.states).toEqual(["published", "published"]);
    const { sha256 } = second.told ?? {};
    expect(received.map((video) => video.sha256)).toEqual([sha256, sha256]);
  },
);
