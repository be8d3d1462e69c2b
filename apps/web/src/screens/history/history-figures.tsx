import { serviceName } from "@sahne/contract/services/services";
import type { Figures } from "@sahne/contract/history/history";
import { DAY_MS } from "@sahne/contract/time-units";
import type { Language } from "@sahne/messages/translator";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { useFigures } from "#data/history/history.ts";
import { T, useT } from "#lib/messages.tsx";
import { dollars } from "#lib/money.ts";
import { dayName } from "#lib/time/day-name.ts";
import { formatCount } from "#lib/time/format.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { HistoryCards, type LinkTo } from "./history-cards.tsx";

const DAYS_HEIGHT = 140;
const SMALL_HEIGHT = 88;

type FiguresProps = {
  figures: ReturnType<typeof useFigures>;
  linkTo: LinkTo;
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
      <HistoryCards figures={figures.data} linkTo={linkTo} />
      <Charts figures={figures.data} />
    </section>
  );
}

function Charts({ figures }: { figures: Figures }) {
  const t = useT();
  const language = t.lang("history.chart.byDay");
  const made = { name: t("history.chart.made"), ink: "var(--c-chart-2)" };
  const failed = { name: t("status.failed").toLocaleLowerCase(language), ink: "var(--c-chart-1)" };
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
        rows={figures.causes.map(({ error, count }) => ({
          key: error.code,
          name: error.message,
          value: formatCount(count),
        }))}
      />
      <Ranking
        title={t("history.chart.best")}
        rows={figures.best.map((film) => ({
          key: film.videoId,
          name: <Link to={`/dashboard/videos?video=${film.videoId}`}>{film.videoName}</Link>,
          value: formatCount(film.views),
        }))}
      />
      <Money money={figures.money} />
    </Card>
  );
}

function Money({ money }: Pick<Figures, "money">) {
  const t = useT();
  return (
    <Ranking
      title={t("history.chart.money")}
      rows={money.map((spent) => ({
        key: `${spent.what} ${spent.service}`,
        name: (
          <>
            {serviceName(spent.service)}
            {spent.what !== "film" && (
              <>
                {" · "}
                <T k={`history.money.${spent.what}`} />
              </>
            )}
            <span className="block text-xs text-text-3">
              <T k="history.money.calls" v={{ count: spent.calls }} />
              {spent.tokens !== null && (
                <>
                  {" · "}
                  <T k="edits.tokens" v={{ count: spent.tokens }} />
                </>
              )}
              {spent.unpriced > 0 && spent.unpriced < spent.calls && (
                <>
                  {" · "}
                  <T k="history.money.unpriced" v={{ count: spent.unpriced }} />
                </>
              )}
            </span>
          </>
        ),
        value:
          spent.unpriced === spent.calls ? (
            <T k="history.cost.unknown" />
          ) : (
            dollars(spent.cents, t.lang("history.chart.money"))
          ),
      }))}
    />
  );
}

type Ranked = { key: string; name: ReactNode; value: ReactNode };

function Ranking({ title, rows }: { title: string; rows: readonly Ranked[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-md font-semibold">{title}</h2>
      <ol className="flex flex-col gap-2 text-sm">
        {rows.map(({ key, name, value }) => (
          <li key={key} className="flex justify-between gap-3">
            <span className="min-w-0 break-words text-text-2">{name}</span>
            <span className="tabular text-right font-medium">{value}</span>
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
