import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { layout } from "#layout.ts";
import { temporaryFolder } from "#test/database/engines.ts";

import { createDurableFileSystem, durableStartParameters } from "./durable-file-system.ts";
import { createEmbeddedClient, type EmbeddedClient } from "./embedded-client.ts";
import { unpackTree } from "./tree-archive.ts";

let engine: PGlite;
let cluster: string;
let client: EmbeddedClient;

beforeAll(async () => {
  cluster = join(await temporaryFolder(), "client");
  await unpackTree(await readFile(layout.databaseTemplate), cluster);
  engine = await PGlite.create(cluster);
});

beforeEach(async () => {
  client = createEmbeddedClient(engine);
  await client.exec(`
    deallocate all;
    drop table if exists kept;
    create table kept (id int primary key, name text, at timestamptz, facts jsonb, tags text[], size bigint);
  `);
});

const INSERT = "insert into kept values ($1, $2, $3, $4, $5, $6) returning *";

function preparedCount(): Promise<number> {
  return engine
    .query<{ count: number }>("select count(*)::int as count from pg_prepared_statements where name <> ''")
    .then(({ rows }) => rows[0]?.count ?? 0);
}

test("a statement that comes again and again answers as the engine's own query does", async () => {
  const at = new Date("2026-01-02T03:04:05.678Z");
  for (let id = 0; id < 9; id += 1) {
    const values = [id, id % 2 === 0 ? null : `ü'${id}`, at, { deep: [id, null] }, ["a,b", '"c"'], 2 ** 40 + id];

    const { rows, affectedRows } = await client.query(INSERT, values);

    const own = await engine.query("select * from kept where id = $1", [id]);
    expect(rows).toEqual(own.rows);
    expect(affectedRows).toBe(1);
  }
  const { rows } = await client.query("select id from kept where name = any($1) order by 1", [["ü'1", "ü'7"]]);
  expect(rows).toEqual([{ id: 1 }, { id: 7 }]);
});

test("prepares what comes twice, keeps a limited number, and drops the one used longest ago", async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 300; index += 1) {
      const { rows } = await client.query(`select ${index}::int + $1::int as sum`, [round]);
      expect(rows).toEqual([{ sum: index + round }]);
    }
  }

  expect(await preparedCount()).toBe(250);
});

test("an error leaves the session as it should be: outside, inside a transaction, and at its end", async () => {
  await client.query("insert into kept (id) values ($1)", [1]);
  const again = () => client.query("insert into kept (id) values ($1)", [1]);
  for (let times = 0; times < 3; times += 1) {
    await expect(again()).rejects.toMatchObject({ code: "23505", constraint: "kept_pkey" });
  }
  await expect(client.query("select nothing from nowhere")).rejects.toMatchObject({ code: "42P01" });

  const broken = client.transaction(async (session) => {
    await session.query("insert into kept (id) values (2)");
    await session.query("insert into kept (id) values ($1)", [1]).catch(() => undefined);
  });
  await expect(broken).rejects.toThrow("rolled back instead of committed");
  const thrown = client.transaction(async (session) => {
    await session.query("insert into kept (id) values (3)");
    throw new Error("changed my mind");
  });
  await expect(thrown).rejects.toThrow("changed my mind");

  expect((await client.query("select id from kept")).rows).toEqual([{ id: 1 }]);
});

test("a transaction may ask for several things at once, and nothing once it is over", async () => {
  let escaped: Parameters<Parameters<EmbeddedClient["transaction"]>[0]>[0] | undefined;
  const sums = await client.transaction(async (session) => {
    escaped = session;
    return Promise.all(
      [1, 2, 3, 4].map(async (each) => (await session.query("select $1::int * 2 as sum", [each])).rows),
    );
  });

  expect(sums).toEqual([[{ sum: 2 }], [{ sum: 4 }], [{ sum: 6 }], [{ sum: 8 }]]);
  await expect(async () => escaped?.query("select 1")).rejects.toThrow("over");
});

test("a table that has changed its shape is read as it is now", async () => {
  const read = () => client.query("select * from kept where id = $1", [1]);
  await client.query("insert into kept (id) values (1)");
  for (let times = 0; times < 3; times += 1) await read();

  await client.exec("alter table kept drop column facts");
  const { rows } = await read();

  expect(rows).toEqual([{ id: 1, name: null, at: null, tags: null, size: null }]);
  await client.exec("alter table kept drop column tags");
  const inside = client.transaction((session) => session.query("select * from kept where id = $1", [1]));
  await expect(inside).rejects.toMatchObject({ code: "0A000" });
  expect((await read()).rows).toEqual([{ id: 1, name: null, at: null, size: null }]);
});

test("what nobody waits for reaches the disk soon, and everything else at once", async () => {
  let syncs = 0;
  const later: (() => void)[] = [];
  await engine.close();
  const durable = createDurableFileSystem(cluster, () => (syncs += 1));
  engine = await PGlite.create({ fs: durable.files, startParams: durableStartParameters(PGlite.defaultStartParams) });
  client = createEmbeddedClient(engine, (work) => later.push(work));
  await client.query("insert into kept (id) values (1)");
  const waited = syncs;

  for (let id = 2; id < 6; id += 1) await client.withoutWaiting.query("insert into kept (id) values ($1)", [id]);
  expect([syncs, later.length]).toEqual([waited, 1]);
  later[0]?.();
  await expect.poll(() => syncs).toBe(waited + 1);

  await client.query("insert into kept (id) values (7)");
  expect(syncs).toBe(waited + 2);
  await expect(client.withoutWaiting.query("insert into kept (id) values (7)")).rejects.toThrow("kept_pkey");
  await client.query("insert into kept (id) values (8)");
  expect(syncs).toBe(waited + 3);

  await createEmbeddedClient(engine).withoutWaiting.query("insert into kept (id) values (9)");
  await expect.poll(() => syncs).toBe(waited + 4);
});

test("whoever comes after the end is told so", async () => {
  await client.alone(() => engine.close());

  await expect(client.query("select 1")).rejects.toThrow("closed");
});
