// Do two releases work side by side? `npm run trial:upgrade -- <folder> [seconds]`: the folder is a built clone or a package of an
// earlier release. All processes begin as that one and are replaced by the built code one by one under load, with a pause of so many
// seconds after each: the first replaced one migrates the database, and the earlier ones go on with it. Exits 1 when a promise breaks.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Rig } from "./many-processes/rig.ts";
import { demand, say } from "./many-processes/tally.ts";
import { runTrial } from "./many-processes/trial.ts";

const [earlierFolder, seconds = "20"] = process.argv.slice(2);
if (earlierFolder === undefined) throw new Error("Name the folder of an earlier release.");
const earlier = join(resolve(earlierFolder), "apps/server/dist/main.mjs");
if (!existsSync(earlier)) throw new Error(`${earlier} is missing: build it first.`);

await runTrial({
  begin: earlier,
  async meanwhile(rig, { tally }) {
    await wait(Number(seconds) * 1000);
    const before = await migrations(rig);
    // A worker first: what it needs is there before anybody is shown it.
    for (const role of ["worker", "scheduler", "api"]) {
      for (const one of rig.fleet.named(role)) {
        await rig.fleet.stop(one);
        await rig.fleet.start(one);
        say(`${one.name} is the new one; ${await migrations(rig)} migrations`);
        await wait(Number(seconds) * 1000);
      }
    }
    const after = await migrations(rig);
    demand(tally, after > before, `the database had ${before} migrations before and ${after} after`);
    return [];
  },
});

async function migrations({ database }: Rig): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    "select count(*)::int as count from drizzle.__drizzle_migrations",
  );
  return rows[0]?.count ?? 0;
}
