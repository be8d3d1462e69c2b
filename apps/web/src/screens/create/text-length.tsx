import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import { LONGEST_FILM, planTimes, timeNeeded } from "@sahne/engine/director/time";
import { undrawableLetters } from "@sahne/engine/script/drawable";
import { detectLanguage } from "@sahne/engine/script/language";
import { readBeats } from "@sahne/engine/script/read-beats";
import { useDeferredValue, useMemo } from "react";
import { T } from "#lib/messages.tsx";

const SHOWN_LETTERS = 20;
const SHOWN_TEXT = 140;

type TextLengthProps = { isOpen: boolean; text: string; options: RequestedOptions };

/** What the film will make of the text, counted by the renderer's own functions: nothing is cut or left out unsaid. */
export function TextLength({ isOpen, text, options: { language, durationSeconds } }: TextLengthProps) {
  const read = useDeferredValue(text);
  const told = useMemo(() => tell(read, { language, durationSeconds }), [read, language, durationSeconds]);
  // A vendor films the text in its own way.
  if (!isOpen) return null;
  return (
    <div className="flex flex-col gap-1 text-sm text-text-2">
      <p role="status" className="tabular">
        {told.scenes === 0 ? (
          <T k="told.nothing" />
        ) : (
          <T k="told.line" v={{ seconds: String(told.seconds), scenes: told.scenes }} />
        )}
      </p>
      {told.untold !== "" && (
        <p className="break-words text-warning">
          <T k="told.tooLong" v={{ seconds: String(durationSeconds ?? LONGEST_FILM), text: told.untold }} />
        </p>
      )}
      {told.letters !== "" && (
        <p className="break-words text-warning">
          <T k="told.letters" v={{ letters: told.letters }} />
        </p>
      )}
    </div>
  );
}

function tell(text: string, { language, durationSeconds }: Pick<RequestedOptions, "language" | "durationSeconds">) {
  const spoken = language ?? detectLanguage(text);
  const { beats } = readBeats(text, spoken);
  const texts = beats.map((beat) => beat.text);
  const isLastOnCard = beats.at(-1)?.kind === "ending";
  const fitting = planTimes({ texts, asked: durationSeconds, hasEndCard: false, isLastOnCard }).beats.length;
  return {
    seconds: timeNeeded(text, spoken),
    scenes: texts.length,
    untold: shorten(texts.slice(fitting).join(" ")),
    letters: undrawableLetters(text).slice(0, SHOWN_LETTERS).join(" "),
  };
}

function shorten(text: string): string {
  return text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT)}…` : text;
}
