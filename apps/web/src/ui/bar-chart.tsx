import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { useT } from "#lib/messages.tsx";
import { classNames } from "./class-names.ts";
import { Table } from "./table.tsx";

/** One bar: what it stands for, and its parts from the ground up. */
export type Bar = { name: string; parts: readonly number[] };
export type Series = { name: string; ink: string };

type Drawn = {
  title: string;
  bars: readonly Bar[];
  series: readonly Series[];
  height: number;
  /** What the chart says as a whole, for whoever cannot see it. */
  label: (total: string) => string;
  tableLabel: ReactNode;
  /** How a count is written. */
  format?: (count: number) => string;
};

/** A bar as wide as a table says no more than a slim one. */
const WIDEST = 48;

const total = ({ parts }: Bar): number => parts.reduce((sum, part) => sum + part, 0);

/** Bars to look at, to move along with the arrow keys, and to read as a table. */
export function BarChart({
  className,
  heading: Heading = "h2",
  ...drawn
}: Drawn & { className?: string; heading?: "h2" | "h4" }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames("flex min-w-0 flex-col gap-3", className)}>
      <Heading id={id} className="text-md font-semibold">
        {drawn.title}
      </Heading>
      <Bars {...drawn} />
      {drawn.series.length > 1 && <Legend series={drawn.series} />}
      <BarTable {...drawn} />
    </section>
  );
}

/** What the bar under the pointer or the arrow keys stands for is said below it. */
function Bars({ bars, series, height, label, format = String }: Drawn) {
  const t = useT();
  const [chosen, setChosen] = useState<number | null>(null);
  const top = Math.max(1, ...bars.map(total));
  const bar = chosen === null ? undefined : bars[chosen];

  function handleKey(event: KeyboardEvent): void {
    const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -bars.length, End: bars.length };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setChosen(Math.min(bars.length - 1, Math.max(0, (chosen ?? (move > 0 ? -1 : bars.length)) + move)));
  }

  return (
    <>
      <p aria-hidden="true" className="tabular text-xs text-text-3">
        {format(top)}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label(format(bars.reduce((sum, one) => sum + total(one), 0)))}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, bars.length - 1)}
        aria-valuenow={chosen ?? 0}
        aria-valuetext={bar ? wordsOf(bar, series, format) : t("common.noData")}
        onKeyDown={handleKey}
        onPointerLeave={() => setChosen(null)}
        onBlur={() => setChosen(null)}
        style={{ height }}
        className="flex items-end gap-0.5 border-b border-line-strong"
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
                style={{ ...inked(series[at]?.ink), height: `${(100 * part) / top}%`, maxWidth: WIDEST }}
                className="w-full self-center system-ink"
              />
            ))}
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="flex justify-between gap-2 text-xs text-text-3">
        <span>{bar ? wordsOf(bar, series, format) : bars[0]?.name}</span>
        <span>{bar ? "" : bars.at(-1)?.name}</span>
      </p>
    </>
  );
}

/** Browsers leave grounds out of what is printed unless they are told not to. */
function inked(background: string | undefined) {
  return { background, printColorAdjust: "exact", WebkitPrintColorAdjust: "exact" } as const;
}

function wordsOf({ name, parts }: Bar, series: readonly Series[], format: (count: number) => string): string {
  return `${name}: ${parts.map((part, index) => `${format(part)} ${series[index]?.name ?? ""}`).join(", ")}`;
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-3 text-xs text-text-2">
      {series.map(({ name, ink }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden="true" style={inked(ink)} className="size-3 rounded-xs system-ink" />
          {name}
        </li>
      ))}
    </ul>
  );
}

function BarTable({ title, bars, series, tableLabel, format = String }: Drawn) {
  return (
    <details className="text-sm">
      <summary className="w-fit text-text-2">{tableLabel}</summary>
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
            cell: ({ parts }: Bar) => format(parts[index] ?? 0),
          })),
        ]}
      />
    </details>
  );
}
