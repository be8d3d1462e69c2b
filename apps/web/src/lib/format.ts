import type { Language } from "@sahne/messages/translator";

const LOCALES: Record<Language, string> = { tr: "tr-TR", en: "en-GB" };
const SECOND_MS = 1_000;
const RECENT_MS = 7 * 86_400 * SECOND_MS;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86_400 * SECOND_MS],
  ["month", 30 * 86_400 * SECOND_MS],
  ["week", 7 * 86_400 * SECOND_MS],
  ["day", 86_400 * SECOND_MS],
  ["hour", 3_600 * SECOND_MS],
  ["minute", 60 * SECOND_MS],
];

/** R5.1: 1000 stays "1000", 1001 is "1.0K"; the same in every language, so not Intl's compact form ("1 B" in Turkish). */
export function formatCount(count: number): string {
  return count > 1_000 ? `${(count / 1_000).toFixed(1)}K` : String(count);
}

export function formatRelative(instant: string, language: Language, now: number = Date.now()): string {
  const distance = Date.parse(instant) - now;
  const format = formatFor(language);
  const step = STEPS.find(([, size]) => Math.abs(distance) >= size);
  if (step === undefined) return format.format(0, "second");
  const [unit, size] = step;
  return format.format(Math.trunc(distance / size), unit);
}

const relativeFormats = new Map<Language, Intl.RelativeTimeFormat>();

/** Making one costs far more than using it, and every card of a list does. */
function formatFor(language: Language): Intl.RelativeTimeFormat {
  const known = relativeFormats.get(language) ?? new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" });
  relativeFormats.set(language, known);
  return known;
}

/** "3 minutes ago" says something for about a week; afterwards the day says more. */
export function isRecent(instant: string, now: number = Date.now()): boolean {
  return now - Date.parse(instant) < RECENT_MS;
}

/** A film's length as the specification shows it: whole seconds. */
export function wholeSeconds(seconds: number): number {
  return Math.round(seconds);
}
