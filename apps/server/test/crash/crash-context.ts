import type { Context } from "#context.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import { createTestContext } from "#test/product/test-context.ts";

export type CrashPlace = { databaseUrl: string; dataDir: string; sandboxUrl: string; submitSeconds: number };

/** The product's real parts on a PostgreSQL that several processes share, impatient so that a run takes minutes. */
export async function createCrashContext({ databaseUrl, dataDir, ...place }: CrashPlace): Promise<Context> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: "http://localhost:3000",
    MAX_JOBS_PER_USER: "100000",
    MAX_CREATES_PER_HOUR: "100000",
    MAX_VENDOR_CALLS_PER_DAY: "100000",
    // A call cut by a kill keeps its place for minutes: the run asks whether films are lost, not how many may run.
    MAX_VENDOR_TASKS_PER_KEY: "100",
    VENDOR_POLL_SECONDS: "0.3",
    VENDOR_SUBMIT_TIMEOUT_SECONDS: String(place.submitSeconds),
    VENDOR_DOWNLOAD_TIMEOUT_SECONDS: "10",
  });
  const log = createLog(process.env["TEST_LOG_LEVEL"] ?? "silent");
  const database = await openDatabase({ url: databaseUrl, directory: "", log });
  return createTestContext({ config, log, database, sandboxUrl: place.sandboxUrl });
}
