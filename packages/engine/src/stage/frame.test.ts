import { expect, test } from "vitest";
import { isBrief, isWordy, layOutFrame } from "./frame.ts";

const UPRIGHT = { width: 1080, height: 1920 };
const brief = layOutFrame(UPRIGHT, { isBrief: isBrief("Kısık ateşte yavaşça pişir") });
const usual = layOutFrame(UPRIGHT, { isBrief: isBrief("Bir kaşık şekeri cezveye yavaşça koy") });

test("[R16.6] a line or two leave room: what is shown is larger, and its words stand lower, within reach of the eye", () => {
  expect(brief.object.size).toBeGreaterThan(usual.object.size);
  expect(brief.words.y).toBeGreaterThan(usual.words.y + UPRIGHT.height * 0.02);
  expect(brief.words.y + brief.words.height).toBeLessThanOrEqual(brief.safe.y + brief.safe.height);
});

test("[R16.6] in an upright frame the picture ends where its words begin, however many they are", () => {
  const wordy = layOutFrame(UPRIGHT, {
    isWordy: isWordy("Kırmızı mercimeği iyice yıka, üstüne altı bardak sıcak su ekle ve pişir"),
  });
  for (const { object, words } of [brief, usual, wordy]) {
    expect(object.y + object.size / 2).toBeLessThan(words.y);
    expect(object.y - object.size / 2).toBeGreaterThan(0);
  }
});
