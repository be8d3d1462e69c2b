import { statfs } from "node:fs/promises";
import type { OperatorSummary } from "@sahne/contract/operator/operator";
import { DAY_MS } from "@sahne/contract/time-units";
import { sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { readSite } from "#features/site/site.repo.ts";
import { projectUploadsToday } from "#features/youtube/upload-quota.ts";
import { queryRows } from "#platform/db/rows.ts";

const MEGABYTE = 1024 * 1024;
/** A mail server that is only slow is no trouble yet. */
const MAIL_WAITS_MS = 5 * 60_000;

type Counts = {
  all: number;
  thisWeek: number;
  blocked: number;
  bytes: number;
  connected: number;
  broken: number;
  sent: number;
  unsent: number;
  refused: number;
  confirmed: number;
  asked: number;
  bounced: number;
};

/** How the installation is, from the same rows that the people's own screens read. */
export async function readSummary(context: Context): Promise<OperatorSummary> {
  const { db, config, queue } = context;
  const [counts, disk, stats, due, { storageCapMb }] = await Promise.all([
    readCounts(context),
    statfs(config.dataDir),
    queue.stats(),
    queue.due(),
    readSite(db),
  ]);
  return {
    people: { all: counts.all, thisWeek: counts.thisWeek, blocked: counts.blocked },
    storage: {
      bytes: counts.bytes,
      capBytes: storageCapMb === null ? null : storageCapMb * MEGABYTE,
      diskBytes: disk.blocks * disk.bsize,
      diskFreeBytes: disk.bavail * disk.bsize,
    },
    work: { ...stats, oldestSeconds: Math.max(0, ...due.map(({ ageSeconds }) => ageSeconds)) },
    processes: await readProcesses(context),
    failures: await readFailures(context),
    makers: await readMakers(context),
    channels: { connected: counts.connected, broken: counts.broken },
    quota: { used: await projectUploadsToday(context), limit: config.youtubeUploadsPerDay },
    mails: { sent: counts.sent, waiting: counts.unsent, refused: counts.refused },
    subscribers: { confirmed: counts.confirmed, asked: counts.asked, bounced: counts.bounced },
  };
}

async function readCounts({ db, clock }: Context): Promise<Counts> {
  const ago = (milliseconds: number) =>
    sql`${new Date(clock.now().getTime() - milliseconds).toISOString()}::timestamptz`;
  const [row] = await queryRows<Counts>(
    db,
    sql`select
      (select count(*) from users where deleted_at is null)::int as "all",
      (select count(*) from users where deleted_at is null and created_at > ${ago(7 * DAY_MS)})::int as "thisWeek",
      (select count(*) from users where deleted_at is null and blocked_at is not null)::int as blocked,
      (select coalesce(sum(bytes), 0) from storage_counts)::float8 as bytes,
      (select count(*) from connections where not needs_reconnect)::int as connected,
      (select count(*) from connections where needs_reconnect)::int as broken,
      (select count(*) from mails where sent_at > ${ago(DAY_MS)})::int as sent,
      (select count(*) from mails where refused_at > ${ago(DAY_MS)})::int as refused,
      (select count(*) from mails where sent_at is null and refused_at is null and created_at < ${ago(MAIL_WAITS_MS)})::int as unsent,
      (select count(*) from subscribers where confirmed_at is not null and bounced_at is null)::int as confirmed,
      (select count(*) from subscribers where bounced_at is not null)::int as bounced,
      (select count(*) from subscribers where confirmed_at is null)::int as asked`,
  );
  if (!row) throw new Error("Counting answered nothing.");
  return row;
}

async function readProcesses({ db }: Context): Promise<OperatorSummary["processes"]> {
  const rows = await queryRows<{ roles: string; host: string; version: string; seenAt: Date | string }>(
    db,
    sql`select roles, host, version, seen_at as "seenAt" from processes
      where seen_at > now() - interval '1 minute' order by roles, host, id`,
  );
  return rows.map((row) => ({ ...row, seenAt: new Date(row.seenAt).toISOString() }));
}

async function readFailures({ db, clock }: Context): Promise<OperatorSummary["failures"]> {
  const since = new Date(clock.now().getTime() - 7 * DAY_MS).toISOString();
  return queryRows(
    db,
    sql`select coalesce(error_code, 'internal') as code, sum(lines)::int as count from history_counts
      where result = 'failed' and quarter > date_trunc('day', ${since}::timestamptz, 'UTC')
      group by 1 having sum(lines) > 0 order by 2 desc, 1 limit 20`,
  );
}

async function readMakers({ db, clock }: Context): Promise<OperatorSummary["makers"]> {
  const since = new Date(clock.now().getTime() - DAY_MS).toISOString();
  return queryRows(
    db,
    sql`select engine as maker, coalesce(sum(of_quarter) filter (where result = 'done'), 0)::int as made,
      coalesce(sum(of_quarter) filter (where result = 'failed'), 0)::int as failed
      from history_counts, unnest(quarters) with ordinality as slot (of_quarter, number)
      where kind = 'making' and quarter > ${since}::timestamptz - interval '1 day'
        and quarter + number * interval '15 minutes' > ${since}::timestamptz group by 1 order by 1`,
  );
}
