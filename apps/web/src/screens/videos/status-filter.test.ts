import { expect, test } from "vitest";
import { matchesFilter, readFilter } from "./status-filter.ts";

test("[R6.1] statuses are compared without regard to case", () => {
  expect(matchesFilter({ status: "FAILED" }, "failed")).toBe(true);
  expect(matchesFilter({ status: "Processing" }, "processing")).toBe(true);
});

test("[R6.4] success counts as completed, and an unknown status stands under total only", () => {
  expect(matchesFilter({ status: "success" }, "completed")).toBe(true);
  expect(matchesFilter({ status: "dreaming" }, "total")).toBe(true);
  expect(matchesFilter({ status: "dreaming" }, "completed")).toBe(false);
});

test("a filter nobody knows shows everything", () => {
  expect(readFilter(new URLSearchParams("status=failed"))).toBe("failed");
  expect(readFilter(new URLSearchParams("status=nonsense"))).toBe("total");
});
