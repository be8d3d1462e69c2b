import { and, eq, gte, isNotNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { schedules, videos } from "#platform/db/schema.ts";
import { channelOfPlan, furtherOfPlan, runsOften, type CalendarPlan, type Period } from "./calendar.repo.ts";
import type { TimesRow } from "./plan-times.ts";

/** Of a plan only what says when it runs, and where its films go. */
export type RepeatingPlan = TimesRow &
  Pick<CalendarPlan, "id" | "name" | "isPaused" | "endAfter" | "series" | "isPublished" | "channelId" | "further">;

/** Read at once; as text of one value, since thousands of rows are slow to take apart. */
export const PLANS_AT_ONCE = 5_000;

type Asked = Period & { userId: string; after?: Pick<RepeatingPlan, "id" | "nextRunAt"> | undefined };

/** Another one as soon as any of these plans is written, comes to be or is gone: every version of a row has its own number. */
export async function markOfRepeats(executor: Executor, userId: string, period: Period): Promise<string> {
  const [found] = await queryRows<{ mark: string }>(
    executor,
    sql`select count(*) || '/' || coalesce(sum(hashtextextended(${schedules.id}, schedules.xmin::text::bigint)), 0) as mark
      from ${schedules} where ${areAsked({ ...period, userId })}`,
  );
  return found?.mark ?? "";
}

/** Plans that repeat and may run in the period, soonest first; the next of them with the last of these. */
export async function repeatingPlans(executor: Executor, asked: Asked): Promise<RepeatingPlan[]> {
  const { id, anchorAt, timeZone, recurringType, random, seed, drawnAt, nextIndex, until } = schedules;
  const { earlier, changes, nextRunAt, endAfter, series, isPaused, recipe } = schedules;
  const [found] = await queryRows<{ plans: Read[] | null }>(
    executor,
    sql`select json_agg(plan) as plans from (select ${id} as id, ${timeZone} as "timeZone", ${seed} as seed,
      ${recurringType} as "recurringType", ${random} as random, ${nextIndex} as "nextIndex", ${earlier} as earlier,
      ${changes} as changes, ${endAfter} as "endAfter", ${series} as series, ${isPaused} as "isPaused",
      ${recipe}->>'name' as name, (${recipe}->>'autoUpload')::boolean as "isPublished", ${channelOfPlan} as "channelId",
      ${furtherOfPlan} as further, ${epochOf(anchorAt)} as "anchorAt", ${epochOf(drawnAt)} as "drawnAt",
      ${epochOf(until)} as until, ${epochOf(nextRunAt)} as "nextRunAt"
      from ${schedules} where ${areAsked(asked)} order by ${nextRunAt}, ${id} limit ${PLANS_AT_ONCE}) as plan`,
  );
  return (found?.plans ?? []).map((plan) => ({
    ...plan,
    anchorAt: new Date(plan.anchorAt),
    drawnAt: dateOf(plan.drawnAt),
    until: dateOf(plan.until),
    nextRunAt: dateOf(plan.nextRunAt),
  }));
}

function areAsked({ userId, from, to, after }: Asked): SQL | undefined {
  const { id, nextRunAt, recurringType, random } = schedules;
  return and(
    eq(schedules.userId, userId),
    runsOften(),
    lt(nextRunAt, to),
    or(gte(nextRunAt, from), isNotNull(recurringType), isNotNull(random)),
    after?.nextRunAt
      ? sql`(${nextRunAt}, ${id}) > (${after.nextRunAt.toISOString()}::timestamptz, ${after.id})`
      : undefined,
    // As isNotHeld has it, asked once and not for each plan.
    sql`(${schedules.videoId} is null or ${schedules.videoId} not in (select ${videos.id} from ${videos}
      where ${videos.userId} = ${userId} and ${videos.deletedAt} is not null and ${videos.status} = 'scheduled'))`,
  );
}

const epochOf = (at: AnyPgColumn): SQL => sql`extract(epoch from ${at}) * 1000`;

type Moment = "drawnAt" | "until" | "nextRunAt";
type Read = Omit<RepeatingPlan, Moment | "anchorAt"> & Record<Moment, number | null> & { anchorAt: number };

function dateOf(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment);
}
