import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { eq, sql } from "drizzle-orm";
import type { Config } from "#platform/config.ts";
import type { AppDb, Database } from "#platform/db/database.ts";
import { processes } from "#platform/db/schema.ts";
import { queryRows } from "#platform/db/rows.ts";
import type { Log } from "#platform/log.ts";

type Place = { database: Database; db: AppDb };

const BEAT_EVERY_MS = 10_000;
/** Three beats may be lost; a dead worker's jobs go to others after as long. */
const ALIVE_SECONDS = 35;
const FORGOTTEN_AFTER = sql`interval '1 day'`;

/** Tells the others, through the database, that this process lives. An embedded database has no others. */
export async function startHeartbeat(
  { database, db, config, log }: Place & { config: Pick<Config, "roles">; log: Log },
  { version, everyMs = BEAT_EVERY_MS }: { version: string; everyMs?: number },
): Promise<{ stop(): Promise<void> }> {
  if (database.kind === "embedded") return { stop: async () => {} };
  const id = randomUUID();
  const facts = { id, roles: [...config.roles].join(","), host: hostname(), version };
  const beat = () =>
    db
      .insert(processes)
      .values(facts)
      .onConflictDoUpdate({ target: processes.id, set: { seenAt: sql`now()` } });
  await db.delete(processes).where(sql`${processes.seenAt} < now() - ${FORGOTTEN_AFTER}`);
  await beat();
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(beat)
      .catch((error: unknown) => log.warn({ err: error }, "this process could not tell that it lives"));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
      // With the database away it is forgotten a moment later.
      await db
        .delete(processes)
        .where(eq(processes.id, id))
        .catch(() => undefined);
    },
  };
}

/** How many processes of the role live. The only process of an embedded database has every role. */
export async function countAlive({ database, db }: Place, role: string): Promise<number> {
  if (database.kind === "embedded") return 1;
  const [row] = await queryRows<{ alive: number }>(
    db,
    sql`select count(*)::int as alive from processes
         where seen_at > now() - ${ALIVE_SECONDS}::int * interval '1 second'
           and ${role}::text = any(string_to_array(roles, ','))`,
  );
  return row?.alive ?? 0;
}
