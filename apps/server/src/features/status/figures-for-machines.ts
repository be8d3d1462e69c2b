import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { countAlive } from "#platform/watching/heartbeat.ts";
import { queryRows } from "#platform/db/rows.ts";
import { dueJobs } from "#platform/queue/queue-tables.ts";
import { ROLES } from "#platform/settings.ts";

/** What is looked up when somebody asks. Those of the database are the same from every process: take the largest, not the sum. */
export function watchInstallation(context: Context): void {
  const { metrics, database, config, db } = context;
  const byQueue = async (value: (queue: { jobs: number; ageSeconds: number }) => number) =>
    (await dueJobs(database.raw)).map((queue) => ({ labels: { job: queue.name }, value: value(queue) }));

  metrics.gauge({
    name: "sahne_queue_due_jobs",
    help: "Jobs that could start now and wait for a worker.",
    labels: ["job"],
    read: () => byQueue(({ jobs }) => jobs),
  });
  metrics.gauge({
    name: "sahne_queue_oldest_due_seconds",
    help: "How long the longest waiting of them has waited.",
    labels: ["job"],
    read: () => byQueue(({ ageSeconds }) => ageSeconds),
  });
  metrics.gauge({
    name: "sahne_queue_jobs",
    help: "Jobs of the queue by state; failed ones ran out of tries.",
    labels: ["state"],
    read: async () =>
      Object.entries(await context.queue.stats()).map(([state, value]) => ({ labels: { state }, value })),
  });
  metrics.gauge({
    name: "sahne_processes",
    help: "Processes that live, by role.",
    labels: ["role"],
    read: () => Promise.all(ROLES.map(async (role) => ({ labels: { role }, value: await countAlive(context, role) }))),
  });
  metrics.gauge({
    name: "sahne_database_up",
    help: "1 while the database answers.",
    read: async () => [
      {
        value: await database.ping().then(
          () => 1,
          () => 0,
        ),
      },
    ],
  });
  metrics.gauge({
    name: "sahne_database_bytes",
    help: "Size of the database.",
    read: async () => queryRows(db, sql`select pg_database_size(current_database())::float8 as value`),
  });
  metrics.gauge({
    name: "sahne_database_connections",
    help: "Connections of this process's pool; waiting are callers without one.",
    labels: ["state"],
    read: async () => Object.entries(database.pool?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  });
  metrics.gauge({
    name: "sahne_disk_bytes",
    help: "The disk of DATA_DIR.",
    labels: ["kind"],
    read: async () => {
      const { bsize, blocks, bavail } = await statfs(config.dataDir);
      return [
        { labels: { kind: "total" }, value: blocks * bsize },
        { labels: { kind: "free" }, value: bavail * bsize },
      ];
    },
  });
}
