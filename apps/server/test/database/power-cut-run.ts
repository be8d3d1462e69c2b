import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { NodeFS } from "@electric-sql/pglite/nodefs";

import { createDurableFileSystem, durableStartParameters } from "#platform/db/embedded/durable-file-system.ts";
import { unpackTree } from "#platform/db/embedded/tree-archive.ts";

import { createPowerCutDisk } from "./power-cut-disk.ts";

export type PowerCutReport = {
  cuts: number;
  acknowledged: number;
  lost: number;
  /** What was wrong after a cut beside lost rows: the reason it did not open, a wrong sum, a broken index. */
  damage: string[];
};

type Settings = { isDurable: boolean; cuts: number; seed: number; folder: string; templatePath: string };

const settings = JSON.parse(process.argv[2] ?? "{}") as Settings;
process.stdout.write(`${JSON.stringify(await run(settings))}\n`);
process.exit(0);

/** Writes, pulls the plug, opens what a disk would hold, checks it and goes on from there, again and again. */
async function run({ isDurable, cuts, seed, folder, templatePath }: Settings): Promise<PowerCutReport> {
  const random = createRandom(seed);
  const root = await mkdtemp(join(folder, "power-cut-"));
  const report: PowerCutReport = { cuts: 0, acknowledged: 0, lost: 0, damage: [] };
  const acknowledged: number[] = [];
  let live = join(root, "0");
  await unpackTree(await readFile(templatePath), live);
  for (let cut = 0; cut <= cuts && report.damage.length === 0; cut += 1) {
    const shadow = join(root, String(cut + 1));
    await cp(live, shadow, { recursive: true });
    const disk = createPowerCutDisk(live, shadow);
    try {
      const engine = await open(live, isDurable, disk);
      await prepare(engine);
      await inspect(engine, acknowledged, report);
      if (cut < cuts) await write(engine, acknowledged, random);
    } catch (error) {
      report.damage.push(String(error));
      break;
    }
    // The engine is left as it stands: nothing closes a database when the light goes out.
    disk.cut([0, 0.2, 0.5, 0.9][cut % 4] ?? 0, random);
    report.cuts += cut < cuts ? 1 : 0;
    await rm(live, { recursive: true, force: true });
    live = shadow;
  }
  report.acknowledged = acknowledged.length;
  return report;
}

async function open(live: string, isDurable: boolean, disk: ReturnType<typeof createPowerCutDisk>): Promise<PGlite> {
  const files = isDurable
    ? createDurableFileSystem(live, (descriptor) => disk.sync(descriptor)).files
    : new NodeFS(live);
  disk.attach(files);
  const startParams = isDurable ? durableStartParameters(PGlite.defaultStartParams) : PGlite.defaultStartParams;
  return PGlite.create({ fs: files, startParams, extensions: { amcheck } });
}

async function prepare(engine: PGlite): Promise<void> {
  await engine.exec(`
    create extension if not exists amcheck;
    create table if not exists written (id int primary key, body text not null);
    create table if not exists accounts (id int primary key, balance int not null);
    insert into accounts select n, 1000 from generate_series(1, 20) n on conflict do nothing;`);
}

async function inspect(engine: PGlite, acknowledged: number[], report: PowerCutReport): Promise<void> {
  const { rows } = await engine.query<{ id: number }>("select id from written");
  const present = new Set(rows.map((row) => row.id));
  report.lost = acknowledged.filter((id) => !present.has(id)).length;
  if (report.lost > 0) report.damage.push(`${report.lost} acknowledged rows lost`);
  const sum = await engine.query<{ total: number }>("select sum(balance)::int as total from accounts");
  if (sum.rows[0]?.total !== 20_000) report.damage.push(`the sum is ${sum.rows[0]?.total}`);
  await engine.exec("select bt_index_check('written_pkey', true), bt_index_check('accounts_pkey', true)");
}

async function write(engine: PGlite, acknowledged: number[], random: () => number): Promise<void> {
  const count = 40 + Math.floor(random() * 160);
  for (let index = 0; index < count; index += 1) {
    const id = (acknowledged.at(-1) ?? 0) + 1;
    const from = Math.floor(random() * 20);
    await engine.transaction(async (tx) => {
      await tx.query("insert into written values ($1, $2)", [id, "x".repeat(50 + Math.floor(random() * 2000))]);
      await tx.query("update accounts set balance = balance - 5 where id = $1", [from + 1]);
      await tx.query("update accounts set balance = balance + 5 where id = $1", [((from + 7) % 20) + 1]);
    });
    acknowledged.push(id);
    if (index % 50 === 30) await engine.exec("checkpoint");
    if (index % 60 === 45) await engine.exec("vacuum written");
  }
}

/** The same numbers for the same seed, so that a failure can be seen again. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
