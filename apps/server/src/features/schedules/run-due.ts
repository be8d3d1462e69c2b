import type { Context } from "#context.ts";
import { insertVideo, moveScheduledVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { startGeneration } from "#features/videos/start-generation.ts";
import type { Transaction } from "#platform/db/database.ts";
import { newId } from "#platform/ids.ts";
import { notify } from "#features/notifications/notify.ts";
import { dueRuns, type PlannedRun } from "./next-run.ts";
import { changeSchedule, claimDue, countStarted, recordOccurrence, type ScheduleRow } from "./schedules.repo.ts";

const DAY_MS = 86_400_000;
/** Later than this counts as late; a scheduler looks every few seconds. */
const ON_TIME_MS = 5 * 60_000;

/** Runs what is due, one short transaction each; any number of schedulers may do so at once. */
export async function runDue(context: Context): Promise<number> {
  const failed: string[] = [];
  let ran = 0;
  for (;;) {
    const outcome = await runOne(context, failed);
    if (outcome === "nothing") return ran;
    if (outcome === "ran") ran += 1;
  }
}

async function runOne(context: Context, failed: string[]): Promise<"ran" | "failed" | "nothing"> {
  let claimed: string | undefined;
  try {
    return await context.db.transaction(async (tx) => {
      const schedule = await claimDue(tx, context.clock.now(), failed);
      if (!schedule) return "nothing";
      claimed = schedule.id;
      await runSchedule(context, tx, schedule);
      return "ran";
    });
  } catch (error) {
    if (claimed === undefined) throw error;
    // One broken plan must not stop the others; it is tried again in the next round.
    context.log.error({ err: error, scheduleId: claimed }, "a schedule could not be run");
    failed.push(claimed);
    return "failed";
  }
}

async function runSchedule(context: Context, tx: Transaction, schedule: ScheduleRow): Promise<void> {
  const now = context.clock.now();
  const { reached, next } = dueRuns(schedule, now, Math.random);
  const latest = reached.at(-1);
  for (const run of reached) {
    const lateBy = now.getTime() - run.at.getTime();
    // However long the server was away, at most the newest missed time is caught up on.
    if (run === latest && lateBy <= DAY_MS) await startRun(context, tx, schedule, run);
    else await missRun(context, tx, schedule, run);
  }
  const started = await countStarted(tx, schedule.id);
  const isOver = next === null || (schedule.endAfter !== null && started >= schedule.endAfter);
  await changeSchedule(tx, schedule.userId, schedule.id, {
    nextRunAt: isOver ? null : next.at,
    nextIndex: isOver ? schedule.nextIndex : next.index,
    updatedAt: now,
  });
}

async function startRun(context: Context, tx: Transaction, schedule: ScheduleRow, run: PlannedRun): Promise<void> {
  const isLate = context.clock.now().getTime() - run.at.getTime() > ON_TIME_MS;
  const video = (await startFirstVideo(context, tx, schedule)) ?? (await makeVideo(context, tx, schedule));
  const isNew = await recordOccurrence(tx, {
    id: newId(context.clock.now()),
    userId: schedule.userId,
    scheduleId: schedule.id,
    plannedAt: run.at,
    outcome: isLate ? "late" : "started",
    videoId: video.id,
    createdAt: context.clock.now(),
  });
  // The planned time is unique: a second start of it undoes everything this transaction has written.
  if (!isNew) throw new Error(`Schedule ${schedule.id} already ran at ${run.at.toISOString()}.`);
  await startGeneration(context, tx, video);
  if (isLate) await notify(context, tx, { ...noticeOf(schedule, run), kind: "schedule_late", videoId: video.id });
}

/** The video that was created together with the schedule waits for its first run. */
async function startFirstVideo(
  context: Context,
  tx: Transaction,
  schedule: ScheduleRow,
): Promise<VideoRow | undefined> {
  if (schedule.videoId === null) return undefined;
  return moveScheduledVideo(tx, schedule.videoId, {
    status: "processing",
    stage: "queued",
    updatedAt: context.clock.now(),
  });
}

async function makeVideo(context: Context, tx: Transaction, schedule: ScheduleRow): Promise<VideoRow> {
  const now = context.clock.now();
  return insertVideo(tx, {
    id: newId(now),
    userId: schedule.userId,
    scenario: "scheduled",
    ...schedule.recipe,
    status: "processing",
    stage: "queued",
    createdAt: now,
    updatedAt: now,
  });
}

async function missRun(context: Context, tx: Transaction, schedule: ScheduleRow, run: PlannedRun): Promise<void> {
  const isNew = await recordOccurrence(tx, {
    id: newId(context.clock.now()),
    userId: schedule.userId,
    scheduleId: schedule.id,
    plannedAt: run.at,
    outcome: "missed",
    videoId: null,
    createdAt: context.clock.now(),
  });
  if (isNew) await notify(context, tx, { ...noticeOf(schedule, run), kind: "schedule_missed" });
}

function noticeOf(schedule: ScheduleRow, run: PlannedRun) {
  const values = { name: schedule.recipe.name, plannedAt: run.at.toISOString() };
  return { userId: schedule.userId, videoId: schedule.videoId, values };
}
