import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import { LONGEST_FILM } from "@sahne/engine/director/time";
import { useDeferredValue, useMemo } from "react";
import { T } from "#lib/messages.tsx";
import { type FilmAround, tellText } from "./tell-text.ts";

type TextLengthProps = { isOpen: boolean; text: string; options: RequestedOptions; around?: FilmAround };

const NOTHING: FilmAround = { hasChannel: false, pictureCount: 0 };

/** What the film will make of the text, counted by the renderer's own functions: nothing is cut, left out or ended unsaid. */
export function TextLength({ isOpen, text, options, around = NOTHING }: TextLengthProps) {
  const { language, durationSeconds, voice, tempo } = options;
  const { hasChannel, pictureCount } = around;
  const read = useDeferredValue(text);
  const told = useMemo(
    () => tellText(read, { language, durationSeconds, voice, tempo }, { hasChannel, pictureCount }),
    [read, language, durationSeconds, voice, tempo, hasChannel, pictureCount],
  );
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
      {told.endsAfter !== null && (
        <p className="text-warning">
          <T k="told.endsEarly" v={{ asked: String(durationSeconds), seconds: String(told.endsAfter) }} />
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
