import { expect, test } from "vitest";
import { killAndGoOn } from "./kill-run.ts";

const CHUNK = 8 * 1024 * 1024;

test("a process killed inside a chunk leaves one whole video on the channel (F11)", { timeout: 240_000 }, async () => {
  const { first, second, received } = await killAndGoOn("u4-in-a-chunk");

  expect(first.signal).toBe("SIGKILL");
  expect(second.told).toMatchObject({ status: "published" });
  expect(received).toHaveLength(1);
  expect(received[0]?.sha256).toBe(second.told?.sha256);
  expect((received[0]?.bytesOnWire ?? Infinity) - (received[0]?.bytes ?? 0)).toBeLessThanOrEqual(CHUNK);
});
