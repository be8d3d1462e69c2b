import { MINUTE_MS, SECOND_MS } from "@sahne/contract/time-units";
/** Below the first figure progress says too little; above the second it predicts better than earlier videos do. */
const HINTING_PERCENT = 5;
const TELLING_PERCENT = 30;

/** "0:07", "2:31", "1:02:05": the same in every language. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND_MS));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

export type WorkFacts = { elapsedMs: number; percent: number | null; expectedMs: number | null };

/** What is probably left; null when it cannot be estimated: no history yet, or this video already takes longer. */
export function remainingMs({ elapsedMs, percent, expectedMs }: WorkFacts): number | null {
  const usual = expectedMs === null ? 0 : Math.max(0, expectedMs - elapsedMs);
  if (usual > 0 && (percent ?? 0) < TELLING_PERCENT) return usual;
  if (percent === null || percent < HINTING_PERCENT) return null;
  const done = Math.min(100, percent);
  return (elapsedMs / done) * (100 - done);
}

/** Rounded as a person would say it: steps of five seconds below a minute, whole minutes above. */
export function roughTime(milliseconds: number): { unit: "seconds" | "minutes"; count: number } {
  if (milliseconds > 55 * SECOND_MS)
    return { unit: "minutes", count: Math.max(1, Math.round(milliseconds / MINUTE_MS)) };
  return { unit: "seconds", count: Math.max(5, Math.ceil(milliseconds / (5 * SECOND_MS)) * 5) };
}

/** Null before the work has begun; never negative, whatever the clock of this machine says. */
export function elapsedSince(startedAt: string | null, now: number): number | null {
  return startedAt === null ? null : Math.max(0, now - Date.parse(startedAt));
}
