import type { Figures } from "@sahne/contract/history";
import { DAY_MS, SECOND_MS } from "@sahne/contract/time-units";
import type { Language } from "@sahne/messages/translator";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { useFigures } from "#data/history.ts";
import { T, useT } from "#lib/messages.tsx";
import { dayName } from "#lib/time/day-name.ts";
import { formatCount } from "#lib/time/format.ts";
import { clockTime } from "#lib/time/work-time.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";

const DAYS_HEIGHT = 140;
const SMALL_HEIGHT = 88;

type FiguresProps = {
  figures: ReturnType<typeof useFigures>;
  linkTo: (changes: { kind: "making" | "publication" }) => string;
};

/** R14.2: what was asked for in the period, and how it came out. Where there is nothing to tell, the reason stands there. */
export function HistoryFigures({ figures, linkTo }: FiguresProps) {
  const t = useT();
  if (figures.data === undefined && figures.isError) {
    return (
      <Notice
        tone="danger"
        title={<T k="history.figuresError" />}
        action={
          <Button size="sm" isLoading={figures.isFetching} onClick={() => void figures.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      >
        {figures.error.message}
      </Notice>
    );
  }
  if (figures.data === undefined) return null;
  return (
    <section aria-label={t("history.figures")} className="flex flex-col gap-4">
      <Cards figures={figures.data} linkTo={linkTo} />
      <Charts figures={figures.data} />
    </section>
  );
}

function Cards({ figures, linkTo }: { figures: Figures; linkTo: FiguresProps["linkTo"] }) {
  const t = useT();
  const { made, failed, madeTrend, successRate, successTrend, readySeconds, published, views } = figures;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Figure
        to={linkTo({ kind: "making" })}
        label={<T k="history.figure.made" />}
        value={formatCount(made)}
        note={
          madeTrend === null ? (
            <T k="history.figure.noTrend" />
          ) : (
            <T k="history.figure.trend" v={signed(madeTrend, "percent")} />
          )
        }
      />
      <Figure
        to={linkTo({ kind: "making" })}
        label={<T k="history.figure.rate" />}
        value={successRate === null ? null : t("history.figure.percent", { rate: successRate })}
        note={
          successRate === null ? (
            <T k="history.figure.none" />
          ) : successTrend === null ? (
            <T k="history.figure.failed" v={{ count: failed }} />
          ) : (
            <T k="history.figure.points" v={signed(successTrend, "points")} />
          )
        }
      />
      <Figure
        to={linkTo({ kind: "making" })}
        label={<T k="history.figure.ready" />}
        value={readySeconds === null ? null : clockTime(readySeconds.median * SECOND_MS)}
        note={
          readySeconds === null ? (
            <T k="history.figure.none" />
          ) : (
            <T k="history.figure.slowest" v={{ time: clockTime(readySeconds.p95 * SECOND_MS) }} />
          )
        }
      />
      <Figure
        to={linkTo({ kind: "publication" })}
        label={<T k="history.figure.published" />}
        value={formatCount(published)}
        note={<ViewsNote published={published} views={views} />}
      />
    </ul>
  );
}

function ViewsNote({ published, views }: Pick<Figures, "published" | "views">) {
  if (published === 0) return <T k="history.figure.none" />;
  if (views === null) return <T k="history.figure.noViews" />;
  return <T k="history.figure.viewsOf" v={{ views: formatCount(views) }} />;
}

function signed<Name extends string>(value: number, name: Name): Record<Name, string> {
  const text = value > 0 ? `+${value}` : String(value).replace("-", "−");
  return { [name]: text } as Record<Name, string>;
}

type FigureProps = { to: string; label: ReactNode; value: string | null; note: ReactNode };

function Figure({ to, label, value, note }: FigureProps) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        preventScrollReset
        className="moves flex h-full flex-col gap-1 rounded-lg border border-line bg-surface-1 p-4 shadow-1 hover:border-line-strong md:p-5"
      >
        <span className="text-sm text-text-2">{label}</span>
        <span className="tabular text-2xl font-semibold">{value ?? <T k="common.noData" />}</span>
        <span className="text-xs text-text-3">{note}</span>
      </Link>
    </li>
  );
}

function Charts({ figures }: { figures: Figures }) {
  const t = useT();
  const language = t.lang("history.chart.byDay");
  const made = { name: t("history.chart.made"), ink: "var(--c-chart-2)" };
  const failed = { name: t("history.chart.failed"), ink: "var(--c-chart-1)" };
  const chart = (title: string) => ({
    title,
    label: (total: string) => t("history.chart.keys", { title, total }),
    tableLabel: <T k="history.chart.table" />,
  });
  if (figures.made + figures.failed + figures.published === 0) return null;
  return (
    <Card className="grid grid-cols-2 gap-6">
      <BarChart
        className="col-span-2"
        height={DAYS_HEIGHT}
        {...chart(t("history.chart.byDay"))}
        series={[made, failed]}
        bars={figures.byDay.map((day) => ({ name: dayName(day.day, language), parts: [day.made, day.failed] }))}
      />
      <BarChart
        height={SMALL_HEIGHT}
        {...chart(t("history.chart.byHour"))}
        series={[made]}
        bars={figures.byHour.map((hour) => ({ name: `${String(hour.hour).padStart(2, "0")}:00`, parts: [hour.made] }))}
      />
      <BarChart
        height={SMALL_HEIGHT}
        {...chart(t("history.chart.byWeekday"))}
        series={[made]}
        bars={figures.byWeekday.map((day) => ({ name: weekdayName(day.weekday, language), parts: [day.made] }))}
      />
      <Ranking
        title={t("history.chart.causes")}
        rows={figures.causes.map(({ error, count }) => ({ key: error.code, name: error.message, count }))}
      />
      <Ranking
        title={t("history.chart.best")}
        rows={figures.best.map((film) => ({
          key: film.videoId,
          name: <Link to={`/dashboard/videos?video=${film.videoId}`}>{film.videoName}</Link>,
          count: film.views,
        }))}
      />
    </Card>
  );
}

type Ranked = { key: string; name: ReactNode; count: number };

function Ranking({ title, rows }: { title: string; rows: readonly Ranked[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-md font-semibold">{title}</h2>
      <ol className="flex flex-col gap-2 text-sm">
        {rows.map(({ key, name, count }) => (
          <li key={key} className="flex justify-between gap-3">
            <span className="min-w-0 break-words text-text-2">{name}</span>
            <span className="tabular font-medium">{formatCount(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The first of January 2024 was a Monday. */
function weekdayName(weekday: number, language: Language): string {
  const locale = language === "tr" ? "tr-TR" : "en-GB";
  const monday = Date.UTC(2024, 0, 1);
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(monday + (weekday - 1) * DAY_MS);
}
