import { expect, test } from "vitest";
import { killOverTheHour } from "./kill-run.ts";

// What the channel knows when the hour comes: nothing, a place for the film, a part of it, all of it. Where Sahne keeps the
// hour the film is sent after it like any other, whose every step is killed in kill.long.test.ts.
const HOURS = [
  ["channel", "u1-after-intent"],
  ["channel", "u2-after-session"],
  ["channel", "u4-in-a-chunk"],
  ["channel", "u5-after-final-answer"],
  ["sahne", "u2-after-session"],
  ["sahne", "u5-after-final-answer"],
] as const;

test.each(HOURS)(
  "with an hour that %s keeps, killed at %s and away when it came, one whole video is public on the channel [R18.4]",
  async (by, point) => {
    const { first, last, received, privacies } = await killOverTheHour(point, by);

    expect(first.signal).toBe("SIGKILL");
    expect(last.told?.states).toEqual(["published"]);
    expect(received.map(({ sha256 }) => sha256)).toEqual([last.told?.sha256]);
    expect(privacies).toEqual(["public"]);
  },
);
