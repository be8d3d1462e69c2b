import type { CalendarEntry, CalendarState } from "@sahne/contract/schedules/calendar";
import { calendarKey } from "@sahne/contract/schedules/calendar-words";
import { fieldsAt } from "@sahne/contract/schedules/zoned-time";
import {
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleX,
  Clapperboard,
  Clock,
  LoaderCircle,
  Plus,
  Send,
  SquarePen,
  type LucideIcon,
} from "lucide-react";
import type { Translator } from "#lib/messages.tsx";
import type { BadgeTone } from "#ui/badge.tsx";

type Look = { icon: LucideIcon; tone: BadgeTone };

/** Icon, word and colour of each state; the colour alone says nothing. */
const LOOKS: Record<CalendarState, Look> = {
  planned: { icon: Clock, tone: "scheduled" },
  paused: { icon: CirclePause, tone: "neutral" },
  making: { icon: LoaderCircle, tone: "info" },
  made: { icon: Clapperboard, tone: "success" },
  missed: { icon: CircleX, tone: "warning" },
  failed: { icon: CircleX, tone: "danger" },
  cancelled: { icon: CircleX, tone: "neutral" },
  asks: { icon: CircleAlert, tone: "warning" },
  approval: { icon: CircleAlert, tone: "warning" },
  sending: { icon: LoaderCircle, tone: "info" },
  published: { icon: CircleCheck, tone: "success" },
  free: { icon: Plus, tone: "neutral" },
};

export function lookOf({ kind, state }: CalendarEntry): Look {
  const look = LOOKS[state];
  if (state !== "planned" || kind === "film") return look;
  return { ...look, icon: kind === "change" ? SquarePen : Send };
}

/** "18:30", in the zone that everything here is shown in. */
export function clockOf(at: string, zone: string): string {
  return fieldsAt(zone, new Date(at)).time;
}

/** All that a chip shows by its looks, in words. */
export function wordsOf(entry: CalendarEntry, t: Translator): string {
  return [
    t("common.moment", { when: new Date(entry.at) }),
    ...(entry.kind === "slot" ? [] : [entry.title]),
    t(`calendar.kind.${entry.kind}`),
    t(calendarKey(entry)),
    ...(entry.isLate ? [t("calendar.late")] : []),
    ...(entry.isRepeated ? [t("calendar.repeats")] : []),
    ...(entry.channelTitle === null ? [] : [entry.channelTitle]),
  ].join(", ");
}
