import type { ServiceHealth, ServicesHealth } from "@sahne/contract/operator/services";
import { DAY_MS } from "@sahne/contract/time-units";
import { desc, eq, gt, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { connections, users, vendorDays } from "#platform/db/schema.ts";
import { queryRows } from "#platform/db/rows.ts";
import { utcDay } from "#platform/quota.ts";
import { serviceNames } from "#providers/services.ts";

const DAYS = 7;
const BROKEN_SHOWN = 50;
const CHANNEL = ["google", "youtube", "youtube-analytics"];

type DayRow = typeof vendorDays.$inferSelect;

/** From the calls that really were made, by every process (`watching/vendor-calls.ts`). */
export async function readServicesHealth(context: Context): Promise<ServicesHealth> {
  const { db, clock } = context;
  const before = utcDay(new Date(clock.now().getTime() - DAYS * DAY_MS));
  const rows = await db.select().from(vendorDays).where(gt(vendorDays.day, before)).orderBy(desc(vendorDays.day));
  return {
    services: knownServices(context).flatMap(({ service, does }) => {
      const own = rows.filter(({ vendor }) => vendor === service);
      const sides = [false, true].filter((isSandbox) => own.some((row) => row.isSandbox === isSandbox));
      return (sides.length === 0 ? [false] : sides).map((isSandbox) => {
        const days = own.filter((row) => row.isSandbox === isSandbox);
        return { service, does, isSandbox, days: days.map(presentDay), lastError: lastErrorOf(days) };
      });
    }),
    channels: await readChannels(context),
    publications: await readPublications(context, before),
  };
}

function presentDay({ day, calls, errors }: DayRow): ServiceHealth["days"][number] {
  return { day, calls, errors };
}

/** The newest day comes first. */
function lastErrorOf(days: DayRow[]): ServiceHealth["lastError"] {
  const last = days.find(({ lastErrorAt }) => lastErrorAt !== null);
  return last?.lastErrorAt ? { text: last.lastError ?? "", at: last.lastErrorAt.toISOString() } : null;
}

function knownServices(context: Context): Pick<ServiceHealth, "service" | "does">[] {
  const abilities = { films: context.generators, writes: context.writers, speaks: context.speakers };
  const does = Object.keys(abilities) as (keyof typeof abilities)[];
  const known = serviceNames.map((service) => ({
    service,
    does: does.filter((ability) => service in abilities[ability]),
  }));
  return [
    ...known.filter((service) => service.does.length > 0),
    ...CHANNEL.map((service) => ({ service, does: ["publishes" as const] })),
  ];
}

async function readChannels({ db }: Context): Promise<ServicesHealth["channels"]> {
  const isBroken = eq(connections.needsReconnect, true);
  const [connected, broken, brokenOnes] = await Promise.all([
    db.$count(connections, eq(connections.needsReconnect, false)),
    db.$count(connections, isBroken),
    db
      .select({ channel: connections.channelTitle, username: users.username })
      .from(connections)
      .innerJoin(users, eq(users.id, connections.userId))
      .where(isBroken)
      .orderBy(desc(connections.updatedAt))
      .limit(BROKEN_SHOWN),
  ]);
  return { connected, broken, brokenOnes };
}

async function readPublications({ db }: Context, before: string): Promise<ServicesHealth["publications"]> {
  return queryRows(
    db,
    sql`select to_char(quarter at time zone 'UTC', 'YYYY-MM-DD') as day,
        coalesce(sum(lines) filter (where result = 'done'), 0)::int as published,
        coalesce(sum(lines) filter (where result = 'failed'), 0)::int as failed
      from history_counts where kind = 'publication' and quarter >= ${before}::date + 1
      group by 1 having sum(lines) filter (where result in ('done', 'failed')) > 0 order by 1 desc`,
  );
}
