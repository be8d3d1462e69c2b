import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import { Repeat } from "lucide-react";
import { memo } from "react";
import { useT } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./calendar.module.css";
import { clockOf, lookOf, wordsOf } from "./entry-look.tsx";
import type { Grip } from "./use-drag.ts";

type EntryChipProps = {
  entry: CalendarEntry;
  zone: string;
  grip: Grip;
  isDragged: boolean;
  onOpen: (entry: CalendarEntry) => void;
};

/** One line: what state it is in, when, what. It opens its details; with a pointer it can also be dragged. */
export const EntryChip = memo(function EntryChip({ entry, zone, grip, isDragged, onOpen }: EntryChipProps) {
  const t = useT();
  const { icon: Icon, tone } = lookOf(entry);
  const words = wordsOf(entry, t);
  return (
    <button
      type="button"
      title={words}
      aria-label={words}
      data-tone={tone}
      data-free={entry.kind === "slot" || undefined}
      data-past={entry.state !== "planned" || undefined}
      data-dragged={isDragged || undefined}
      className={classNames(styles["chip"], entry.isMovable && styles["movable"])}
      onPointerDown={(event) => entry.isMovable && grip.begin(event, entry)}
      onClick={() => !grip.hasJustDropped() && onOpen(entry)}
    >
      {entry.posterUrl === null ? <Icon aria-hidden="true" /> : <img src={entry.posterUrl} alt="" loading="lazy" />}
      <span className={styles["clock"]}>{clockOf(entry.at, zone)}</span>
      <span className={styles["name"]}>{entry.title}</span>
      {entry.isRepeated && <Repeat aria-hidden="true" className={styles["mark"]} />}
    </button>
  );
});
