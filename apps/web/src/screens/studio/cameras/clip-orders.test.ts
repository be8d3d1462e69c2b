import { expect, test } from "vitest";
import { lengthFor, requestOf, totalCents, type CameraModel, type ClipOrder } from "./clip-orders.ts";

const omni: CameraModel = {
  name: "gemini-omni-1.1-flash",
  aspectRatios: ["16:9", "9:16"],
  durations: [5, 6, 7, 8, 9, 10],
  promptMax: 2_500,
  centsPerSecond: 10,
};
const order: ClipOrder = { index: 2, prompt: " A cat. ", imageId: null, seconds: 6 };

test("[R17.11] a clip is as long as its scene needs and no longer, as far as the model can", () => {
  expect([1, 5.04, 5.2, 9.9, 30].map((seconds) => lengthFor(omni, seconds))).toEqual([5, 5, 6, 10, 10]);
  expect(lengthFor({ durations: [5, 10] }, 6)).toBe(10);
});

test("[R17.11] the total is the seconds of all clips, or unknown where no price is reported", () => {
  const orders = [order, { ...order, seconds: 5 }];

  expect(totalCents(orders, omni)).toBe(110);
  expect(totalCents(orders, { ...omni, centsPerSecond: null })).toBeNull();
});

test("[R17.10] an order names the company that films it, so that nobody else does", () => {
  expect(requestOf(order, { service: "gemini", model: omni, shape: "9:16" })).toEqual({
    scenario: "text2video",
    serviceType: "gemini",
    engine: "gemini",
    promptText: "A cat.",
    imageId: null,
    options: { model: "gemini-omni-1.1-flash", durationSeconds: 6, aspectRatio: "9:16" },
  });
  // A square is cut out of what it can film.
  const square = requestOf({ ...order, imageId: "i1" }, { service: "gemini", model: omni, shape: "1:1" });
  expect(square).toMatchObject({ scenario: "generate", imageId: "i1", options: { aspectRatio: "16:9" } });
});
