import { expect, test } from "vitest";
import { changeAddress, countsShown, isFiltered, readAddress } from "./library-address.ts";

const read = (text: string) => readAddress(new URLSearchParams(text));

test("search, filter, order, shape and the open video come from the address", () => {
  expect(read("status=failed&q=gün+batımı&sort=name&view=list&video=v1")).toEqual({
    status: "failed",
    q: "gün batımı",
    sort: "name",
    view: "list",
    videoId: "v1",
  });
});

test("nonsense in the address shows everything, newest first", () => {
  expect(read("status=dreaming&sort=loudest&view=cube")).toEqual({
    status: "total",
    q: "",
    sort: "newest",
    view: "grid",
    videoId: null,
  });
  expect(read(`q=${"x".repeat(500)}`).q).toHaveLength(100);
});

test("a change keeps the rest and leaves out what is as usual", () => {
  const search = new URLSearchParams("status=failed&q=kite&view=list");

  expect(changeAddress(search, { sort: "oldest" }).toString()).toBe("status=failed&q=kite&sort=oldest&view=list");
  expect(changeAddress(search, { status: "total", q: "", view: "grid" }).toString()).toBe("");
});

test("only a status or words narrow the list; order and shape do not", () => {
  expect(isFiltered(read("status=failed"))).toBe(true);
  expect(isFiltered(read("q=kite"))).toBe(true);
  expect(isFiltered(read("sort=name&view=list"))).toBe(false);
});

test("[R6.1] four counts, and more exactly where something is scheduled or waits for its time", () => {
  const totals = { total: 7, completed: 3, processing: 2, failed: 2, scheduled: 0, needsTime: 0 };

  expect(countsShown(totals, "total")).toEqual(["total", "completed", "processing", "failed"]);
  expect(countsShown({ ...totals, scheduled: 1 }, "total")).toContain("scheduled");
  expect(countsShown(totals, "scheduled")).toContain("scheduled");
  expect(countsShown({ ...totals, needsTime: 2 }, "total")).toEqual([
    "total",
    "completed",
    "processing",
    "failed",
    "needsTime",
  ]);
});
