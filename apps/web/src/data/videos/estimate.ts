import { isCompleted, type ShownVideo } from "./video-state.ts";

const NEWEST = 15;

type Worked = Pick<ShownVideo, "status" | "engine" | "options" | "videoDuration" | "startedAt" | "completedAt">;

/**
 * How long such a film takes on this account: the median of the newest ones made by the same engine. Our own renderer's
 * time grows with the film's length, so it is counted per second of film; a vendor's does not.
 */
export function expectedWorkMs(video: Pick<Worked, "engine" | "options">, history: readonly Worked[]): number | null {
  const isOurs = video.engine === "sahne";
  const times = history
    .filter((done) => done.engine === video.engine)
    .flatMap((done) => {
      const time = workTime(done);
      if (time === null) return [];
      return isOurs ? perSecond(time, done, video.options.durationSeconds) : [time];
    })
    .slice(0, NEWEST)
    .toSorted((left, right) => left - right);
  return times[Math.floor(times.length / 2)] ?? null;
}

/** A video as long as its text needs is assumed to be as long as earlier ones; its length is known once it is planned. */
function perSecond(time: number, done: Worked, asked: number | undefined): number[] {
  const length = done.videoDuration ?? done.options.durationSeconds;
  if (length === undefined || length <= 0) return [];
  return [(time / length) * (asked ?? length)];
}

/** From leaving the queue to the finished video; null when its times are unknown. */
function workTime(done: Worked): number | null {
  if (!isCompleted(done) || done.startedAt === null || done.completedAt === null) return null;
  const time = Date.parse(done.completedAt) - Date.parse(done.startedAt);
  return time > 0 ? time : null;
}
