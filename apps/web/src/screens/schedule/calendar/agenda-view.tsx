import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import { calendarKey } from "@sahne/contract/schedules/calendar-words";
import { ChevronRight, Repeat } from "lucide-react";
import { T, useT } from "#lib/messages.tsx";
import { Badge } from "#ui/badge.tsx";
import { dateOf } from "./calendar-days.ts";
import styles from "./calendar.module.css";
import { clockOf, lookOf, wordsOf } from "./entry-look.tsx";

type AgendaProps = {
  days: readonly string[];
  today: string;
  zone: string;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  onOpen: (entry: CalendarEntry) => void;
};

/** Day after day, only those on which something happens, and today. */
export function AgendaView({ days, today, zone, entries, onOpen }: AgendaProps) {
  const t = useT();
  const name = new Intl.DateTimeFormat(t.pageLang, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  const shown = days.filter((day) => day === today || entries.has(day));
  return (
    <div className={styles["agenda"]}>
      {shown.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`}>
            {name.format(dateOf(day))}
            {day === today && (
              <Badge tone="accent">
                <T k="calendar.today" />
              </Badge>
            )}
          </h3>
          <EntryRows entries={entries.get(day) ?? []} zone={zone} onOpen={onOpen} />
        </section>
      ))}
    </div>
  );
}

type EntryRowsProps = { entries: readonly CalendarEntry[]; zone: string; onOpen: (entry: CalendarEntry) => void };

/** Entries with room for words; each opens its details. */
export function EntryRows({ entries, zone, onOpen }: EntryRowsProps) {
  const t = useT();
  if (entries.length === 0) {
    return (
      <p className="text-sm text-text-3">
        <T k="calendar.dayEmpty" />
      </p>
    );
  }
  return (
    <ul className={styles["rows"]}>
      {entries.map((entry) => {
        const { icon: Icon, tone } = lookOf(entry);
        return (
          <li key={entry.id}>
            <button
              type="button"
              aria-label={wordsOf(entry, t)}
              className={styles["row"]}
              onClick={() => onOpen(entry)}
            >
              <span className={styles["clock"]}>{clockOf(entry.at, zone)}</span>
              {entry.posterUrl !== null && <img src={entry.posterUrl} alt="" loading="lazy" />}
              <span className={styles["rowText"]}>
                <span className={styles["rowName"]}>{entry.title}</span>
                <span className="flex flex-wrap items-center gap-2 text-sm text-text-2">
                  <span>
                    <T k={`calendar.kind.${entry.kind}`} />
                  </span>
                  {entry.isRepeated && <Repeat aria-hidden="true" className="size-3.5" />}
                  {/* A posting time is called by its channel already. */}
                  {entry.kind !== "slot" && entry.channelTitle !== null && <span>{entry.channelTitle}</span>}
                </span>
              </span>
              <Badge tone={tone} icon={<Icon />}>
                <T k={calendarKey(entry)} />
                {entry.isLate && (
                  <>
                    {" · "}
                    <T k="calendar.late" />
                  </>
                )}
              </Badge>
              <ChevronRight aria-hidden="true" className={styles["mark"]} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
