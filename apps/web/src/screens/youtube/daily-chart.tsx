import type { ChannelReport } from "@sahne/contract/statistics";
import { useState } from "react";
import { T, useT, type Translator } from "#lib/messages.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Table } from "#ui/table.tsx";
import { dayName } from "#lib/time/day-name.ts";

type Day = ChannelReport["days"][number];
type Measure = "views" | "watchTime";

const MEASURES: readonly Measure[] = ["views", "watchTime"];

/** One bar per day; the same figures stand in a table for whoever cannot see bars. */
export function DailyChart({ report }: { report: ChannelReport }) {
  const t = useT();
  const [measure, setMeasure] = useState<Measure>("views");
  const language = t.lang("statistics.span");
  const span = { from: dayName(report.days[0]?.day ?? report.from, language), to: lastDay(report, language) };
  const total = report.days.reduce((sum, day) => sum + figureOf(day, measure), 0);
  return (
    <section aria-labelledby="daily-figures" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id="daily-figures" className="text-md font-semibold">
            <T k="statistics.byDay" />
          </h3>
          <p className="text-sm text-text-3">
            <T k="statistics.span" v={span} />
          </p>
        </div>
        <Segmented
          label={t("statistics.measure")}
          value={measure}
          onChange={setMeasure}
          options={MEASURES.map((value) => ({ value, label: <T k={`statistics.${value}`} /> }))}
        />
      </div>
      <Bars
        days={report.days}
        measure={measure}
        label={t("statistics.chart", {
          ...span,
          measure: t(`statistics.${measure}`),
          total: words(t, measure, total),
        })}
      />
      <details className="text-sm">
        <summary className="w-fit text-text-2">
          <T k="statistics.table" />
        </summary>
        <DayTable days={report.days} />
      </details>
    </section>
  );
}

type BarsProps = { days: readonly Day[]; measure: Measure; label: string };

function Bars({ days, measure, label }: BarsProps) {
  const t = useT();
  const language = t.lang("statistics.span");
  const top = Math.max(1, ...days.map((day) => figureOf(day, measure)));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="flex flex-col gap-1 text-xs text-text-3">
      <p aria-hidden="true" className="tabular">
        {words(t, measure, top)}
      </p>
      <div role="img" aria-label={label} className="flex h-40 items-end gap-0.5 border-b border-line-strong sm:gap-1">
        {days.map((day) => (
          <span
            key={day.day}
            title={`${dayName(day.day, language)}: ${words(t, measure, figureOf(day, measure))}`}
            className="flex h-full min-w-0 flex-1 items-end"
          >
            <span
              style={{ height: `${(100 * figureOf(day, measure)) / top}%` }}
              className={`moves min-h-px w-full rounded-t-xs system-ink hover:opacity-80 ${measure === "views" ? "bg-(--c-chart-1)" : "bg-(--c-chart-2)"}`}
            />
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="flex justify-between">
        <span>{first && dayName(first.day, language)}</span>
        <span>{last && dayName(last.day, language)}</span>
      </p>
    </div>
  );
}

function DayTable({ days }: { days: readonly Day[] }) {
  const t = useT();
  const language = t.lang("statistics.span");
  return (
    <Table
      caption={t("statistics.byDay")}
      className="mt-2 max-h-80 overflow-y-auto"
      rows={days.toReversed()}
      rowKey={(day) => day.day}
      columns={[
        { id: "day", header: <T k="statistics.day" />, cell: (day) => dayName(day.day, language) },
        {
          id: "views",
          header: <T k="statistics.views" />,
          align: "end",
          cell: (day) => words(t, "views", day.views),
        },
        {
          id: "watchTime",
          header: <T k="statistics.watchTime" />,
          align: "end",
          cell: (day) => words(t, "watchTime", day.minutesWatched),
        },
      ]}
    />
  );
}

function lastDay({ days, to }: ChannelReport, language: "tr" | "en"): string {
  return dayName(days.at(-1)?.day ?? to, language);
}

function figureOf(day: Day, measure: Measure): number {
  return measure === "views" ? day.views : day.minutesWatched;
}

function words(t: Translator, measure: Measure, count: number): string {
  return measure === "views" ? t("statistics.count", { count }) : t("statistics.minutes", { count });
}
