import { and, count, countDistinct, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { connections, quotaDays, schedules } from "#platform/db/schema.ts";
import { giveBackQuota, readQuota, takeQuota } from "#platform/quota.ts";
import type { QuotaAnswer } from "#providers/publish-target.ts";
import { nextPacificMidnight, pacificDay } from "./pacific-day.ts";

const UPLOADS = "youtube-uploads";
const UNITS_USED_UP = "youtube-units-used-up";
/** However many share an installation, one user may have a quarter of the day. */
const SMALLEST_SHARE = 1 / 4;
/** Never more than this part of the day is kept for schedules. */
const LARGEST_RESERVE = 1 / 2;

/** Below the project's ten thousand units a day, so that some are always left for publishing. */
const QUESTIONS_PER_DAY = 9_000;

type Uploader = { userId: string; isScheduled: boolean };

/** Takes one of the project's uploads of this Pacific day, if this user may have another one. */
export async function takeUpload(context: Context, uploader: Uploader): Promise<QuotaAnswer> {
  const day = pacificDay(context.clock.now());
  if ((await readQuota(context.db, { bucket: UNITS_USED_UP, day })) > 0) return "day_used";
  const limits = await readLimits(context, uploader);
  const own = { bucket: ownBucket(uploader.userId), day };
  return context.db.transaction(async (tx) => {
    if (!(await takeQuota(tx, { ...own, limit: limits.own }))) return "share_used";
    if (await takeQuota(tx, { bucket: UPLOADS, day, limit: limits.project })) return "taken";
    await giveBackQuota(tx, own);
    return "day_used";
  });
}

/** How many the whole project has started today. */
export async function projectUploadsToday({ db, clock }: Context): Promise<number> {
  return readQuota(db, { bucket: UPLOADS, day: pacificDay(clock.now()) });
}

/** How many more this user may start today by hand. */
export async function uploadsLeft(context: Context, userId: string): Promise<number> {
  const day = pacificDay(context.clock.now());
  if ((await readQuota(context.db, { bucket: UNITS_USED_UP, day })) > 0) return 0;
  const limits = await readLimits(context, { userId, isScheduled: false });
  const usedByAll = await readQuota(context.db, { bucket: UPLOADS, day });
  const usedByUser = await readQuota(context.db, { bucket: ownBucket(userId), day });
  return Math.max(0, Math.min(limits.project - usedByAll, limits.own - usedByUser));
}

/** How many more publications of plans this user may begin today, and how many on a whole day. */
export async function uploadShare(context: Context, userId: string): Promise<{ today: number; perDay: number }> {
  const day = pacificDay(context.clock.now());
  const limits = await readLimits(context, { userId, isScheduled: true });
  const perDay = Math.min(limits.project, limits.own);
  if ((await readQuota(context.db, { bucket: UNITS_USED_UP, day })) > 0) return { today: 0, perDay };
  const usedByAll = await readQuota(context.db, { bucket: UPLOADS, day });
  const usedByUser = await readQuota(context.db, { bucket: ownBucket(userId), day });
  return { today: Math.max(0, Math.min(limits.project - usedByAll, limits.own - usedByUser)), perDay };
}

/** Google's answer overrules our own count: nobody else needs to ask today. */
export async function markUsedUp(context: Context, what: "uploads" | "everything"): Promise<void> {
  const day = pacificDay(context.clock.now());
  const bucket = what === "uploads" ? UPLOADS : UNITS_USED_UP;
  const used = what === "uploads" ? context.config.youtubeUploadsPerDay : 1;
  await context.db
    .insert(quotaDays)
    .values({ bucket, day, used })
    .onConflictDoUpdate({
      target: [quotaDays.bucket, quotaDays.day],
      set: { used: sql`greatest(${quotaDays.used}, ${used})` },
    });
}

export async function areUnitsUsedUp(context: Context): Promise<boolean> {
  return (await readQuota(context.db, { bucket: UNITS_USED_UP, day: pacificDay(context.clock.now()) })) > 0;
}

/** Of the questions about figures. */
export async function takeQuestion(context: Context): Promise<boolean> {
  const day = pacificDay(context.clock.now());
  return takeQuota(context.db, { bucket: "youtube-statistics", day, limit: QUESTIONS_PER_DAY });
}

/**
 * Some of the day is kept for plans that fall due before it ends; the rest is shared so that no single user can use up
 * what others will need in the evening.
 */
async function readLimits(context: Context, uploader: Uploader): Promise<{ project: number; own: number }> {
  const perDay = context.config.youtubeUploadsPerDay;
  const kept = Math.min(Math.floor(perDay * LARGEST_RESERVE), await countDueToday(context));
  const project = uploader.isScheduled ? perDay : perDay - kept;
  const users = await countConnected(context);
  const share = users <= 1 ? project : Math.ceil(project * Math.max(1 / users, SMALLEST_SHARE));
  return { project, own: share };
}

async function countDueToday(context: Context): Promise<number> {
  const now = context.clock.now();
  const [row] = await context.db
    .select({ due: count() })
    .from(schedules)
    .where(
      and(
        eq(schedules.isPaused, false),
        isNotNull(schedules.nextRunAt),
        gt(schedules.nextRunAt, now),
        lt(schedules.nextRunAt, nextPacificMidnight(now)),
        sql`(${schedules.recipe} ->> 'autoUpload')::boolean`,
      ),
    );
  return row?.due ?? 0;
}

async function countConnected(context: Context): Promise<number> {
  const [row] = await context.db
    .select({ connected: countDistinct(connections.userId) })
    .from(connections)
    .where(and(eq(connections.origin, context.google.origin), eq(connections.needsReconnect, false)));
  return row?.connected ?? 0;
}

function ownBucket(userId: string): string {
  return `${UPLOADS}/${userId}`;
}
