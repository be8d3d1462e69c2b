import type { HistoryEntry } from "@sahne/contract/history";
import { resultKey, useVideoHistory } from "#data/history.ts";
import { T } from "#lib/messages.tsx";
import { clockTime } from "#lib/time/work-time.ts";
import { SectionTitle } from "./story-parts.tsx";

const SHORTEST_MS = 1_000;

/** Every attempt and every publication, once there is more to tell than the facts above do. */
export function VideoHistory({ videoId }: { videoId: string }) {
  const { data: entries = [] } = useVideoHistory(videoId);
  if (entries.length < 2) return null;
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>
        <T k="history.ofVideo" />
      </SectionTitle>
      <ol className="flex flex-col gap-2">
        {entries.map((entry) => (
          <li key={entry._id} className="rounded-md border border-line p-3 text-sm">
            <Line entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ entry: { kind, attempt, result, error, channelTitle, askedAt, endedAt } }: { entry: HistoryEntry }) {
  const took = endedAt === null ? null : Date.parse(endedAt) - Date.parse(askedAt);
  return (
    <>
      <p className="font-medium">
        <T k={`history.kind.${kind}`} />
        {kind === "making" && attempt > 1 && (
          <>
            {" · "}
            <T k="history.try" v={{ attempt: String(attempt) }} />
          </>
        )}
        {channelTitle !== null && ` · ${channelTitle}`}
        {" · "}
        <T k={resultKey({ kind, result })} />
      </p>
      <p className="text-text-3">
        <time dateTime={askedAt}>
          <T k="history.moment" v={{ when: new Date(askedAt) }} />
        </time>
        {took !== null && ` · ${clockTime(Math.max(took, SHORTEST_MS))}`}
      </p>
      {error !== null && result !== "done" && <p className="break-words text-text-2">{error.message}</p>}
    </>
  );
}
