import { expect, test } from "vitest";
import { UPLOAD_KILL_POINTS } from "./kill-points.ts";
import { killOverTheHour } from "./kill-run.ts";

// One that waits here is sent after its hour like any other, whose every step has its test: three of them show the way there.
const HOURS = [
  ...UPLOAD_KILL_POINTS.map((point) => ["channel", point] as const),
  ...(["u2-after-session", "u4-in-a-chunk", "u5-after-final-answer"] as const).map(
    (point) => ["sahne", point] as const,
  ),
];

test.each(HOURS)(
  "with an hour that %s keeps, killed at %s and away when it came, one whole video is public on the channel [R18.4]",
  async (by, point) => {
    const { first, second, received, privacies } = await killOverTheHour(point, by);

    expect(first.signal).toBe("SIGKILL");
    expect(second.told?.states).toEqual(["published"]);
    expect(received.map(({ sha256 }) => sha256)).toEqual([second.told?.sha256]);
    expect(privacies).toEqual(["public"]);
  },
);
