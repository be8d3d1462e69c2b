import { stateKey, type VideoState } from "#videos/video-state.ts";
import type { CalendarEntry, CalendarState } from "./calendar.ts";

const STATES: Partial<Record<CalendarState, VideoState>> = {
  planned: "scheduled",
  making: "processing",
  made: "completed",
  failed: "failed",
  cancelled: "cancelled",
  asks: "needs_attention",
  approval: "awaiting_approval",
  published: "published",
};

const OWN_WORDS = {
  paused: "status.paused",
  sending: "stage.uploading",
  missed: "calendar.state.missed",
  free: "calendar.state.free",
} as const;

type CalendarKey = `status.${VideoState}` | (typeof OWN_WORDS)[keyof typeof OWN_WORDS];

/** The word of the video's own state (R20.2); only what no video can be has one of the calendar. */
export function calendarKey({ kind, state }: Pick<CalendarEntry, "kind" | "state">): CalendarKey {
  if (kind === "publication" && state === "planned") return stateKey("goes_out");
  const known = STATES[state];
  return known === undefined ? OWN_WORDS[state as keyof typeof OWN_WORDS] : stateKey(known);
}
