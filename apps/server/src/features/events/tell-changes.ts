import { sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";

/** So late may a live screen learn of a change; so seldom does an idle process look. */
const LOOK_MS = 150;
const MOST_AT_ONCE = 1_000;

/** An arbitrary number that must be the same in every release. */
const TELLING_LOCK = 5_121_908;

/**
 * One process at a time, in the order in which the rows were written: of a row that changed twice, the newest change is told
 * and last. One that fails in the middle leaves everything to the next.
 */
async function tellSome({ db }: Database): Promise<number> {
  const [row] = await queryRows<{ taken: number }>(
    db,
    sql`with taken as (
          delete from changes
           where (select pg_try_advisory_xact_lock(${TELLING_LOCK}))
             and id in (select id from changes order by id limit ${MOST_AT_ONCE})
          returning id, payload),
        newest as (
          select distinct on (payload::json->>'kind', payload::json->>'id') id, payload from taken
           order by payload::json->>'kind', payload::json->>'id', id desc),
        told as (select pg_notify('changes', payload) from (select payload from newest order by id) as in_order)
        select (select count(*) from taken)::int as taken, (select count(*) from told) as told`,
  );
  return row?.taken ?? 0;
}

/**
 * Tells every process what has changed, many changes in one transaction. Without it each writer would notify by itself, and
 * the server lets only one of those commit at a time. The embedded engine has one writer and tells at once.
 */
export function startTelling(database: Database): { stop(): Promise<void> } {
  if (database.kind === "embedded") return { stop: async () => undefined };
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  async function look(): Promise<void> {
    // A database that is away keeps what it has; whoever lost its connection asks for everything anyway.
    const told = await tellSome(database).catch(() => 0);
    if (!isStopped) timer = setTimeout(next, told === MOST_AT_ONCE ? 0 : LOOK_MS);
  }

  function next(): void {
    round = look();
  }

  next();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
