import { useId, useState, type KeyboardEvent } from "react";
import { T, useT } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import { Table } from "#ui/table.tsx";

/** One bar: what it stands for, and its parts from the ground up. */
export type Bar = { name: string; parts: readonly number[] };
export type Series = { name: string; ink: string };

type BarChartProps = { title: string; bars: readonly Bar[]; series: readonly Series[]; className?: string };

const total = ({ parts }: Bar): number => parts.reduce((sum, part) => sum + part, 0);

/**
 * Bars one moves along with the arrow keys; what the chosen one stands for is said below. The same figures stand in a table.
 */
export function BarChart({ title, bars, series, className }: BarChartProps) {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const top = Math.max(1, ...bars.map(total));
  const bar = chosen === null ? undefined : bars[chosen];
  const words = ({ name, parts }: Bar): string =>
    `${name}: ${parts.map((part, index) => `${part} ${series[index]?.name ?? ""}`).join(", ")}`;

  function handleKey(event: KeyboardEvent): void {
    const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -bars.length, End: bars.length };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setChosen(Math.min(bars.length - 1, Math.max(0, (chosen ?? (move > 0 ? -1 : bars.length)) + move)));
  }

  return (
    <section aria-labelledby={id} className={classNames("flex min-w-0 flex-col gap-3", className)}>
      <h2 id={id} className="text-md font-semibold">
        {title}
      </h2>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t("history.chart.keys", { title, total: String(bars.reduce((sum, one) => sum + total(one), 0)) })}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, bars.length - 1)}
        aria-valuenow={chosen ?? 0}
        aria-valuetext={bar ? words(bar) : t("common.noData")}
        onKeyDown={handleKey}
        onPointerLeave={() => setChosen(null)}
        onBlur={() => setChosen(null)}
        className="flex h-40 items-end gap-0.5 border-b border-line-strong"
      >
        {bars.map((one, index) => (
          <span
            key={one.name}
            onPointerEnter={() => setChosen(index)}
            className={classNames(
              "flex h-full min-w-0 flex-1 flex-col-reverse",
              chosen !== null && chosen !== index && "opacity-60",
            )}
          >
            {one.parts.map((part, at) => (
              <span
                key={series[at]?.name}
                style={{ height: `${(100 * part) / top}%`, background: series[at]?.ink }}
                className="w-full system-ink"
              />
            ))}
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="flex justify-between gap-2 text-xs text-text-3">
        {bar ? (
          <span className="text-text-2">{words(bar)}</span>
        ) : (
          <>
            <span>{bars[0]?.name}</span>
            <span>{bars.at(-1)?.name}</span>
          </>
        )}
      </p>
      {series.length > 1 && (
        <ul className="flex flex-wrap gap-3 text-xs text-text-2">
          {series.map(({ name, ink }) => (
            <li key={name} className="flex items-center gap-1.5">
              <span aria-hidden="true" style={{ background: ink }} className="size-3 rounded-xs system-ink" />
              {name}
            </li>
          ))}
        </ul>
      )}
      <details className="text-sm">
        <summary className="w-fit text-text-2">
          <T k="history.chart.table" />
        </summary>
        <Table
          caption={title}
          className="mt-2 max-h-80 overflow-y-auto"
          rows={bars}
          rowKey={({ name }) => name}
          columns={[
            { id: "name", header: title, cell: ({ name }: Bar) => name },
            ...series.map(({ name }, index) => ({
              id: name,
              header: name,
              align: "end" as const,
              cell: ({ parts }: Bar) => parts[index],
            })),
          ]}
        />
      </details>
    </section>
  );
}
