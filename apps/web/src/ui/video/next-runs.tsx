import type { ReactNode } from "react";
import { T, useT } from "#lib/messages.tsx";

type NextRunsProps = {
  /** Null: they are only drawn when the plan is saved. */
  runs: readonly Date[] | null;
  names: readonly string[] | null;
  zone: string;
  /** Said where there are none. */
  empty?: ReactNode;
};

/** When a plan runs next, with the weekday, and what its films will be called where that differs. */
export function NextRuns({ runs, names, zone, empty }: NextRunsProps) {
  const t = useT();
  const name = new Intl.DateTimeFormat(t.pageLang, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  });
  return (
    <div className="rounded-md border border-line bg-surface-sunken/40 p-4 text-sm">
      <p className="font-medium">
        <T k="planEditor.next" />
      </p>
      {runs?.length === 0 && empty !== undefined && <p className="mt-1 text-text-3">{empty}</p>}
      {runs === null ? (
        <p className="mt-1 text-text-3">
          <T k="planEditor.random.saved" />
        </p>
      ) : (
        <ol className="tabular mt-1 flex flex-col gap-1 text-text-2">
          {runs.map((run, index) => (
            <li key={run.getTime()} className="break-words">
              <time dateTime={run.toISOString()}>{name.format(run)}</time>
              {names !== null && <span className="text-text-3"> · {names[index]}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
