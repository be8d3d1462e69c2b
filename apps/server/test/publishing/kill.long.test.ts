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
