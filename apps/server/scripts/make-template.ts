import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { clusterOf } from "#platform/db/embedded/cluster.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { packTree } from "#platform/db/embedded/tree-archive.ts";
import { createLog } from "#platform/log.ts";

/** Makes the migrated, empty cluster that a first start unpacks instead of building one for seconds. */
const target = process.argv[2] ?? fileURLToPath(new URL("../dist/template.tar.gz", import.meta.url));
const directory = await mkdtemp(join(tmpdir(), "sahne-template-"));
try {
  const database = await openDatabase({ directory, log: createLog("silent") });
  await migrateDatabase(database);
  await database.maintain();
  await database.close();
  const archive = await packTree(clusterOf(directory));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.new`, archive);
  await rename(`${target}.new`, target);
} finally {
  await rm(directory, { recursive: true, force: true });
}
