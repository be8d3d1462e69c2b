import { is, sql, type SQL } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { Client } from "pg";
import { expect, test } from "vitest";

import { eachEngine, onPostgres } from "#test/database/engines.ts";
import { kill, linesOf, startScript } from "#test/database/processes.ts";

import { migrateDatabase } from "./migrate.ts";
import { queryRows } from "./rows.ts";
import * as schema from "./schema.ts";

eachEngine("migrating", (open) => {
  test("a second time changes nothing", async () => {
    const database = await open();
    const applied = () => queryRows(database.db, sql`select hash from drizzle.__drizzle_migrations order by id`);
    const before = await applied();

    await migrateDatabase(database);

    expect(before.length).toBeGreaterThan(0);
    expect(await applied()).toEqual(before);
  });

  test("of a database that a newer release has used is refused in words, and nothing is touched", async () => {
    const database = await open();
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 99999999999999)`,
    );

    await expect(migrateDatabase(database)).rejects.toThrow(/newer release/);

    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of-tomorrow'`);
    await migrateDatabase(database);
  });

  test("leaves every column, index and foreign key that the schema names, and no other", async () => {
    const { db } = await open();
    const names = async (query: SQL) => (await queryRows<{ name: string }>(db, query)).map(({ name }) => name).sort();
    const tables = Object.values(schema).filter((value) => is(value, PgTable));
    const configs = tables.map((table) => getTableConfig(table));

    expect(
      await names(sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public'`),
    ).toEqual(configs.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)).sort());
    expect(
      await names(sql`select indexrelid::regclass::text as name from pg_index
        join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace and not indisprimary`),
    ).toEqual(configs.flatMap(indexNames).sort());
    expect(
      await names(sql`select conname as name from pg_constraint
        where connamespace = 'public'::regnamespace and contype = 'f'`),
    ).toEqual(configs.flatMap(({ foreignKeys }) => foreignKeys.map((key) => key.getName())).sort());
  });

  test("brings the queue's own tables too", async () => {
    const { db } = await open();

    const [row] = await queryRows<{ version: number }>(db, sql`select version from pgboss.version`);

    expect(row?.version).toBeGreaterThan(0);
  });
});

/** A unique constraint is kept by an index of its name. */
function indexNames({ indexes, uniqueConstraints }: ReturnType<typeof getTableConfig>): string[] {
  return [
    ...indexes.map(({ config }) => String(config.name)),
    ...uniqueConstraints.map((constraint) => constraint.getName() ?? ""),
  ];
}

onPostgres("four processes that start at once", (url) => {
  test("on an empty database all come up", async () => {
    const own = new URL(await url());
    const name = `${own.pathname.slice(1)}_starters`;
    const admin = new Client({ connectionString: own.href });
    await admin.connect();
    await admin.query(`create database ${name}`);
    own.pathname = `/${name}`;
    const starters = Array.from({ length: 4 }, () => startScript("./migrate-once.ts", [own.href]));
    const outputs = starters.map((starter) => linesOf(starter));
    await Promise.all(outputs.map((output) => output.next()));

    for (const starter of starters) starter.stdin.write("go\n");
    const outcomes = await Promise.all(outputs.map(async (output) => (await output.next()).value));

    expect(outcomes).toEqual(["migrated", "migrated", "migrated", "migrated"]);
    await Promise.all(starters.map((starter) => kill(starter)));
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
});
