import { REPORT_DAYS, SHARE_DAYS, type ChannelReport } from "@sahne/contract/history/statistics";
import type { Language } from "@sahne/messages/translator";
import { useState, type ReactNode } from "react";
import { T, useT, type Translator } from "#lib/messages.tsx";
import { dayName } from "#lib/time/day-name.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { classNames } from "#ui/class-names.ts";
import { Segmented } from "#ui/form/segmented.tsx";
import { compareDays, type Measure } from "./compare-days.ts";

type Day = ChannelReport["days"][number];

const MEASURES: readonly Measure[] = ["views", "watchTime", "likes", "subscribers"];
const INKS: Record<Measure, string> = {
  views: "var(--c-chart-1)",
  watchTime: "var(--c-chart-2)",
  likes: "var(--c-chart-1)",
  subscribers: "var(--c-chart-2)",
};
const PERIODS = ["7", String(SHARE_DAYS), String(REPORT_DAYS)];
const HEIGHT = 160;

type DailyChartProps = { days: readonly Day[]; of: ReactNode };

/** Four figures of a period against the one before; the chosen one is drawn by day, with its table. `of` says whose. */
export function DailyChart({ days: all, of }: DailyChartProps) {
  const t = useT();
  const [measure, setMeasure] = useState<Measure>("views");
  const [period, setPeriod] = useState(String(SHARE_DAYS));
  const days = all.slice(-Number(period));
  const language = t.lang("statistics.span");
  const span = { from: dayName(days[0]?.day ?? "", language), to: dayName(days.at(-1)?.day ?? "", language) };
  return (
    <section aria-labelledby="daily-figures" className="flex flex-col gap-4">
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
          label={t("statistics.period")}
          value={period}
          onChange={setPeriod}
          options={PERIODS.map((value) => ({ value, label: <T k="statistics.period.days" v={{ days: value }} /> }))}
        />
      </div>
      {of}
      <div role="group" aria-label={t("statistics.measure")} className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
        {MEASURES.map((name) => (
          <Tile
            key={name}
            days={all}
            length={Number(period)}
            measure={name}
            isChosen={name === measure}
            onChoose={() => setMeasure(name)}
          />
        ))}
      </div>
      <BarChart
        heading="h4"
        title={t(`statistics.${measure}`)}
        height={HEIGHT}
        series={[{ name: t(`statistics.${measure}`), ink: INKS[measure] }]}
        bars={days.map((day) => ({ name: dayName(day.day, language), parts: [figureOf(day, measure)] }))}
        label={(total) => t("statistics.keys", { ...span, measure: t(`statistics.${measure}`), total })}
        tableLabel={<T k="statistics.table" />}
        format={(count) => words(t, measure, count)}
      />
    </section>
  );
}

type TileProps = {
  days: readonly Day[];
  length: number;
  measure: Measure;
  isChosen: boolean;
  onChoose: () => void;
};

function Tile({ days, length, measure, isChosen, onChoose }: TileProps) {
  const t = useT();
  const { total, percent } = compareDays(
    days.map((day) => figureOf(day, measure)),
    length,
  );
  const trend: ReactNode =
    percent === null ? (
      <T k="statistics.noTrend" />
    ) : (
      <T k="statistics.trend" v={{ days: String(length), percent: signed(percent, t.lang("statistics.trend")) }} />
    );
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        "moves flex min-w-0 flex-col items-start gap-0.5 rounded-lg border p-3 text-left",
        isChosen ? "border-accent-text bg-surface-3" : "border-line hover:border-line-strong",
      )}
    >
      <span className="text-sm text-text-2">
        <T k={`statistics.${measure}`} />
      </span>
      <span className="tabular text-xl font-semibold">{words(t, measure, total)}</span>
      <span className="text-xs text-text-3">{trend}</span>
    </button>
  );
}

/** Turkish writes its sign of percent in front. */
function signed(percent: number, language: Language): string {
  const locale = language === "tr" ? "tr-TR" : "en-GB";
  const text = new Intl.NumberFormat(locale, { style: "percent", signDisplay: "exceptZero" }).format(percent / 100);
  // A hyphen may be left alone at the end of a line; the sign for minus stays with its number.
  return text.replace("-", "−");
}

function figureOf(day: Day, measure: Measure): number {
  if (measure === "views") return day.views;
  if (measure === "watchTime") return day.minutesWatched;
  return measure === "likes" ? day.likes : day.subscribersGained;
}

function words(t: Translator, measure: Measure, count: number): string {
  return measure === "watchTime" ? t("statistics.minutes", { count }) : t("statistics.count", { count });
}
