import { expect, test } from "vitest";
import { callIn } from "./pill.ts";

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
