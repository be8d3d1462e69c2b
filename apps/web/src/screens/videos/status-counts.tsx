import type { VideoTotals } from "@sahne/contract/videos/videos";
import { useEffect } from "react";
import { filterState, statusKey, type StatusFilter } from "#data/videos/video-state.ts";
import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { writeStored } from "#lib/storage.ts";
import { classNames } from "#ui/class-names.ts";
import { countsShown } from "./library-address.ts";

type StatusCountsProps = { totals: VideoTotals; value: StatusFilter; onChange: (status: StatusFilter) => void };

/** On a phone one row that scrolls sideways. */
export const COUNT_ROW = "flex gap-3 overflow-x-auto sm:grid sm:grid-cols-2";
export const COUNT_COLUMNS: Record<number, string> = {
  4: "md:grid-cols-4",
  5: "lg:grid-cols-5",
  6: "sm:grid-cols-3 xl:grid-cols-6",
};

function countKey(filter: StatusFilter): PlainKey {
  return filter === "total" ? "videos.counts.total" : statusKey(filterState(filter));
}

/** The counts of R6.1; each is also the filter for what it counts. */
export function StatusCounts({ totals, value, onChange }: StatusCountsProps) {
  const t = useT();
  const counts = countsShown(totals, value);
  useEffect(() => writeStored("library-counts", String(counts.length)), [counts.length]);
  return (
    <div
      role="group"
      aria-label={t("videos.counts.label")}
      className={classNames(COUNT_ROW, COUNT_COLUMNS[counts.length])}
    >
      {counts.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(status)}
          className={classNames(
            "moves flex w-40 shrink-0 items-baseline justify-between gap-2 rounded-lg border bg-surface-1 px-4 py-3 text-left shadow-1 sm:w-auto sm:flex-col sm:items-start sm:justify-start sm:gap-1 sm:px-5 sm:py-4",
            // With five, the first stands alone on its row of a small screen.
            counts.length === 5 && "max-lg:first:col-span-2",
            status === value ? "border-text" : "border-line hover:border-line-strong",
          )}
        >
          <span className={classNames("text-sm", status === value ? "font-semibold text-text" : "text-text-2")}>
            <T k={countKey(status)} />
          </span>
          <span className="tabular text-xl font-semibold sm:text-2xl">{totals[status]}</span>
        </button>
      ))}
    </div>
  );
}
