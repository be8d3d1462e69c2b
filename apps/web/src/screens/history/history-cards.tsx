import type { Figures, HistoryKind } from "@sahne/contract/history/history";
import { SECOND_MS } from "@sahne/contract/time-units";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { T, useT } from "#lib/messages.tsx";
import { dollars } from "#lib/money.ts";
import { formatCount } from "#lib/time/format.ts";
import { clockTime } from "#lib/time/work-time.ts";

/** The list with the lines that a card counts. */
export type LinkTo = (changes: { kind: HistoryKind; result: "done" | "ended" | "" }) => string;
type CardsProps = { figures: Figures; linkTo: LinkTo };

/** R14.2: each card opens what it counts. */
export function HistoryCards(props: CardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <MakingCards {...props} />
      <ChannelCards {...props} />
      <Spent {...props} />
    </ul>
  );
}

function MakingCards({ figures, linkTo }: CardsProps) {
  const t = useT();
  const { made, failed, madeTrend, successRate, successTrend, readySeconds } = figures;
  return (
    <>
      <Figure
        to={linkTo({ kind: "making", result: "done" })}
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
        to={linkTo({ kind: "making", result: "ended" })}
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
        to={linkTo({ kind: "making", result: "done" })}
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
    </>
  );
}

function ChannelCards({ figures: { published, views, minutesWatched }, linkTo }: CardsProps) {
  const t = useT();
  return (
    <>
      <Figure
        to={linkTo({ kind: "publication", result: "done" })}
        label={<T k="status.published" />}
        value={formatCount(published)}
        note={<ViewsNote published={published} views={views} />}
      />
      <Figure
        to="/dashboard/youtube"
        label={<T k="history.figure.watched" />}
        value={minutesWatched === null ? null : t("history.figure.minutes", { count: minutesWatched })}
        note={<T k={minutesWatched === null ? "history.figure.noViews" : "history.figure.onChannels"} />}
      />
    </>
  );
}

function ViewsNote({ published, views }: Pick<Figures, "published" | "views">) {
  if (published === 0) return <T k="history.figure.none" />;
  if (views === null) return <T k="history.figure.noViews" />;
  return <T k="history.figure.viewsOf" v={{ views: formatCount(views) }} />;
}

/** What nobody reports a price of is no zero. */
function Spent({ figures: { money }, linkTo }: CardsProps) {
  const t = useT();
  const sum = (of: "calls" | "unpriced" | "cents"): number => money.reduce((total, spent) => total + spent[of], 0);
  const [calls, unpriced] = [sum("calls"), sum("unpriced")];
  return (
    <Figure
      to={linkTo({ kind: "making", result: "" })}
      label={<T k="history.figure.spent" />}
      value={calls > 0 && unpriced === calls ? null : dollars(sum("cents"), t.lang("history.figure.spent"))}
      note={
        calls === 0 ? (
          <T k="history.figure.noCalls" />
        ) : unpriced === calls ? (
          <T k="history.figure.noPrice" v={{ count: calls }} />
        ) : unpriced > 0 ? (
          <T k="history.figure.somePrices" v={{ count: calls, unpriced }} />
        ) : (
          <T k="history.figure.calls" v={{ count: calls }} />
        )
      }
    />
  );
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
        preventScrollReset={to.startsWith("?")}
        className="moves flex h-full flex-col gap-1 rounded-lg border border-line bg-surface-1 p-4 shadow-1 hover:border-line-strong md:p-5"
      >
        <span className="text-sm text-text-2">{label}</span>
        <span className="tabular text-2xl font-semibold">{value ?? <T k="common.noData" />}</span>
        <span className="text-xs text-text-3">{note}</span>
      </Link>
    </li>
  );
}
