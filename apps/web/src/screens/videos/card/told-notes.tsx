import type { ShownVideo } from "#data/videos/video-state.ts";
import { T } from "#lib/messages.tsx";
import { wholeSeconds } from "#lib/time/format.ts";

/** What the film made of the text otherwise than it was asked: a part is missing, or it ends early. */
export function ToldNotes({ video, className = "" }: { video: ShownVideo; className?: string }) {
  const { untoldText, endsEarly, options, videoDuration } = video;
  return (
    <>
      {untoldText !== "" && (
        <p className={`text-sm break-words text-warning ${className}`}>
          <T k="videos.card.untold" v={{ text: untoldText }} />
        </p>
      )}
      {endsEarly && (
        <p className="text-sm text-text-2">
          <T
            k="videos.card.endsEarly"
            v={{ asked: String(options.durationSeconds), seconds: String(wholeSeconds(videoDuration ?? 0)) }}
          />
        </p>
      )}
    </>
  );
}
