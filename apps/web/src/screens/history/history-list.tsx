import type { HistoryEntry } from "@sahne/contract/history/history";
import { Link } from "react-router";
import { resultKey, resultState } from "#data/history/history.ts";
import { T, useT } from "#lib/messages.tsx";
import { dollars } from "#lib/money.ts";
import { clockTime } from "#lib/time/work-time.ts";
import { OutsideLink } from "#ui/outside-link.tsx";
import { StatusBadge } from "#ui/video/status-badge.tsx";

const SHORTEST_MS = 1_000;

/** The newest first; each line opens the video it is about. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useT();
  return (
    <ol aria-label={t("history.title")} className="flex flex-col rounded-lg border border-line bg-surface-1 shadow-1">
      {entries.map((entry) => (
        <li key={entry._id} className="border-b border-line p-4 last:border-0">
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { kind, isThere, videoId, videoName, result, error, askedAt, url } = entry;
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {isThere ? (
            <Link to={`/dashboard/videos?video=${videoId}`} className="hover:underline">
              {videoName}
            </Link>
          ) : (
            videoName
          )}
        </p>
        <p className="text-sm text-text-3">
          <time dateTime={askedAt}>
            <T k="history.moment" v={{ when: new Date(askedAt) }} />
          </time>
          {" · "}
          <T k={`history.kind.${kind}`} />
          <Facts entry={entry} />
        </p>
        {error !== null && result !== "done" && <p className="mt-1 text-sm text-text-2">{error.message}</p>}
        {url !== null && (
          <p className="mt-1 text-sm">
            <OutsideLink href={url} text="history.watch" />
          </p>
        )}
      </div>
      <StatusBadge status={resultState(entry)} label={<T k={resultKey(entry)} />} />
    </div>
  );
}

/** What is known beyond time and kind, one after the other. */
function Facts({ entry }: { entry: HistoryEntry }) {
  const { kind, engine, model, channelTitle, attempt, isPlanned, isThere, cost, costCents, askedAt, endedAt } = entry;
  const took = endedAt === null ? null : Date.parse(endedAt) - Date.parse(askedAt);
  return (
    <>
      {kind === "making" && (
        <>
          {" · "}
          <T k={`engine.${engine}`} />
          {model !== null && ` · ${model}`}
          {attempt > 1 && (
            <>
              {" · "}
              <T k="history.try" v={{ attempt: String(attempt) }} />
            </>
          )}
        </>
      )}
      {channelTitle !== null && ` · ${channelTitle}`}
      {took !== null && ` · ${clockTime(Math.max(took, SHORTEST_MS))}`}
      {cost !== "none" && (
        <>
          {" · "}
          <Cost cost={cost} cents={costCents ?? 0} />
        </>
      )}
      {isPlanned && (
        <>
          {" · "}
          <T k="history.planned" />
        </>
      )}
      {!isThere && (
        <>
          {" · "}
          <T k="history.deleted" />
        </>
      )}
    </>
  );
}

function Cost({ cost, cents }: { cost: Exclude<HistoryEntry["cost"], "none">; cents: number }) {
  const t = useT();
  if (cost !== "estimated") return <T k={`history.cost.${cost}`} />;
  return <T k="history.cost.estimated" v={{ amount: dollars(cents, t.lang("history.cost.estimated")) }} />;
}
