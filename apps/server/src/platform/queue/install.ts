import { PgBoss } from "pg-boss";

import type { Database, SqlSession } from "#platform/db/database.ts";

/** Makes or upgrades the queue's own tables; called while the migration lock is held. */
export async function installQueue(session: SqlSession, kind: Database["kind"]): Promise<void> {
  const boss = new PgBoss({ db: session, backend: backendOf(kind), supervise: false, schedule: false });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

export function backendOf(kind: Database["kind"]): "pglite" | "postgres" {
  return kind === "embedded" ? "pglite" : "postgres";
}
