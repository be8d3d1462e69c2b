import { DAY_MS, SECOND_MS } from "@sahne/contract/time-units";
import type { Language } from "@sahne/messages/translator";
import { currentTimeZone } from "#lib/messages.tsx";
import { wallClockAt } from "@sahne/contract/schedules/zoned-time";

const LOCALES: Record<Language, string> = { tr: "tr-TR", en: "en-GB" };
const RECENT_MS = 7 * DAY_MS;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * DAY_MS],
  ["month", 30 * DAY_MS],
  ["week", 7 * DAY_MS],
  ["day", DAY_MS],
  ["hour", 3_600 * SECOND_MS],
  ["minute", 60 * SECOND_MS],
];

/** R5.1: 1000 stays "1000", 1001 is "1.0K"; the same in every language, so not Intl's compact form ("1 B" in Turkish). */
export function formatCount(count: number): string {
  return count > 1_000 ? `${(count / 1_000).toFixed(1)}K` : String(count);
}

/** "Yesterday" is a word about the calendar, so days are counted by it and not by hours. */
export function formatRelative(
  instant: string,
  language: Language,
  now: number = Date.now(),
  zone: string = currentTimeZone(),
): string {
  const then = Date.parse(instant);
  const step = STEPS.find(([, size]) => Math.abs(then - now) >= size);
  if (step === undefined) return formatFor(language, "auto").format(0, "second");
  const [unit, size] = step;
  if (unit === "day") return formatFor(language, "auto").format(dayIn(zone, then) - dayIn(zone, now), unit);
  return formatFor(language, "always").format(Math.trunc((then - now) / size), unit);
}

function dayIn(zone: string, instant: number): number {
  const { year, month, day } = wallClockAt(new Date(instant), zone);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** Creating one costs far more than using it, and every card of a list uses one. */
function formatFor(language: Language, numeric: "auto" | "always"): Intl.RelativeTimeFormat {
  const name = `${language} ${numeric}`;
  const known = relativeFormats.get(name) ?? new Intl.RelativeTimeFormat(LOCALES[language], { numeric });
  relativeFormats.set(name, known);
  return known;
}

/** "3 minutes ago" is useful for about a week; afterwards the date is. */
export function isRecent(instant: string, now: number = Date.now()): boolean {
  return now - Date.parse(instant) < RECENT_MS;
}

/** A film's length as the specification shows it: whole seconds. */
export function wholeSeconds(seconds: number): number {
  return Math.round(seconds);
}
