import { expect, test } from "vitest";
import { dayName } from "./day-name.ts";

test("[R14.4] a day of the channel keeps its date in every zone of the reader", () => {
  expect(dayName("2026-11-01", "en")).toBe("1 Nov 2026");
  expect(dayName("2026-11-01", "tr")).toBe("1 Kas 2026");
});
