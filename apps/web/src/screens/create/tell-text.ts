import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import { timeFilm } from "@sahne/engine/director/film-times";
import { LONGEST_FILM, timeNeeded } from "@sahne/engine/director/time";
import { undrawableLetters } from "@sahne/engine/script/drawable";
import { detectLanguage } from "@sahne/engine/script/language";
import { readBeats } from "@sahne/engine/script/read-beats";
import { guessSpeech } from "@sahne/engine/voice/guess-speech";

const SHOWN_LETTERS = 20;
const SHOWN_TEXT = 140;
/** What is shown and said with the text, and takes time of its own. */
export type FilmAround = { hasChannel: boolean; pictureCount: number };

/** Rounding to whole seconds is no early end. */
const LEAST_MISSING_SECONDS = 1;

type Told = Pick<RequestedOptions, "language" | "durationSeconds" | "voice" | "tempo">;

/** How long the text needs, what of it has no room, and whether its film ends before the time that was asked for. */
export function tellText(
  text: string,
  { language, durationSeconds: asked, voice = "off", tempo }: Told,
  around: FilmAround,
) {
  const reading = readBeats(text, language ?? detectLanguage(text));
  const texts = reading.beats.map((beat) => beat.text);
  const roomSeconds = asked ?? LONGEST_FILM;
  const spokenSeconds =
    voice === "off" ? undefined : guessSpeech(texts, { language: reading.language, roomSeconds, tempo });
  const { beats, total } = timeFilm(reading, { asked, spokenSeconds, ...around });
  return {
    seconds: timeNeeded(text, reading.language),
    scenes: texts.length,
    untold: shorten(texts.slice(beats.length).join(" ")),
    endsAfter:
      asked !== undefined && texts.length > 0 && total < asked - LEAST_MISSING_SECONDS ? Math.round(total) : null,
    letters: undrawableLetters(text).slice(0, SHOWN_LETTERS).join(" "),
  };
}

function shorten(text: string): string {
  return text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT)}…` : text;
}
