import type { ErrorCode } from "@sahne/contract/errors";
import { afterRuns } from "@sahne/contract/schedules/plan-runs";
import { DAY_MS } from "@sahne/contract/time-units";
import type { Context } from "#context.ts";
import { failVideo } from "#features/videos/fail-video.ts";
import { assertWithinLimits, tryLockUser } from "#features/videos/user-limits.ts";
import { insertVideo, keysOf, moveScheduledVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { startGeneration } from "#features/videos/start-generation.ts";
import { linkWriting } from "#features/writing/writings.repo.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { VideoRecipe } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";
import { jobs } from "#jobs.ts";
import { notify } from "#features/notifications/notify.ts";
import { dueRuns } from "./next-run.ts";
import { afterEpisode, recipeOfRun } from "./series/episode.ts";
import { leaveAsking, needsText } from "./series/write-episode.ts";
import { storedTimes, timesOf } from "./plan-times.ts";
import {
  changeSchedule,
  claimDuePlans,
  countStarted,
  markWaiting,
  recordOccurrence,
  type ScheduleRow,
} from "./schedules.repo.ts";

/** Later than this counts as late; a scheduler looks every second. */
const ON_TIME_MS = 5 * 60_000;

/** How much of a user's work is running already, or why nothing more may begin. */
type Capacity = number | ErrorCode;

/** A planned time that has come. */
type DueRun = { at: Date };

/** Commits cost more than plans: a thousand that are due in one second are begun in forty transactions. */
const PLANS_AT_ONCE = 25;

type LeftOut = { plans: string[]; users: string[] };

/** Runs what is due, some in each short transaction; any number of schedulers may do so at once. */
export async function runDue(context: Context): Promise<number> {
  const left: LeftOut = { plans: [], users: [] };
  let most = PLANS_AT_ONCE;
  let ran = 0;
  for (;;) {
    const claimed: string[] = [];
    try {
      const begun = await context.db.transaction((tx) => runSome(context, tx, { left, claimed, most }));
      if (claimed.length === 0) return ran;
      ran += begun;
    } catch (error) {
      if (claimed.length === 0) throw error;
      // Together they could not be kept: one by one, whichever of them is broken is left for the next round.
      context.log.error({ err: error, scheduleIds: claimed }, "schedules could not be run");
      if (most === 1) left.plans.push(...claimed);
      most = 1;
    }
  }
}

async function runSome(
  context: Context,
  tx: Transaction,
  { left, claimed, most }: { left: LeftOut; claimed: string[]; most: number },
): Promise<number> {
  const { jobsPerUser } = context.config.limits;
  const due = await claimDuePlans(tx, context.clock.now(), { left, jobsPerUser, most });
  claimed.push(...due.map(({ id }) => id));
  let ran = 0;
  for (const schedule of due) {
    if (left.users.includes(schedule.userId)) continue;
    const outcome = await runOne(context, tx, schedule);
    // A user at the limit, or one whose plans another scheduler is running, must not delay the plans of other users.
    if (outcome === "waits") left.users.push(schedule.userId);
    if (outcome === "writes" || outcome === "failed") left.plans.push(schedule.id);
    if (outcome === "ran") ran += 1;
  }
  return ran;
}

/** One broken plan must not undo the others; it is tried again in the next round. */
async function runOne(
  context: Context,
  tx: Transaction,
  schedule: ScheduleRow,
): Promise<"ran" | "waits" | "writes" | "failed"> {
  try {
    return await tx.transaction(async (own) =>
      (await tryLockUser(own, schedule.userId)) ? runSchedule(context, own, schedule) : "waits",
    );
  } catch (error) {
    context.log.error({ err: error, scheduleId: schedule.id }, "a schedule could not be run");
    return "failed";
  }
}

/** When the newest due time must wait, because the user is at the limit or its text is being written, it stays due. */
async function runSchedule(
  context: Context,
  tx: Transaction,
  schedule: ScheduleRow,
): Promise<"ran" | "waits" | "writes"> {
  const now = context.clock.now();
  const { reached, left } = dueRuns(schedule, now);
  // However long the server was away, at most the newest missed time is caught up on.
  const latest = reached.at(-1);
  const current = latest && now.getTime() - latest.at.getTime() <= DAY_MS ? latest : undefined;
  for (const run of reached) {
    if (run !== current) await missRun(context, tx, schedule, run);
  }
  const capacity = await capacityFor(context, tx, schedule);
  if (current && capacity === "too_many_jobs") {
    // Those before it are done with; it stays the next one.
    const waiting = storedTimes(afterRuns(timesOf(schedule), new Date(current.at.getTime() - 1)));
    const changes = { ...waiting, waitsFor: capacity, undo: null, updatedAt: now };
    if (reached.length > 1) await changeSchedule(tx, schedule.userId, schedule.id, changes);
    await markWaiting(tx, schedule.userId, capacity, now);
    return "waits";
  }
  if (current && needsText(schedule)) {
    await askForText(context, tx, schedule, { at: current.at, capacity });
    return "writes";
  }
  if (current) await startRun(context, tx, schedule, { ...current, capacity });
  const times = storedTimes(left);
  const isOver = schedule.endAfter !== null && (await countStarted(tx, schedule.id)) >= schedule.endAfter;
  await changeSchedule(tx, schedule.userId, schedule.id, {
    ...times,
    waitsFor: null,
    ...(current && afterEpisode(schedule)),
    ...(isOver && { nextRunAt: null }),
    undo: null,
    updatedAt: now,
  });
  return "ran";
}

/** The text is written by a job: nobody's plans wait for a writer. Without room for the film nothing is paid for. */
async function askForText(
  context: Context,
  tx: Transaction,
  schedule: ScheduleRow,
  { at, capacity }: DueRun & { capacity: Capacity },
): Promise<void> {
  if (typeof capacity === "string") return leaveAsking(context, tx, schedule, capacity);
  if (schedule.episode !== null) return;
  const { userId, id } = schedule;
  // Those before it are done with; it stays the next one.
  const waiting = storedTimes(afterRuns(timesOf(schedule), new Date(at.getTime() - 1)));
  const asked = { ...waiting, episode: { isAsked: false, text: null }, waitsFor: "plan_writing", undo: null };
  await changeSchedule(tx, userId, id, { ...asked, updatedAt: context.clock.now() });
  await context.queue.enqueue(tx, jobs.writeEpisode, { userId, scheduleId: id });
}

async function capacityFor(context: Context, tx: Transaction, schedule: ScheduleRow): Promise<Capacity> {
  try {
    return await assertWithinLimits(context, tx, { userId: schedule.userId, engine: schedule.recipe.engine });
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Makes the film of a time that has come, or of this very moment when its owner wishes so. */
export async function startRun(
  context: Context,
  tx: Transaction,
  schedule: ScheduleRow,
  run: DueRun & { capacity: Capacity },
): Promise<VideoRow> {
  const isLate = context.clock.now().getTime() - run.at.getTime() > ON_TIME_MS;
  const recipe = await recipeOfRun(tx, schedule, run.at);
  const video =
    (await startFirstVideo(context, tx, schedule, recipe)) ?? (await makeVideo(context, tx, schedule, recipe));
  if (schedule.episode?.writingId !== undefined) await linkWriting(tx, schedule.episode.writingId, video.id);
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
  if (typeof run.capacity === "string") {
    // This limit does not clear by itself: the owner is told at once and can try again after making room.
    const position = { videoId: video.id, attempt: video.attempt, stages: ["queued"] as const };
    await failVideo(context, tx, position, run.capacity);
    return video;
  }
  await startGeneration(context, tx, video, run.capacity);
  if (isLate) {
    const { values, ...notice } = noticeOf(schedule, run);
    const named = { ...values, name: video.name };
    await notify(context, tx, { ...notice, values: named, kind: "schedule_late", videoId: video.id });
  }
  return video;
}

/** The video that was created together with the schedule waits for its first run. */
async function startFirstVideo(
  context: Context,
  tx: Transaction,
  schedule: ScheduleRow,
  { name, promptText, keywords, description, publication }: VideoRecipe,
): Promise<VideoRow | undefined> {
  if (schedule.videoId === null) return undefined;
  const text = { name, promptText, keywords };
  return moveScheduledVideo(tx, schedule.videoId, {
    ...text,
    ...keysOf(text),
    description,
    publication: publication ?? null,
    status: "processing",
    stage: "queued",
    updatedAt: context.clock.now(),
  });
}

async function makeVideo(
  context: Context,
  tx: Transaction,
  schedule: ScheduleRow,
  recipe: VideoRecipe,
): Promise<VideoRow> {
  const now = context.clock.now();
  return insertVideo(tx, {
    id: newId(now),
    userId: schedule.userId,
    scenario: "scheduled",
    ...recipe,
    status: "processing",
    stage: "queued",
    createdAt: now,
    updatedAt: now,
  });
}

async function missRun(context: Context, tx: Transaction, schedule: ScheduleRow, run: DueRun): Promise<void> {
  const isNew = await recordOccurrence(tx, {
    id: newId(context.clock.now()),
    userId: schedule.userId,
    scheduleId: schedule.id,
    plannedAt: run.at,
    outcome: "missed",
    videoId: null,
    createdAt: context.clock.now(),
  });
  if (!isNew) return;
  const notice = noticeOf(schedule, run);
  // Of several runs missed together only the oldest was held back: only its notice gives the reason.
  const isWaited = run.at.getTime() === schedule.nextRunAt?.getTime();
  const reason = isWaited && schedule.waitsFor !== null ? { code: schedule.waitsFor } : {};
  const values = { ...notice.values, ...reason };
  await notify(context, tx, { ...notice, values, kind: "schedule_missed" });
}

function noticeOf(schedule: ScheduleRow, run: DueRun) {
  const values = { name: schedule.recipe.name, plannedAt: run.at.toISOString() };
  return { userId: schedule.userId, videoId: schedule.videoId, values };
}
