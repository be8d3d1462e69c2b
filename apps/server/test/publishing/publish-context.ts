import { join } from "node:path";
import type { Context } from "#context.ts";
import { layout } from "#layout.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { createLog } from "#platform/log.ts";
import { createTestContext } from "#test/test-context.ts";

export type PublishPlace = { dataDir: string; sandboxUrl: string };

/** The product's real parts on an embedded database that outlives the process. */
export async function createPublishContext({ dataDir, sandboxUrl }: PublishPlace): Promise<Context> {
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: "http://localhost:3000" });
  const log = createLog(process.env["TEST_LOG_LEVEL"] ?? "silent");
  const database = await openDatabase({
    directory: join(dataDir, "db"),
    templatePath: layout.databaseTemplate,
    log,
  });
  await migrateDatabase(database);
  return createTestContext({ config, log, database, sandboxUrl });
}
