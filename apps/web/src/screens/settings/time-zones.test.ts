import { expect, test } from "vitest";
import { timeZoneOptions } from "./time-zones.ts";

const now = new Date("2026-11-15T00:00:00Z");

test("zones are named with their distance from Greenwich", () => {
  const options = timeZoneOptions("Europe/Istanbul", now);

  expect(options.find((option) => option.value === "Europe/Istanbul")?.label).toBe("Europe/Istanbul (GMT+3)");
  expect(options.find((option) => option.value === "America/New_York")?.label).toBe("America/New York (GMT-5)");
});

test("a saved zone that this browser does not know can still be seen and kept", () => {
  const options = timeZoneOptions("Atlantis/Capital", now);

  expect(options.find((option) => option.value === "Atlantis/Capital")?.label).toBe("Atlantis/Capital");
});
