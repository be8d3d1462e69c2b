import { CalendarClock, CircleCheck, Clapperboard, Eye, Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShownOverview } from "#data/history/overview.ts";
import { T, useT } from "#lib/messages.tsx";
import { formatCount } from "#lib/time/format.ts";
import { nextPlan, trendOf, type NextPlan, type Trend, type ViewsReason } from "./figures.ts";

/** R5.1. Every number is computed by the server; where there is none, the reason stands in its place. */
export function FigureCards({ overview, viewsReason }: { overview: ShownOverview; viewsReason: ViewsReason }) {
  const t = useT();
  const plan = nextPlan(overview);
  return (
    <ul aria-label={t("overview.figures")} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Figure
        to="/dashboard/videos"
        icon={<Clapperboard />}
        label={<T k="overview.totalVideos" />}
        value={formatCount(overview.totalVideos)}
        note={<MadeNote overview={overview} />}
        days={overview.daily.map(({ made }) => [made])}
      />
      <Figure
        to="/dashboard/videos?status=published"
        icon={<Eye />}
        label={<T k="overview.totalViews" />}
        value={overview.totalViews === null ? null : formatCount(overview.totalViews)}
        note={overview.totalViews === null ? <T k={viewsReason} /> : <T k="overview.viewsOf" />}
      />
      <Figure
        // Repeats have no video yet; they stand with the plans.
        to="/dashboard/schedule"
        icon={<CalendarClock />}
        label={<T k="overview.scheduled" />}
        value={formatCount(overview.scheduled)}
        note={<PlanNote plan={plan} />}
      />
      <Figure
        to="/dashboard/history?kind=making&result=ended"
        icon={<CircleCheck />}
        label={<T k="overview.successRate" />}
        value={overview.successRate === null ? null : t("overview.rate", { rate: overview.successRate })}
        note={<RateNote overview={overview} />}
        days={overview.daily.map(({ made, failed }) => [made, failed])}
      />
    </ul>
  );
}

type FigureProps = {
  to: string;
  icon: ReactNode;
  label: ReactNode;
  value: string | null;
  note: ReactNode;
  /** Of the last days, each as its parts from the ground up. */
  days?: readonly (readonly number[])[];
};

function Figure({ to, icon, label, value, note, days }: FigureProps) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        className="moves flex h-full flex-col gap-1 rounded-lg border border-line bg-surface-1 p-4 shadow-1 hover:-translate-y-0.5 hover:border-line-strong hover:shadow-2 md:p-5"
      >
        <span className="flex items-center justify-between gap-2 text-sm text-text-2">
          {label}
          <span aria-hidden="true" className="text-text-3 [&_svg]:size-4">
            {icon}
          </span>
        </span>
        <span className="flex items-end justify-between gap-3">
          <span className="tabular text-2xl font-semibold">{value ?? <T k="common.noData" />}</span>
          {days !== undefined && <Sparkline days={days} />}
        </span>
        <span className="text-xs text-text-3">{note}</span>
      </Link>
    </li>
  );
}

const SPARK = { width: 88, height: 28, inks: ["var(--c-chart-2)", "var(--c-chart-1)"] };

/** The last days as slim bars, one colour after the other; the note below says in words what they come to. */
function Sparkline({ days }: { days: readonly (readonly number[])[] }) {
  const top = Math.max(...days.map(sum), 0);
  if (top === 0) return null;
  const step = SPARK.width / days.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      className="mb-1 h-7 w-22 min-w-0 shrink system-ink"
    >
      {SPARK.inks.map((ink, index) => (
        <path
          key={ink}
          stroke={ink}
          strokeWidth={step - 1}
          d={days
            .map((parts, day) => barPath(parts, index, { x: (day + 0.5) * step, scale: SPARK.height / top }))
            .join("")}
        />
      ))}
    </svg>
  );
}

function barPath(parts: readonly number[], index: number, { x, scale }: { x: number; scale: number }): string {
  const part = parts[index] ?? 0;
  if (part === 0) return "";
  const y = SPARK.height - scale * sum(parts.slice(0, index + 1));
  return `M${x} ${y}v${scale * part}`;
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

function PlanNote({ plan }: { plan: NextPlan }) {
  if (plan === null) return <T k="overview.scheduledNone" />;
  return <T k={plan.isRepeat ? "overview.nextRepeat" : "overview.scheduledNext"} v={{ when: plan.at }} />;
}

function MadeNote({ overview: { made, madeTrend } }: { overview: ShownOverview }) {
  const trend = trendOf(madeTrend);
  if (trend === null) return <T k="overview.made" v={{ count: made }} />;
  return (
    <TrendNote trend={trend}>
      <T k={`overview.trend.${trend.direction}`} v={{ count: made, percent: trend.amount }} />
    </TrendNote>
  );
}

function RateNote({ overview: { successRate, successTrend } }: { overview: ShownOverview }) {
  if (successRate === null) return <T k="overview.noRate" />;
  const trend = trendOf(successTrend);
  if (trend === null) return <T k="overview.rateOf" />;
  return (
    <TrendNote trend={trend}>
      <T k={`overview.points.${trend.direction}`} v={{ points: trend.amount }} />
    </TrendNote>
  );
}

/** The arrow and the words say the same; the colour only helps. */
function TrendNote({ trend, children }: { trend: NonNullable<Trend>; children: ReactNode }) {
  const { icon: Icon, ink } = DIRECTIONS[trend.direction];
  return (
    <span className="flex items-start gap-1">
      <Icon aria-hidden="true" className={`mt-0.5 size-3 shrink-0 ${ink}`} />
      <span>{children}</span>
    </span>
  );
}

const DIRECTIONS = {
  up: { icon: TrendingUp, ink: "text-success" },
  down: { icon: TrendingDown, ink: "text-warning" },
  same: { icon: Minus, ink: "text-text-3" },
};
