import { AHEAD_HOURS, type RecurringType, type Schedule, type ScheduleBody } from "@sahne/contract/schedules/schedules";
import { HOUR_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { settleMissed } from "#features/notifications/notifications.repo.ts";
import { findVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { getVideo, type Caller } from "#features/videos/videos.service.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { onceByKey } from "#platform/idempotency.ts";
import { newId } from "#platform/ids.ts";
import { assertPlausible, firstTimes } from "./plan-rules.ts";
import { assertUsed, newSeries } from "./series/change-series.ts";
import { assertWritable } from "./series/change-writer.ts";
import {
  changeSchedule,
  deleteSchedule,
  findSchedule,
  hasRun,
  listSchedules,
  lockSchedule,
  nextSchedules,
  saveSchedule,
  type NewSchedule,
  type ScheduleRow,
} from "./schedules.repo.ts";

export const DEFAULT_ZONE = "Europe/Istanbul";

type Scheduled = { video: Video; schedule: Schedule };

/** Sets the time of a video that waits for one. Asking again changes the time: a failed second call is just repeated. */
export async function scheduleVideo(
  context: Context,
  caller: Caller,
  request: { videoId: string; body: ScheduleBody; idempotencyKey: string | undefined },
): Promise<Scheduled> {
  const { videoId, body } = request;
  assertPlausible(new Date(body.scheduledAt), context.clock.now());
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

export async function schedulesOf(context: Context, userId: string, limit?: number): Promise<Schedule[]> {
  return (await listSchedules(context.db, userId, limit)).map(presentSchedule);
}

/** What is going to run, soonest first. */
export async function upcomingOf(context: Context, userId: string, limit: number): Promise<Schedule[]> {
  return (await nextSchedules(context.db, userId, limit)).map(presentSchedule);
}

/** What has been made and missed stays in the calendar; a plan without either leaves nothing behind. */
export async function endSchedule(context: Context, userId: string, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await lockSchedule(tx, userId, id))) throw new AppError("not_found");
    if (!(await hasRun(tx, id))) return deleteSchedule(tx, id);
    const ended = { nextRunAt: null, undo: null, waitsFor: null, updatedAt: context.clock.now() };
    await changeSchedule(tx, userId, id, ended);
  });
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

/** A film that waits for its owner's word is made early enough to be looked at; one for the next hours at its hour, as chosen. */
function defaultAhead({ autoUpload, publication }: VideoRow, firstAt: Date | null, now: Date): number {
  const asks = autoUpload && publication?.asksFirst === true;
  return asks && firstAt !== null && firstAt.getTime() - now.getTime() > AHEAD_HOURS * HOUR_MS ? AHEAD_HOURS : 0;
}

export function newSchedule(video: VideoRow, body: ScheduleBody, timeZone: string, now: Date): NewSchedule {
  const times = firstTimes({
    anchorAt: new Date(body.scheduledAt),
    timeZone,
    recurringType: body.recurring ? body.recurringType : null,
    random: body.recurring ? (body.random ?? null) : null,
    until: body.until === undefined ? null : new Date(body.until),
  });
  const { serviceType, engine, promptText, keywords, imageId, imageIds, options, name, description } = video;
  const { autoUpload, publication, film } = video;
  const isRepeated = body.recurring;
  const series = isRepeated && body.series ? newSeries(body.series, null) : null;
  const writer = (isRepeated && body.writer) || null;
  assertUsed(series, { promptText, film });
  assertWritable(writer, { engine, film });
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
    series,
    writer,
    episode: null,
    imageId,
    ...times,
    endAfter: body.endAfter ?? null,
    aheadHours: body.aheadHours ?? defaultAhead(video, times.nextRunAt ?? null, now),
    undo: null,
    isPaused: false,
    waitsFor: null,
    createdAt: now,
    updatedAt: now,
  };
}
