import { expect, test } from "vitest";
import { UPLOAD_KILL_POINTS } from "./kill-points.ts";
import { killOverTheHour } from "./kill-run.ts";

const HOURS = (["channel", "sahne"] as const).flatMap((by) => UPLOAD_KILL_POINTS.map((point) => [by, point] as const));

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
