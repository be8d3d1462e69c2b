import { expect, test } from "vitest";
import { parseColor } from "#base/color.ts";
import { contrast } from "#stage/colors/colors.ts";
import { callIn, strongerUnder } from "./pill.ts";

test.each([
  ["Takip et, daha fazlası geliyor", "follow"],
  ["Follow for part two", "follow"],
  ["Kanala abone olun", "subscribe"],
  ["Don't forget to subscribe!", "subscribe"],
  ["Hedefini yoruma yaz!", "comment"],
  ["Comment your answers!", "comment"],
  ["Save this for Sunday!", "save"],
  ["Bu tarifi kaydet", "save"],
  ["Download now", "download"],
  ["Uygulamayı indir", "download"],
  ["Link profilde", "link"],
  ["The link is in my bio", "link"],
])("a closing sentence that asks for a button has it: %s [R16]", (text, call) => {
  expect(callIn(text)).toBe(call);
});

test.each([
  "Follow the river to the sea",
  "Ekonomistler yorum yapmadı",
  "Bir saat boyunca takip etti",
  "Save water every day",
  "The minister made no comment",
  "Follow your heart",
  "The file took an hour to download",
  "Fiyatları indirdiler",
])("a sentence that asks its viewer nothing has no button: %s [R16]", (text) => {
  expect(callIn(text)).toBeNull();
});

test("light words stand on a deeper red, and bright colours keep dark ones [R16.2]", () => {
  const red = strongerUnder("#fff8ee", "#d9553f");
  expect(contrast(parseColor("#fff8ee"), parseColor(red ?? "#ffffff"))).toBeGreaterThanOrEqual(4.5);
  expect(strongerUnder("#fff8ee", "#ffd23f")).toBeNull();
});
