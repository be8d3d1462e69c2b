import { expect, test } from "vitest";
import { beatSeconds } from "#child/speak-film.ts";
import { readScript } from "#script/read-script.ts";
import { SHEET_PROMPTS } from "#tools/sheet-prompts.ts";
import { guessSpeech } from "./guess-speech.ts";
import { createRobotVoice } from "./robot-voice.ts";

const ROOM = 20;
const sum = (seconds: readonly number[]) => seconds.reduce((total, each) => total + each, 0);

test("[R16.3] what a voice needs is guessed as the robot says it, in time and without", async () => {
  const voice = await createRobotVoice();
  for (const { prompt } of SHEET_PROMPTS.filter((_, index) => index % 4 === 0)) {
    const { beats, language } = readScript({ prompt });
    const texts = beats.map(({ text }) => text);
    for (const roomSeconds of [60, ROOM]) {
      const said = beatSeconds(await voice.speak(texts, language, roomSeconds));
      const guessed = guessSpeech(texts, { language, roomSeconds });

      expect(Math.abs(guessed.length - said.length)).toBeLessThanOrEqual(1);
      expect(sum(guessed) / sum(said)).toBeGreaterThan(0.86);
      expect(sum(guessed) / sum(said)).toBeLessThan(1.16);
    }
  }
});

test("a faster voice needs less time", () => {
  const texts = ["The sea is calm tonight.", "A boat comes home."];
  const manner = { language: "en", roomSeconds: 60 } as const;

  expect(sum(guessSpeech(texts, { ...manner, tempo: 1.2 }))).toBeLessThan(sum(guessSpeech(texts, manner)));
  expect(guessSpeech(["Three."], manner)).toHaveLength(1);
});
