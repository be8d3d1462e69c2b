import { latestSchedule, type RecurringType, type Schedule, type ScheduleBody } from "@sahne/contract/schedules";
import type { Video } from "@sahne/contract/videos";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { settleMissed } from "#features/notifications/notifications.repo.ts";
import { findVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { getVideo, type Caller } from "#features/videos/videos.service.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { onceByKey } from "#platform/idempotency.ts";
import { newId } from "#platform/ids.ts";
import { nextRun } from "./next-run.ts";
import {
  changeSchedule,
  deleteSchedule,
  findSchedule,
  listSchedules,
  nextSchedules,
  saveSchedule,
  type NewSchedule,
  type ScheduleRow,
} from "./schedules.repo.ts";

const DEFAULT_ZONE = "Europe/Istanbul";

type Scheduled = { video: Video; schedule: Schedule };

/** Sets the time of a video that waits for one. Asking again changes the time: a failed second call is just repeated. */
export async function scheduleVideo(
  context: Context,
  caller: Caller,
  request: { videoId: string; body: ScheduleBody; idempotencyKey: string | undefined },
): Promise<Scheduled> {
  const { videoId, body } = request;
  assertPlausible(body, context.clock.now());
  const keyed = { userId: caller.userId, key: request.idempotencyKey, route: `schedule/${videoId}`, body };
  const { id } = await onceByKey(context.db, { ...keyed, now: context.clock.now() }, async (tx) => {
    const video = await requireWaiting(tx, caller.userId, videoId);
    const user = await findUserById(tx, caller.userId);
    const timeZone = body.timeZone ?? user?.timeZone ?? DEFAULT_ZONE;
    const saved = await saveSchedule(tx, newSchedule(video, body, timeZone, context.clock.now()));
    // The save waits for a scheduler that is starting this video; after it none can start it.
    await requireWaiting(tx, caller.userId, videoId);
    await settleMissed(tx, videoId, context.clock.now());
    return saved;
  });
  const schedule = await findSchedule(context.db, caller.userId, id);
  if (!schedule) throw new AppError("not_found");
  return { video: await getVideo(context, caller, videoId), schedule: presentSchedule(schedule) };
}

export async function schedulesOf(context: Context, userId: string): Promise<Schedule[]> {
  return (await listSchedules(context.db, userId)).map(presentSchedule);
}

/** What is going to run, soonest first. */
export async function upcomingOf(context: Context, userId: string, limit: number): Promise<Schedule[]> {
  return (await nextSchedules(context.db, userId, limit)).map(presentSchedule);
}

/**
 * Resuming continues with the next future time: runs missed while paused are not made up for, and a plan
 * whose end has passed is over. A single time has no next one, so it stays: run late within a day, missed after that.
 */
export async function pauseOrResume(
  context: Context,
  userId: string,
  id: string,
  isPaused: boolean,
): Promise<Schedule> {
  const now = context.clock.now();
  const current = await findSchedule(context.db, userId, id);
  if (!current) throw new AppError("not_found");
  const isRepeated = current.recurringType !== null || current.random !== null;
  const hasPassed = current.isPaused && !isPaused && current.nextRunAt !== null && current.nextRunAt <= now;
  const next = nextRun(current, now, Math.random);
  const changed = await changeSchedule(context.db, userId, id, {
    isPaused,
    waitsFor: null,
    updatedAt: now,
    ...(isRepeated && hasPassed && { nextRunAt: next?.at ?? null, nextIndex: next?.index ?? current.nextIndex }),
  });
  if (!changed) throw new AppError("not_found");
  return presentSchedule(changed);
}

export async function endSchedule(context: Context, userId: string, id: string): Promise<void> {
  if (!(await deleteSchedule(context.db, userId, id))) throw new AppError("not_found");
}

export function presentSchedule(row: ScheduleRow): Schedule {
  return {
    _id: row.id,
    videoId: row.videoId,
    videoName: row.recipe.name,
    scheduledAt: row.anchorAt.toISOString(),
    recurring: row.recurringType !== null || row.random !== null,
    recurringType: row.recurringType as RecurringType | null,
    random: row.random,
    timeZone: row.timeZone,
    nextRunAt: row.nextRunAt?.toISOString() ?? null,
    isPaused: row.isPaused,
    autoUpload: row.recipe.autoUpload,
  };
}

async function requireWaiting(tx: Transaction, userId: string, videoId: string): Promise<VideoRow> {
  const video = await findVideo(tx, userId, videoId);
  if (!video) throw new AppError("video_not_found");
  if (video.status !== "scheduled") throw new AppError("video_not_schedulable");
  return video;
}

function assertPlausible(body: ScheduleBody, now: Date): void {
  const at = new Date(body.scheduledAt);
  if (at <= now) throw new AppError("invalid_request", { fields: { scheduledAt: "create.when.future" } });
  if (at > latestSchedule(now)) throw new AppError("invalid_request", { fields: { scheduledAt: "create.when.far" } });
  if (body.until !== undefined && new Date(body.until) < at) {
    throw new AppError("invalid_request", { fields: { until: "schedule.until.before" } });
  }
}

function newSchedule(video: VideoRow, body: ScheduleBody, timeZone: string, now: Date): NewSchedule {
  const anchorAt = new Date(body.scheduledAt);
  const { serviceType, engine, promptText, keywords, imageId, imageIds, options, name, description } = video;
  const { autoUpload, publication, film } = video;
  return {
    id: newId(now),
    userId: video.userId,
    videoId: video.id,
    recipe: {
      serviceType,
      engine,
      promptText,
      keywords,
      imageId,
      imageIds,
      autoUpload,
      publication,
      options,
      film,
      name,
      description,
    },
    imageId,
    anchorAt,
    timeZone,
    recurringType: body.recurring ? body.recurringType : null,
    random: body.recurring ? (body.random ?? null) : null,
    endAfter: body.endAfter ?? null,
    until: body.until === undefined ? null : new Date(body.until),
    nextRunAt: anchorAt,
    nextIndex: 0,
    isPaused: false,
    waitsFor: null,
    createdAt: now,
    updatedAt: now,
  };
}
