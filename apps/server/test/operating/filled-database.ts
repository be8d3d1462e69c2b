import { randomBytes } from "node:crypto";
import { getTableName } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { layout } from "#layout.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { installation, quotaDays, videos } from "#platform/db/schema.ts";
import { userTables } from "#platform/db/user-data.ts";
import { defineJob } from "#platform/queue/job.ts";
import { createQueue } from "#platform/queue/queue.ts";
import { testLog, urlOfPostgres } from "#test/database/engines.ts";
import { execute } from "#test/database/postgres-server.ts";
import { sampleRow, type SampleRows } from "#test/sample-rows.ts";
import { z } from "zod";

const job = defineJob({ name: "test.kept", payload: z.object({ key: z.string() }) });

/** A migrated database with something in every column of every table of a user, more than a page of rows, and jobs. */
export async function openFilled(place: { directory: string } | { url: string }): Promise<Database> {
  const database = await openDatabase({ directory: "", templatePath: layout.databaseTemplate, ...place, log: testLog });
  await migrateDatabase(database);
  const { db, raw } = database;
  const known: SampleRows = new Map();
  for (const { table } of userTables.filter(({ content }) => content === "theirs")) {
    const row = sampleRow(table, known);
    await db.insert(table).values(row);
    known.set(getTableName(table), row);
  }
  const days = Array.from({ length: 1_234 }, (_, index) => ({
    bucket: `b${index % 7}`,
    day: `day ${index}`,
    used: index,
  }));
  await db.insert(quotaDays).values(days);
  await db.insert(installation).values({ id: "sahne", keyCheck: "sealed", outgoing: 7, createdAt: new Date() });
  const queue = createQueue({ database, log: testLog });
  await queue.start();
  await queue.enqueue(db, job, { key: "waiting" }, { runAt: new Date("2040-01-01T00:00:00Z") });
  await queue.enqueue(db, job, { key: "running" });
  await queue.stop();
  await raw.executeSql("update pgboss.job set state = 'active' where data -> 'payload' ->> 'key' = 'running'");
  return database;
}

/** What one can see of the jobs that were put back. */
export async function jobsOf({ raw }: Database): Promise<unknown[]> {
  const { rows } = await raw.executeSql(
    `select data -> 'payload' ->> 'key' as key, state::text, extract(year from start_after)::int >= 2040 as "isLater"
       from pgboss.job where name = 'test.kept' order by key desc`,
  );
  return rows;
}

/** Triggers count again: another video changes what `video_counts` says. */
export async function addVideo({ db, raw }: Database): Promise<unknown> {
  const [row] = await db.select().from(videos);
  if (!row) throw new Error("There is no video.");
  const count = async () =>
    (await raw.executeSql("select coalesce(sum(videos), 0)::int as videos from video_counts")).rows[0];
  const before = await count();
  await db.insert(videos).values({ ...row, id: "another", deletedAt: null });
  return [before, await count()];
}

/** An empty database of the run's server, removed after the test. */
export async function newServerDatabase(): Promise<string> {
  const server = await urlOfPostgres();
  const name = `moved_${randomBytes(5).toString("hex")}`;
  await execute(server, `create database ${name}`);
  onTestFinished(() => execute(server, `drop database ${name} with (force)`));
  const own = new URL(server);
  own.pathname = `/${name}`;
  return own.href;
}
