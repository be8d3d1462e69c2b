import { expect, test } from "vitest";
import { gaugeOf, gaugeSpot, objectSpot } from "./gauges.ts";
import { daysInRows } from "./gauge-sprites.ts";

test.each([
  [
    { prefix: "", value: "62", unit: "%" },
    { kind: "ring", share: 0.62 },
  ],
  [
    { prefix: "", value: "2.5", unit: "s" },
    { kind: "stopwatch", share: 0.25, round: 10 },
  ],
  [
    { prefix: "", value: "30", unit: "saniye" },
    { kind: "stopwatch", share: 0.5, round: 60 },
  ],
  // Nine minutes are a small part of an hour.
  [
    { prefix: "", value: "9", unit: "min" },
    { kind: "stopwatch", share: 0.15, round: 60 },
  ],
  [
    { prefix: "", value: "15", unit: "dakika" },
    { kind: "stopwatch", share: 0.25, round: 60 },
  ],
  [
    { prefix: "", value: "16", unit: "saat" },
    { kind: "stopwatch", share: 16 / 24, round: 24 },
  ],
  [
    { prefix: "", value: "3:07", unit: "am" },
    { kind: "clock", hours: 3, minutes: 7 },
  ],
  [
    { prefix: "", value: "04.17", unit: "" },
    { kind: "clock", hours: 4, minutes: 17 },
  ],
  [
    { prefix: "", value: "10", unit: "pm" },
    { kind: "clock", hours: 10, minutes: 0 },
  ],
  [
    { prefix: "", value: "14", unit: "days" },
    { kind: "calendar", count: 14, isAhead: false },
  ],
  [{ prefix: "", value: "5", unit: "km" }, { kind: "route" }],
  [{ prefix: "", value: "450", unit: "%" }, null],
  [{ prefix: "", value: "90", unit: "days" }, null],
  [{ prefix: "$", value: "1,000", unit: "" }, null],
])("a figure is read from what measures it: %o [R16]", (figure, gauge) => {
  expect(gaugeOf(figure)).toEqual(gauge);
});

test("the charge of a phone is read from the phone, and any other share from a ring [R16]", () => {
  const three = { prefix: "", value: "3", unit: "%" };
  expect(gaugeOf(three, "low-battery", "Telefonumun şarjı yüzde 3'tü")).toEqual({ kind: "charge", share: 0.03 });
  expect(gaugeOf(three, "mobile-phone", "My phone battery was at 3%")).toEqual({ kind: "charge", share: 0.03 });
  expect(gaugeOf(three, "mobile-phone", "Only 3% of people own a phone")).toEqual({ kind: "ring", share: 0.03 });
  expect(gaugeOf(three, "battery", "Cars lose 3% of their battery a year")).toEqual({ kind: "ring", share: 0.03 });
});

test("how deep the sea is, is read down a line; a height and a way are not [R16]", () => {
  const deep = { prefix: "", value: "10,935", unit: "metres" };
  expect(gaugeOf(deep, "submarine", "The deepest point is 10,935 metres down")).toEqual({ kind: "depth" });
  expect(gaugeOf(deep, "whale", "A whale swims 10,935 metres an hour")).toBeNull();
  expect(gaugeOf(deep, "mountain", "It is 10,935 metres high")).toBeNull();
  expect(gaugeOf({ ...deep, unit: "km" }, "automobile", "It is 10,935 km down the road")).toEqual({ kind: "route" });
});

test("what is taken off a price is read from no ring: it hangs on the thing [R16]", () => {
  const figure = { prefix: "", value: "30", unit: "%" };

  expect(gaugeOf(figure, "coffee-bag", "First bag 30% off")).toBeNull();
  expect(gaugeOf(figure, "coffee-bag", "Kahvede %30 indirim")).toBeNull();
  expect(gaugeOf(figure, "coffee-bag", "30% of the beans are green")).toEqual({ kind: "ring", share: 0.3 });
});

test.each([
  ["Free for 14 days", true],
  ["14 gün ücretsiz dene", true],
  ["Write it down for 14 days", false],
])("[R16.2] days that are given are still to come, and not ticked off: %s", (text, isAhead) => {
  expect(gaugeOf({ prefix: "", value: "14", unit: "days" }, undefined, text)).toMatchObject({ isAhead });
});

test.each([
  [14, 7, 2],
  [21, 7, 3],
  [7, 3, 3],
])("%i days stand in %i columns and %i rows [R16]", (count, columns, rows) => {
  expect(daysInRows(count)).toMatchObject({ columns, rows });
});

test("[R16.2] what is timed is larger than its watch, which stands over the shoulder of it", () => {
  const [spot, gauge] = [{ x: 100, y: 100, size: 100 }, { kind: "stopwatch", share: 0.15, round: 60 } as const];
  const [watch, thing] = [gaugeSpot(spot, gauge), objectSpot(spot, spot, gauge)];
  expect(thing.size).toBeGreaterThan(watch.size * 1.5);
  expect(watch.y).toBeLessThan(thing.y - thing.size / 2);
});
