import { join } from "node:path";
import type { Context } from "#context.ts";
import { layout } from "#layout.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { createLog } from "#platform/log.ts";
import { createTestContext } from "#test/product/test-context.ts";

export type PublishPlace = {
  dataDir: string;
  sandboxUrl: string;
  /** Where the film lies instead of the data directory. */
  s3?: Record<string, string>;
  /** So far the clock of this life is ahead of the machine's. */
  aheadMs?: number;
};

/** The product's real parts on an embedded database that outlives the process. */
export async function createPublishContext(place: PublishPlace): Promise<Context> {
  const { dataDir, sandboxUrl, s3, aheadMs = 0 } = place;
  const config = readConfig({ ...s3, DATA_DIR: dataDir, PUBLIC_URL: "http://localhost:3000" });
  const log = createLog(process.env["TEST_LOG_LEVEL"] ?? "silent");
  const database = await openDatabase({
    directory: join(dataDir, "db"),
    templatePath: layout.databaseTemplate,
    log,
  });
  await migrateDatabase(database);
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  return createTestContext({ config, log, database, sandboxUrl, clock });
}
