import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import { memo } from "react";
import { T, useT } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import { dateOf, isSameMonth } from "./calendar-days.ts";
import styles from "./calendar.module.css";
import type { GridProps } from "./calendar-views.ts";
import { EntryChip } from "./entry-chip.tsx";
import type { Grip } from "./use-drag.ts";

/** Always the same, so that an empty day stays as it is. */
const NONE: readonly CalendarEntry[] = [];

/** What a day has room for. */
export const SHOWN = 3;

/** Weeks from Monday; what does not fit opens its day. */
export function MonthView(props: GridProps) {
  const { days, day, today, zone, entries, counts, drag, onOpen, onOpenDay } = props;
  const t = useT();
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  const short = new Intl.DateTimeFormat(t.pageLang, { weekday: "short", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat(t.pageLang, { weekday: "long", timeZone: "UTC" });
  return (
    <table aria-label={t("calendar.label")} className={styles["month"]}>
      <thead>
        <tr>
          {days.slice(0, 7).map((first) => (
            <th key={first} scope="col" abbr={long.format(dateOf(first))}>
              {short.format(dateOf(first))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <Day
                key={date}
                date={date}
                isOutside={!isSameMonth(date, day)}
                isPast={date < today}
                isToday={date === today}
                isOver={drag.over === date}
                zone={zone}
                all={entries.get(date) ?? NONE}
                count={counts.get(date)}
                dragged={drag.dragged?.id}
                grip={drag.grip}
                onOpen={onOpen}
                onOpenDay={onOpenDay}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Drawn again only when something of this very day changes. */
const Day = memo(function Day(props: DayProps) {
  const { date, isOutside, isPast, isToday, isOver, zone, all, count = all.length, dragged, grip } = props;
  const { onOpen, onOpenDay } = props;
  const t = useT();
  const isFull = count > SHOWN;
  const shown = isFull ? all.slice(0, SHOWN - 1) : all;
  return (
    <td
      data-slot={date}
      data-over={isOver || undefined}
      data-outside={isOutside || undefined}
      data-past={isPast || undefined}
    >
      <div className={styles["day"]}>
        <button
          type="button"
          aria-label={`${t("calendar.openDay", { when: dateOf(date) })}, ${t("calendar.count", { count })}`}
          aria-current={isToday ? "date" : undefined}
          className={styles["number"]}
          onClick={() => onOpenDay(date)}
        >
          {Number(date.slice(8))}
        </button>
        {count > 0 && (
          <span aria-hidden="true" className={styles["count"]}>
            {count}
          </span>
        )}
        <ul className={styles["chips"]}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <EntryChip entry={entry} zone={zone} grip={grip} isDragged={dragged === entry.id} onOpen={onOpen} />
            </li>
          ))}
          {isFull && (
            <li>
              <button type="button" className={styles["more"]} onClick={() => onOpenDay(date)}>
                <T k="calendar.more" v={{ count: count - shown.length }} />
              </button>
            </li>
          )}
        </ul>
        {!isPast && (
          // Keys reach the same by way of the day's own button.
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={classNames(styles["slot"], styles["free"])}
            onClick={() => onOpenDay(date)}
          />
        )}
      </div>
    </td>
  );
});

type DayProps = Pick<GridProps, "zone" | "onOpen" | "onOpenDay"> & {
  date: string;
  isOutside: boolean;
  isPast: boolean;
  isToday: boolean;
  isOver: boolean;
  all: readonly CalendarEntry[];
  /** How many there are, where not all of them are here. */
  count: number | undefined;
  dragged: string | undefined;
  grip: Grip;
};
