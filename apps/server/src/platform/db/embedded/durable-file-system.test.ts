import { randomUUID } from "node:crypto";
import { fsyncSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { expect, test } from "vitest";

import { layout } from "#layout.ts";
import { temporaryFolder } from "#test/database/engines.ts";

import { assertDurable, createDurableFileSystem, durableStartParameters } from "./durable-file-system.ts";
import { unpackTree } from "./tree-archive.ts";

async function freshCluster(): Promise<string> {
  const cluster = join(await temporaryFolder(), randomUUID());
  await unpackTree(await readFile(layout.databaseTemplate), cluster);
  return cluster;
}

test("every commit makes the disk keep it, once", async () => {
  const descriptors: number[] = [];
  const { files, syncs } = createDurableFileSystem(await freshCluster(), (descriptor) => {
    descriptors.push(descriptor);
    fsyncSync(descriptor);
  });
  const engine = await PGlite.create({ fs: files, startParams: durableStartParameters(PGlite.defaultStartParams) });
  await engine.exec("create table kept (id int)");
  const before = syncs();

  for (let id = 0; id < 10; id += 1) await engine.query("insert into kept values ($1)", [id]);

  expect(syncs() - before).toBe(10);
  expect(descriptors).toHaveLength(syncs());
  await assertDurable((text) => engine.query(text), syncs);
  await engine.close();
});

test("an engine whose commits do not reach the disk is refused", async () => {
  const engine = await PGlite.create({ fs: new NodeFS(await freshCluster()) });

  await expect(
    assertDurable(
      (text) => engine.query(text),
      () => 0,
    ),
  ).rejects.toThrow("not safe to use");
  await engine.close();
});
