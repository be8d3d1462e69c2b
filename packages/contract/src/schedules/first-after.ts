import { occurrenceAt, type RecurrenceRule } from "./recurrence.ts";
import { DAY_MS } from "#time-units.ts";

/** The first occurrence later than the given time, with its number, not before the given one; null when there is none. */
export function firstAfter(rule: RecurrenceRule, after: Date, from = 0): { index: number; at: Date } | null {
  if (rule.recurringType === null) return rule.anchorAt > after && from <= 0 ? { index: 0, at: rule.anchorAt } : null;
  // By the longest month, backwards by the shortest, and two less: never past the answer.
  const days = (after.getTime() - rule.anchorAt.getTime()) / DAY_MS;
  const step = { daily: 1, weekly: 7, monthly: days < 0 ? 28 : 31 }[rule.recurringType];
  let index = Math.max(from, Math.floor(days / step) - 2);
  while (occurrenceAt(rule, index) <= after) index += 1;
  return { index, at: occurrenceAt(rule, index) };
}
