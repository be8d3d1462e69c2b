import { topicsLeft } from "@sahne/contract/studio/episodes";
import { findRun, moveRun, skipRun, type MoveScope } from "@sahne/contract/schedules/plan-moves";
import { afterRuns, planRuns, type PlanRun } from "@sahne/contract/schedules/plan-runs";
import { NEXT_RUNS, PLAN_CHANGES_MAX, type ChangeSchedule, type Plan } from "@sahne/contract/schedules/plans";
import type { Context } from "#context.ts";
import { assertWithinLimits } from "#features/videos/user-limits.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { onceByKey } from "#platform/idempotency.ts";
import { newId } from "#platform/ids.ts";
import { changedContent, changeWaitingVideo } from "./plan-content.ts";
import { assertPlausible } from "./plan-rules.ts";
import { changedTimes } from "./plan-rhythm.ts";
import { changedSeries } from "./series/change-series.ts";
import { changedWriter, isAsking } from "./series/change-writer.ts";
import { afterEpisode } from "./series/episode.ts";
import { needsText, prepareEpisode } from "./series/write-episode.ts";
import { keepTimes, restoredTimes, storedTimes, timesOf } from "./plan-times.ts";
import { startRun } from "./run-due-plans.ts";
import {
  changeSchedule,
  countStarted,
  findSchedule,
  lockSchedule,
  type NewSchedule,
  type ScheduleRow,
} from "./schedules.repo.ts";
import { presentSchedule } from "./schedules.service.ts";

type PlanOf = { userId: string; id: string };

export async function readPlan(context: Context, { userId, id }: PlanOf): Promise<Plan> {
  const row = await findSchedule(context.db, userId, id);
  if (!row) throw new AppError("not_found");
  return presentPlan(context.db, row);
}

/** Only what is sent changes: the text, the publication, the times, and whether it runs at all. */
export async function changePlan(context: Context, of: PlanOf, body: ChangeSchedule): Promise<Plan> {
  return context.db.transaction((tx) => changePlanIn(context, tx, of, body));
}

export async function changePlanIn(context: Context, tx: Transaction, of: PlanOf, body: ChangeSchedule): Promise<Plan> {
  return changingIn(context, tx, of, async (row) => {
    const now = context.clock.now();
    const content = changedContent(row.recipe, body);
    if (content !== null) await changeWaitingVideo(tx, row.videoId, content, now);
    const times = changedTimes(row, body, now);
    const list = changedSeries(row, content ?? row.recipe, body);
    const writing = changedWriter(row, content ?? row.recipe, body);
    const isResumed = row.isPaused && (body.isPaused ?? list.isPaused ?? writing.isPaused) === false;
    return {
      ...(content !== null && { recipe: content }),
      ...(times !== null && { ...times, undo: keepTimes(row, newId(now)) }),
      ...(body.aheadHours !== undefined && { aheadHours: body.aheadHours }),
      ...(body.isPaused !== undefined && { isPaused: body.isPaused, waitsFor: null }),
      ...(isResumed && times === null && resumed(row, now)),
      ...list,
      ...writing,
    };
  });
}

/**
 * Resuming continues with the next future time: runs missed while paused are not made up for, and a plan
 * whose end has passed is over. A single time has no next one, so it stays: run late within a day, missed after that.
 */
function resumed(row: ScheduleRow, now: Date): Partial<NewSchedule> {
  const isRepeated = row.recurringType !== null || row.random !== null;
  if (!isRepeated || row.nextRunAt === null || row.nextRunAt > now) return {};
  // It was not its owner who paused it: the time whose text was not written is late, or missed and told.
  if (isAsking(row)) return {};
  return { ...storedTimes(afterRuns(timesOf(row), now)), undo: null };
}

export async function movePlanRun(
  context: Context,
  of: PlanOf,
  { runAt, to, scope }: { runAt: string; to: string; scope: MoveScope },
): Promise<Plan> {
  return changing(context, of, async (row) => {
    const now = context.clock.now();
    const target = new Date(to);
    assertPlausible(target, now, "to");
    const run = comingRun(row, runAt, now);
    const times = timesOf(row);
    if (times.random !== null && scope !== "one") throw refused("scope", "plan.move.random");
    if (scope !== "one" && times.until !== null && target > times.until) throw refused("to", "plan.move.afterEnd");
    const isTaken = target.getTime() !== run.at.getTime() && findRun(times, target) !== null;
    if (scope === "one" && isTaken) throw refused("to", "plan.move.taken");
    const moved = afterRuns(moveRun(times, run, target, scope), now);
    return { ...withinBounds(moved), undo: keepTimes(row, newId(now)) };
  });
}

export async function skipPlanRun(context: Context, of: PlanOf, runAt: string): Promise<Plan> {
  return changing(context, of, async (row) => {
    const now = context.clock.now();
    if (row.recurringType === null && row.random === null) throw refused("runAt", "plan.skip.single");
    const skipped = skipRun(timesOf(row), comingRun(row, runAt, now));
    return { ...withinBounds(skipped), undo: keepTimes(row, newId(now)) };
  });
}

export async function undoPlanChange(context: Context, of: PlanOf, undo: string): Promise<Plan> {
  return changing(context, of, async (row) => {
    if (row.undo?.id !== undo) throw new AppError("plan_changed");
    const times = restoredTimes(row.undo);
    // The time it would go back to may have passed meanwhile: nothing is made by taking something back.
    const now = context.clock.now();
    const isPast = times.nextRunAt instanceof Date && times.nextRunAt <= now;
    if (isPast) throw new AppError("plan_changed");
    return { ...times, undo: null };
  });
}

/** One film more for a repeating plan, which goes on as before; a single one is done with it. */
export async function runPlanNow(
  context: Context,
  of: PlanOf,
  idempotencyKey: string | undefined,
): Promise<{ schedule: Plan; videoId: string }> {
  const now = context.clock.now();
  const keyed = { userId: of.userId, key: idempotencyKey, route: `schedule/${of.id}/run`, body: null, now };
  await writeFirst(context, of);
  const { videoId } = await onceByKey(context.db, keyed, async (tx) => {
    const row = await lockSchedule(tx, of.userId, of.id);
    if (!row) throw new AppError("not_found");
    if (row.nextRunAt === null) throw new AppError("plan_changed");
    const capacity = await assertWithinLimits(context, tx, { userId: of.userId, engine: row.recipe.engine });
    const video = await startRun(context, tx, row, { at: now, capacity });
    const isSingle = row.recurringType === null && row.random === null;
    const isLast = row.endAfter !== null && (await countStarted(tx, row.id)) >= row.endAfter;
    const over = { nextRunAt: null, waitsFor: null };
    const ended = isSingle || isLast ? over : {};
    await changeSchedule(tx, of.userId, of.id, { ...afterEpisode(row), ...ended, undo: null, updatedAt: now });
    return { videoId: video.id };
  });
  return { schedule: await readPlan(context, of), videoId };
}

/** A film that has to be written is written before anything else happens; a refusal is the answer. */
async function writeFirst(context: Context, { userId, id }: PlanOf): Promise<void> {
  const row = await findSchedule(context.db, userId, id);
  if (!row || !needsText(row)) return;
  if (row.episode !== null) throw new AppError("plan_writing");
  try {
    await prepareEpisode(context, { userId, scheduleId: id });
  } catch (error) {
    await changeSchedule(context.db, userId, id, { episode: null });
    throw error;
  }
}

async function changing(
  context: Context,
  of: PlanOf,
  decide: (row: ScheduleRow) => Promise<Partial<NewSchedule>>,
): Promise<Plan> {
  return context.db.transaction((tx) => changingIn(context, tx, of, decide));
}

async function changingIn(
  context: Context,
  tx: Transaction,
  { userId, id }: PlanOf,
  decide: (row: ScheduleRow) => Promise<Partial<NewSchedule>>,
): Promise<Plan> {
  const row = await lockSchedule(tx, userId, id);
  if (!row) throw new AppError("not_found");
  const changes = await decide(row);
  const changed = await changeSchedule(tx, userId, id, { ...changes, updatedAt: context.clock.now() });
  if (!changed) throw new AppError("not_found");
  return presentPlan(tx, changed);
}

/** The coming run that somebody sees at this time; it may have been run or moved since they looked. */
function comingRun(row: ScheduleRow, runAt: string, now: Date): PlanRun {
  const at = new Date(runAt);
  const run = row.nextRunAt === null || at <= now ? null : findRun(timesOf(row), at);
  if (run === null) throw new AppError("plan_changed");
  return run;
}

function withinBounds(times: Parameters<typeof storedTimes>[0]): ReturnType<typeof storedTimes> {
  if (times.changes.length > PLAN_CHANGES_MAX) throw refused("runAt", "plan.changes.many");
  return storedTimes(times);
}

function refused(field: string, text: string): AppError {
  return new AppError("invalid_request", { fields: { [field]: text } });
}

async function presentPlan(executor: Executor, row: ScheduleRow): Promise<Plan> {
  const { recipe, endAfter, until, undo } = row;
  const made = await countStarted(executor, row.id);
  const left = Math.max(0, Math.min(NEXT_RUNS, (endAfter ?? Infinity) - made, topicsLeft(row.series)));
  const next = row.nextRunAt === null ? [] : planRuns(timesOf(row), { limit: left });
  return {
    ...presentSchedule(row),
    promptText: recipe.promptText,
    keywords: recipe.keywords,
    publication: recipe.publication ?? null,
    hasOwnFilm: Boolean(recipe.film),
    style: recipe.options.style ?? null,
    hasStyle: recipe.engine === "sahne" && !recipe.film,
    series: row.series,
    writer: row.writer,
    endAfter,
    until: until?.toISOString() ?? null,
    aheadHours: row.aheadHours,
    made,
    nextRuns: next.map((run) => run.at.toISOString()),
    undo: undo?.id ?? null,
  };
}
