import { join } from "node:path";
import { startSandbox, type RunningSandbox } from "@sahne/sandbox/sandbox";
import { getTableName, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeEach } from "vitest";
import type { Context } from "#context.ts";
import { createHttpApp } from "#http-app.ts";
import { layout } from "#layout.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import {
  contactMessages,
  erasures,
  installation,
  invitations,
  mails,
  newsletters,
  operatorActs,
  passwordFailures,
  processes,
  quotaDays,
  rateBuckets,
  runSlots,
  siteSettings,
  subscribers,
  vendorDays,
} from "#platform/db/schema.ts";
import { userTables } from "#platform/db/user-data.ts";
import { createLog } from "#platform/log.ts";
import { startWorker } from "#worker.ts";
import { resetSandbox } from "#test/vendors/sandbox-ledger.ts";
import { createTestContext } from "./test-context.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { makeFolder } from "./temporary-folder.ts";
import { barePages } from "./bare-pages.ts";
import { serviceEnvironment } from "#providers/services.ts";

export type TestProduct = {
  context: Context;
  app: FastifyInstance;
  clock: TestClock;
  sandbox: RunningSandbox;
  /** What was logged since the test began, line by line, at the finest level. */
  logLines: string[];
};

const INDEX_HTML = "<!doctype html><html><head><script>document.title</script></head><body></body></html>";
const EVERY_TABLE = [
  "pgboss.job",
  ...userTables.map(({ table }) => getTableName(table)),
  ...[mails, subscribers, newsletters, contactMessages, passwordFailures, erasures].map(getTableName),
  ...[siteSettings, invitations, operatorActs].map(getTableName),
  ...[rateBuckets, runSlots, quotaDays, vendorDays, processes].map(getTableName),
  getTableName(installation),
];
let starting: Promise<TestProduct> | undefined;

type Emptied = "before each test" | "once";

/**
 * The product with real parts, started once for all test files of the process. Tables are emptied before each test; a file
 * whose tests each have people of their own has them emptied once, which is most of the time of a short test.
 */
export function withTestProduct(emptied: Emptied = "before each test"): { product(): TestProduct } {
  let current: TestProduct | undefined;
  beforeEach(async () => {
    if (current && emptied === "once") return;
    starting ??= startTestProduct();
    current = await starting;
    current.clock.reset();
    await emptyTables(current.context);
    // Whatever file ran before: no fault, setting or hour of its tests is left.
    await resetSandbox(current);
    current.logLines.length = 0;
  });
  return {
    product() {
      if (!current) throw new Error("The test product is there only inside a test.");
      return current;
    },
  };
}

const serviceAddresses = Object.keys(serviceEnvironment).filter((name) => name.endsWith("_BASE_URL"));

async function startTestProduct(): Promise<TestProduct> {
  const dataDir = await makeFolder();
  const sandbox = await startSandbox({ dataDir: join(dataDir, "sandbox") });
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: "http://localhost:3000",
    // Only loopback is ever contacted: a key that is not the sandbox's meets a closed door, not a vendor.
    ...Object.fromEntries(serviceAddresses.map((name) => [name, "http://127.0.0.1:9"])),
    MAX_LOGINS_PER_MINUTE: "10000",
    MAX_CREATES_PER_HOUR: "10000",
    MAX_FORMS_PER_HOUR: "10000",
    MAX_KEY_CALLS_PER_HOUR: "10000",
    MAX_EXPORTS_PER_DAY: "10000",
    MAX_IMAGES_PER_HOUR: "10000",
    MAX_RENDERS: "2",
  });
  // On a slow machine a call would come too late for its own intent, and a test would see it come again.
  config.vendors.submitWindowMs = 60_000;
  const clock = createTestClock();
  const logLines: string[] = [];
  const log = createLog("trace", { write: (line: string) => void logLines.push(line) });
  const database = await openDatabase({
    directory: join(dataDir, "db"),
    templatePath: layout.databaseTemplate,
    log,
  });
  await migrateDatabase(database);
  // What comes due runs when a test drains the queue, and not whenever a second is over.
  const context = await createTestContext({ config, log, database, sandboxUrl: sandbox.url, clock, pollSeconds: 3600 });
  await context.queue.start();
  await startWorker(context);
  const app = await createHttpApp(context, { pages: barePages(dataDir, INDEX_HTML), version: "test" });
  await app.ready();
  return { context, app, clock, sandbox, logLines };
}

async function emptyTables(context: Context): Promise<void> {
  // What still waits belongs to nobody any more; draining first would run it, and it may come due again and again.
  for (let left = 1; left > 0;) {
    await context.db.execute(sql`delete from pgboss.job where state < 'active'`);
    await context.queue.drain();
    const { waiting, active } = await context.queue.stats();
    left = waiting + active;
  }
  // One statement: thirty commits, each synced to the disk, would be most of the time of a short test.
  await context.db.execute(
    sql.raw(`do $$ begin ${EVERY_TABLE.map((table) => `delete from ${table};`).join(" ")} end $$`),
  );
}
