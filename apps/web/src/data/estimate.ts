import { isCompleted, type ShownVideo } from "./video-state.ts";

const HOUR_MS = 3_600_000;
const NEWEST = 15;

type Worked = Pick<
  ShownVideo,
  "status" | "engine" | "scenario" | "options" | "upload" | "createdAt" | "updatedAt" | "videoUrl"
>;

/**
 * How long such a film takes on this account: the middle of the newest ones the same machine has made. Our own renderer's
 * time grows with the film's length, so it is counted per second of film; a vendor's does not.
 */
export function expectedWorkMs(video: Pick<Worked, "engine" | "options">, history: readonly Worked[]): number | null {
  const isOurs = video.engine === "sahne";
  const times = history
    .filter((done) => done.engine === video.engine)
    .flatMap((done) => {
      const time = workTime(done);
      if (time === null) return [];
      return isOurs ? [(time / done.options.durationSeconds) * video.options.durationSeconds] : [time];
    })
    .slice(0, NEWEST)
    .toSorted((left, right) => left - right);
  return times[Math.floor(times.length / 2)] ?? null;
}

/** When the work on it began; null where that is not known. */
export function workStart(video: Pick<ShownVideo, "scenario" | "createdAt">): string | null {
  return video.scenario === "scheduled" ? null : video.createdAt;
}

// The last change of a finished film is its completion, unless it went to the channel or waited for a time afterwards.
function workTime(done: Worked): number | null {
  if (!isCompleted(done) || done.videoUrl === null || done.upload !== null || done.scenario === "scheduled")
    return null;
  const time = Date.parse(done.updatedAt) - Date.parse(done.createdAt);
  return time > 0 && time < HOUR_MS ? time : null;
}
