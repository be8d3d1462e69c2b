import { DAY_MS } from "@sahne/contract/time-units";
import { beforeEach, describe, expect, test } from "vitest";
import { readDismissedAt, rememberDismissed, showsByItself } from "./connect-prompt-rule.ts";

const NOW = 1_800_000_000_000;
const shown = { isStatusKnown: true, isConnected: false, path: "/dashboard", dismissedAt: null, now: NOW };

describe("[R4.4] the connect prompt shows itself", () => {
  test("on the overview, when the check says not connected and it was never dismissed", () => {
    expect(showsByItself(shown)).toBe(true);
  });

  test("again once it was dismissed more than 24 hours ago", () => {
    expect(showsByItself({ ...shown, dismissedAt: NOW - DAY_MS - 1 })).toBe(true);
  });
});

describe("[R4.4] the connect prompt stays away", () => {
  test("for 24 hours after it was dismissed, the last moment included", () => {
    expect(showsByItself({ ...shown, dismissedAt: NOW })).toBe(false);
    expect(showsByItself({ ...shown, dismissedAt: NOW - DAY_MS })).toBe(false);
  });

  test("while the status is not known, or its check failed", () => {
    expect(showsByItself({ ...shown, isStatusKnown: false })).toBe(false);
  });

  test("when a channel is connected", () => {
    expect(showsByItself({ ...shown, isConnected: true })).toBe(false);
  });

  test.each(["/dashboard/videos", "/dashboard/", "/"])("on any other path: %s", (path) => {
    expect(showsByItself({ ...shown, path })).toBe(false);
  });
});

describe("[R2.5] the time of dismissal", () => {
  beforeEach(() => localStorage.clear());

  test("is kept as milliseconds under its own name", () => {
    rememberDismissed(NOW);

    expect(localStorage.getItem("youtube-notification-dismissed")).toBe(String(NOW));
    expect(readDismissedAt()).toBe(NOW);
  });

  test("counts as never when something else is stored", () => {
    localStorage.setItem("youtube-notification-dismissed", "yesterday");

    expect(readDismissedAt()).toBeNull();
  });
});
