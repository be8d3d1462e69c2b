import { expect, test } from "vitest";
import { parseRange } from "./range.ts";

test("a range answers with the bytes it names, cut to the file", () => {
  expect(parseRange("bytes=0-99", 1000)).toEqual({ start: 0, end: 99 });
  expect(parseRange("bytes=900-", 1000)).toEqual({ start: 900, end: 999 });
  expect(parseRange("bytes=900-5000", 1000)).toEqual({ start: 900, end: 999 });
  expect(parseRange("bytes=-100", 1000)).toEqual({ start: 900, end: 999 });
  expect(parseRange("bytes=-5000", 1000)).toEqual({ start: 0, end: 999 });
});

test("a range behind the end cannot be satisfied", () => {
  expect(parseRange("bytes=1000-", 1000)).toBe("unsatisfiable");
  expect(parseRange("bytes=-0", 1000)).toBe("unsatisfiable");
});

test("no range, several ranges and nonsense mean the whole file", () => {
  for (const header of [undefined, "", "bytes=-", "bytes=9-3", "bytes=0-1,5-6", "lines=1-2", "bytes=a-b"]) {
    expect(parseRange(header, 1000)).toBeNull();
  }
});
