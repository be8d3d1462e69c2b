import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { readScript } from "#script/read-script.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { SHEET_PROMPTS } from "#tools/sheet-prompts.ts";
import { guessSpeech } from "#voice/guess-speech.ts";
import { direct } from "./direct.ts";
import type { Around } from "./film-times.ts";
import { timeFilm } from "./film-times.ts";
import type { Lexicon } from "./match/lexicon.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const LENGTHS = [undefined, 10, 15, 30, 60];

test.each(["nothing", "a channel", "a voice", "ten pictures and a channel"])(
  "[R16.3] with %s the form's count is the film's: what is left out, and when it ends",
  (around) => {
    for (const { prompt } of SHEET_PROMPTS)
      for (const asked of LENGTHS) {
        const reading = readScript({ prompt });
        const texts = reading.beats.map(({ text }) => text);
        const hasVoice = around === "a voice";
        const counted: Around = {
          asked,
          hasChannel: around.includes("channel"),
          pictureCount: around.includes("pictures") ? 10 : 0,
          spokenSeconds: hasVoice
            ? guessSpeech(texts, { language: reading.language, roomSeconds: asked ?? 60 })
            : undefined,
        };
        const { film, dropped } = direct(reading, {
          lexicon,
          seed: 1,
          durationSeconds: asked,
          channel: counted.hasChannel ? "@kanal" : null,
          pictures: Array.from({ length: counted.pictureCount }, (_, index) => ({ name: `${index}.jpg` })),
          spokenSeconds: counted.spokenSeconds,
        });
        const { beats, total } = timeFilm(reading, counted);

        expect(texts.slice(beats.length).join(" ")).toBe(dropped);
        expect(film.durationSeconds).toBeCloseTo(total, 2);
      }
  },
);

test("[R16.3] a card at the end and pictures of their own leave less room for the text", () => {
  const reading = readScript({ prompt: SHEET_PROMPTS[0]?.prompt ?? "" });
  const told = (around: Partial<Around>) =>
    timeFilm(reading, { asked: 15, hasChannel: false, pictureCount: 0, ...around }).beats.length;

  expect(told({ pictureCount: 12 })).toBeLessThan(told({}));
  const bees = readScript({ prompt: "Bees are small and busy. They carry the world. Nobody thanks them for it." });
  const withCard = timeFilm(bees, { asked: 7, hasChannel: true, pictureCount: 0 }).beats.length;
  expect(withCard).toBeLessThan(timeFilm(bees, { asked: 7, hasChannel: false, pictureCount: 0 }).beats.length);
});
