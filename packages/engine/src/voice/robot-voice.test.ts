import { beforeAll, expect, test } from "vitest";
import { createRobotVoice } from "./robot-voice.ts";
import type { Voice } from "./voice.ts";

const ROOM_SECONDS = 60;

let voice: Voice;

beforeAll(async () => {
  voice = await createRobotVoice();
});

test.each([
  {
    language: "tr",
    written: "Fiyatı %50 düştü, 3. gün 250 TL oldu.",
    spelled: "Fiyatı yüzde elli düştü, üçüncü gün iki yüz elli lira oldu.",
    places: [0, 1, 3, 4, 5, 6, 9, 10],
  },
  {
    language: "en",
    written: "Dr. Smith ran 5 km in 1998 for $20.",
    spelled: "doctor Smith ran five kilometers in nineteen ninety-eight for twenty dollars.",
    places: [0, 1, 2, 3, 4, 5, 6, 8, 9],
  },
] as const)("[R16] the voice takes as long for $written as for the words spelled out", async (example) => {
  const { language, written, spelled, places } = example;
  const asWritten = await voice.speak([written], language, ROOM_SECONDS);
  const asSpelled = await voice.speak([spelled], language, ROOM_SECONDS);
  const delays = asWritten.words.map(({ start }, index) => start - (asSpelled.words[places[index] ?? 0]?.start ?? 0));

  // The voice itself varies by a hundredth of a second from one call to the next.
  expect(Math.max(...delays.map(Math.abs))).toBeLessThan(0.05);
  expect(Math.abs(asWritten.samples.length - asSpelled.samples.length) / asSpelled.sampleRate).toBeLessThan(0.08);
});

test("[R16] times belong to the words as written, in order, and a number takes the time it is said", async () => {
  const { words, samples, sampleRate } = await voice.speak(["Tam 1.234.567 kişi geldi."], "tr", ROOM_SECONDS);
  const [, number, people] = words;

  expect(words.map(({ text }) => text)).toEqual(["Tam", "1.234.567", "kişi", "geldi."]);
  expect(words.every(({ start }, index) => index === 0 || start >= (words[index - 1]?.start ?? 0))).toBe(true);
  expect((number?.end ?? 0) - (number?.start ?? 0)).toBeGreaterThan(3 * ((people?.end ?? 0) - (people?.start ?? 0)));
  expect(words.at(-1)?.end ?? 0).toBeLessThanOrEqual(samples.length / sampleRate + 0.08);
});

test("[R16] each sentence has its own span of time, which holds its words and leaves a breath to the next", async () => {
  const sentences = ["First we boil the water.", "Then 2 eggs go in!", "Done."];
  const spoken = await voice.speak(sentences, "en", ROOM_SECONDS);
  let place = 0;

  expect(spoken.sentences).toHaveLength(3);
  for (const [index, { start, end }] of spoken.sentences.entries()) {
    const count = sentences[index]?.split(" ").length ?? 0;
    const words = spoken.words.slice(place, place + count);
    place += count;

    expect(words.every((word) => word.start >= start && word.start <= end)).toBe(true);
    expect(start).toBeGreaterThanOrEqual(index === 0 ? 0 : (spoken.sentences[index - 1]?.end ?? 0) + 0.2);
    expect(end * spoken.sampleRate).toBeLessThanOrEqual(spoken.samples.length);
  }
});

test("a sentence that finds no room has no span", async () => {
  const sentences = ["This is the first of three sentences.", "This is the second of them.", "And this is the third."];
  const spoken = await voice.speak(sentences, "en", 3);

  expect(spoken.sentences.length).toBeLessThan(3);
  expect(spoken.sentences.length).toBeGreaterThan(0);
});
