import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import { momentOf, wallClockAt } from "@sahne/contract/schedules/zoned-time";
import { useLayoutEffect, useRef } from "react";
import { T, useT } from "#lib/messages.tsx";
import { dateOf, hourKind, hoursIn } from "./calendar-days.ts";
import styles from "./calendar.module.css";
import week from "./week.module.css";
import type { GridProps } from "./calendar-views.ts";
import { EntryChip } from "./entry-chip.tsx";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const SHOWN = 3;
const FIRST_SHOWN = 8;

type WeekProps = GridProps & { isOpen: boolean; now: Date };

/** Hours down, days across. On the days when the clocks change, the hour that is left out or comes twice says so. */
export function WeekView(props: WeekProps) {
  const { days, day, today, zone, entries, onOpenDay } = props;
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const monday = days[0] ?? "";
  useLayoutEffect(() => {
    const first = days.flatMap((date) => entries.get(date) ?? []).map(({ at }) => wallClockAt(new Date(at), zone).hour);
    const row = frame.current?.querySelector<HTMLElement>(`[data-hour="${Math.min(FIRST_SHOWN, ...first)}"]`);
    const head = frame.current?.querySelector("thead");
    if (frame.current && row) frame.current.scrollTop = row.offsetTop - (head?.offsetHeight ?? 0);
    // Where a phone has no room for seven days, it begins with the one that is looked at.
    const [hours, ...heads] = head?.querySelectorAll<HTMLElement>("th, td") ?? [];
    const shown = heads[days.indexOf(day)];
    if (frame.current && hours && shown) frame.current.scrollLeft = shown.offsetLeft - hours.offsetWidth;
    // Only when another week is opened: entries that come later must not move the page under the reader.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [monday]);
  const name = new Intl.DateTimeFormat(t.pageLang, { weekday: "short", day: "numeric", timeZone: "UTC" });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <div ref={frame} tabIndex={0} role="region" aria-label={t("calendar.label")} className={week["week"]}>
      <table>
        <thead>
          <tr>
            <td />
            {days.map((date) => (
              <th key={date} scope="col" aria-current={date === today ? "date" : undefined}>
                <button type="button" className={week["head"]} onClick={() => onOpenDay(date)}>
                  {name.format(dateOf(date))}
                  {hoursIn(date, zone) !== 24 && (
                    <small>
                      <T k="calendar.hours" v={{ hours: hoursIn(date, zone) }} />
                    </small>
                  )}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour} data-hour={hour}>
              <th scope="row">{`${String(hour).padStart(2, "0")}:00`}</th>
              {days.map((date) => (
                <Hour key={date} {...props} date={date} hour={hour} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Hour({ date, hour, zone, entries, drag, now, today, onOpen, onOpenDay }: WeekProps & HourProps) {
  const all = (entries.get(date) ?? []).filter(({ at }) => wallClockAt(new Date(at), zone).hour === hour);
  const kind = hourKind(date, hour, zone);
  const slot = `${date}T${hour}`;
  const start = momentOf({ date, time: `${String(hour).padStart(2, "0")}:00` }, zone);
  const wall = wallClockAt(now, zone);
  const isNow = date === today && wall.hour === hour;
  const isPast = start !== null && !isNow && start < now;
  const isBand = (entries.get(date) ?? []).some((entry) => isWithin(entry, hour));
  return (
    <td
      data-slot={kind === "missing" ? undefined : slot}
      data-over={drag.over === slot || undefined}
      data-past={isPast || undefined}
      data-band={isBand || undefined}
      data-kind={kind}
    >
      {kind !== "normal" && (
        <small className={week["kind"]}>
          <T k={`calendar.${kind}`} />
        </small>
      )}
      {isNow && <NowLine minute={wall.minute} />}
      {start !== null && !isPast && kind !== "missing" && (
        // With the pointer only: 168 stops of the Tab key would help nobody, and the day's own button leads there too.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles["slot"]}
          onClick={() => onOpenDay(date, hour)}
        />
      )}
      {all.length > 0 && (
        <ul className={styles["chips"]}>
          {all.slice(0, SHOWN).map((entry) => (
            <li key={entry.id}>
              <EntryChip
                entry={entry}
                zone={zone}
                grip={drag.grip}
                isDragged={drag.dragged?.id === entry.id}
                onOpen={onOpen}
              />
            </li>
          ))}
          {all.length > SHOWN && (
            <li>
              <button type="button" className={styles["more"]} onClick={() => onOpenDay(date)}>
                <T k="calendar.more" v={{ count: all.length - SHOWN }} />
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}

type HourProps = { date: string; hour: number };

/** Between these hours the time of a random plan was drawn. */
function isWithin({ window }: CalendarEntry, hour: number): boolean {
  return window !== null && hour >= window.fromHour && hour < window.toHour;
}

function NowLine({ minute }: { minute: number }) {
  return (
    <span className={week["now"]} style={{ top: `${(minute / 60) * 100}%` }}>
      <span className="sr-only">
        <T k="calendar.now" />
      </span>
    </span>
  );
}
