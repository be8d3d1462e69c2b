import { describe, expect, test } from "vitest";
import { changeAddress, filtersOf, isFiltered, readAddress } from "./history-address.ts";

const read = (text: string) => readAddress(new URLSearchParams(text));
const NOON = Date.parse("2026-11-16T12:00:00Z");

describe("the address of the history", () => {
  test("says what is shown, and nonsense in it is as if it were not there", () => {
    expect(read("period=7&kind=publication&result=failed&engine=gemini&channel=UC1&q=%20deniz%20")).toEqual({
      period: "7",
      from: "",
      to: "",
      kind: "publication",
      result: "failed",
      engine: "gemini",
      origin: "",
      channel: "UC1",
      q: "deniz",
    });
    expect(read("period=8&kind=x&result=&from=2026-99-99")).toEqual(read(""));
  });

  test("stays plain where everything is as usual, and forgets the days of a period that is left", () => {
    const own = changeAddress(new URLSearchParams(), { period: "own", from: "2026-11-01", to: "2026-11-03" });
    expect(own.toString()).toBe("period=own&from=2026-11-01&to=2026-11-03");
    expect(changeAddress(own, { period: "30" }).toString()).toBe("");
  });

  test("becomes days of the account's zone, both included", () => {
    const late = Date.parse("2026-11-16T22:30:00Z");
    expect(filtersOf(read("period=7"), "UTC", NOON)).toEqual({ from: "2026-11-10", to: "2026-11-16", timeZone: "UTC" });
    expect(filtersOf(read("period=7"), "Europe/Istanbul", late)).toMatchObject({
      from: "2026-11-11",
      to: "2026-11-17",
    });
    expect(filtersOf(read("period=all&q=a"), "UTC", NOON)).toEqual({ timeZone: "UTC", q: "a" });
    expect(filtersOf(read("period=all&channel=UC1"), "UTC", NOON)).toEqual({ timeZone: "UTC", channelId: "UC1" });
    expect(filtersOf(read("period=own&to=2026-11-03"), "UTC", NOON)).toEqual({ to: "2026-11-03", timeZone: "UTC" });
  });

  test("a period is no filter that one would clear", () => {
    expect([isFiltered(read("period=7")), isFiltered(read("q=a")), isFiltered(read("channel=UC1"))]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
