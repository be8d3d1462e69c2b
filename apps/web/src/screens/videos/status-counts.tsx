import { T, useT } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import { filters, type Filter } from "./status-filter.ts";

type StatusCountsProps = { value: Filter; onChange: (filter: Filter) => void; count: (filter: Filter) => number };

/** The four counts of R6.1; each is also the filter for what it counts. */
export function StatusCounts({ value, onChange, count }: StatusCountsProps) {
  const t = useT();
  return (
    <div role="group" aria-label={t("videos.counts.label")} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className={classNames(
            "moves flex flex-col items-start gap-1 rounded-lg border bg-surface-1 px-5 py-4 text-left shadow-1",
            filter === value ? "border-accent-graphic" : "border-line hover:border-line-strong",
          )}
        >
          <span className={classNames("text-sm", filter === value ? "font-semibold text-text" : "text-text-2")}>
            <T k={`videos.counts.${filter}`} />
          </span>
          <span className="tabular text-2xl font-semibold">{count(filter)}</span>
        </button>
      ))}
    </div>
  );
}
