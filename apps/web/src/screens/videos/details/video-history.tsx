import type { HistoryEntry } from "@sahne/contract/history/history";
import { resultKey, useVideoHistory } from "#data/history/history.ts";
import { T, useT } from "#lib/messages.tsx";
import { clockTime } from "#lib/time/work-time.ts";
import { SectionTitle } from "./story-parts.tsx";

const SHORTEST_MS = 1_000;

/** Every attempt with its stages and every publication, once there is more to tell than the facts above do. */
export function VideoHistory({ videoId }: { videoId: string }) {
  const { data: entries = [] } = useVideoHistory(videoId);
  if (entries.length < 2 && entries.every(({ stages }) => stages.length === 0)) return null;
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

function Line({ entry }: { entry: HistoryEntry }) {
  const { kind, attempt, result, error, channelTitle, askedAt, endedAt, stages } = entry;
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
      {stages.length > 0 && <Stages stages={stages} />}
      {error !== null && result !== "done" && <p className="break-words text-text-2">{error.message}</p>}
    </>
  );
}

/** In their order, each with the time it took; of the one it is in, nobody knows that yet. */
function Stages({ stages }: Pick<HistoryEntry, "stages">) {
  const t = useT();
  return (
    <ol aria-label={t("history.stages")} className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-text-2">
      {stages.map(({ stage, seconds }, index) => (
        // A stage may come back; nothing else tells two of them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${index} ${stage}`}>
          <T k={`stage.${stage}`} />{" "}
          {seconds !== null && (
            <span className="tabular text-text-3">
              <T k="history.seconds" v={{ seconds }} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
