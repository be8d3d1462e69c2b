import { PgBoss } from "pg-boss";

import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";

import { backendOf } from "./install.ts";

/** How often expired leases are looked for. Only this process works on an embedded database, so none can expire there. */
const SUPERVISE_SECONDS = { embedded: 60, postgres: 2 };
const CLEAN_UP_SECONDS = 600;

/**
 * pg-boss over our own connections, so that it shares their limits and, inside a callback, their transaction. Of a new job
 * it would tell every worker of its queue, and all but one would look in vain: `onJob` wakes them instead.
 */
export function createBoss(database: Database, log: Log, onJob: (queueName: string) => void): PgBoss {
  const isServer = database.kind === "postgres";
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.notes.executeSql(text, values),
      async listen(channel, _onNotification, onReconnect) {
        const close = await database.listen(channel, onJob, onReconnect);
        onReconnect();
        return { close };
      },
    },
    backend: backendOf(database.kind),
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS[database.kind],
    monitorIntervalSeconds: SUPERVISE_SECONDS[database.kind],
    maintenanceIntervalSeconds: CLEAN_UP_SECONDS,
    // The embedded engine has one session and is vacuumed by our own maintenance.
    monitorVacuum: isServer,
    reindex: isServer,
  });
  boss.on("error", (error) => log.error({ err: error }, "queue error"));
  boss.on("warning", (warning) => log.warn({ warning }, "queue warning"));
  return boss;
}
