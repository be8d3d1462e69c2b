import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import type { Drag } from "./use-drag.ts";

/** What month and week are given. */
export type GridProps = {
  days: readonly string[];
  /** The day one looks around. */
  day: string;
  today: string;
  zone: string;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** How many a day has, where only the first of them are among the entries. */
  counts: ReadonlyMap<string, number>;
  drag: Drag;
  onOpen: (entry: CalendarEntry) => void;
  onOpenDay: (day: string, hour?: number) => void;
};
