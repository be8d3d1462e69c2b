import { zoneLabel } from "@sahne/contract/schedules/zoned-time";
import { CalendarPlus, ChevronLeft, ChevronRight, Globe } from "lucide-react";
import { Link } from "react-router";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { Segmented } from "#ui/form/segmented.tsx";
import { dateOf, type CalendarView } from "./calendar-days.ts";
import styles from "./calendar.module.css";
import type { CalendarPlace } from "./use-calendar-view.ts";

const VIEWS: readonly CalendarView[] = ["month", "week", "agenda"];

type ToolbarProps = { place: CalendarPlace; days: readonly string[]; zone: string; now: Date };

/** Where one looks and how, and in which zone every time is meant. */
export function CalendarToolbar({ place, days, zone, now }: ToolbarProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" title={t("calendar.keys")} onClick={place.today}>
          <T k="calendar.today" />
        </Button>
        <div className="flex items-center">
          <IconButton size="sm" label={t("calendar.previous")} onClick={() => place.step(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton size="sm" label={t("calendar.next")} onClick={() => place.step(1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <h2 aria-live="polite" className={classNames(styles["title"], "text-lg font-semibold")}>
          {titleOf(place, days, t.pageLang)}
        </h2>
        <Segmented
          label={t("calendar.view")}
          value={place.view}
          onChange={place.setView}
          options={VIEWS.map((value) => ({ value, label: <T k={`schedule.view.${value}`} /> }))}
        />
        <ButtonLink
          size="sm"
          to="/dashboard/create?scenario=scheduled"
          icon={<CalendarPlus aria-hidden="true" className="size-4" />}
        >
          <T k="schedule.create" />
        </ButtonLink>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-text-3">
        <Globe aria-hidden="true" className="size-4 shrink-0" />
        <T k="schedule.timeZone" v={{ zone: zoneLabel(zone, now) }} />
        <Link to="/dashboard/settings" className="text-text-2 underline underline-offset-4">
          <T k="calendar.changeZone" />
        </Link>
      </p>
    </div>
  );
}

function titleOf({ view, day }: CalendarPlace, days: readonly string[], language: string): string {
  const [first = day, last = day] = [days[0], days.at(-1)];
  if (view === "month") {
    return new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(dateOf(day));
  }
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.formatRange(dateOf(first), dateOf(last));
}
