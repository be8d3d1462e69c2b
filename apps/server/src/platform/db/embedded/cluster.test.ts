import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { layout } from "#layout.ts";
import { temporaryFolder, testLog } from "#test/database/engines.ts";

import { clusterOf } from "./cluster.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { queryRows } from "#platform/db/rows.ts";
import { packTree, unpackTree } from "./tree-archive.ts";

const freshDirectory = async () => join(await temporaryFolder(), randomUUID());

test("a first start, also after one that was cut short, has every table of the template at once, and keeps what is written", async () => {
  const directory = await freshDirectory();
  const options = { directory, templatePath: layout.databaseTemplate, log: testLog };
  await mkdir(join(directory, "cluster.new"), { recursive: true });
  await writeFile(join(directory, "cluster.new", "PG_VERSION"), "18\n");

  const first = await openDatabase(options);

  expect(existsSync(join(directory, "cluster.new"))).toBe(false);
  const migrations = () => queryRows(first.db, sql`select * from drizzle.__drizzle_migrations order by id`);
  const brought = await migrations();
  expect(brought.length).toBeGreaterThan(0);
  expect(await queryRows(first.db, sql`select count(*)::int as users from users`)).toEqual([{ users: 0 }]);
  await migrateDatabase(first);
  expect(await migrations()).toEqual(brought);
  await first.db.execute(sql`insert into run_slots values ('s', 1, 'h', now())`);
  await first.close();

  const second = await openDatabase(options);

  expect(await queryRows(second.db, sql`select holder from run_slots`)).toEqual([{ holder: "h" }]);
  await second.close();
});

test("a cluster of another PostgreSQL is refused with its version", async () => {
  const directory = await freshDirectory();
  await mkdir(join(directory, "cluster"), { recursive: true });
  await writeFile(join(directory, "cluster", "PG_VERSION"), "17\n");

  await expect(openDatabase({ directory, log: testLog })).rejects.toThrow("made by PostgreSQL 17");
});

test.each(["global/pg_control", "PG_VERSION"])(
  "a cluster whose %s is damaged is refused in words, every time",
  async (file) => {
    const options = { directory: await freshDirectory(), log: testLog };
    const cluster = clusterOf(options.directory);
    await unpackTree(await readFile(layout.databaseTemplate), cluster);
    await writeFile(join(cluster, file), "");

    await expect(openDatabase(options)).rejects.toThrow(/damaged.*backup/);
    await expect(openDatabase(options)).rejects.toThrow(/damaged.*backup/);
  },
);

test("an archive gives back folders, files, contents and rights", async () => {
  const source = await freshDirectory();
  const target = await freshDirectory();
  await mkdir(join(source, "base/empty"), { recursive: true });
  await writeFile(join(source, "base/odd"), Buffer.alloc(1300, 7), { mode: 0o600 });
  await writeFile(join(source, "nothing"), "");

  await unpackTree(await packTree(source), target);

  expect((await readdir(target, { recursive: true })).sort()).toEqual(["base", "base/empty", "base/odd", "nothing"]);
  expect(await readFile(join(target, "base/odd"))).toEqual(Buffer.alloc(1300, 7));
  expect((await stat(join(target, "base/odd"))).mode & 0o777).toBe(0o600);
});
