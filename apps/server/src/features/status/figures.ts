import type { SiteFigures } from "@sahne/contract/status";
import { count, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { users, videoCounts } from "#platform/db/schema.ts";

const DIGITS_SHOWN = 2;

/** The public figures, without exact numbers. */
export async function readSiteFigures({ db, config: { limits } }: Context): Promise<SiteFigures> {
  const { videos, users: accounts } = await countSite(db);
  const { createsPerHour, jobsPerUser: atOnce, storageBytes } = limits;
  return { videos: cut(videos), users: cut(accounts), caps: { createsPerHour, atOnce, storageBytes } };
}

export async function countSite(executor: Executor): Promise<Pick<SiteFigures, "videos" | "users">> {
  const [made] = await executor
    .select({ videos: sql<number>`coalesce(sum(${videoCounts.videos}), 0)::float8` })
    .from(videoCounts)
    .where(eq(videoCounts.status, "completed"));
  const [joined] = await executor.select({ users: count() }).from(users).where(isNull(users.deletedAt));
  return { videos: made?.videos ?? 0, users: joined?.users ?? 0 };
}

/** 12,345 is "12,000 and more". */
export function cut(figure: number): number {
  const unit = 10 ** Math.max(0, String(figure).length - DIGITS_SHOWN);
  return figure - (figure % unit);
}
