import * as fc from "fast-check";
import { expect, test } from "vitest";
import { VIDEO_NAME_MAX } from "#limits.ts";
import { nameFromPrompt } from "./video-name.ts";

test("a video is named by the first sentence of its prompt", () => {
  expect(nameFromPrompt("Boğaz'da gün batımı. Martılar uçar.")).toBe("Boğaz'da gün batımı");
  expect(nameFromPrompt("  a red\n kite  ")).toBe("a red kite");
});

test("a list is named by what stands above it, without its first number", () => {
  expect(nameFromPrompt("Kahvaltının üç yıldızı: 1. Menemen 2. Simit")).toBe("Kahvaltının üç yıldızı");
  expect(nameFromPrompt("Three stars:\n1. Tea\n2. Bread")).toBe("Three stars");
  expect(nameFromPrompt("Toplantı 10:30. Geç kalma.")).toBe("Toplantı 10:30");
  expect(nameFromPrompt(": 1.")).toBe(": 1.");
});

test("a long sentence is cut at a word and marked", () => {
  const name = nameFromPrompt(`${"uzun kelimeler ".repeat(12)}son`);

  expect(name).toMatch(/^uzun kelimeler .*[a-z]…$/);
  expect(name.length).toBeLessThanOrEqual(VIDEO_NAME_MAX);
});

test("whatever the prompt, the name is short, on one line, and not empty", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (prompt) => {
      fc.pre(prompt.trim() !== "");
      const name = nameFromPrompt(prompt);

      expect(name).toMatch(/^[^\n]+$/);
      expect(name.length).toBeLessThanOrEqual(VIDEO_NAME_MAX);
    }),
  );
});
