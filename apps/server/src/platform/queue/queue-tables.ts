import type { SqlSession } from "#platform/db/database.ts";

/** `failed` counts the jobs that ran out of tries. */
export type QueueStats = { waiting: number; active: number; failed: number };

/** Where jobs go that ran out of tries. */
export const DEAD_LETTER_QUEUE = "dead-letter";
const KEEP_WAITING_SECONDS = 30 * 24 * 3600;
const KEEP_FINISHED_SECONDS = 3600;

/**
 * Makes the queues that do not exist yet. Calls the database function itself because pg-boss's own method opens a
 * transaction, and this may run inside the caller's.
 */
export async function declareQueues(session: SqlSession, names: string[]): Promise<void> {
  const declare = (name: string, options: object) =>
    session.executeSql("select pgboss.create_queue($1::text, $2::text::jsonb)", [name, JSON.stringify(options)]);
  await declare(DEAD_LETTER_QUEUE, { policy: "standard", retentionSeconds: KEEP_WAITING_SECONDS });
  for (const name of names) {
    await declare(name, {
      // One waiting job per key; jobs without a key of their own get one nobody else has.
      policy: "short",
      notify: true,
      deadLetter: DEAD_LETTER_QUEUE,
      retentionSeconds: KEEP_WAITING_SECONDS,
      deleteAfterSeconds: KEEP_FINISHED_SECONDS,
    });
  }
}

export async function declaredQueues(session: SqlSession): Promise<string[]> {
  const { rows } = await session.executeSql("select name from pgboss.queue");
  return (rows as { name: string }[]).map((row) => row.name);
}

/** More workers than this no process has for one queue. */
const MOST_WOKEN = 64;

/**
 * The queues in which a job could start now, and how many could, up to as many as can be woken: it is asked every second, and a
 * backlog of thousands is not counted for it.
 */
export async function dueQueues(session: SqlSession): Promise<{ name: string; jobs: number }[]> {
  const { rows } = await session.executeSql(
    `select queue.name, due.jobs from pgboss.queue as queue
      cross join lateral (
        select count(*)::int as jobs from (
          select from pgboss.job
           where name = queue.name and state < 'active' and start_after <= pgboss.job_now() limit ${MOST_WOKEN}) as found
      ) as due
      where queue.name <> $1 and due.jobs > 0`,
    [DEAD_LETTER_QUEUE],
  );
  return rows as { name: string; jobs: number }[];
}

export type DueJobs = { name: string; jobs: number; ageSeconds: number };

/** The same with how long the oldest has waited, for whoever watches. */
export async function dueJobs(session: SqlSession): Promise<DueJobs[]> {
  const { rows } = await session.executeSql(
    `select name, count(*)::int as jobs,
            extract(epoch from pgboss.job_now() - min(start_after))::float8 as "ageSeconds" from pgboss.job
      where state < 'active' and start_after <= pgboss.job_now() and name <> $1 group by name`,
    [DEAD_LETTER_QUEUE],
  );
  return rows as DueJobs[];
}

/** Whether a job runs or could start now; in one look, since between two a job may end that has queued another. */
export async function isBusy(session: SqlSession): Promise<boolean> {
  const { rows } = await session.executeSql(
    `select exists (select from pgboss.job
      where name <> $1 and (state = 'active' or (state < 'active' and start_after <= pgboss.job_now()))) as busy`,
    [DEAD_LETTER_QUEUE],
  );
  return (rows as { busy: boolean }[])[0]?.busy ?? false;
}

export async function countJobs(session: SqlSession): Promise<QueueStats> {
  const { rows } = await session.executeSql(
    `select count(*) filter (where state < 'active' and name <> $1)::int as waiting,
            count(*) filter (where state = 'active')::int as active,
            count(*) filter (where state < 'active' and name = $1)::int as failed
       from pgboss.job`,
    [DEAD_LETTER_QUEUE],
  );
  const [counts] = rows as QueueStats[];
  return counts ?? { waiting: 0, active: 0, failed: 0 };
}

export type FailedJob = { id: string; job: string; failedAt: Date; reason: string };

/** The newest of those that ran out of tries; the payload stays where it is, since it may carry what is nobody's business. */
export async function failedJobs(session: SqlSession, limit: number): Promise<FailedJob[]> {
  const { rows } = await session.executeSql(
    `select id, coalesce(source_name, name) as job, created_on as "failedAt",
            coalesce(source_output->>'message', '') as reason
       from pgboss.job where name = $1 and state < 'active' order by created_on desc, id desc limit $2`,
    [DEAD_LETTER_QUEUE, limit],
  );
  return rows as FailedJob[];
}

/** The name of a job that ran out of tries. */
export async function failedJob(session: SqlSession, id: string): Promise<string | undefined> {
  const { rows } = await session.executeSql(
    "select source_name as job from pgboss.job where name = $1 and id = $2 and state < 'active'",
    [DEAD_LETTER_QUEUE, id],
  );
  return (rows as { job: string }[])[0]?.job;
}

export async function activeJobs(session: SqlSession): Promise<{ name: string; id: string }[]> {
  const { rows } = await session.executeSql("select name, id from pgboss.job where state = 'active'");
  return rows as { name: string; id: string }[];
}

/** Brings every waiting job nearer, or farther, as if so much time had passed. What was to run at once stays due. */
export async function bringNearer(session: SqlSession, milliseconds: number): Promise<void> {
  await session.executeSql(
    `update pgboss.job set start_after = start_after - $1::float8 * interval '1 millisecond'
      where state < 'active' and ($1::float8 > 0 or start_after > created_on)`,
    [milliseconds],
  );
}
