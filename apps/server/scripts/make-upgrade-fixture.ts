// `npx tsx apps/server/scripts/make-upgrade-fixture.ts <url of an empty PostgreSQL 15 database> <migration>`: how a database looked
// after that migration, with rows of a person, as a dump in test/upgrade. Made once for every release and never again: what a
// later program cannot open is found by that. Needs `pg_dump` of the server's version.
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { hash } from "@node-rs/argon2";
import { migrateDatabase, migrationsUpTo } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import { createSecrets } from "#platform/secrets.ts";
import { OLD, oldRows } from "#test/upgrade/old-rows.ts";

const [url = "", tag = ""] = process.argv.slice(2);
const journalPath = fileURLToPath(new URL("../src/platform/db/migrations/meta/_journal.json", import.meta.url));
const { entries } = JSON.parse(await readFile(journalPath, "utf8")) as { entries: { tag: string; when: number }[] };
const entry = entries.find((candidate) => candidate.tag === tag);
if (!entry) throw new Error(`There is no migration ${tag}.`);

const database = await openDatabase({ url, directory: "", log: createLog("silent") });
await migrationsUpTo(entry.when, (migrationsFolder) => migrateDatabase(database, { migrationsFolder }));
// The key of every test: see test-context.ts.
const secrets = createSecrets(Buffer.alloc(32, 7));
for (const [table, row] of oldRows(secrets, await hash(OLD.password))) {
  const { rows } = await database.raw.executeSql(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  );
  const known = new Set((rows as { name: string }[]).map(({ name }) => name));
  const columns = Object.keys(row).filter((name) => known.has(name));
  if (columns.length === 0) continue;
  const places = columns.map((_, index) => `$${index + 1}`);
  await database.raw.executeSql(
    `insert into "${table}" (${columns.map((name) => `"${name}"`).join(", ")}) values (${places.join(", ")})`,
    columns.map((name) => row[name]),
  );
}
await database.close();
const dumping = ["--no-owner", "--no-privileges", "--inserts", "--dbname", url];
const { stdout } = await promisify(execFile)("pg_dump", dumping, { maxBuffer: 64 * 1024 * 1024 });
const sql = stdout.replaceAll(/^\\.*$/gm, "");
await writeFile(fileURLToPath(new URL(`../test/upgrade/${tag}.sql.gz`, import.meta.url)), gzipSync(sql, { level: 9 }));
