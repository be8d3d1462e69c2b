import { openDatabase } from "#platform/db/open-database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { createLog } from "#platform/log.ts";

/** One of several processes that start at the same moment: waits for the word, migrates and says how it went. */
const database = await openDatabase({ url: process.argv[2], directory: "", log: createLog("silent") });
process.stdout.write("ready\n");
process.stdin.once("data", () => {
  migrateDatabase(database)
    .then(
      () => "migrated",
      (error: unknown) => `failed: ${String(error)}`,
    )
    .then(async (outcome) => {
      process.stdout.write(`${outcome}\n`);
      await database.close();
      process.exit(0);
    })
    .catch(() => process.exit(1));
});
